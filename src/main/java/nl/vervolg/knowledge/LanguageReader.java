package nl.vervolg.knowledge;

import static nl.vervolg.knowledge.DomainReader.list;
import static nl.vervolg.knowledge.DomainReader.map;
import static nl.vervolg.knowledge.DomainReader.texts;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.knowledge.LanguagePack.AnaphorWords;
import nl.vervolg.problem.Problems;
import org.jspecify.annotations.Nullable;

/** Reads a file of {@code knowledge/languages/}. */
final class LanguageReader {
  private static final Set<String> KEYS =
      Set.of(
          "language",
          "name",
          "cues",
          "anaphors",
          "demonstratives",
          "ordinals",
          "ranges",
          "numbers",
          "numbered",
          "ordinal_nouns",
          "grammar",
          "clarifications",
          "suggestions",
          "open",
          "tables");
  private static final Set<String> ANAPHOR_KEYS =
      Set.of("kind", "words", "before_noun", "after_noun");

  private LanguageReader() {}

  static Optional<LanguagePack> read(
      Path file, Language language, YamlFiles yaml, Problems problems) {
    return yaml.read(file, problems).map(root -> pack(root, language));
  }

  private static LanguagePack pack(YamlValue root, Language language) {
    Map<String, YamlValue> top = root.map(KEYS);
    YamlValue code = top.get("language");
    if (code == null || !code.text().equals(language.code())) {
      root.wrong(
          "The file is not marked as language: " + language + ".",
          "Write language: " + language + " in its first lines.");
    }
    return new LanguagePack(
        language,
        cues(top.get("cues")),
        list(top.get("anaphors")).stream().map(LanguageReader::anaphor).toList(),
        words(top.get("demonstratives")),
        ordinals(top.get("ordinals")),
        ordinals(top.get("ranges")),
        ordinals(top.get("numbers")),
        words(top.get("numbered")),
        words(top.get("ordinal_nouns")),
        GrammarReader.read(top.get("grammar")),
        texts(top.get("clarifications")),
        suggestions(top.get("suggestions")),
        OpenWordsReader.read(top.get("open")),
        tables(top.get("tables")));
  }

  private static Map<Act, List<String>> suggestions(@Nullable YamlValue value) {
    Map<Act, List<String>> suggestions = new EnumMap<>(Act.class);
    map(value)
        .forEach(
            (name, texts) ->
                DomainReader.constant(Act.class, name)
                    .ifPresentOrElse(
                        act -> suggestions.put(act, texts.texts()),
                        () -> DomainReader.unknown(Act.class, name, texts)));
    return suggestions;
  }

  /** In the order of the file: of words that stand in two lists the first is meant. */
  private static Map<PieceKind, List<String>> tables(@Nullable YamlValue value) {
    Map<PieceKind, List<String>> tables = new LinkedHashMap<>();
    map(value)
        .forEach(
            (name, words) ->
                DomainReader.constant(PieceKind.class, name)
                    .ifPresentOrElse(
                        kind -> tables.put(kind, words.texts()),
                        () -> DomainReader.unknown(PieceKind.class, name, words)));
    return tables;
  }

  static Map<CueKind, List<String>> cues(@Nullable YamlValue value) {
    Map<CueKind, List<String>> cues = new EnumMap<>(CueKind.class);
    map(value)
        .forEach(
            (name, words) ->
                DomainReader.constant(CueKind.class, name)
                    .ifPresentOrElse(
                        kind -> cues.put(kind, words.texts()),
                        () -> DomainReader.unknown(CueKind.class, name, words)));
    return cues;
  }

  private static AnaphorWords anaphor(YamlValue value) {
    Map<String, YamlValue> keys = value.map(ANAPHOR_KEYS);
    YamlValue kind = keys.get("kind");
    AnaphorKind way =
        kind == null
            ? AnaphorKind.PERSONAL
            : DomainReader.constant(AnaphorKind.class, kind).orElse(AnaphorKind.PERSONAL);
    if (kind == null) {
      value.wrong("kind: is missing.", "Write personal, possessive, locative or plural.");
    }
    return new AnaphorWords(
        way,
        words(keys.get("words")),
        allowed(keys.get("before_noun")),
        allowed(keys.get("after_noun")));
  }

  static boolean allowed(@Nullable YamlValue value) {
    return value == null || !value.text().equals("no");
  }

  private static Map<Integer, List<String>> ordinals(@Nullable YamlValue value) {
    Map<Integer, List<String>> ordinals = new TreeMap<>();
    map(value)
        .forEach(
            (position, words) -> {
              if (position.matches("-?[1-9][0-9]{0,3}")) {
                ordinals.put(Integer.valueOf(position), words.texts());
              } else {
                words.wrong(
                    "(" + position + ") is not a position.",
                    "Write 1 for the first, -1 for the last.");
              }
            });
    return ordinals;
  }

  static List<String> words(@Nullable YamlValue value) {
    return value == null ? List.of() : value.texts();
  }
}
