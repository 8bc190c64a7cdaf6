package nl.vervolg.resolve.rules.sheets;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;

/**
 * What sheets can name in their column of patterns.
 *
 * @param byName the patterns
 * @param broken names of those in which something is wrong, which is told already
 */
public record PhrasePatterns(SortedMap<String, PhrasePattern> byName, Set<String> broken) {
  /** The file beside the sheets. */
  public static final String FILE = "patterns.yaml";

  /** What stands for words that point at a row of the answer, where else a role stands. */
  private static final String ROW = "row";

  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9_]{0,39}");

  /** Cannot be changed. */
  public PhrasePatterns {
    byName = Collections.unmodifiableSortedMap(byName);
    broken = Set.copyOf(broken);
  }

  /** Reads the file; what is wrong with it goes to {@code problems}. */
  public static PhrasePatterns read(Path file, String text, Problems problems) {
    SortedMap<String, PhrasePattern> patterns = new TreeMap<>();
    Set<String> broken = new TreeSet<>();
    Optional<YamlValue> root = YamlValue.of(file, text, problems);
    if (root.isPresent()) {
      Map<String, YamlValue> parts = root.orElseThrow().map(Set.of("braces", "patterns"));
      SortedMap<String, Optional<Role>> braces = braces(parts.get("braces"));
      Optional<YamlValue> listed = Optional.ofNullable(parts.get("patterns"));
      if (listed.isEmpty()) {
        root.orElseThrow()
            .wrong("There is no list (patterns).", "Write patterns: with a name for each.");
      }
      listed
          .map(YamlValue::map)
          .orElse(Map.of())
          .forEach(
              (name, value) ->
                  pattern(name, value, braces)
                      .ifPresentOrElse(each -> patterns.put(name, each), () -> broken.add(name)));
    }
    return new PhrasePatterns(patterns, broken);
  }

  private static SortedMap<String, Optional<Role>> braces(
      @org.jspecify.annotations.Nullable YamlValue value) {
    SortedMap<String, Optional<Role>> braces = new TreeMap<>();
    if (value == null) {
      return braces;
    }
    List<String> roles =
        Arrays.stream(Role.values()).map(role -> role.name().toLowerCase(Locale.ROOT)).toList();
    value
        .map()
        .forEach(
            (name, role) -> {
              String written = role.text();
              named(name, role);
              if (written.equals(ROW)) {
                braces.put(name, Optional.empty());
              } else if (roles.contains(written)) {
                braces.put(name, Optional.of(Role.valueOf(written.toUpperCase(Locale.ROOT))));
              } else {
                braces.put(name, Optional.empty());
                role.wrong(
                    "There is no role (" + written + ").", Suggestions.maybe(written, roles));
              }
            });
    return braces;
  }

  private static void named(String name, YamlValue where) {
    if (!NAME.matcher(name).matches()) {
      where.wrong(
          "(" + name + ") cannot be a name here.", "Use small letters, digits and underscores.");
    }
  }

  private static Optional<PhrasePattern> pattern(
      String name, YamlValue value, SortedMap<String, Optional<Role>> braces) {
    named(name, value);
    Map<String, YamlValue> parts = value.map(Set.of("means", "cue", "braces", "needs_brace"));
    Optional<YamlValue> means = needed("means", parts, value);
    Optional<CueKind> cue = needed("cue", parts, value).flatMap(PhrasePatterns::cue);
    SortedMap<String, Optional<Role>> own = new TreeMap<>();
    Optional.ofNullable(parts.get("braces"))
        .map(YamlValue::list)
        .orElse(List.of())
        .forEach(
            each -> {
              if (braces.containsKey(each.text())) {
                own.put(each.text(), braces.getOrDefault(each.text(), Optional.empty()));
              } else {
                each.wrong(
                    "There is no brace {" + each.text() + "}.",
                    Suggestions.maybe(each.text(), braces.keySet()));
              }
            });
    boolean needs =
        Optional.ofNullable(parts.get("needs_brace")).map(PhrasePatterns::yes).orElse(false);
    if (means.isEmpty() || cue.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new PhrasePattern(name, means.orElseThrow().text(), cue.orElseThrow(), own, needs));
  }

  private static Optional<YamlValue> needed(
      String part, Map<String, YamlValue> parts, YamlValue value) {
    Optional<YamlValue> found = Optional.ofNullable(parts.get(part));
    if (found.isEmpty()) {
      value.wrong("(" + part + ") is missing here.", "Write " + part + ": and what it is.");
    }
    return found;
  }

  private static Optional<CueKind> cue(YamlValue value) {
    List<String> kinds = Arrays.stream(CueKind.values()).map(CueKind::name).toList();
    if (!kinds.contains(value.text())) {
      value.wrong(
          "There is no kind of cue (" + value.text() + ").",
          Suggestions.maybe(value.text(), kinds));
      return Optional.empty();
    }
    return Optional.of(CueKind.valueOf(value.text()));
  }

  private static boolean yes(YamlValue value) {
    boolean yes = value.text().equals("true");
    if (!yes && !value.text().equals("false")) {
      value.wrong("(" + value.text() + ") is neither true nor false.", "Write true or false.");
    }
    return yes;
  }
}
