package nl.vervolg.resolve.rules.sheets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;
import nl.vervolg.understand.phrases.PhraseRow.Part;

/** Makes the rule of a row: the turn is worded so, therefore its words do what the pattern says. */
final class RowRule {
  private static final String WORDS = "$words";
  private static final int LONGEST = 60;

  private RowRule() {}

  /** An id that a row has without writing one: made of its language and its wording. */
  static String id(Language language, List<Part> parts) {
    String words =
        parts.stream()
            .map(
                part -> part instanceof Part.Brace brace ? brace.name() : ((Part.Word) part).norm())
            .collect(Collectors.joining("_"))
            .toUpperCase(Locale.ROOT);
    String id = "PHRASE_" + language.code().toUpperCase(Locale.ROOT) + "_" + words;
    String plain = id.replaceAll("[^A-Z0-9]+", "_").replaceAll("_$", "");
    if (plain.equals(id) && id.length() <= LONGEST) {
      return id;
    }
    CRC32 hash = new CRC32();
    hash.update(words.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    String shorter = plain.substring(0, Math.min(LONGEST, plain.length())).replaceAll("_$", "");
    return shorter
        + "_"
        + HexFormat.of().toHexDigits((int) hash.getValue()).toUpperCase(Locale.ROOT);
  }

  /** A text and where it stands. */
  record Stated(String text, Position at) {}

  /** The rule. */
  static RuleSyntax of(
      Stated id,
      String name,
      Position at,
      PhrasePattern pattern,
      Stated why,
      Stated example,
      Stated counterExample) {
    List<Annotation> annotations =
        List.of(
            annotation("Id", id),
            annotation("Why", why),
            annotation("Example", example),
            annotation("CounterExample", counterExample));
    return new RuleSyntax(
        name,
        at,
        annotations,
        List.of(condition(List.of(id.text()), at)),
        conclusion(pattern.cue(), at));
  }

  /** A cell can hold several dialogues, one a line. */
  private static Annotation annotation(String name, Stated stated) {
    List<Annotation.Text> texts =
        Arrays.stream(stated.text().split("\n"))
            .map(String::strip)
            .filter(text -> !text.isEmpty())
            .map(text -> new Annotation.Text(text, stated.at()))
            .toList();
    return new Annotation(name, texts, stated.at());
  }

  private static Pattern condition(List<String> rows, Position at) {
    List<Value> ids = new ArrayList<>();
    rows.forEach(row -> ids.add(new Value.Text(row, at)));
    Path row = new Path("", List.of("row"), at);
    Operator operator = ids.size() == 1 ? Operator.EQUAL : Operator.IN;
    return new Pattern(
        "",
        "Phrase",
        List.of(
            new Constraint.Comparison(row, operator, ids),
            new Constraint.Binding(WORDS, new Path("", List.of("span"), at), at)),
        at);
  }

  private static Conclusion conclusion(CueKind cue, Position at) {
    return new Conclusion(
        "Cue",
        "",
        List.of(
            new Value.Constant("CueKind", cue.name(), at),
            new Value.Reference(new Path(WORDS, List.of(), at), 0)),
        at);
  }

  /** The kind of cue that the rule of a row concludes. */
  static String concluded(RuleSyntax rule) {
    return ((Value.Constant) rule.conclusion().arguments().get(0)).name();
  }

  /** One rule for the engine that stands for several rows with the same conclusion. */
  static RuleSyntax joined(List<RuleSyntax> rows) {
    RuleSyntax first = rows.get(0);
    return new RuleSyntax(
        first.name(),
        first.at(),
        first.annotations(),
        List.of(condition(rows.stream().map(RuleSyntax::id).toList(), first.at())),
        first.conclusion());
  }
}
