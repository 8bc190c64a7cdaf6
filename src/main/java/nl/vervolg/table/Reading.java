package nl.vervolg.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;

/**
 * A question that was read.
 *
 * @param text the question
 * @param tokens its words
 * @param marks its pieces, in order
 * @param clauses its clauses, in order
 */
record Reading(String text, List<Token> tokens, List<Mark> marks, List<Clause> clauses) {
  private static final Set<PieceKind> LEADS =
      EnumSet.of(PieceKind.LEAD, PieceKind.BOUND, PieceKind.EXCEPT, PieceKind.BY, PieceKind.AND);

  private static final Set<PieceKind> ASKING =
      EnumSet.of(PieceKind.ASK, PieceKind.REQUEST, PieceKind.COUNT);

  Reading {
    tokens = List.copyOf(tokens);
    marks = List.copyOf(marks);
    clauses = List.copyOf(clauses);
  }

  static Reading of(String text, List<Token> tokens, List<Mark> marks) {
    List<Mark> whole = joined(marks);
    return new Reading(text, tokens, whole, clauses(runs(text, tokens, whole)));
  }

  /** Pieces up to the next word that leads to others. */
  private static List<List<Mark>> runs(String text, List<Token> tokens, List<Mark> marks) {
    List<List<Mark>> runs = new ArrayList<>();
    boolean leads = false;
    for (int i = 0; i < marks.size(); i++) {
      Mark mark = marks.get(i);
      boolean leading =
          mark.kind() == PieceKind.AND ? opens(marks, i + 1) : LEADS.contains(mark.kind());
      boolean begins = !leads && (leading || mark.bound().isPresent());
      if (runs.isEmpty() || begins || comma(text, tokens, mark.whole().from())) {
        runs.add(new ArrayList<>());
      }
      runs.get(runs.size() - 1).add(mark);
      leads = leading || (leads && mark.kind() == PieceKind.VOID);
    }
    return runs;
  }

