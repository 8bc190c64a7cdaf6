package nl.vervolg.audit;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Lines that cannot be read, kept until it is known which record goes on behind them. */
final class UnreadLines {
  private final Findings findings;
  private final List<TrailProblem> waiting = new ArrayList<>();
  private @Nullable Damage first;
  private long lines;

  UnreadLines(Findings findings) {
    this.findings = findings;
  }

  void add(Damage line) {
    first = first == null ? line : first;
    lines++;
  }

  /** True behind a line that cannot be read. */
  boolean open() {
    return first != null;
  }

  /** They are told together, as far as they are in one file. */
  void end(SegmentReader segment, long end) throws IOException {
    Damage begin = first;
    if (begin != null) {
      waiting.add(
          new TrailProblem(
              begin.file(),
              OptionalLong.of(begin.at()),
              end - begin.at(),
              segment.digest(begin.at(), end),
              TrailProblem.damaged(lines, String.valueOf(begin.getMessage())),
              Optional.empty()));
    }
    first = null;
    lines = 0;
  }

  /**
   * Tells them.
   *
   * @param named the record that the next one names as the one before it
   * @param lost how many lines lie between
   */
  void between(TrailHead read, TrailHead named, long lost) {
    boolean all = named.number() - read.number() == lost;
    for (TrailProblem problem : waiting) {
      TrailProblem told = problem.between(read, named);
      findings.add(
          all
              ? told
              : told.saying(
                  told.what() + " " + TrailProblem.lack(read.number(), named.number() + 1, lost)));
    }
    waiting.clear();
  }
}
