package nl.vervolg.knowledge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Suggestions;

/** What the vocabulary files of a domain say, as they are read one after another. */
final class Vocabulary {
  private final List<Label> labels = new ArrayList<>();
  private final List<PlaceClass> places = new ArrayList<>();
  private final List<YamlValue> written = new ArrayList<>();
  private final Map<Language, List<Map<String, String>>> adjectives = new HashMap<>();

  void add(Label label) {
    labels.add(label);
  }

  void place(SlotType slot, String key, Language language, YamlValue name) {
    places.add(new PlaceClass(slot.name(), key, language, name.text()));
    written.add(name);
  }

  void adjectives(Language language, Map<String, String> set) {
    adjectives.computeIfAbsent(language, l -> new ArrayList<>()).add(set);
  }

  List<Label> labels() {
    return labels;
  }

  List<PlaceClass> placeClasses() {
    return places;
  }

  Map<Language, List<Map<String, String>>> adjectives() {
    return adjectives;
  }

  /**
   * Every class of places has to be one that the grammar of its language knows; of a language that
   * could not be read nothing is known.
   */
  void checkPlaces(Map<Language, LanguagePack> packs) {
    for (int i = 0; i < places.size(); i++) {
      PlaceClass place = places.get(i);
      LanguagePack pack = packs.get(place.language());
      if (pack != null && !pack.grammar().phrasing().places().containsKey(place.name())) {
        written
            .get(i)
            .wrong(
                "(" + place.name() + ") is not among the places: of the language.",
                Suggestions.maybe(place.name(), pack.grammar().phrasing().places().keySet()));
      }
    }
  }
}
