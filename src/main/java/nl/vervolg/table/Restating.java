package nl.vervolg.table;

import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Span;

/** What is said now as a complete question, with what the question before told. */
final class Restating {
  private final Reading before;
  private final Reading now;
  private final Parallels parallels;
  private final TableWords words;

  Restating(Reading before, Reading now, Parallels parallels, TableWords words) {
    this.before = before;
    this.now = now;
    this.parallels = parallels;
    this.words = words;
  }

  /**
   * What is said now, with the conditions of the question before.
   *
   * @param said values before that something takes the place of
   */
  String carried(Set<String> said) {
    Draft draft = new Draft(now);
    draft.cut(opening());
    now.marks().stream()
        .filter(mark -> mark.kind() == PieceKind.ONLY)
        .forEach(mark -> draft.cut(mark.span()));
    Optional<String> tail = said.isEmpty() ? tail() : Optional.empty();
    if (tail.isPresent()) {
      draft.behind(tail.orElseThrow());
      return draft.text();
    }
    for (Clause clause : before.clauses()) {
      boolean gone = clause.marks().stream().anyMatch(mark -> said.contains(mark.key()));
      boolean again =
          clause.marks().stream()
              .filter(Mark::restricts)
              .allMatch(mark -> parallels.earlier(mark).common());
      if (clause.restricts() && !gone && !again) {
        draft.behind(before.text(restriction(clause)));
      }
    }
    return draft.text();
  }

  /** All that follows what was asked, where nothing stands before it. */
  private Optional<String> tail() {
    int to = 0;
    boolean thing = false;
    for (Mark mark : before.marks()) {
      boolean part = Talk.OWNED.contains(mark.kind()) || Talk.BETWEEN.contains(mark.kind());
      thing |= mark.kind() == PieceKind.COLUMN || mark.kind() == PieceKind.PLAIN;
      if (!part && (thing || !Talk.HEAD.contains(mark.kind()))) {
        break;
      }
      to = mark.kind() == PieceKind.COLUMN ? mark.span().to() : to;
    }
    return to == 0 || to >= before.tokens().size()
        ? Optional.empty()
        : Optional.of(before.text().substring(before.start(to)).replaceAll("[\\s?.!]+$", ""));
  }

  /** A condition without the words that ask, where it begins the question; with its verb. */
  private Span restriction(Clause clause) {
    int from = clause.span().from();
    for (Mark mark : clause.marks()) {
      if (!Talk.HEAD.contains(mark.kind())) {
        break;
      }
      from = mark.span().to();
    }
    boolean verb =
        from == clause.span().from()
            && from > 0
            && before
                .preceding(clause.marks().get(0))
                .filter(mark -> mark.kind() == PieceKind.VERB)
                .filter(mark -> mark.span().from() > 0)
                .isPresent();
    return new Span(verb ? from - 1 : Math.min(from, clause.span().to() - 1), clause.span().to());
  }

  /** Words that begin what is said now and only say that it goes on. */
  private Optional<Span> opening() {
    int to = 0;
    for (Mark mark : now.marks()) {
      if (!Talk.OPENING.contains(mark.kind())) {
        break;
      }
      to = mark.span().to();
    }
    return to == 0 || to >= now.tokens().size() ? Optional.empty() : Optional.of(new Span(0, to));
  }

  /** What is said now, with a description of what it points at. */
  String filled(Mark pointer) {
    Draft draft = new Draft(now);
    draft.cut(opening());
    Description description = new Description(before, words);
    if (pointer.kind() == PieceKind.COLUMN) {
      draft.replace(pointer.span(), description.of(pointer));
      return draft.text();
    }
    if (words.possessive(pointer.key())) {
      Span owned = owned(pointer);
      draft.replace(pointer.span(), words.article());
      draft.after(owned, " " + words.of() + " " + description.text());
    } else {
      draft.replace(pointed(pointer), named(pointer).orElseGet(description::text));
    }
    return draft.text();
  }

  /** The value before that "that town" stands for, where a town was named. */
  private Optional<String> named(Mark pointer) {
    Optional<Mark> noun =
        now.following(pointer)
            .filter(each -> pointer.kind() == PieceKind.DEMONSTRATIVE)
            .filter(each -> each.kind() == PieceKind.COLUMN);
    return noun.flatMap(
        column ->
            before.marks().stream()
                .filter(Mark::restricts)
                .filter(each -> before.column(each).stream().anyMatch(column.columns()::contains))
                .findFirst()
                .map(each -> now.text(column.span()) + " " + before.text(each.span())));
  }

  /** The words that a possessive belongs to. */
  private Span owned(Mark pointer) {
    Span last = pointer.span();
    for (Mark mark : now.marks()) {
      boolean after = mark.span().from() >= last.to();
      if (after && !Talk.OWNED.contains(mark.kind())) {
        break;
      }
      if (after) {
        last = mark.span();
      }
    }
    return last;
  }

  /** The words that point: with a noun where one follows. */
  private Span pointed(Mark pointer) {
    if (pointer.kind() != PieceKind.DEMONSTRATIVE) {
      return pointer.span();
    }
    for (Mark mark : now.marks()) {
      boolean next = mark.span().from() == pointer.span().to() && !now.comma(pointer.span().to());
      if (next
          && (mark.names() || mark.kind() == PieceKind.PLAIN || mark.kind() == PieceKind.VOID)) {
        return new Span(pointer.span().from(), mark.span().to());
      }
    }
    return pointer.span();
  }
}
