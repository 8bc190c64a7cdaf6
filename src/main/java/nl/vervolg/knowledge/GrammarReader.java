package nl.vervolg.knowledge;

import static nl.vervolg.knowledge.DomainReader.list;
import static nl.vervolg.knowledge.DomainReader.map;
import static nl.vervolg.knowledge.DomainReader.texts;
import static nl.vervolg.knowledge.LanguageReader.allowed;
import static nl.vervolg.knowledge.LanguageReader.words;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Act;
import org.jspecify.annotations.Nullable;

/** Reads the section {@code grammar:} of a language file. */
final class GrammarReader {
  private static final Set<String> KEYS =
      Set.of(
          "agreement",
          "definite",
          "heads",
          "denials",
          "singular",
          "before_vowel",
          "negator",
          "place",
          "compounds",
          "demonyms",
          "adjectives",
          "order",
          "contractions",
          "cases",
          "places",
          "adverbs",
          "names");
  private static final Set<String> CONTRACTIONS =
      Set.of("joined", "elided", "before", "also", "never");
  private static final Set<String> CASE =
      Set.of("after", "instead_of", "pronouns", "article", "endings", "adjectives");
  private static final Set<String> ORDER =
      Set.of(
          "adjective",
          "added_place",
          "existence",
          "question_mark",
          "weak_after",
          "clitics",
          "preposition",
          "capitals");
  private static final Set<String> NAMES = Set.of("head", "nouns");

  private GrammarReader() {}

  static Grammar read(@Nullable YamlValue value) {
    Map<String, YamlValue> keys = value == null ? Map.of() : value.map(KEYS);
    return new Grammar(
        sets(keys.get("agreement")),
        texts(keys.get("definite")),
        heads(keys.get("heads")),
        texts(keys.get("denials")),
        texts(keys.get("singular")),
        texts(keys.get("before_vowel")),
        text(keys.get("negator")),
        text(keys.get("place")),
        keys.containsKey("compounds") && allowed(keys.get("compounds")),
        words(keys.get("demonyms")),
        sets(keys.get("adjectives")),
        style(keys.get("order")),
        phrasing(keys));
  }

  private static List<Map<String, String>> sets(@Nullable YamlValue value) {
    List<Map<String, String>> sets = new ArrayList<>();
    list(value).forEach(set -> sets.add(texts(set)));
    return sets;
  }

  private static Map<Act, String> heads(@Nullable YamlValue value) {
    Map<Act, String> heads = new EnumMap<>(Act.class);
    map(value)
        .forEach(
            (name, word) ->
                DomainReader.constant(Act.class, name)
                    .ifPresentOrElse(
                        act -> heads.put(act, word.text()),
                        () -> DomainReader.unknown(Act.class, name, word)));
    return heads;
  }

  private static Grammar.Style style(@Nullable YamlValue value) {
    Map<String, YamlValue> keys = value == null ? Map.of() : value.map(ORDER);
    return new Grammar.Style(
        text(keys.get("adjective")).equals("after"),
        text(keys.get("added_place")).equals("after noun"),
        words(keys.get("existence")),
        keys.containsKey("question_mark") ? text(keys.get("question_mark")) : "?",
        words(keys.get("weak_after")),
        words(keys.get("clitics")),
        text(keys.get("preposition")).equals("repeated"),
        text(keys.get("capitals")).equals("nouns"));
  }

  private static Phrasing phrasing(Map<String, YamlValue> keys) {
    Map<String, Map<String, String>> places = new LinkedHashMap<>();
    map(keys.get("places")).forEach((name, relations) -> places.put(name, texts(relations)));
    YamlValue names = keys.get("names");
    Map<String, YamlValue> name = names == null ? Map.of() : names.map(NAMES);
    return new Phrasing(
        contractions(keys.get("contractions")),
        cases(keys),
        places,
        texts(keys.get("adverbs")),
        nouns(name.get("nouns")),
        text(name.get("head")).equals("first"));
  }

  private static Contractions contractions(@Nullable YamlValue value) {
    Map<String, YamlValue> keys = value == null ? Map.of() : value.map(CONTRACTIONS);
    return new Contractions(
        texts(keys.get("joined")),
        texts(keys.get("elided")),
        text(keys.get("before")),
        words(keys.get("also")),
        words(keys.get("never")));
  }

  /** A language without cases has one, with its definite article. */
  private static Map<String, GrammaticalCase> cases(Map<String, YamlValue> keys) {
    Map<String, GrammaticalCase> cases = new LinkedHashMap<>();
    map(keys.get("cases")).forEach((name, value) -> cases.put(name, grammaticalCase(value)));
    cases.putIfAbsent(
        Phrasing.NOMINATIVE,
        new GrammaticalCase(
            List.of(), "", List.of(), texts(keys.get("definite")), Map.of(), Map.of()));
    return cases;
  }

  private static GrammaticalCase grammaticalCase(YamlValue value) {
    Map<String, YamlValue> keys = value.map(CASE);
    Map<String, Map<String, String>> adjectives = new LinkedHashMap<>();
    map(keys.get("adjectives")).forEach((name, endings) -> adjectives.put(name, texts(endings)));
    return new GrammaticalCase(
        words(keys.get("after")),
        text(keys.get("instead_of")),
        words(keys.get("pronouns")),
        texts(keys.get("article")),
        texts(keys.get("endings")),
        adjectives);
  }

  private static Map<String, List<String>> nouns(@Nullable YamlValue value) {
    Map<String, List<String>> nouns = new LinkedHashMap<>();
    Set<String> kinds = Set.of("masculine", "feminine", "neuter", "common", "plural");
    if (value != null) {
      value.map(kinds).forEach((name, words) -> nouns.put(name, words.texts()));
    }
    return nouns;
  }

  private static String text(@Nullable YamlValue value) {
    return Optional.ofNullable(value).map(YamlValue::text).orElse("");
  }
}
