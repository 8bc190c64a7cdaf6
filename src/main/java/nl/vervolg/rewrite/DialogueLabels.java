package nl.vervolg.rewrite;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.match.wording.Labels;

/**
 * Names of fillers as a dialogue has them: rows of an answer as they were shown, things with the
 * article that they were said with.
 *
 * @param others names of everything else
 * @param shown rows that were shown
 * @param genders genders that articles showed, by name; looked for when a name is written
 */
record DialogueLabels(
    VocabularyLabels others, List<ShownItem> shown, Supplier<Map<String, Gender>> genders)
    implements Labels {

  /** Genders that articles showed, by name. */
  Map<String, Gender> said() {
    return genders.get();
  }

  @Override
  public String label(Slot slot, Language language, GrammaticalNumber number) {
    return slot.role() == Role.ENTITY
        ? phrase(slot, language, number, "").text()
        : others.label(slot, language, number);
  }

  @Override
  public Gender gender(Slot slot, Language language) {
    return others.gender(slot, language);
  }

  @Override
  public Phrase phrase(Slot slot, Language language, GrammaticalNumber number, String usual) {
    return slot.role() == Role.ENTITY
        ? others.joined(
            slot, language, usual, one -> named(name(one, language), language, usual, ""))
        : others.phrase(slot, language, number, usual);
  }

  /** The name under which a thing was shown, or else the one that it has in the data. */
  String name(Slot slot, Language language) {
    return shown.stream()
        .filter(item -> item.key().equals(slot.filler().key()))
        .findFirst()
        .map(ShownItem::name)
        .orElseGet(() -> others.name(slot, language, GrammaticalNumber.NONE));
  }

  /**
   * A name after those words.
   *
   * @param asked the case, or empty for the one that the words ask for
   */
  Phrase named(String name, Language language, String lead, String asked) {
    return others
        .writing(language)
        .names()
        .write(lead, name, Optional.ofNullable(said().get(name)), asked);
  }
}
