package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.syntax.FileSyntax;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.SyntaxError;

/** A rule file as it was found. */
final class RuleFile {
  private static final int LARGEST = 2_000_000;

  private final Path file;
  private final Stratum stratum;
  private final byte[] bytes;

  private RuleFile(Path file, Stratum stratum, byte[] bytes) {
    this.file = file;
    this.stratum = stratum;
    this.bytes = bytes;
  }

  /** Reads the bytes of a file; what is wrong goes to {@code problems}. */
  static Optional<RuleFile> read(Path file, Stratum stratum, Problems problems) {
    try {
      if (Files.size(file) > LARGEST) {
        problem(
            file,
            "too-large",
            "The file is too large.",
            "Split it into files of one subject each.",
            problems);
        return Optional.empty();
      }
      return Optional.of(new RuleFile(file, stratum, Files.readAllBytes(file)));
    } catch (IOException e) {
      problem(file, "unreadable", "The file cannot be read.", "Check its rights.", problems);
      return Optional.empty();
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
    digest.update(bytes);
  }

  /** The name of the file, without its folder. */
  String name() {
    return String.valueOf(file.getFileName());
  }

  /** The admitted rules; what is wrong goes to {@code problems}. */
  ParsedFile parse(Problems problems) {
    Optional<String> text = text();
    if (text.isEmpty()) {
      problem(
          file,
          "encoding",
          "The file cannot be read as UTF-8 text.",
          "Save it as UTF-8.",
          problems);
      return new ParsedFile(this, List.of());
    }
    FileSyntax syntax = RuleParser.parse(text.orElseThrow(), stratum.folder());
    syntax.errors().forEach(error -> problems.add(problem(error)));
    if (syntax.rules().isEmpty() && syntax.errors().isEmpty()) {
      problem(
          file, "no-rules", "The file has no rules.", "Write one, or delete the file.", problems);
    }
    RuleCheck check = new RuleCheck(file, stratum, problems);
    syntax.rules().forEach(check::check);
    return new ParsedFile(this, syntax.rules());
  }

  private Optional<String> text() {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
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

  private static void problem(
      Path file, String kind, String what, String advice, Problems problems) {
    problems.add(new Problem(new Place(file, 0), "", kind, Severity.ERROR, what, advice));
  }
}
