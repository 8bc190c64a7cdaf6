package nl.vervolg.resolve.rules.sheets;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Role;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.phrases.PhraseRow.Part;

/** Reads a wording with its braces into parts. */
final class WordingReader {
  private static final int MOST_PARTS = 40;

  private final String wording;
  private final PhrasePattern pattern;
  private final Position at;
  private final SheetReport report;
  private final List<Part> parts = new ArrayList<>();
  private final Set<String> named = new HashSet<>();
  private boolean sound = true;

  private WordingReader(String wording, PhrasePattern pattern, Position at, SheetReport report) {
    this.wording = wording;
    this.pattern = pattern;
    this.at = at;
    this.report = report;
  }

  /** The parts; none where something is wrong, which goes to {@code report}. */
  static Optional<List<Part>> read(
      String wording, PhrasePattern pattern, Position at, SheetReport report) {
    WordingReader reader = new WordingReader(wording, pattern, at, report);
    reader.read();
    return reader.sound ? Optional.of(List.copyOf(reader.parts)) : Optional.empty();
  }

  private void read() {
    int from = 0;
    for (int open = wording.indexOf('{'); open >= 0; open = wording.indexOf('{', from)) {
      words(wording.substring(from, open));
      int close = wording.indexOf('}', open);
      int next = wording.indexOf('{', open + 1);
      if (close < 0 || (next >= 0 && next < close)) {
        unbalanced(after(open));
        return;
      }
      beside(open, close);
      brace(wording.substring(open + 1, close).strip());
      from = close + 1;
    }
    words(wording.substring(from));
    if (sound) {
      whole();
    }
  }

  private void words(String text) {
    int lone = text.indexOf('}');
    if (lone >= 0) {
      unbalanced(before(text.substring(0, lone)));
    } else {
      Tokenizer.words(text).forEach(word -> parts.add(new Part.Word(word)));
    }
  }

  /** "{kind}en" would be a brace and a word of its own. */
  private void beside(int open, int close) {
    boolean before = open > 0 && Character.isLetterOrDigit(wording.charAt(open - 1));
    boolean after =
        close + 1 < wording.length() && Character.isLetterOrDigit(wording.charAt(close + 1));
    if (before || after) {
      wrong(
          "brace",
          "In the wording (" + wording + ") a letter stands right beside a brace.",
          "Put a blank between them: whole words stand in braces, whatever their form.");
    }
  }

  private void brace(String name) {
    Optional<Optional<Role>> role = Optional.ofNullable(pattern.braces().get(name));
    if (name.isEmpty()) {
      wrong(
          "brace",
          "A pair of braces in the wording is empty.",
          "Say what stands there: " + shown() + ".");
    } else if (role.isEmpty()) {
      wrong(
          "brace",
          "A wording of the pattern (" + pattern.name() + ") cannot have {" + name + "}.",
          pattern.braces().isEmpty()
              ? "It has no braces; see " + PhrasePatterns.FILE + "."
              : Suggestions.maybe(name, pattern.braces().keySet()));
    } else if (!named.add(name)) {
      wrong("brace", "The wording has {" + name + "} twice.", "Each can stand in a wording once.");
    } else {
      parts.add(new Part.Brace(name, role.orElseThrow()));
    }
  }

  /** What can only be said of the wording as a whole. */
  private void whole() {
    if (parts.stream().noneMatch(Part.Word.class::isInstance)) {
      wrong(
          "general",
          "The wording (" + wording + ") has no word of its own, so it would fit every turn.",
          "Write the words that people say around it.");
    } else if (parts.size() > MOST_PARTS) {
      wrong(
          "too-large",
          "The wording has more than " + MOST_PARTS + " words.",
          "Take a shorter one: it has to be all of the turn.");
    } else if (pattern.needsBrace() && named.isEmpty()) {
      wrong(
          "brace",
          "A wording of the pattern (" + pattern.name() + ") needs something in braces.",
          "Write what is named: " + shown() + ".");
    }
  }

  private String shown() {
    return pattern.braces().isEmpty()
        ? "nothing can"
        : "{" + String.join("}, {", pattern.braces().keySet()) + "}";
  }

  /** The name that begins at a brace. */
  private String after(int open) {
    return wording.substring(open).replaceFirst("\\{+\\s*", "").split("[^\\p{L}_]", 2)[0];
  }

  /** The name that ends where a text does. */
  private static String before(String text) {
    String[] words = text.strip().split("[^\\p{L}_]+", -1);
    return words[words.length - 1];
  }

  private void unbalanced(String name) {
    Set<String> names = pattern.braces().keySet();
    wrong(
        "brace",
        "A brace in the wording (" + wording + ") has no other side.",
        names.isEmpty()
            ? "Take it out: a wording of the pattern (" + pattern.name() + ") has no braces."
            : Suggestions.closest(name, names)
                .map(near -> "Write {" + near + "}.")
                .orElse("Write what is named: " + shown() + "."));
  }

  private void wrong(String kind, String what, String advice) {
    sound = false;
    report.error(at, kind, what, advice);
  }
}
