package nl.vervolg.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Recast;
import nl.vervolg.dialogue.RecastOp;
import nl.vervolg.dialogue.Span;

/** Makes the words of a complete question, as rules say. */
final class Recasting {
  private final Reading before;
  private final Reading now;
  private final Parallels parallels;
  private final TableWords words;
  private final List<Recast> recasts;

  Recasting(
      Reading before, Reading now, Parallels parallels, TableWords words, List<Recast> recasts) {
    this.before = before;
    this.now = now;
    this.parallels = parallels;
    this.words = words;
    this.recasts = List.copyOf(recasts);
  }

  /** The complete question; none where nothing is to be done. */
  Optional<String> text() {
    if (recasts.isEmpty()) {
      return Optional.empty();
    }
    if (has(RecastOp.FILL)) {
      Mark pointer = first(all(RecastOp.FILL).get(0));
      return Optional.of(new Restating(before, now, parallels, words).filled(pointer));
    }
    return Optional.of(has(RecastOp.CARRY) ? carried() : edited());
  }

  private boolean has(RecastOp op) {
    return recasts.stream().anyMatch(recast -> recast.op() == op);
  }

  private List<Recast> all(RecastOp op) {
    return recasts.stream().filter(recast -> recast.op() == op).toList();
  }

  private Mark first(Recast recast) {
    return parallels.mark(recast.pieces().get(0));
  }

  private Mark second(Recast recast) {
    return parallels.mark(recast.pieces().get(1));
  }

  /** The question before with what changes in it. */
  private String edited() {
    Draft draft = new Draft(before);
    all(RecastOp.EXCHANGE).forEach(recast -> exchange(draft, first(recast), second(recast)));
    for (Recast recast : all(RecastOp.CUT)) {
      Mark mark = first(recast);
      draft.cut(mark.restricts() ? condition(mark) : element(mark));
    }
    for (Recast recast : all(RecastOp.DENY)) {
      Mark mark = first(recast);
      draft.before(mark.whole(), words.usual(PieceKind.EXCEPT) + " ");
    }
    all(RecastOp.RAISE).forEach(recast -> draft.step(first(recast).span(), 1));
    all(RecastOp.LOWER).forEach(recast -> draft.step(first(recast).span(), -1));
    for (Recast recast : all(RecastOp.JOIN)) {
      draft.after(first(recast).span(), joined(second(recast)));
    }
    for (Recast recast : all(RecastOp.COUNT)) {
      draft.replace(head(), now.text(first(recast).span()));
    }
    for (Recast recast : all(RecastOp.COMPARE)) {
      draft.after(first(recast).whole(), joined(second(recast)));
      draft.lead(words.usual(PieceKind.COMPARE));
    }
    added(draft);
    return draft.text();
  }

  private String joined(Mark mark) {
    return " " + words.usual(PieceKind.AND) + " " + now.text(mark.whole());
  }

  private void exchange(Draft draft, Mark old, Mark said) {
    boolean figure = old.kind() == PieceKind.FIGURE && said.kind() == PieceKind.FIGURE;
    if (old.kind() == PieceKind.FIGURE && said.kind() == PieceKind.BOUND) {
      Span bound = old.bound().orElseThrow();
      draft.replace(bound, now.text(said.span()));
    } else if (figure && said.bound().isPresent() && old.bound().isPresent()) {
      draft.replace(old.bound().orElseThrow(), now.text(said.bound().orElseThrow()));
      draft.replace(old.span(), now.text(said.span()));
    } else if (figure && said.bound().isPresent()) {
      draft.replace(
          old.whole(), now.text(said.bound().orElseThrow()) + " " + now.text(said.span()));
    } else {
      draft.replace(old.span(), now.text(withColumn(old, together(said))));
    }
  }

  /** A value with its column, where that is named now and was not before. */
  private Span withColumn(Mark old, Span said) {
    boolean again = old.restricts() && before.named(old);
    return now.marks().stream()
        .filter(each -> !again && old.restricts() && each.kind() == PieceKind.COLUMN)
        .filter(each -> each.span().to() == said.from() && !parallels.common(each))
        .findFirst()
        .map(each -> new Span(each.span().from(), said.to()))
        .orElse(said);
  }

  /** A value with those that are named with it. */
  private Span together(Mark said) {
    Mark last = said;
    Optional<Mark> and = now.following(said);
    while (and.filter(each -> each.kind() == PieceKind.AND).isPresent()) {
      Optional<Mark> next =
          now.following(and.orElseThrow())
              .filter(each -> each.kind() == said.kind() && unpaired(each));
      if (next.isEmpty()) {
        break;
      }
      last = next.orElseThrow();
      and = now.following(last);
    }
    return new Span(said.span().from(), last.span().to());
  }

