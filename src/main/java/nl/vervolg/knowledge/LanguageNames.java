package nl.vervolg.knowledge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Suggestions;
import org.jspecify.annotations.Nullable;

/**
 * The languages under whose codes the files of a domain have words. A domain need not speak all of
 * them, but each must be one of which there is a language file: else the words are lost.
 */
final class LanguageNames {
  private static final String CODE = "[a-z]{2}";

  private final List<Named> named = new ArrayList<>();

  /** A code, where its words stand, and what else could stand there. */
  private record Named(String code, YamlValue at, Set<String> others) {}

  /** The languages that a domain speaks. */
  static List<Language> spoken(@Nullable YamlValue value) {
    List<Language> languages = new ArrayList<>();
    for (YamlValue code : DomainReader.list(value)) {
      if (code.text().matches(CODE)) {
        languages.add(new Language(code.text()));
      } else {
        code.wrong(
            "(" + code.text() + ") is not a language code.", "Write two letters, such as nl.");
      }
    }
    if (value != null && languages.isEmpty()) {
      value.wrong("There is no language.", "Write at least one, such as [nl].");
    }
    return languages;
  }

  /** Takes down a code that words stand under; the language, where it can be one. */
  Optional<Language> named(String code, YamlValue at) {
    return named(code, at, Set.of());
  }

  /** The same, where other names can stand as well. */
  Optional<Language> named(String code, YamlValue at, Set<String> others) {
    named.add(new Named(code, at, others));
    return code.matches(CODE) ? Optional.of(new Language(code)) : Optional.empty();
  }

  /** The words for the noun of a slot. */
  Map<Language, List<String>> nouns(@Nullable YamlValue value) {
    Map<Language, List<String>> nouns = new TreeMap<>();
    DomainReader.map(value)
        .forEach(
            (code, words) ->
                named(code, words).ifPresent(language -> nouns.put(language, words.texts())));
    return nouns;
  }

  /** The words of a domain that do something. */
  Map<Language, Map<CueKind, List<String>>> cues(@Nullable YamlValue value) {
    Map<Language, Map<CueKind, List<String>>> cues = new TreeMap<>();
    DomainReader.map(value)
        .forEach(
            (code, kinds) ->
                named(code, kinds)
                    .ifPresent(language -> cues.put(language, LanguageReader.cues(kinds))));
    return cues;
  }

  /**
   * Tells the codes of which there is no language.
   *
   * @param spoken what the domain speaks
   * @param folder the language files
   */
  void check(List<Language> spoken, Path folder) {
    Set<String> known = new TreeSet<>();
    spoken.forEach(language -> known.add(language.code()));
    for (Named each : named) {
      boolean file =
          each.code().matches(CODE) && Files.isRegularFile(folder.resolve(each.code() + ".yaml"));
      if (!file && !known.contains(each.code())) {
        Set<String> allowed = new TreeSet<>(known);
        allowed.addAll(each.others());
        each.at()
            .wrong(
                "(" + each.code() + ") is not a language.",
                Suggestions.maybe(each.code(), allowed));
      }
    }
  }
}
