package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.sheets.PhrasePatterns;
import nl.vervolg.resolve.rules.sheets.PhraseSheet;
import nl.vervolg.resolve.rules.syntax.TooLarge;

/** The folder {@code rules/}: finds rule files, and checks what no file can tell alone. */
final class RuleFolder {
  private static final String SUFFIX = ".drl";

  /** Names that somebody gave to a rule file by accident. */
  private static final Pattern ALMOST = Pattern.compile(".+\\.(drl\\.(txt|docx?|rtf)|drk|dlr|rdl)");

  /** Endings of what somebody may take for a phrase sheet. */
  private static final Set<String> NO_SHEETS =
      Set.of("drl", "csv", "xlsx", "xls", "xlsm", "xlsb", "xltx", "ods", "tsv", "txt", "numbers");

  /** By name without its ending: a copy (sheet-2.csv) comes after what it is a copy of. */
  private static final Comparator<Path> ORDER =
      Comparator.comparing(RuleFolder::stem).thenComparing(Comparator.naturalOrder());

  private static final int MOST_FILES = 1000;

  private final Path folder;
  private final Problems problems;
  private final List<RuleFile> found = new ArrayList<>();

  RuleFolder(Path folder, Problems problems) {
    this.folder = folder;
    this.problems = problems;
  }

  /** The rule files, by stratum and name. */
  List<RuleFile> files() {
    List<RuleFile> files = new ArrayList<>();
    int number = 0;
    for (Stratum stratum : Stratum.values()) {
      Path layer = folder.resolve(stratum.folder());
      for (Path file : list(layer)) {
        if (isRead(stratum, name(file)) && ++number <= MOST_FILES && readable(layer, file)) {
          RuleFile.read(folder, file, stratum, problems)
              .flatMap(each -> stratum == Stratum.PHRASES ? sheet(layer, each) : Optional.of(each))
              .ifPresent(files::add);
        }
      }
    }
    if (number == 0) {
      problem(
          folder,
          "no-rules",
          Files.isRegularFile(folder) ? "This is a file, not a folder." : "There are no rules.",
          "Point to a folder with scope/, edits/, patterns/ and so on.");
    } else if (number > MOST_FILES) {
      problem(
          folder,
          "too-large",
          "There are " + number + " rule files, and more than " + MOST_FILES + " are not read.",
          "Put the rules of one subject into one file.");
    }
    found.addAll(files);
    return files;
  }

  private static boolean isRead(Stratum stratum, String name) {
    return stratum == Stratum.PHRASES ? PhraseSheet.isSheet(name) : name.endsWith(SUFFIX);
  }

  /** A phrase sheet, with what its patterns do. */
  private Optional<RuleFile> sheet(Path layer, RuleFile sheet) {
    Path patterns = layer.resolve(PhrasePatterns.FILE);
    if (!Files.exists(patterns)) {
      problem(
          layer,
          "sheet-pattern",
          "There is no file (" + PhrasePatterns.FILE + ") beside the phrase sheets.",
          "Copy it from the rules that come with the product.");
      return Optional.empty();
    }
    return RuleFile.read(folder, patterns, Stratum.PHRASES, problems).map(sheet::with);
  }

  /** A name that cannot be printed would make a mess of every message about the file. */
  private boolean readable(Path layer, Path file) {
    String name = name(file);
    String shown = name.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
    if (!shown.equals(name)) {
      problem(
          layer,
          "file-name",
          "A file of this folder has characters in its name that cannot be seen: (" + shown + ").",
          "Give it a name of letters, digits and hyphens.");
    }
    return shown.equals(name);
  }

  /** What lies where no rule is read from. */
  void strays() {
    List<String> folders = Arrays.stream(Stratum.values()).map(Stratum::folder).toList();
    for (Path each : list(folder)) {
      String name = name(each);
      if (name.endsWith(SUFFIX)) {
        problem(
            each,
            "stray-file",
            "The rule file lies in no layer, so it is not read.",
            "Move it to one of: " + String.join(", ", folders) + ".");
      } else if (folders.contains(name)) {
        list(each).forEach(name.equals(Stratum.PHRASES.folder()) ? this::noSheet : this::notRead);
      } else if (Files.isDirectory(each) && holdsRules(each)) {
        problem(
            each,
            "stray-file",
            "There is no layer (" + name + "), so its rules are not read.",
            Suggestions.maybe(name, folders));
      }
    }
  }

  private void notRead(Path file) {
    String name = name(file);
    String small = name.toLowerCase(Locale.ROOT);
    if (Files.isDirectory(file)) {
      if (!name.endsWith(SUFFIX) && holdsRules(file)) {
        problem(
            file,
            "stray-file",
            "The rules of a folder within a layer are not read.",
            "Move its files up into the layer.");
      }
    } else if (!name.endsWith(SUFFIX)
        && (small.endsWith(SUFFIX) || ALMOST.matcher(small).matches())) {
      problem(
          file,
          "stray-file",
          "The file is not read: the name of a rule file ends with (" + SUFFIX + ").",
          "Give it a name that ends so; some systems hide the last part of a name.");
    }
  }

  private void noSheet(Path file) {
    String name = name(file);
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    if (!PhraseSheet.isSheet(name) && !PhraseSheet.isLock(name) && NO_SHEETS.contains(ending)) {
      problem(
          file,
          "stray-file",
          "The file is not read: here are phrase sheets, whose names end with .csv or .xlsx.",
          ending.equals("drl")
              ? "Move the rules to the layer of what they conclude."
              : "Save it as a workbook (.xlsx) or as (CSV UTF-8).");
    }
  }

  private boolean holdsRules(Path where) {
    return list(where).stream().anyMatch(file -> name(file).endsWith(SUFFIX));
  }

  /** What only shows when all files are held side by side. */
  void together(List<ParsedFile> files) {
    Twins.tell(folder, files, problems);
    List<Integer> rules = files.stream().map(this::rules).toList();
    int all = rules.stream().mapToInt(Integer::intValue).sum();
    // Of a file that has too many alone it is told already.
    boolean alone = rules.stream().anyMatch(each -> each > TooLarge.MOST_RULES);
    if (all > TooLarge.MOST_RULES && !alone) {
      problem(
          folder,
          "too-large",
          "There are " + all + " rules, and more than " + TooLarge.MOST_RULES + " are too many.",
          TooLarge.FEWER);
    }
  }

  /** Also of a file that is too large to be read, so that the number is told the first time. */
  private int rules(ParsedFile file) {
    if (file.stratum() == Stratum.PHRASES) {
      return 0;
    }
    if (!file.syntax().isEmpty()) {
      return file.syntax().size();
    }
    return found.stream()
        .filter(each -> each.file().equals(file.file()))
        .mapToInt(RuleFile::begun)
        .sum();
  }

  /** Files whose names begin with a dot are those of editors and systems. */
  private List<Path> list(Path where) {
    if (!Files.isDirectory(where)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(where)) {
      return files.filter(file -> !name(file).startsWith(".")).sorted(ORDER).toList();
    } catch (IOException | UncheckedIOException e) {
      problem(where, "unreadable", "The folder cannot be read.", "Check its rights.");
      return List.of();
    }
  }

  private static String stem(Path file) {
    String name = name(file);
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  private void problem(Path file, String kind, String what, String advice) {
    problems.add(new Problem(new Place(file, 0), "", kind, Severity.ERROR, what, advice));
  }
}
