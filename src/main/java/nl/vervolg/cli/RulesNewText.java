package nl.vervolg.cli;

import java.nio.file.Path;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.propose.Proposal;
import nl.vervolg.authoring.propose.Sheet;
import nl.vervolg.problem.ShellWord;
import nl.vervolg.resolve.rules.ExampleForm;
import nl.vervolg.understand.Tokenizer;

/** What to add for a dialogue, for a person. */
final class RulesNewText {
  private static final int MOST_ALSO = 5;

  private final Example wanted;
  private final Path sheet;
  private final boolean written;
  private final String given;

  private RulesNewText(Example wanted, Path sheet, boolean written, String given) {
    this.wanted = wanted;
    this.sheet = sheet;
    this.written = written;
    this.given = given;
  }

  /**
   * All of it, on lines.
   *
   * @param sheet the phrase sheet to which a row goes
   * @param written true when it was added
   * @param given the options that say where the workspace is, for a command to go on with
   */
  static String of(Proposal proposal, Example wanted, Path sheet, boolean written, String given) {
    return new RulesNewText(wanted, sheet, written, given).text(proposal);
  }

  private String text(Proposal proposal) {
    if (proposal instanceof Proposal.Nothing nothing) {
      return "It ends so already, as (%s), by %s."
          .formatted(nothing.pattern(), String.join(", ", nothing.rules()));
    }
    if (proposal instanceof Proposal.Same same) {
      return ends(same.actual()) + "\nThat is the same question; write the outcome as it ends.";
    }
    if (proposal instanceof Proposal.NoQuestion no) {
      return """
      %s
      No question of this workspace is worded so: said first, (%s) is not understood as a complete question about its data.
      Write the outcome as somebody would ask all of it at once; which other outcomes there are is told in rules/README.md."""
          .formatted(ends(no.actual()), wanted.expected());
    }
    if (proposal instanceof Proposal.Word word) {
      return text(word);
    }
    if (proposal instanceof Proposal.Row row) {
      return text(row);
    }
    return proposal instanceof Proposal.Rule rule ? text(rule) : text((Proposal.None) proposal);
  }

  private String text(Proposal.Word word) {
    String also =
        word.also().isEmpty()
            ? ""
            : "With words of ("
                + String.join(
                    "), (", word.also().subList(0, Math.min(MOST_ALSO, word.also().size())))
                + ") in its place it ends so as well: choose by what the word means.\n";
    String forms =
        word.entry().startsWith("{")
            ? "Both forms are written alike: set right the one that is not so.\n"
            : "";
    boolean alike = Tokenizer.words(word.then()).equals(Tokenizer.words(wanted.expected()));
    return """
    %s
    With this word in the list (%s), %s:%d, it %s, and %d examples pass:

    %s

    %s
    %s%s%s"""
        .formatted(
            ends(word.actual()),
            word.place().list(),
            word.place().file(),
            word.place().line(),
            alike ? "does" : "asks the same, as (" + word.then() + ")",
            word.passing(),
            word.entry(),
            word.means(),
            also,
            forms,
            added());
  }

  private String text(Proposal.Row row) {
    return """
    %s
    With this row in %s it does, and %d examples pass:

    %s

    (%s): %s
    %s"""
        .formatted(
            ends(row.actual()),
            sheet,
            row.passing(),
            Sheet.line(row.cells()),
            row.pattern().name(),
            row.pattern().means(),
            added());
  }

  private String text(Proposal.Rule rule) {
    return """
    %s
    No word and no row was found that makes it end so. With this rule in rules/%s it does, and %d examples pass.
    It is a draft, made of %s: %s.

    %s
    %s"""
        .formatted(
            ends(rule.actual()),
            rule.file(),
            rule.passing(),
            rule.base(),
            rule.instead(),
            rule.text(),
            added());
  }

  private String text(Proposal.None none) {
    Proposal.Tried tried = none.tried();
    String words =
        none.unexplained().isEmpty()
            ? "Every word of it is known: a rule is needed, or a row with a wider wording."
            : "Nothing explains ("
                + String.join("), (", none.unexplained())
                + "): maybe a word is missing in the vocabulary or in a list of the language.";
    return """
    %s
    None of %d words in lists, %d rows of the phrase sheet and %d rules that were tried makes it end so%s.%s
    %s%s"""
        .formatted(
            ends(none.actual()),
            tried.words(),
            tried.rows(),
            tried.rules(),
            tried.broke() == 0 ? "" : " without another end for other examples",
            none.refused().isEmpty() ? "" : "\nOf one it was said: " + none.refused(),
            words,
            none.nearest().map(this::nearest).orElse(""));
  }

  private String nearest(Proposal.Nearest nearest) {
    String turns = wanted.text().substring(0, wanted.text().lastIndexOf(ExampleForm.ARROW)).strip();
    return """

    The rule that lacks least is %s; of it does not hold: %s
    Go on with: vervolg rules why%s %s --not %s"""
        .formatted(nearest.rule(), nearest.condition(), given, ShellWord.of(turns), nearest.rule());
  }

  private String ends(String actual) {
    return "It ends as (%s), not as (%s).".formatted(actual, wanted.expected());
  }

  private String added() {
    return written ? "It was added." : "Add it with --write, or by hand.";
  }
}
