package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.sheets.PhrasePatterns;
import nl.vervolg.resolve.rules.sheets.PhraseSheet;
import nl.vervolg.resolve.rules.syntax.FileSyntax;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.SyntaxError;
import nl.vervolg.resolve.rules.syntax.TooLarge;

/** A rule file as it was found. */
final class RuleFile {
  private static final int LARGEST = 2_000_000;

  private final Path file;
  private final Stratum stratum;
  private final byte[] bytes;
  private final Optional<RuleFile> patterns;

  private RuleFile(Path file, Stratum stratum, byte[] bytes, Optional<RuleFile> patterns) {
    this.file = file;
    this.stratum = stratum;
    this.bytes = bytes;
    this.patterns = patterns;
  }

  /** The same phrase sheet, with the file that tells what its patterns do. */
  RuleFile with(RuleFile file) {
    return new RuleFile(this.file, stratum, bytes, Optional.of(file));
  }

  /**
   * Reads the bytes of a file; what is wrong goes to {@code problems}.
   *
   * @param folder the rules; a link out of it is not followed
   */
  static Optional<RuleFile> read(Path folder, Path file, Stratum stratum, Problems problems) {
    RuleFile none = new RuleFile(file, stratum, new byte[0], Optional.empty());
    if (Files.isDirectory(file)) {
      none.problem(
          "unreadable",
          "Here is a folder with the name of a rule file.",
          "Give it another name, or move its files up.",
          problems);
      return Optional.empty();
    }
    try {
      if (!Files.isRegularFile(file) || !file.toRealPath().startsWith(folder.toRealPath())) {
        none.problem(
            "unreadable",
            "This is a link to nothing or out of the folder of rules, or no file at all.",
            "Put the file itself here.",
            problems);
        return Optional.empty();
      }
      byte[] bytes = read(file);
      if (bytes.length > LARGEST) {
        none.problem(
            "too-large",
            "The file has more than " + LARGEST + " bytes.",
            TooLarge.advice(new RuleFile(file, stratum, bytes, Optional.empty()).begun()),
            problems);
        return Optional.empty();
      }
      return Optional.of(new RuleFile(file, stratum, bytes, Optional.empty()));
    } catch (IOException e) {
      none.problem("unreadable", "The file cannot be read.", "Check its rights.", problems);
      return Optional.empty();
    }
  }

  private static byte[] read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(LARGEST + 1);
    }
  }

  Path file() {
    return file;
  }

  Stratum stratum() {
    return stratum;
  }

  /** Takes what it holds into a hash. */
  void into(MessageDigest digest) {
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
    patterns.ifPresent(file -> file.into(digest));
  }

  /** The name of the file, without its folder. */
  String name() {
    return String.valueOf(file.getFileName());
  }

  /** How many rules begin in it, whether they can be read or not. */
  int begun() {
    return stratum == Stratum.PHRASES
        ? 0
        : TooLarge.rules(new String(bytes, StandardCharsets.UTF_8));
  }

  /** The admitted rules; what is wrong goes to {@code problems}. */
  ParsedFile parse(Problems problems) {
    if (stratum == Stratum.PHRASES) {
      return sheet(problems);
    }
    Optional<String> text = text(problems);
    if (text.isEmpty()) {
      return new ParsedFile(file, stratum, List.of());
    }
    FileSyntax syntax = RuleParser.parse(text.orElseThrow(), stratum.folder());
    syntax.errors().forEach(error -> problems.add(problem(error)));
    if (syntax.rules().isEmpty() && syntax.errors().isEmpty()) {
      problems.add(
          new Problem(
              new Place(file, 1, 1),
              "",
              "no-rules",
              Severity.ERROR,
              "The file has no rules.",
              "Write one, or delete the file."));
    } else {
      head(syntax, problems);
    }
    rules(syntax, problems);
    return new ParsedFile(file, stratum, syntax.rules());
  }

  private ParsedFile sheet(Problems problems) {
    PhrasePatterns known =
        patterns
            .flatMap(
                each ->
                    each.text(problems).map(text -> PhrasePatterns.read(each.file, text, problems)))
            .orElseGet(() -> new PhrasePatterns(new TreeMap<>(), Set.of()));
    PhraseSheet sheet = PhraseSheet.read(file, bytes, known, problems);
    RuleCheck check = new RuleCheck(file, stratum, problems);
    sheet.rules().forEach(check::check);
    Rule.Columns columns =
        new Rule.Columns(
            sheet.wordingColumn(),
            sheet.languageColumn(),
            sheet.exampleColumn(),
            sheet.counterExampleColumn());
    return new ParsedFile(file, stratum, sheet.rules(), sheet.rows(), columns);
  }

  /**
   * A file in the wrong folder, or with the package line of another, is told as that alone; its
   * rules are judged as those of the layer that they fit better.
   */
  private void rules(FileSyntax syntax, Problems problems) {
    Stratum said = Stratum.ofFolder(syntax.head().layer()).orElse(stratum);
    List<Problem> here = check(syntax, stratum);
    List<Problem> there = said == stratum ? here : check(syntax, said);
    problems.addAll(there.size() < here.size() ? there : here);
  }

  private List<Problem> check(FileSyntax syntax, Stratum layer) {
    Problems found = new Problems();
    RuleCheck check = new RuleCheck(file, layer, found);
    syntax.rules().forEach(check::check);
    syntax.begun().forEach(check::begun);
    return found.list();
  }

  /**
   * The engine needs neither line, other tools that show rules do. Where the file has something
   * that is no rule, it may be one of the two with a mistake in it.
   */
  private void head(FileSyntax syntax, Problems problems) {
    if (syntax.errors().stream().map(SyntaxError::kind).anyMatch(RuleParser.HEAD::contains)) {
      return;
    }
    FileSyntax.Head head = syntax.head();
    if (head.layer().isEmpty()) {
      missing("package rules." + stratum.folder(), problems);
    }
    if (!head.imports()) {
      missing("import " + RuleParser.MODEL, problems);
    }
  }

  private void missing(String line, Problems problems) {
    problems.add(
        new Problem(
            new Place(file, 1, 1),
            "",
            "missing-head",
            Severity.WARNING,
            "The file does not say (" + line + ").",
            "Write that line at its top, so that other tools can show the rules."));
  }

  /** Zero bytes are those of UTF-16, or of no text at all. */
  private Optional<String> text(Problems problems) {
    CharBuffer read = CharBuffer.allocate(bytes.length);
    CoderResult end =
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), read, true);
    String text = read.flip().toString();
    int zero = text.indexOf('\0');
    if (zero < 0 && !end.isError()) {
      return Optional.of(text);
    }
    List<String> lines = ((zero < 0 ? text : text.substring(0, zero)) + "!").lines().toList();
    int line = lines.size();
    problems.add(
        new Problem(
            new Place(file, line, lines.get(line - 1).length()),
            "",
            "encoding",
            Severity.ERROR,
            "What stands here cannot be read as UTF-8 text.",
            "Save it as UTF-8: most editors ask for the encoding when they save under a new name."));
    return Optional.empty();
  }

  private Problem problem(SyntaxError error) {
    return new Problem(
        new Place(file, error.at().line(), error.at().column()),
        error.rule(),
        error.kind(),
        Severity.ERROR,
        error.what(),
        error.advice());
  }

  private void problem(String kind, String what, String advice, Problems problems) {
    problems.add(new Problem(new Place(file, 0), "", kind, Severity.ERROR, what, advice));
  }
}
