package nl.vervolg.authoring.check;

import java.util.Locale;
import nl.vervolg.problem.Severity;

/** What is looked for beyond errors of form. Errors and warnings are so; a note may be meant. */
public enum LintKind {
  // Rules

  /** Two rules say the same. */
  DUPLICATE_RULE(
      Severity.WARNING,
      "Two rules fire at the same and conclude the same.",
      "Delete one of them, and move its examples to the other."),
  /** A rule adds nothing to another one. */
  SHADOWED_RULE(
      Severity.WARNING,
      "A rule fires only where another one fires that concludes the same.",
      "Delete it, or say in the other rule when that does not hold."),
  /** Two rules disagree always. */
  CONTRADICTORY_RULES(
      Severity.WARNING,
      "Two rules fire at the same and conclude what cannot both be.",
      "Say in one of them when it does not hold, or delete it."),
  /** A rule never fires. */
  CONTRADICTORY_CONDITIONS(
      Severity.WARNING, "Conditions of a rule can never hold together.", "Take one of them out."),
  /** A condition says nothing new. */
  NEEDLESS_CONDITION(
      Severity.WARNING,
      "A condition says what the others of its rule say already.",
      "Take it out, or say what was meant."),
  /** A rule waits for something that never comes. */
  UNREACHABLE_RULE(
      Severity.WARNING,
      "A rule needs a conclusion that no rule makes, or words that no list holds.",
      "Write the rule or the words that it waits for, or delete it."),
  /** A conclusion goes nowhere. */
  UNREAD_CONCLUSION(
      Severity.WARNING,
      "A rule concludes what neither a later layer nor the program reads.",
      "Read it in a later layer, or delete the rule."),
  /** A slot could live on where it must not. */
  LEAKING_SLOT(
      Severity.WARNING,
      "A rule lets a slot live on without asking what the workspace lets cross.",
      "Ask for Crossing( from == .., to == .., slot == .. ) with the name of that slot."),
  /** A kind of follow-up that nobody proposes. */
  PATTERN_WITHOUT_RULE(
      Severity.WARNING,
      "No rule proposes a pattern of the taxonomy.",
      "Write a rule in patterns/ that proposes it."),

  /** What a layer could conclude, and no rule does. */
  MISSING_CONCLUSION(
      Severity.WARNING,
      "No rule concludes what a layer is there for, so that nobody gets it.",
      "Write a rule that does, or undo the deletion of the last one."),

  // Examples

  /** A rule that no example shows. */
  SILENT_RULE(
      Severity.WARNING,
      "A rule fires in no example and in no dialogue.",
      "Write an example in which it fires, or delete it."),
  /** A rule that may fire too often. */
  BROAD_RULE(
      Severity.NOTE,
      "A rule fires in questions that stand alone, and none of its own examples is one.",
      "Add such an example if that is right, else a condition."),
  /** A rule that does more than its examples show. */
  WIDER_RULE(
      Severity.NOTE,
      "A rule fires in dialogues of a pattern that none of its own examples shows.",
      "Add such an example if that is right, else a condition."),
  /** Examples in one language only. */
  ONE_LANGUAGE(
      Severity.WARNING,
      "The examples of a rule are all in one language.",
      "Add one in another language: words differ, and so does their order."),
  /** A language in which nobody saw a rule fire. */
  LANGUAGE_WITHOUT_RULE(
      Severity.NOTE,
      "Rules fire in no example of a language, though they do in others.",
      "Write a dialogue for them into the file of that language."),
  /** The same dialogue twice. */
  REPEATED_EXAMPLE(
      Severity.WARNING,
      "A dialogue stands twice beside a rule or in the dialogue files.",
      "Delete one of them."),
  /** The same dialogue with two outcomes. */
  TWO_OUTCOMES(
      Severity.WARNING,
      "A dialogue has two outcomes, so one of them always fails.",
      "Decide which one is right."),
  /** An example for and against. */
  BOTH_WAYS(
      Severity.WARNING,
      "A dialogue is an example and a counter-example of one rule, or shows a pattern and does not.",
      "Delete one of them."),

  // Words

  /** A word twice. */
  REPEATED_WORD(
      Severity.WARNING,
      "A word stands twice in one list; case, accents and signs do not count.",
      "Delete one of them."),
  /** A word that cannot be found. */
  LOST_WORD(
      Severity.WARNING,
      "A word has no letter and no digit, so it is never found.",
      "Write it in letters, or delete it."),
  /** A list that the other languages have. */
  MISSING_LIST(
      Severity.WARNING,
      "A language has not a list of words that all other languages have.",
      "Add the list; [] says that the language has no such words."),
  /** A word that is not what it seems. */
  STRANGE_LETTER(
      Severity.WARNING,
      "A word has a character that cannot be seen, or a letter that only looks like another.",
      "Delete the word and type it again."),
  /** Words that nobody asks for. */
  UNREAD_WORDS(
      Severity.WARNING,
      "A list has words of a kind for which no rule asks.",
      "Write a rule that asks for them, or undo the deletion of the last one."),
  /** A word that does two things. */
  CUE_OF_TWO_KINDS(
      Severity.NOTE,
      "Words stand in two lists of cues of one language, so that they always do both.",
      "Leave each in the list that is meant, if only one is."),
  /** A cue that is a part of a word. */
  CUE_IN_WORD(
      Severity.NOTE,
      "A cue is one letter, which is found in words with an apostrophe or a hyphen as well.",
      "Write it with the words around it."),
  /** A cue that another one swallows. */
  CUE_IN_CUE(
      Severity.NOTE,
      "A cue with a word that changes nothing is a cue of another kind than the one without it.",
      "Put both into one list, if they mean the same."),
  /** A cue that is a name as well. */
  CUE_AND_NAME(
      Severity.NOTE,
      "A cue is also a word for a value, so that both are seen.",
      "Write the cue or the word for the value with more words, if only one is meant."),

  // The domain

  /** A crossing to where the slot cannot be. */
  CROSSING_NOT_TAKEN(
      Severity.WARNING,
      "A slot may cross to a kind of question that does not take it, or from one.",
      "Take it out of crossings: in domain.yaml, or let the question take it."),
  /** Words for what nobody can ask. */
  SLOT_WITHOUT_TEMPLATE(
      Severity.WARNING,
      "A slot has words, and no template has a place for it.",
      "Write a template that takes it, or delete the slot and its words."),
  /** An order or a fact that only the vocabulary knows. */
  VALUE_WITHOUT_TEMPLATE(
      Severity.WARNING,
      "A value of the vocabulary has words, and no order and no fact of the templates has its name.",
      "Add it to conditions.yaml, or delete the value."),
  /** An order or a fact that nobody can ask for. */
  VALUE_WITHOUT_WORDS(
      Severity.WARNING,
      "An order or a fact of the templates is no value of the vocabulary, so nobody can ask for it.",
      "Add its words, or delete it."),
  /** A value that nothing has. */
  VALUE_WITHOUT_DATA(
      Severity.NOTE,
      "A value of the vocabulary has words, and nothing in the data has it.",
      "Add the data, or delete the value.");

  private final Severity severity;
  private final String description;
  private final String advice;

  LintKind(Severity severity, String description, String advice) {
    this.severity = severity;
    this.description = description;
    this.advice = advice;
  }

  /** Stable name, {@code kebab-case}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** How much it matters. */
  public Severity severity() {
    return severity;
  }

  /** One sentence: what is wrong. */
  public String description() {
    return description;
  }

  /** One sentence: what to do. */
  public String advice() {
    return advice;
  }
}
