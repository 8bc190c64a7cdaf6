package nl.vervolg.link;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.Label;
import nl.vervolg.understand.Tokenizer;

/**
 * The vocabulary of a workspace as a dictionary: a value that has words in two languages leads from
 * those of one to those of the other. Safe for many threads.
 */
public final class VocabularyGlossary implements Glossary {
  /** Words of a label that is looked for. */
  private static final int LONGEST = 6;

  private final Map<Language, Map<String, Label>> said = new HashMap<>();
  private final Map<Meaning, List<Label>> meant = new HashMap<>();

  /** Made from labels; those of no language are names, which stay as they are. */
  public VocabularyGlossary(List<Label> labels) {
    for (Label label : labels) {
      label
          .language()
          .ifPresent(
              language -> {
                said.computeIfAbsent(language, l -> new HashMap<>())
                    .putIfAbsent(norm(Tokenizer.tokens(label.text())), label);
                meant
                    .computeIfAbsent(
                        new Meaning(label.slot().name(), label.value(), language),
                        m -> new ArrayList<>())
                    .add(label);
              });
    }
  }

  /** A value in a language. */
  private record Meaning(SlotName slot, SlotValue value, Language language) {}

  @Override
  public String translate(String text, Language from, Language to) {
    Map<String, Label> words = said.getOrDefault(from, Map.of());
    List<Token> tokens = Tokenizer.tokens(text);
    StringBuilder translated = new StringBuilder();
    int copied = 0;
    int at = 0;
    while (at < tokens.size()) {
      int length = Math.min(LONGEST, tokens.size() - at);
      Optional<String> other = Optional.empty();
      while (length > 0 && other.isEmpty()) {
        other = other(words, norm(tokens.subList(at, at + length)), to);
        length -= other.isEmpty() ? 1 : 0;
      }
      if (other.isPresent()) {
        translated.append(text, copied, tokens.get(at).start()).append(other.orElseThrow());
        copied = tokens.get(at + length - 1).end();
      }
      at += Math.max(1, length);
    }
    return translated.append(text, copied, text.length()).toString();
  }

  /** The usual words for the same in the other language, in the same form where there are some. */
  private Optional<String> other(Map<String, Label> words, String phrase, Language to) {
    return Optional.ofNullable(words.get(phrase))
        .flatMap(
            label ->
                meant
                    .getOrDefault(new Meaning(label.slot().name(), label.value(), to), List.of())
                    .stream()
                    .min(
                        Comparator.comparing((Label other) -> other.form() != label.form())
                            .thenComparing(other -> Math.abs(other.lexeme() - label.lexeme()))))
        .map(Label::text);
  }

  private static String norm(List<Token> tokens) {
    return tokens.stream().map(Token::norm).collect(Collectors.joining(" "));
  }
}
