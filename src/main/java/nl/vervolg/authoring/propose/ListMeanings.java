package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.authoring.check.CheckedFolders;

/**
 * What the words of a list do. Names stand for something; what other lists do is told by the tables
 * in the description of the rules, for their authors and here alike.
 */
final class ListMeanings {
  private static final String DESCRIPTION = "README.md";

  /** A row of a table: a name and what its words do. */
  private static final Pattern ROW = Pattern.compile("\\| (`.+`) \\| ([^|]+?) \\|.*");

  private static final Pattern NAME = Pattern.compile("`([A-Za-z_]+)`");
  private static final int MOST_WORDS = 4;

  private final CheckedFolders folders;

  ListMeanings(CheckedFolders folders) {
    this.folders = folders;
  }

  /** A sentence. */
  String of(OpenList list) throws IOException {
    String[] steps = list.name().split("\\.", -1);
    Optional<String> value = list.value();
    if (value.isPresent()) {
      return "Words of this list are names of (" + value.orElseThrow() + ").";
    }
    if (list.harmless() && !list.name().equals(OpenList.NOTHING)) {
      return "Words of this list stand for the slot (" + steps[1] + ").";
    }
    String others =
        "such as (" + String.join("), (", list.words().stream().limit(MOST_WORDS).toList()) + ")";
    return told(list)
        .map(told -> "What words of this list do, " + others + ": " + told + ".")
        .orElse("The word then does what the others of this list do, " + others + ".");
  }

  /**
   * What the description of the rules says of the list, in its own folder or in that which came.
   */
  Optional<String> told(OpenList list) throws IOException {
    List<String> names = names(list);
    for (Path rules : List.of(folders.rules(), folders.builtIn().resolve("rules"))) {
      Path file = rules.resolve(DESCRIPTION);
      if (Files.isRegularFile(file)) {
        for (String line : Files.readAllLines(file)) {
          Matcher row = ROW.matcher(line);
          if (row.matches()
              && NAME.matcher(row.group(1)).results().anyMatch(n -> names.contains(n.group(1)))) {
            return Optional.of(row.group(2));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** How the tables may call it: by its kind, or by the name of the list. */
  private static List<String> names(OpenList list) {
    String[] steps = list.name().split("\\.", -1);
    List<String> names = new ArrayList<>(List.of(steps[0]));
    for (int i = 1; i < steps.length; i++) {
      names.add(steps[i].toUpperCase(Locale.ROOT));
    }
    return names;
  }
}
