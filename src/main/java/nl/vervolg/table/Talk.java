package nl.vervolg.table;

import java.util.EnumSet;
import java.util.Set;
import nl.vervolg.dialogue.PieceKind;

/** Kinds of words by where they stand in a question. */
final class Talk {
  /** Words of a request that only say what is done to the question before. */
  static final Set<PieceKind> WORDS =
      EnumSet.of(
          PieceKind.ABOUT,
          PieceKind.ONLY,
          PieceKind.ALSO,
          PieceKind.ASK,
          PieceKind.REQUEST,
          PieceKind.POINTER,
          PieceKind.DEMONSTRATIVE,
          PieceKind.COUNT,
          PieceKind.VERB,
          PieceKind.AND,
          PieceKind.VOID);

  /** Words that a question asks with. */
  static final Set<PieceKind> HEAD =
      EnumSet.of(
          PieceKind.ASK,
          PieceKind.REQUEST,
          PieceKind.COUNT,
          PieceKind.VERB,
          PieceKind.ALL,
          PieceKind.ONLY,
          PieceKind.ALSO,
          PieceKind.VOID);

  /** Words that begin what goes on. */
  static final Set<PieceKind> OPENING =
      EnumSet.of(PieceKind.ABOUT, PieceKind.ALSO, PieceKind.ONLY, PieceKind.AND);

  /** Words that belong to a thing that somebody has. */
  static final Set<PieceKind> OWNED =
      EnumSet.of(
          PieceKind.COLUMN, PieceKind.SUMMARY, PieceKind.PLAIN, PieceKind.COUNT, PieceKind.ALL);

  /** Words between those of one thing. */
  static final Set<PieceKind> BETWEEN = EnumSet.of(PieceKind.AND, PieceKind.VOID);

  private Talk() {}
}
