package nl.vervolg.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.keyword.KeywordExtraction;
import nl.vervolg.keyword.QuestionLanguage;
import nl.vervolg.link.ValidatedQuestion.Outcome;
import nl.vervolg.problem.DrawnText;

/**
 * The first phase: whether a text is a question at all, in which language, and what it is in the
 * language of the schema. One place decides all three, for they depend on each other.
 */
final class QuestionValidation {
  /** Characters. */
  static final int LONGEST = 2000;

  private final Glossary glossary;
  private final Language schema;

  /** For a schema whose names are of this language. */
  QuestionValidation(Glossary glossary, Language schema) {
    this.glossary = glossary;
    this.schema = schema;
  }

  /** Whether nobody reads it. */
  static boolean tooLong(String question) {
    return question.length() > LONGEST;
  }

  /**
   * Validates a question.
   *
   * @param completion the question with what it leaves out
   */
  ValidatedQuestion validate(String asked, FollowUps.Completion completion) {
    String original = DrawnText.said(asked);
    String question = DrawnText.said(completion.question());
    if (tooLong(question)) {
      String start = question.substring(0, question.offsetByCodePoints(0, 40)) + "...";
      return refused(
          start,
          Outcome.MALFORMED,
          "It has more than " + LONGEST + " characters. Ask for less at once.");
    }
    if (question.codePoints().noneMatch(Character::isLetterOrDigit)) {
      return refused(question, Outcome.MALFORMED, "It has neither a letter nor a figure.");
    }
    Optional<ScopeKind> declined = completion.declined();
    if (declined.isPresent()) {
      return declined(original, declined.get(), completion.rules());
    }
    Language language = QuestionLanguage.of(question, schema);
    List<String> beside = completion.beside().stream().map(DrawnText::said).toList();
    String looked = ValidatedQuestion.together(beside, question);
    if (KeywordExtraction.of(looked, language).isEmpty()) {
      return refused(
          question,
          Outcome.MEANINGLESS,
          "It has only words that every question can have (" + language + ").");
    }
    List<String> reasons = new ArrayList<>();
    if (!beside.isEmpty()) {
      reasons.add(
          "What it leaves out is not certain: the questions before it are looked up with it.");
    }
    Optional<String> translated = translated(looked, language, reasons);
    Optional<String> other = Optional.of(question).filter(text -> !text.equals(original));
    return new ValidatedQuestion(
        original, other, beside, translated, language, Outcome.VALID, reasons);
  }

  private ValidatedQuestion declined(String said, ScopeKind kind, List<String> rules) {
    String by = rules.isEmpty() ? "" : " (" + String.join(", ", rules) + ")";
    return kind == ScopeKind.SMALL_TALK
        ? refused(said, Outcome.SMALL_TALK, "It asks nothing" + by + ".")
        : refused(
            said, Outcome.OUT_OF_SCOPE, "It is about something else than the data" + by + ".");
  }

  private Optional<String> translated(String question, Language language, List<String> reasons) {
    Optional<String> translated = Optional.empty();
    if (!language.equals(schema)) {
      String other = glossary.translate(question, language, schema);
      translated = Optional.of(other).filter(text -> !text.equals(question));
      reasons.add(
          "The question is in (%s) and the schema in (%s); %s."
              .formatted(
                  language,
                  schema,
                  translated.isPresent()
                      ? "the words that are known were translated"
                      : "no word of it is known in that language"));
    }
    return translated;
  }

  private ValidatedQuestion refused(String question, Outcome outcome, String reason) {
    return new ValidatedQuestion(
        question, Optional.empty(), List.of(), Optional.empty(), schema, outcome, List.of(reason));
  }
}
