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
 * @param beside questions before it that are looked up with it, oldest first
 * @param translated all of that in the language of the schema; empty where it was so already
 * @param language of the original
 * @param outcome whether it goes on
 * @param reasons in sentences; why it does not go on, or what to know of it
 */
public record ValidatedQuestion(
    String original,
    Optional<String> completed,
    List<String> beside,
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
    MEANINGLESS,
    /** Thanks, a greeting. */
    SMALL_TALK,
    /** It is about something else than the data. */
    OUT_OF_SCOPE;

    /** How it is written outside. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** As people read it. */
    public String words() {
      return code().replace('_', ' ');
    }
  }

  /** Copies the lists. */
  public ValidatedQuestion {
    beside = List.copyOf(beside);
    reasons = List.copyOf(reasons);
  }

  /** A question that nothing is known of. */
  static ValidatedQuestion unread(String original, Language usual) {
    return new ValidatedQuestion(
        original,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        usual,
        Outcome.MALFORMED,
        List.of("It was not read."));
  }

  /** Questions, a line each. */
  static String together(List<String> beside, String question) {
    return beside.isEmpty() ? question : String.join("\n", beside) + "\n" + question;
  }

  /** The translation, and then the words that it was made from: values and names stay as said. */
  String searched() {
    String complete = together(beside, completed.orElse(original));
    return translated.map(text -> text + "\n" + complete).orElse(complete);
  }

  /** The same as far as the columns that it asks for: what was said long before counts less. */
  String asks() {
    String complete =
        together(
            beside.subList(Math.max(0, beside.size() - 1), beside.size()),
            completed.orElse(original));
    return translated.map(text -> text + "\n" + complete).orElse(complete);
  }

  /** What was said long before. */
  List<String> older() {
    return beside.isEmpty() ? List.of() : beside.subList(0, beside.size() - 1);
  }

  /**
   * What is looked up: the complete question and those beside it, translated where they had to be.
   */
  public String submitted() {
    return translated.orElseGet(() -> together(beside, completed.orElse(original)));
  }
}
