package nl.vervolg.authoring.propose;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nl.vervolg.resolve.rules.sheets.PhrasePattern;

/** What becomes of a dialogue that somebody wants. */
public sealed interface Proposal {
  /**
   * It ends as wanted already.
   *
   * @param pattern outside name of the pattern that its last turn shows
   * @param rules ids of the rules that fired
   */
  record Nothing(String pattern, List<String> rules) implements Proposal {
    /** Copies the list. */
    public Nothing {
      rules = List.copyOf(rules);
    }
  }

  /**
   * It ends as the same question, in other words.
   *
   * @param actual the question as the dialogue ends
   */
  record Same(String actual) implements Proposal {}

  /**
   * What is wanted is no question that this workspace understands.
   *
   * @param actual how the dialogue ends
   */
  record NoQuestion(String actual) implements Proposal {}

  /**
   * A row of a phrase sheet.
   *
   * @param actual how the dialogue ends without it
   * @param wording the last turn, with braces for what is named in it
   * @param pattern what such a wording does
   * @param cells the row, without id and reason
   * @param passing how many examples end as before, this one included
   */
  record Row(String actual, String wording, PhrasePattern pattern, List<String> cells, int passing)
      implements Proposal {
    /** Copies the list. */
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * Where a word goes.
   *
   * @param file the file of the list
   * @param line the line of the list to which it is added
   * @param list where the list stands in the file: {@code cues.additive}
   */
  record Place(Path file, int line, String list) {}

  /**
   * A word of a list.
   *
   * @param actual how the dialogue ends without it
   * @param then how it ends with it: as wanted, or as the same question with that word in it
   * @param word the word
   * @param place where it goes
   * @param entry the word as it stands there
   * @param means what words of that list do, in a sentence
   * @param changed the text of the file with the word
   * @param also other lists to which the dialogue points: with their words it ends so as well
   * @param passing how many examples end as before
   */
  record Word(
      String actual,
      String then,
      String word,
      Place place,
      String entry,
      String means,
      String changed,
      List<String> also,
      int passing)
      implements Proposal {
    /** Copies the list. */
    public Word {
      also = List.copyOf(also);
    }
  }

  /**
   * A rule, as a draft.
   *
   * @param actual how the dialogue ends without it
   * @param base id of the rule that it is made of
   * @param instead what is otherwise in it
   * @param file its file, in the folder of rules
   * @param text the text of the file
   * @param passing how many examples end as before
   */
  record Rule(String actual, String base, String instead, Path file, String text, int passing)
      implements Proposal {}

  /**
   * A rule that nearly fired.
   *
   * @param rule its id
   * @param condition the condition of it that does not hold
   */
  record Nearest(String rule, String condition) {}

  /**
   * What was tried.
   *
   * @param words lists to which a word was added
   * @param rows rows of a phrase sheet
   * @param rules rules
   * @param broke how many of these gave the end that is wanted, and another end to other examples
   */
  record Tried(int words, int rows, int rules, int broke) {}

  /**
   * Nothing helps that was tried.
   *
   * @param actual how the dialogue ends
   * @param unexplained words of its last turn that nothing explains
   * @param tried what was tried
   * @param refused why something was not admitted; empty where all was
   * @param nearest the rule that lacked least
   */
  record None(
      String actual,
      List<String> unexplained,
      Tried tried,
      String refused,
      Optional<Nearest> nearest)
      implements Proposal {
    /** Copies the list. */
    public None {
      unexplained = List.copyOf(unexplained);
    }
  }
}
