package nl.vervolg.resolve.rules.syntax;

import java.util.Comparator;

/**
 * A place in a rule file.
 *
 * @param line from 1
 * @param column from 1
 */
public record Position(int line, int column) implements Comparable<Position> {
  private static final Comparator<Position> ORDER =
      Comparator.comparingInt(Position::line).thenComparingInt(Position::column);

  @Override
  public int compareTo(Position other) {
    return ORDER.compare(this, other);
  }

  boolean before(Position other) {
    return compareTo(other) < 0;
  }

  /** So many characters to the right. */
  public Position plus(int characters) {
    return new Position(line, column + characters);
  }
}
