package nl.vervolg.understand;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.Phrasing;
import nl.vervolg.knowledge.PlaceClass;

/**
 * Tells places of one name apart by the words before it: a preposition with an article is said of a
 * country and never of a town without one.
 */
final class LedPlaces {
  private static final int LONGEST = 4;

  private final Map<Language, Map<String, Set<String>>> classesByLead = new HashMap<>();
  private final Map<SlotName, Map<String, Map<Language, String>>> classes = new HashMap<>();

  LedPlaces(Knowledge knowledge) {
    knowledge.languages().forEach((language, pack) -> learn(language, pack.grammar().phrasing()));
    for (PlaceClass place : knowledge.placeClasses()) {
      classes
          .computeIfAbsent(place.slot(), slot -> new HashMap<>())
          .computeIfAbsent(place.key(), key -> new HashMap<>())
          .put(place.language(), place.name());
    }
  }

  private void learn(Language language, Phrasing phrasing) {
    Map<String, Set<String>> byLead = new HashMap<>();
    phrasing
        .places()
        .forEach(
            (name, relations) ->
                relations.values().stream()
                    .map(words -> words.substring(0, Math.max(0, words.indexOf(Phrasing.GAP))))
                    .flatMap(lead -> phrasing.forms(lead).stream())
                    .map(lead -> String.join(" ", Tokenizer.words(lead)))
                    .filter(lead -> !lead.isEmpty())
                    .forEach(lead -> byLead.computeIfAbsent(lead, l -> new HashSet<>()).add(name)));
    classesByLead.put(language, byLead);
  }

  /** The labels that the words before the span can lead; all of them where these say nothing. */
  List<Label> fitting(Scan scan, Span span, List<Label> labels) {
    if (labels.size() < 2) {
      return labels;
    }
    Set<String> led = led(scan, span);
    if (led.isEmpty() || led.contains(Phrasing.USUAL)) {
      return labels;
    }
    List<Label> fitting =
        labels.stream()
            .filter(
                label ->
                    label.slot().role() == Role.LOCATION
                        && led.contains(placeClass(label, scan.language())))
            .toList();
    return fitting.isEmpty() ? labels : fitting;
  }

  /** The classes of places that the longest words before the span lead. */
  private Set<String> led(Scan scan, Span span) {
    Map<String, Set<String>> byLead = classesByLead.getOrDefault(scan.language(), Map.of());
    for (int from = Math.max(0, span.from() - LONGEST); from < span.from(); from++) {
      StringBuilder words = new StringBuilder();
      for (int i = from; i < span.from(); i++) {
        words.append(i > from ? " " : "").append(scan.tokens().get(i).norm());
      }
      Set<String> led = byLead.get(words.toString());
      if (led != null) {
        return led;
      }
    }
    return Set.of();
  }

  private String placeClass(Label label, Language language) {
    return classes
        .getOrDefault(label.slot().name(), Map.of())
        .getOrDefault(label.value().key(), Map.of())
        .getOrDefault(language, Phrasing.USUAL);
  }
}
