package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A phrase sheet to which rows are added, as text. */
public final class Sheet {
  /** The first line of a sheet that is begun. */
  static final String HEAD = "id,language,wording,pattern,example,counter-example,why";

  private static final String FOLDER = "phrases";
  private static final String NEW = "own.csv";

  private Sheet() {}

  /** A row as a line of such a sheet; the id is made of the wording. */
  public static String line(List<String> cells) {
    return cells.stream().map(Sheet::cell).collect(Collectors.joining(",", ",", ","));
  }

  private static String cell(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == ';' || c == '\t');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /**
   * Adds a row to the sheet that the workspace has, or begins one.
   *
   * @param rules the folder of rules
   * @return the sheet
   */
  public static Path add(Path rules, List<String> cells) throws IOException {
    Path sheet = of(rules);
    boolean fresh = !Files.exists(sheet);
    String before = fresh ? HEAD + "\n" : Files.readString(sheet);
    String gap = before.endsWith("\n") ? "" : "\n";
    WholeFile.write(sheet, before + gap + line(cells) + "\n");
    return sheet;
  }

  /** The first sheet with these columns, by name; else one of its own. */
  public static Path of(Path rules) throws IOException {
    Path folder = rules.resolve(FOLDER);
    if (!Files.isDirectory(folder)) {
      return folder.resolve(NEW);
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files.sorted()::iterator) {
        if (file.toString().endsWith(".csv") && head(file).equals(Optional.of(HEAD))) {
          return file;
        }
      }
    }
    return folder.resolve(NEW);
  }

  private static Optional<String> head(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
      return lines.findFirst().map(String::strip);
    }
  }
}
