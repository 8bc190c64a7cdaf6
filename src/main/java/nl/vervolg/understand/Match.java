package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;

/**
 * Words of the utterance that are a phrase of the lexicon.
 *
 * @param span the words
 * @param entries everything that the phrase stands for in this language
 * @param typo a letter had to be changed
 */
record Match(Span span, List<Entry> entries, boolean typo) {

  /** True when the phrase is a cue of that kind. */
  boolean is(CueKind kind) {
    for (Entry entry : entries) {
      if (entry instanceof Entry.CueEntry cue && cue.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** True when the phrase is the name of a place or thing and nothing else. */
  boolean isName() {
    for (Entry entry : entries) {
      if (!(entry instanceof Entry.LabelEntry label) || label.label().form() != WordForm.NAME) {
        return false;
      }
    }
    return !entries.isEmpty();
  }

  /** True when the phrase can name a value of that role. */
  boolean has(Role role) {
    for (Entry entry : entries) {
      if (entry instanceof Entry.LabelEntry label && label.label().slot().role() == role) {
        return true;
      }
    }
    return false;
  }

  /** The labels that the phrase is. */
  List<Label> labels() {
    List<Label> labels = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      if (entry instanceof Entry.LabelEntry label) {
        labels.add(label.label());
      }
    }
    return labels;
  }

  /** The first entry of a type. */
  <E extends Entry> Optional<E> first(Class<E> type) {
    for (Entry entry : entries) {
      if (type.isInstance(entry)) {
        return Optional.of(type.cast(entry));
      }
    }
    return Optional.empty();
  }
}
