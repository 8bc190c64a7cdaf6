package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;

/** Words of the utterance that are a phrase of the lexicon. */
final class Match {
  private final Span span;
  private final List<Entry> entries;
  private final boolean typo;
  private final Set<CueKind> cues = EnumSet.noneOf(CueKind.class);
  private final Set<Role> roles = EnumSet.noneOf(Role.class);

  /**
   * A phrase.
   *
   * @param span the words
   * @param entries everything that the phrase stands for in this language
   * @param typo a letter had to be changed
   */
  Match(Span span, List<Entry> entries, boolean typo) {
    this.span = span;
    this.entries = entries;
    this.typo = typo;
    for (Entry entry : entries) {
      if (entry instanceof Entry.CueEntry cue) {
        cues.add(cue.kind());
      } else if (entry instanceof Entry.LabelEntry label) {
        roles.add(label.label().slot().role());
      }
    }
  }

  /** The words. */
  Span span() {
    return span;
  }

  /** Everything that the phrase stands for in this language. */
  List<Entry> entries() {
    return entries;
  }

  /** True when a letter had to be changed. */
  boolean typo() {
    return typo;
  }

  /** True for words that name nothing: they have no capital of their own. */
  boolean small() {
    return !is(CueKind.TOPIC_NOUN)
        && !entries.isEmpty()
        && entries.stream().allMatch(Entry.CueEntry.class::isInstance);
  }

  /** True when the phrase is a cue of that kind. */
  boolean is(CueKind kind) {
    return cues.contains(kind);
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
    return roles.contains(role);
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
