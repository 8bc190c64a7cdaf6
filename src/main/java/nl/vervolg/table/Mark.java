package nl.vervolg.table;

import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Span;

/**
 * A piece of a question while it is read.
 *
 * @param kind what it is
 * @param sort of a figure what it counts, of a word the list of its bound, or empty
 * @param columns the columns that it can belong to
 * @param key its words as they are compared
 * @param span its words
 * @param bound the word before a figure that says which way it compares
 */
record Mark(
    PieceKind kind, String sort, Set<String> columns, String key, Span span, Optional<Span> bound) {

  /** The words with those that compare them. */
  Span whole() {
    return bound.map(before -> new Span(before.from(), span.to())).orElse(span);
  }

  boolean names() {
    return kind == PieceKind.VALUE || kind == PieceKind.FIGURE || kind == PieceKind.COLUMN;
  }

  boolean restricts() {
    return kind == PieceKind.VALUE || kind == PieceKind.FIGURE;
  }
}
