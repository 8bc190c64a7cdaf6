package nl.vervolg.value;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.util.IOUtils;

/** Words that every sentence of a language has: they tell of which language a text is. */
final class StopWords {
  private final Map<String, Set<String>> words = new LinkedHashMap<>();

  StopWords(List<String> languages) {
    languages.forEach(code -> words.put(code, read(code)));
  }

  private static Set<String> read(String code) {
    String name = Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH);
    Set<String> words = new HashSet<>();
    try (Reader list =
        IOUtils.getDecodingReader(
            SnowballFilter.class.getResourceAsStream(name.toLowerCase(Locale.ROOT) + "_stop.txt"),
            StandardCharsets.UTF_8)) {
      WordlistLoader.getSnowballWordSet(list)
          .forEach(word -> words.add(ValueText.of(String.valueOf((char[]) word)).whole()));
      return words;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
