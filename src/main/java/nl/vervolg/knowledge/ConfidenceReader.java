package nl.vervolg.knowledge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.ConfidenceTable.Measured;
import nl.vervolg.knowledge.ConfidenceTable.OfEvidence;
import nl.vervolg.knowledge.ConfidenceTable.OfPattern;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;

/** Reads {@code confidence.yaml}, which {@code vervolg tune} writes. */
final class ConfidenceReader {
  private static final Set<String> KEYS = Set.of("measured", "patterns", "evidence");
  private static final Set<String> COUNTS = Set.of("n", "right", "precision");
  private static final Set<String> PATTERN_KEYS =
      Set.of("n", "right", "precision", "threshold", "strong", "normal", "weak");
  private static final Set<String> EVIDENCE_KEYS = Set.of("n", "right", "factor");

  private ConfidenceReader() {}

  /** What the file of a domain says; the usual figures where there is none. */
  static ConfidenceTable read(Path file, Domain domain, Problems problems) {
    if (!Files.exists(file)) {
      return ConfidenceTable.USUAL;
    }
    return YamlValue.read(file, problems)
        .map(root -> table(root, patterns(domain)))
        .orElse(ConfidenceTable.USUAL);
  }

  /** The outside names of everything that a verdict can be. */
  private static Set<String> patterns(Domain domain) {
    Set<String> names = new TreeSet<>(domain.swaps().values());
    for (FollowUpPattern pattern : FollowUpPattern.values()) {
      names.add(pattern.label());
    }
    names.add(ConfidenceTable.SELF_CONTAINED);
    names.add(ConfidenceTable.TOPIC_SWITCH);
    return names;
  }

  private static ConfidenceTable table(YamlValue root, Set<String> names) {
    Map<String, YamlValue> top = root.map(KEYS);
    Map<String, OfPattern> patterns = new TreeMap<>();
    DomainReader.map(top.get("patterns"))
        .forEach(
            (name, value) -> {
              if (!names.contains(name)) {
                value.wrong(
                    "The pattern (" + name + ") is not known.", Suggestions.maybe(name, names));
              }
              patterns.put(name, pattern(value));
            });
    Map<Evidence, OfEvidence> evidence = new EnumMap<>(Evidence.class);
    DomainReader.map(top.get("evidence"))
        .forEach(
            (name, value) ->
                DomainReader.constant(Evidence.class, name)
                    .ifPresentOrElse(
                        way -> evidence.put(way, evidence(value)),
                        () -> DomainReader.unknown(Evidence.class, name, value)));
    return new ConfidenceTable(ConfidenceTable.USUAL_THRESHOLD, patterns, evidence);
  }

  private static OfPattern pattern(YamlValue value) {
    Map<String, YamlValue> keys = value.map(PATTERN_KEYS);
    Map<Strength, Measured> strengths = new EnumMap<>(Strength.class);
    for (Strength strength : Strength.values()) {
      YamlValue counted = keys.get(strength.name().toLowerCase(Locale.ROOT));
      if (counted != null) {
        strengths.put(strength, measured(counted, counted.map(COUNTS)));
      }
    }
    return new OfPattern(measured(value, keys), share(value, keys, "threshold"), strengths);
  }

  private static Measured measured(YamlValue value, Map<String, YamlValue> keys) {
    int n = count(value, keys, "n");
    return new Measured(n, right(value, keys, n), share(value, keys, "precision"));
  }

  private static OfEvidence evidence(YamlValue value) {
    Map<String, YamlValue> keys = value.map(EVIDENCE_KEYS);
    int n = count(value, keys, "n");
    return new OfEvidence(n, right(value, keys, n), share(value, keys, "factor"));
  }

  private static int right(YamlValue value, Map<String, YamlValue> keys, int n) {
    int right = count(value, keys, "right");
    if (right > n) {
      value.wrong(
          "More cases are right (" + right + ") than there are (" + n + ").",
          "Delete the file and run: vervolg tune.");
    }
    return right;
  }

  private static int count(YamlValue value, Map<String, YamlValue> keys, String key) {
    YamlValue count = keys.get(key);
    if (count == null) {
      missing(value, key);
      return 0;
    }
    int number = count.number();
    if (number < 0) {
      count.wrong("(" + number + ") is no number of cases.", "Write 0 or more.");
    }
    return number;
  }

  private static double share(YamlValue value, Map<String, YamlValue> keys, String key) {
    YamlValue share = keys.get(key);
    if (share == null) {
      missing(value, key);
      return 0;
    }
    double number = share.decimal();
    if (!(number >= 0 && number <= 1)) {
      share.wrong("(" + share.text() + ") is no share.", "Write a number from 0 to 1.");
    }
    return number;
  }

  private static void missing(YamlValue value, String key) {
    value.wrong("(" + key + ":) is missing.", "Add it, or delete the file and run: vervolg tune.");
  }
}
