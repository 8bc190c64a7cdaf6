package nl.vervolg.table;

import java.util.Set;
import nl.vervolg.dialogue.Fit;
import nl.vervolg.dialogue.PieceKind;

/** How well words of one question go with words of another: by column, by form, by kind. */
final class Likeness {
  private static final int COLUMN = 12;
  private static final int LEAD = 6;
  private static final int BOUND = 2;
  private static final int KIND = 3;
  private static final Set<String> COUNTED = Set.of("number", "year");

  private final Reading before;
  private final Reading now;
  private final Names names;

  Likeness(Reading before, Reading now, Names names) {
    this.before = before;
    this.now = now;
    this.names = names;
  }

  /** More is closer; 0 where they do not go together. */
  int of(Mark old, Mark said) {
    return switch (said.kind()) {
      case VALUE, PLAIN ->
          old.kind() == PieceKind.VALUE || old.kind() == PieceKind.PLAIN
              ? value(old, said)
              : digits(old, said);
      case FIGURE -> old.kind() == PieceKind.FIGURE ? figure(old, said) : digits(old, said);
      case COLUMN -> old.kind() == PieceKind.COLUMN ? column(old, said) : 0;
      case BOUND ->
          old.kind() == PieceKind.BOUND
                  || (old.kind() == PieceKind.FIGURE && old.bound().isPresent())
              ? KIND
              : 0;
      case SUMMARY, DIRECTION -> old.kind() == said.kind() ? KIND + lead(old, said) : 0;
      default -> 0;
    };
  }

  /** What two that go together have in common. */
  Fit fit(Mark old, Mark said) {
    if (shared(old, said)) {
      return Fit.COLUMN;
    }
    return lead(old, said) > 0 ? Fit.FORM : Fit.KIND;
  }

  private int value(Mark old, Mark said) {
    if (shared(old, said)) {
      boolean named = before.named(old) && now.named(said);
      return COLUMN + lead(old, said) + (named ? BOUND : 0);
    }
    boolean apart = !before.column(old).isEmpty() && !now.column(said).isEmpty();
    boolean names = old.kind() == PieceKind.VALUE || said.kind() == PieceKind.VALUE;
    return apart ? 0 : lead(old, said) + (names && loose(said) ? 1 : 0);
  }

  /** A score is a value where it stands in a cell, and else a figure. */
  private int digits(Mark old, Mark said) {
    boolean one = old.restricts() && said.restricts() && old.kind() != said.kind();
    return one && score(old) && score(said) ? KIND : 0;
  }

  private static boolean score(Mark mark) {
    return mark.key().matches("[0-9]+( [0-9]+)+");
  }

  /** A name right after the words that begin a fragment. */
  private boolean loose(Mark said) {
    return now.preceding(said).map(each -> each.kind() == PieceKind.ABOUT).orElse(true);
  }

  private int figure(Mark old, Mark said) {
    boolean known = !before.column(old).isEmpty() && !now.column(said).isEmpty();
    boolean shared = shared(old, said);
    boolean named = now.named(said) && before.named(old);
    if (known && named && !shared) {
      return 0;
    }
    boolean bounded =
        (old.bound().isPresent() && said.bound().isPresent())
            || before.marks().stream().filter(each -> each.kind() == PieceKind.FIGURE).count() == 1;
    boolean same =
        base(old).equals(base(said))
            || (bounded && COUNTED.contains(base(old)) && COUNTED.contains(base(said)));
    if (!same && !shared) {
      return 0;
    }
    int bounds = old.bound().isPresent() == said.bound().isPresent() ? BOUND : 0;
    int stretch = old.sort().equals(said.sort()) ? BOUND : 0;
    return (shared ? COLUMN : 0) + KIND + bounds + stretch + lead(old, said);
  }

  private static String base(Mark figure) {
    return figure.sort().replace("stretch of ", "").replace("position", "number");
  }

  private int column(Mark old, Mark said) {
    boolean type = names.figures(old.columns()) == names.figures(said.columns());
    boolean asked = before.clause(old).restricts() == now.clause(said).restricts();
    return asked ? KIND + (type ? KIND : 0) + lead(old, said) : 0;
  }

  private boolean shared(Mark old, Mark said) {
    Set<String> columns = before.column(old);
    return now.column(said).stream().anyMatch(columns::contains);
  }

  private int lead(Mark old, Mark said) {
    String lead = now.clause(said).lead();
    String other = before.clause(old).lead();
    if (!lead.isEmpty() && lead.equals(other)) {
      return LEAD;
    }
    boolean alike =
        now.preceding(said)
            .flatMap(one -> before.preceding(old).map(two -> one.key().equals(two.key())))
            .orElse(false);
    return alike ? LEAD - 1 : 0;
  }
}
