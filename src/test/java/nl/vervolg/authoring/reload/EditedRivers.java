package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import nl.vervolg.conversation.Workspace;

/**
 * A copy of the domain of rivers, and of the rules and languages that come with the product, to be
 * edited by tests.
 *
 * @param root the workspace
 * @param builtIn what comes with the product
 */
record EditedRivers(Path root, Path builtIn) {
  /** A place of many words, which no dialogue of rivers has. */
  static final String LONG =
      "Which rivers are there in France, Germany, Spain, Portugal, Italy, Austria, Poland, "
          + "Switzerland, Belgium, Sweden, Norway and Finland?";

  /** A file with one rule. */
  static final String SMALL_TALK = "scope/small-talk.drl";

  /** A rule that changes what is decided for {@link #LONG}, and for nothing else. */
  static final String NEW_RULE =
      """

      rule "a turn of very many words is small talk"
          @Id("VERY_MANY_WORDS")
          @Why("Nobody asks that much at once.")
          @Example("Which museums are there in Delft? | Thanks! => chitchat")
          @CounterExample("Which museums are there in Delft? | How many? => How many museums are there in Delft?")
      when
          Utterance( words > 12 )
      then
          insert( new Scope( ScopeKind.SMALL_TALK ) );
      end
      """;

  private static final Path CACHE = Path.of("target", "reload-cache");

  /** Copies everything below a folder. */
  static EditedRivers in(Path folder) {
    Path root = folder.resolve("workspace");
    Path builtIn = folder.resolve("product");
    copy(Path.of("src", "test", "resources", "rivers"), root);
    copy(Path.of("rules"), builtIn.resolve("rules"));
    copy(Path.of("knowledge", "languages"), builtIn.resolve("knowledge").resolve("languages"));
    return new EditedRivers(root, builtIn);
  }

  Workspace load() {
    return Workspace.load(root, builtIn, CACHE);
  }

  WatchedFolders folders() {
    return new WatchedFolders(root, builtIn, CACHE, this::load);
  }

  /** The workspace has the rules itself from now on, without the sheet: that is of heritage. */
  void haveRulesOfItsOwn() {
    copy(builtIn.resolve("rules"), root.resolve("rules"));
    try {
      Files.delete(root.resolve(Path.of("rules", "phrases", "heritage.csv")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file of the rules that are in use. */
  Path rule(String name) {
    Path own = root.resolve("rules").resolve(name);
    return Files.exists(own) ? own : builtIn.resolve("rules").resolve(name);
  }

  Path dialogues() {
    return root.resolve(Path.of("knowledge", "rivers", "examples", "dialogues.txt"));
  }

  Path kinds() {
    return root.resolve(Path.of("knowledge", "rivers", "vocabulary", "kinds.yaml"));
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void append(Path file, String text) {
    write(file, read(file) + text);
  }

  private static void copy(Path from, Path to) {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
