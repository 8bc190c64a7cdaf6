package nl.vervolg.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.report.Page.Section;
import nl.vervolg.report.Page.Sentence;
import nl.vervolg.report.Page.Table;

/**
 * A period as a page: what was decided, how often and by what, whether the trail holds, and so many
 * turns as fit.
 */
public final class PeriodPage implements TurnSink {
  private final Period period;
  private final int most;
  private final TrailSummary summary = new TrailSummary();
  private final List<List<String>> rows = new ArrayList<>();
  private final List<List<String>> links = new ArrayList<>();

  /**
   * Begins a page.
   *
   * @param most so many turns are listed one by one
   */
  public PeriodPage(Period period, int most) {
    this.period = period;
    this.most = most;
  }

  @Override
  public void turn(KeptTurn turn) {
    if (turn.record().kind() == RecordKind.LINK) {
      link(turn);
      return;
    }
    summary.turn(turn);
    if (rows.size() < most) {
      rows.add(
          List.of(
              TurnColumn.RECORD.of(turn),
              TurnColumn.TIME.of(turn),
              turn.unreadable()
                  .map(why -> "(cannot be read: " + why.sentence() + ")")
                  .orElseGet(() -> TurnColumn.SAID.of(turn)),
              TurnColumn.QUESTION.of(turn),
              (TurnColumn.OUTCOME.of(turn) + " " + TurnColumn.PATTERN.of(turn)).strip(),
              TurnColumn.ANSWER.of(turn)));
    }
  }

  private void link(KeptTurn link) {
    summary.link(link);
    if (links.size() < most) {
      links.add(
          List.of(
              TurnColumn.RECORD.of(link),
              TurnColumn.TIME.of(link),
              link.unreadable()
                  .map(why -> "(cannot be read: " + why.sentence() + ")")
                  .orElseGet(() -> TurnColumn.SAID.of(link)),
              TurnColumn.QUESTION.of(link),
              TurnColumn.OUTCOME.of(link),
              TurnColumn.ANSWER.of(link)));
    }
  }

  /** A record of the period that is no turn. */
  public void other(TrailRecord record) {
    summary.other(record);
  }

  @Override
  public void end() {}

  /**
   * The page.
   *
   * @param check what was found when the trail was checked
   * @param broken why not all could be read
   */
  public Page page(TrailCheck.Report check, Optional<String> broken) {
    return Page.of(
        "Report of " + period,
        Stream.concat(
            Stream.of(
                Section.of(
                    "What this is",
                    new Sentence(
                        "What was decided from the first to the last of these days (UTC): "
                            + period
                            + ". It is made from the trail, and can be made again."),
                    new Sentence(ChainText.of(check)),
                    new Sentence(broken.map(why -> "Not all could be read. " + why).orElse("")),
                    ChainText.problems(check))),
            Stream.concat(summary.sections().stream(), Stream.of(list(), linked()))));
  }

  private Section linked() {
    return Section.of(
        "Linked questions, one by one",
        new Sentence(
            summary.links() > links.size()
                ? "These are the first " + links.size() + " of " + summary.links() + "."
                : ""),
        new Table(
            "Linked questions",
            List.of("Record", "Time", "Question", "Looked up as", "Outcome", "Columns"),
            links));
  }

  private Section list() {
    return Section.of(
        "Turns, one by one",
        new Sentence(
            summary.turns() > rows.size()
                ? "These are the first "
                    + rows.size()
                    + " of "
                    + summary.turns()
                    + " turns; the formats csv and jsonl have all."
                : "These are all turns of the period."),
        new Table(
            "Turns",
            List.of("Record", "Time", "What was said", "Understood as", "Outcome", "Answer"),
            rows));
  }
}
