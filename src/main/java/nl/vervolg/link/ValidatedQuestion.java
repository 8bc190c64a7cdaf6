package nl.vervolg.link;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Language;

/**
 * A question as it goes on, or why it does not (seed on schema linking, section 1).
 *
 * @param original as it was asked
 * @param completed with what it leaves out; empty where it was complete or nothing tells
 * @param translated in the language of the schema; empty where it was so already
 * @param language of the original
 * @param outcome whether it goes on
 * @param reasons in sentences; why it does not go on, or what to know of it
 */
public record ValidatedQuestion(
    String original,
    Optional<String> completed,
    Optional<String> translated,
    Language language,
    Outcome outcome,
    List<String> reasons) {
  /** Whether a question goes on. */
  public enum Outcome {
    /** It does. */
    VALID,
    /** It is no text that can be a question: empty, too long. */
    MALFORMED,
    /** It has no word that tells anything. */
    MEANINGLESS;

    /** How it is written outside. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Copies the list. */
  public ValidatedQuestion {
    reasons = List.copyOf(reasons);
  }

  /** A question that nothing is known of. */
  static ValidatedQuestion unread(String original, Language usual) {
    return new ValidatedQuestion(
        original,
        Optional.empty(),
        Optional.empty(),
        usual,
        Outcome.MALFORMED,
        List.of("It was not read."));
  }

  /** The translation, and then the words that it was made from: values and names stay as said. */
  String searched() {
    String complete = completed.orElse(original);
    return translated.map(text -> text + "\n" + complete).orElse(complete);
  }

  /** What is looked up: the translation where there is one, of the complete question. */
  public String submitted() {
    return translated.or(() -> completed).orElse(original);
  }
}
