package nl.vervolg.problem;

import java.nio.file.Path;
import java.util.Comparator;

/**
 * A place in a file.
 *
 * @param file the file
 * @param line line in it, from 1; 0 for the file as a whole
 * @param column character in the line, from 1; 0 for the line as a whole
 */
public record Place(Path file, int line, int column) implements Comparable<Place> {
  private static final Comparator<Place> ORDER =
      Comparator.comparing((Place place) -> place.file().toString())
          .thenComparingInt(Place::line)
          .thenComparingInt(Place::column);

  /** A line as a whole. */
  public Place(Path file, int line) {
    this(file, line, 0);
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  /** As compilers write it, so that editors find it: {@code file:line:column}. */
  @Override
  public String toString() {
    String lines = line > 0 ? file + ":" + line : file.toString();
    return column > 0 ? lines + ":" + column : lines;
  }
}