  /** A column and what is said of it are one clause. */
  private static List<Clause> clauses(List<List<Mark>> runs) {
    List<Clause> clauses = new ArrayList<>();
    List<Mark> open = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      open.addAll(runs.get(i));
      boolean goesOn =
          i + 1 < runs.size()
              && (LEADS.contains(open.get(0).kind())
                  || open.stream().noneMatch(mark -> ASKING.contains(mark.kind())))
              && open.stream().noneMatch(Mark::restricts)
              && about(open, runs.get(i + 1));
      if (!goesOn) {
        List<Mark> column = compared(open, runs, i + 1);
        open.subList(open.size() - column.size(), open.size()).clear();
        clauses.add(clause(open));
        open.clear();
        open.addAll(column);
      }
    }
    return clauses;
  }

  /** The column at the end of what asks, where a figure is set against it: "has height over 5". */
  private static List<Mark> compared(List<Mark> asks, List<List<Mark>> runs, int next) {
    boolean bound = next < runs.size() && runs.get(next).get(0).bound().isPresent();
    int at = asks.size() - 1;
    while (at > 0 && asks.get(at).kind() == PieceKind.VERB) {
      at--;
    }
    boolean column = at > 1 && asks.get(at).kind() == PieceKind.COLUMN;
    boolean ends = column && asks.stream().noneMatch(Mark::restricts);
    return bound && ends ? List.copyOf(asks.subList(at, asks.size())) : List.of();
  }

  private static boolean comma(String text, List<Token> tokens, int at) {
    return at > 0
        && at < tokens.size()
        && text.substring(tokens.get(at - 1).end(), tokens.get(at).start()).contains(",");
  }

  /** Whether a comma stands before a word. */
  boolean comma(int at) {
    return comma(text, tokens, at);
  }

  /** Whether a condition begins there: a column, or a word that leads. */
  private static boolean opens(List<Mark> marks, int at) {
    int next = at;
    while (next < marks.size() && marks.get(next).kind() == PieceKind.VOID) {
      next++;
    }
    return next < marks.size()
        && (marks.get(next).kind() == PieceKind.COLUMN
            || LEADS.contains(marks.get(next).kind())
            || marks.get(next).bound().isPresent());
  }

  /** The piece right before, if any. */
  Optional<Mark> preceding(Mark mark) {
    int at = marks.indexOf(mark) - 1;
    while (at >= 0 && marks.get(at).kind() == PieceKind.VOID) {
      at--;
    }
    return at < 0 ? Optional.empty() : Optional.of(marks.get(at));
  }

  /** The piece right after, if any. */
  Optional<Mark> following(Mark mark) {
    int at = marks.indexOf(mark) + 1;
    return at >= marks.size() ? Optional.empty() : Optional.of(marks.get(at));
  }

  /** Whether what follows says what the column that was named has. */
  private static boolean about(List<Mark> column, List<Mark> next) {
    int last = column.size() - 1;
    while (last > 0 && column.get(last).kind() == PieceKind.VERB) {
      last--;
    }
    Set<String> named = column.get(last).columns();
    return column.get(last).kind() == PieceKind.COLUMN
        && next.stream()
            .filter(Mark::restricts)
            .anyMatch(
                mark ->
                    mark.columns().isEmpty()
                        || mark.kind() == PieceKind.FIGURE
                        || mark.columns().stream().anyMatch(named::contains));
  }

  private static Clause clause(List<Mark> marks) {
    Mark first = marks.get(0);
    boolean leads = LEADS.contains(first.kind()) || first.bound().isPresent();
    return new Clause(
        new Span(first.whole().from(), marks.get(marks.size() - 1).span().to()),
        leads ? first.key() : "",
        marks,
        marks.stream().anyMatch(Mark::restricts));
  }

  /** Words beside each other that nothing explains are one name. */
  private static List<Mark> joined(List<Mark> marks) {
    List<Mark> joined = new ArrayList<>();
    for (Mark mark : marks) {
      Mark last = joined.isEmpty() ? mark : joined.get(joined.size() - 1);
      if (!joined.isEmpty() && last.kind() == PieceKind.PLAIN && mark.kind() == PieceKind.PLAIN) {
        joined.set(
            joined.size() - 1,
            new Mark(
                PieceKind.PLAIN,
                "",
                Set.of(),
                last.key() + " " + mark.key(),
                new Span(last.span().from(), mark.span().to()),
                Optional.empty()));
      } else if (!joined.isEmpty()
          && last.kind() == PieceKind.SUMMARY
          && mark.kind() == PieceKind.FIGURE
          && mark.bound().isEmpty()
          && mark.sort().equals("number")) {
        joined.set(
            joined.size() - 1,
            new Mark(
                PieceKind.SUMMARY,
                "",
                Set.of(),
                last.key() + " " + mark.key(),
                new Span(last.span().from(), mark.span().to()),
                Optional.empty()));
      } else {
        joined.add(mark);
      }
    }
    return joined;
  }

  /** The clause that a piece stands in. */
  Clause clause(Mark mark) {
    return clauses.stream().filter(clause -> clause.holds(mark)).findFirst().orElseThrow();
  }

  /** The columns that a piece can belong to: where its clause names one, that. */
  Set<String> column(Mark mark) {
    if (mark.kind() == PieceKind.COLUMN) {
      return mark.columns();
    }
    for (Mark each : clause(mark).marks()) {
      boolean fits =
          each.kind() == PieceKind.COLUMN
              && (mark.columns().isEmpty()
                  || each.columns().stream().anyMatch(mark.columns()::contains));
      if (fits) {
        Set<String> both = new TreeSet<>(each.columns());
        if (!mark.columns().isEmpty()) {
          both.retainAll(mark.columns());
        }
        return both;
      }
    }
    return mark.columns();
  }

  /** Whether its clause names the column of a piece. */
  boolean named(Mark mark) {
    return clause(mark).marks().stream().anyMatch(each -> each.kind() == PieceKind.COLUMN);
  }

  /** The words of a run as they stand in the text, with the signs that belong to them. */
  String text(Span span) {
    return text.substring(start(span.from()), end(span.to() - 1));
  }

  int start(int token) {
    int start = tokens.get(token).start();
    while (start > 0 && "$€£+-#\"'“".indexOf(text.charAt(start - 1)) >= 0) {
      start--;
    }
    return start;
  }

  int end(int token) {
    int end = tokens.get(token).end();
    while (end < text.length() && "%)\"'”".indexOf(text.charAt(end)) >= 0) {
      end++;
    }
    return end;
  }

  boolean has(PieceKind kind) {
    return marks.stream().anyMatch(mark -> mark.kind() == kind);
  }
}
