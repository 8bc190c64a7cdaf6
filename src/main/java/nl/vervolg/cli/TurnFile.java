package nl.vervolg.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nl.vervolg.authoring.impact.RecordedTurn;
import nl.vervolg.authoring.impact.TurnSource;
import nl.vervolg.conversation.Intake;
import nl.vervolg.dialogue.Language;

/** Recorded turns in a file: lines as {@code resolve} reads them. It is read twice, not held. */
final class TurnFile implements TurnSource {
  /** More wrong lines than these are of the same kind. */
  private static final int MOST_WRONG = 20;

  private final Path file;
  private final List<Language> languages;
  private long turns;

  private TurnFile(Path file, List<Language> languages) {
    this.file = file;
    this.languages = languages;
  }

  /** Takes a line that is not blank. */
  private interface Reader {
    void line(int number, InputLine line);
  }

  /**
   * Checks a file.
   *
   * @throws IllegalArgumentException with a sentence for every line that cannot be used
   */
  static TurnFile open(Path file, List<Language> languages) {
    if (!Files.isReadable(file) || !Files.isRegularFile(file)) {
      throw new IllegalArgumentException(
          "The file (" + file + ") cannot be read.\nCheck its name and its rights.");
    }
    TurnFile turns = new TurnFile(file, languages);
    List<String> wrong = new ArrayList<>();
    turns.each(
        (number, line) -> {
          try {
            turns.read(line);
            turns.turns++;
          } catch (BadLine e) {
            wrong.add(file + ":" + number + ": " + e.getMessage());
          }
        });
    if (!wrong.isEmpty()) {
      int more = wrong.size() - MOST_WRONG;
      throw new IllegalArgumentException(
          String.join("\n", wrong.subList(0, Math.min(MOST_WRONG, wrong.size())))
              + (more > 0 ? "\nAnd " + more + " more lines cannot be used." : ""));
    }
    return turns;
  }

  @Override
  public long turns() {
    return turns;
  }

  @Override
  public void forEach(Consumer<RecordedTurn> taker) {
    each(
        (number, line) -> {
          ResolveRequest request = read(line);
          taker.accept(
              new RecordedTurn(
                  file.getFileName() + ":" + number,
                  request::before,
                  Intake.clean(request.question()),
                  request.language()));
        });
  }

  private void each(Reader reader) {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      int number = 1;
      for (InputLine line = InputLine.next(in); !line.end(); line = InputLine.next(in)) {
        if (!line.blank()) {
          reader.line(number, line);
        }
        number++;
      }
    } catch (IOException e) {
      throw new UncheckedIOException("The file (" + file + ") cannot be read any more.", e);
    }
  }

  private ResolveRequest read(InputLine line) {
    String text = line.text().orElse("");
    if (line.tooLong() || text.isEmpty()) {
      throw new BadLine("The line is too long, or not UTF-8.");
    }
    return ResolveRequest.read(JsonLine.read(text), languages);
  }
}