  private boolean unpaired(Mark mark) {
    return recasts.stream()
        .filter(recast -> recast.op() == RecastOp.EXCHANGE)
        .noneMatch(recast -> second(recast).equals(mark));
  }

  /** Conditions now, each once, behind the question. */
  private void added(Draft draft) {
    Set<Clause> clauses = new LinkedHashSet<>();
    all(RecastOp.ADD).stream()
        .map(this::first)
        .filter(mark -> !said(mark))
        .forEach(mark -> clauses.add(now.clause(mark)));
    List<String> texts = new ArrayList<>();
    if (recasts.stream().allMatch(recast -> recast.op() == RecastOp.ADD) && !recasts.isEmpty()) {
      draft.behind(said());
      return;
    }
    for (Clause clause : clauses) {
      Span span = bare(clause);
      texts.add(now.text(span));
    }
    texts.forEach(draft::behind);
  }

  /** What is said now without the words before it that only say what is done. */
  private String said() {
    int from = 0;
    for (Mark mark : now.marks()) {
      boolean again = mark.kind() == PieceKind.COLUMN && parallels.common(mark);
      if (!Talk.WORDS.contains(mark.kind()) && !again) {
        break;
      }
      from = mark.span().to();
    }
    int last = now.tokens().size();
    return now.text(new Span(Math.min(from, last - 1), last));
  }

  /** Whether a value came into the question with the one beside it. */
  private boolean said(Mark mark) {
    return all(RecastOp.EXCHANGE).stream()
        .map(this::second)
        .anyMatch(each -> each.kind() == mark.kind() && together(each).overlaps(mark.span()));
  }

  /** A clause without the words before it that only say what is done. */
  private static Span bare(Clause clause) {
    int from = clause.span().from();
    for (Mark mark : clause.marks()) {
      if (!Talk.WORDS.contains(mark.kind()) || mark.restricts()) {
        break;
      }
      from = mark.span().to();
    }
    return new Span(Math.min(from, clause.span().to() - 1), clause.span().to());
  }

  /** Words that ask in the question before. */
  private Span head() {
    int to = 0;
    for (Mark mark : before.marks()) {
      if (!Talk.HEAD.contains(mark.kind())) {
        break;
      }
      to = mark.span().to();
    }
    return new Span(0, Math.max(1, to));
  }

  /** The condition that a piece stands in, with words that lead to it. */
  private Span condition(Mark mark) {
    Clause clause = before.clause(mark);
    int at = before.clauses().indexOf(clause);
    int from = clause.span().from();
    long others = clause.marks().stream().filter(Mark::restricts).count();
    if (others > 1 || clause.lead().isEmpty()) {
      return element(mark);
    }
    while (at > 0) {
      Clause earlier = before.clauses().get(at - 1);
      boolean only =
          !earlier.restricts()
              && !earlier.lead().isEmpty()
              && earlier.marks().stream()
                  .allMatch(
                      each ->
                          each.kind() == PieceKind.LEAD
                              || each.kind() == PieceKind.AND
                              || each.kind() == PieceKind.VOID
                              || each.kind() == PieceKind.ASK
                              || (each.kind() == PieceKind.COLUMN
                                  && each.columns().stream()
                                      .anyMatch(before.column(mark)::contains)));
      if (!only) {
        break;
      }
      from = earlier.span().from();
      at--;
    }
    int to = mark.span().to();
    for (Mark each : clause.marks()) {
      boolean part = each.names() || each.kind() == PieceKind.SUMMARY;
      to = part ? Math.max(to, each.span().to()) : to;
    }
    return new Span(from, to);
  }

  /** One of several, with the word that joins it. */
  private Span element(Mark mark) {
    Optional<Mark> earlier = before.preceding(mark).filter(each -> each.kind() == PieceKind.AND);
    Optional<Mark> later = before.following(mark).filter(each -> each.kind() == PieceKind.AND);
    int from = earlier.map(each -> each.span().from()).orElse(mark.whole().from());
    int to =
        earlier.isPresent()
            ? mark.span().to()
            : later.map(each -> each.span().to()).orElse(mark.span().to());
    return new Span(from, to);
  }

  private String carried() {
    Set<String> gone = new LinkedHashSet<>();
    recasts.stream()
        .filter(recast -> recast.op() == RecastOp.EXCHANGE || recast.op() == RecastOp.CUT)
        .filter(recast -> first(recast).restricts())
        .forEach(recast -> gone.add(first(recast).key()));
    return new Restating(before, now, parallels, words).carried(gone);
  }
}
