package nl.vervolg.mistakes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A mistake that somebody makes in good rule files.
 *
 * @param name a sentence
 * @param edits what was written instead of what
 * @param told what has to be said, all of it, in order
 */
record Mistake(String name, List<Edit> edits, List<String> told) {
  private static final String NEW_LINE = "\\n";

  /**
   * One change of a file.
   *
   * @param file its name below the folder of rules
   * @param from what stands there, once
   * @param to what is written instead
   */
  record Edit(String file, String from, String to) {}

  /** Reads a table: # name, = file, - what stands there, + what is written, > what is told. */
  static List<Mistake> read(Path table) throws IOException {
    List<Mistake> mistakes = new ArrayList<>();
    String file = "";
    String from = "";
    for (String line : Files.readAllLines(table)) {
      String text = line.length() < 2 ? "" : line.substring(2);
      switch (line.isEmpty() ? ' ' : line.charAt(0)) {
        case '#' -> mistakes.add(new Mistake(text, new ArrayList<>(), new ArrayList<>()));
        case '=' -> file = text;
        case '-' -> from = text.replace(NEW_LINE, "\n");
        case '+' -> last(mistakes).edits().add(new Edit(file, from, text.replace(NEW_LINE, "\n")));
        case '>' -> last(mistakes).told().add(text);
        default -> {
          if (!line.isBlank()) {
            throw new IllegalArgumentException("(" + line + ") begins with no known sign.");
          }
        }
      }
    }
    return mistakes;
  }

  private static Mistake last(List<Mistake> mistakes) {
    return mistakes.get(mistakes.size() - 1);
  }

  /** Makes the mistake in a copy of the files. */
  void in(Path folder) throws IOException {
    for (Edit edit : edits) {
      Path file = folder.resolve(edit.file());
      String text = Files.readString(file);
      int at = text.indexOf(edit.from());
      if (at < 0 || text.indexOf(edit.from(), at + 1) >= 0) {
        throw new IllegalArgumentException(
            "(" + edit.from() + ") does not stand once in " + edit.file() + ".");
      }
      String after = text.substring(0, at) + edit.to() + text.substring(at + edit.from().length());
      Files.writeString(file, after);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
