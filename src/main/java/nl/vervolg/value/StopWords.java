package nl.vervolg.value;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.LanguageWords;
import org.apache.lucene.analysis.CharArraySet;

/** Words that every sentence of a language has: they tell of which language a text is. */
final class StopWords {
  private final Map<String, Set<String>> words = new LinkedHashMap<>();
  private final Map<String, Set<String>> closed = new LinkedHashMap<>();

  StopWords(List<String> languages) {
    for (String code : languages) {
      LanguageWords known = LanguageWords.of(new Language(code));
      words.put(code, folded(known.small()));
      closed.put(code, folded(known.closed()));
    }
  }

  private static Set<String> folded(CharArraySet all) {
    Set<String> words = new HashSet<>();
    all.forEach(word -> words.add(ValueText.of(String.valueOf((char[]) word)).whole()));
    return words;
  }

  /** Those of all languages. */
  Set<String> all() {
    return of(words.keySet());
  }

  /** Those of some languages. */
  Set<String> of(Iterable<String> languages) {
    Set<String> all = new HashSet<>();
    languages.forEach(code -> all.addAll(words.getOrDefault(code, Set.of())));
    return all;
  }

  /** Those of some languages, and all others of closed classes: none is another word misspelt. */
  Set<String> wellKnown(Iterable<String> languages) {
    Set<String> all = of(languages);
    languages.forEach(code -> all.addAll(closed.getOrDefault(code, Set.of())));
    return all;
  }

  /** The languages that some texts can be of: those of which they have most of these words. */
  List<String> languages(List<ValueText> texts) {
    Map<String, Long> counts = new LinkedHashMap<>();
    words.forEach(
        (code, all) ->
            counts.put(
                code,
                texts.stream()
                    .flatMap(text -> text.words().stream())
                    .filter(word -> all.contains(word.folded()))
                    .count()));
    long most = counts.values().stream().mapToLong(Long::longValue).max().orElse(0);
    return counts.entrySet().stream()
        .filter(count -> count.getValue() == most)
        .map(Map.Entry::getKey)
        .toList();
  }
}
