package nl.vervolg.authoring.impact;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.resolve.rules.RuleBase;

/** A copy of {@code rules/}, to be edited. */
final class EditedRules {
  private final Path root;

  private EditedRules(Path root) {
    this.root = root;
  }

  static EditedRules in(Path root) {
    Path rules = Path.of("rules");
    try (Stream<Path> files = Files.walk(rules)) {
      for (Path file :
          files.filter(each -> each.toString().matches(".*\\.(drl|csv|yaml)")).toList()) {
        Path target = root.resolve(rules.relativize(file).toString());
        Files.createDirectories(target.resolveSibling("."));
        Files.copy(file, target);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new EditedRules(root);
  }

  /** Replaces a text that must be there. */
  EditedRules replace(String file, String text, String by) {
    try {
      String before = Files.readString(root.resolve(file));
      if (!before.contains(text)) {
        throw new IllegalArgumentException("(" + text + ") is not in " + file + ".");
      }
      Files.writeString(root.resolve(file), before.replace(text, by));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Adds to the end of a file. */
  EditedRules add(String file, String text) {
    try {
      Files.writeString(root.resolve(file), Files.readString(root.resolve(file)) + text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Takes out the rule with that id. */
  EditedRules remove(String file, String id) {
    try {
      String text = Files.readString(root.resolve(file));
      int at = text.lastIndexOf("rule \"", text.indexOf("@Id(\"" + id + "\")"));
      int end = text.indexOf("\nend", at) + "\nend".length();
      Files.writeString(root.resolve(file), text.substring(0, at) + text.substring(end));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  RuleBase load() {
    return RuleBase.load(root, Heritage.CACHE);
  }
}
