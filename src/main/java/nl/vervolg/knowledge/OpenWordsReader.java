package nl.vervolg.knowledge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.dialogue.Being;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.PointerKind;
import nl.vervolg.knowledge.OpenWords.PointerWords;
import org.jspecify.annotations.Nullable;

/** Reads {@code open:} of a language file. */
final class OpenWordsReader {
  private static final Set<String> KEYS = Set.of("pointers", "words", "articles");
  private static final Set<String> POINTER_KEYS = Set.of("kind", "number", "being", "words");

  private OpenWordsReader() {}

  static OpenWords read(@Nullable YamlValue value) {
    if (value == null) {
      return OpenWords.NONE;
    }
    Map<String, YamlValue> top = value.map(KEYS);
    Map<OpenWords.Use, List<String>> words = new EnumMap<>(OpenWords.Use.class);
    DomainReader.map(top.get("words"))
        .forEach(
            (name, texts) ->
                DomainReader.constant(OpenWords.Use.class, name)
                    .ifPresentOrElse(
                        kind -> words.put(kind, texts.texts()),
                        () -> DomainReader.unknown(OpenWords.Use.class, name, texts)));
    return new OpenWords(
        DomainReader.list(top.get("pointers")).stream().map(OpenWordsReader::pointer).toList(),
        words,
        DomainReader.texts(top.get("articles")));
  }

  private static PointerWords pointer(YamlValue value) {
    Map<String, YamlValue> keys = value.map(POINTER_KEYS);
    return new PointerWords(
        constant(PointerKind.class, keys.get("kind"), PointerKind.PERSONAL),
        constant(GrammaticalNumber.class, keys.get("number"), GrammaticalNumber.NONE),
        constant(Being.class, keys.get("being"), Being.ANY),
        LanguageReader.words(keys.get("words")));
  }

  private static <T extends Enum<T>> T constant(
      java.lang.Class<T> type, @Nullable YamlValue value, T usual) {
    return value == null ? usual : DomainReader.constant(type, value).orElse(usual);
  }
}
