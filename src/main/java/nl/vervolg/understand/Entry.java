package nl.vervolg.understand;

import java.util.Optional;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack.AnaphorWords;

/** What a phrase of the lexicon stands for. */
sealed interface Entry {
  /** The language that it belongs to; none for names. */
  Optional<Language> language();

  /** True when the phrase counts only in turns of its own language. */
  default boolean bound() {
    return true;
  }

  /** Words that say what a turn does. */
  record CueEntry(Optional<Language> language, CueKind kind) implements Entry {}

  /** Words that point back. */
  record AnaphorEntry(Optional<Language> language, AnaphorWords words) implements Entry {}

  /** Words that point back with a noun after them. */
  record DemonstrativeEntry(Optional<Language> language) implements Entry {}

  /** A position, negative from the end. */
  record OrdinalEntry(Optional<Language> language, int position) implements Entry {}

  /** A word for the first or last rows of a list: 1 from the top, -1 from the end. */
  record RangeEntry(Optional<Language> language, int position) implements Entry {}

  /** A number in letters. */
  record NumberEntry(Optional<Language> language, int number) implements Entry {}

  /** A word before a number that makes it a position. */
  record NumberedEntry(Optional<Language> language) implements Entry {}

  /** Words after an ordinal that belong to it. */
  record OrdinalNounEntry(Optional<Language> language) implements Entry {}

  /** A word beside a name that says which slot is meant. */
  record SlotNounEntry(Optional<Language> language, SlotName slot) implements Entry {}

  /** A name or noun for a value. */
  record LabelEntry(Label label) implements Entry {
    @Override
    public Optional<Language> language() {
      return label.language();
    }

    @Override
    public boolean bound() {
      return false;
    }
  }
}
