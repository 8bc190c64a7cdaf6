package nl.vervolg.dialogue;

import java.util.List;

/**
 * Concluded by {@code rules/recasting/}: one change to the words of a question about a table.
 *
 * @param op the change
 * @param pieces the words; of an exchange those before, then those now
 */
public record Recast(RecastOp op, List<Piece> pieces) {
  /** Copies the list. */
  public Recast {
    pieces = List.copyOf(pieces);
  }

  /** Words now take the place of words before. */
  public static Recast exchange(Parallel both) {
    return new Recast(RecastOp.EXCHANGE, List.of(both.before(), both.now()));
  }

  /** The words before go, with the condition that they stand in. */
  public static Recast cut(Piece before) {
    return new Recast(RecastOp.CUT, List.of(before));
  }

  /** The condition now is added to those before. */
  public static Recast add(Piece now) {
    return new Recast(RecastOp.ADD, List.of(now));
  }

  /** The words before are denied. */
  public static Recast deny(Piece before) {
    return new Recast(RecastOp.DENY, List.of(before));
  }

  /** The figure before becomes the one after it. */
  public static Recast raise(Piece before) {
    return new Recast(RecastOp.RAISE, List.of(before));
  }

  /** The figure before becomes the one before it. */
  public static Recast lower(Piece before) {
    return new Recast(RecastOp.LOWER, List.of(before));
  }

  /** What is asked now is asked beside what was asked before. */
  public static Recast join(Piece before, Piece now) {
    return new Recast(RecastOp.JOIN, List.of(before, now));
  }

  /** The words now become a description of what was asked before. */
  public static Recast fill(Piece now) {
    return new Recast(RecastOp.FILL, List.of(now));
  }

  /** The conditions before hold for what is asked now. */
  public static Recast carry(Piece now) {
    return new Recast(RecastOp.CARRY, List.of(now));
  }

  /** A number is asked instead of the things. */
  public static Recast count(Piece now) {
    return new Recast(RecastOp.COUNT, List.of(now));
  }

  /** What was asked before is set against the same for what is named now. */
  public static Recast compare(Parallel both, Piece word) {
    return new Recast(RecastOp.COMPARE, List.of(both.before(), both.now(), word));
  }
}
