package nl.vervolg.authoring.propose;

import java.util.List;
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
   * No row helps.
   *
   * @param actual how the dialogue ends
   * @param unexplained words of its last turn that nothing explains
   * @param tried how many rows were tried
   * @param broke how many of them gave the end that is wanted, and another end to other examples
   * @param refused why a row was not admitted; empty where all were
   */
  record None(String actual, List<String> unexplained, int tried, int broke, String refused)
      implements Proposal {
    /** Copies the list. */
    public None {
      unexplained = List.copyOf(unexplained);
    }
  }
}
