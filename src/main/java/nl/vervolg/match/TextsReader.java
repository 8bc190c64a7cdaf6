package nl.vervolg.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.match.wording.AnswerTexts;
import nl.vervolg.match.wording.Wording;
import nl.vervolg.problem.Suggestions;
import org.jspecify.annotations.Nullable;

/** Reads the texts of one language: wordings of questions, or sentences of answers. */
final class TextsReader {
  private static final Set<String> ANSWER_FIELDS =
      Set.of("names_shown", "join", "fragments", "texts");
  private static final Set<String> JOIN_FIELDS = Set.of("names", "last_name", "facts");

  private final TextNames names;

  TextsReader(TextNames names) {
    this.names = names;
  }

  QuestionTexts questions(YamlValue file) {
    Map<String, YamlValue> fields = file.map();
    Collected collected =
        new Collected(
            names.questionRefs(), fragments(fields.remove("fragments")), new LinkedHashMap<>());
    fields.forEach((name, value) -> collect(name, value, collected));
    Map<String, Wording> wordings = collected.wordings();
    demand(file, wordings, names.questions());
    return new QuestionTexts(wordings);
  }

  AnswerTexts answers(YamlValue file) {
    Map<String, YamlValue> fields = file.map(ANSWER_FIELDS);
    YamlValue texts = fields.get("texts");
    YamlValue shown = fields.get("names_shown");
    Collected collected =
        new Collected(
            names.answerRefs(), fragments(fields.get("fragments")), new LinkedHashMap<>());
    if (texts != null) {
      collect("", texts, collected);
    }
    Map<String, Wording> wordings = collected.wordings();
    demand(texts == null ? file : texts, wordings, names.answers());
    if (shown == null || shown.number() < 1) {
      file.wrong("The number of names in a sentence is missing.", "Write names_shown: 10.");
    }
    Map<String, YamlValue> joins =
        fields.containsKey("join") ? fields.get("join").map(JOIN_FIELDS) : Map.of();
    return new AnswerTexts(
        shown == null ? 1 : shown.number(),
        new AnswerTexts.Joins(
            text(file, joins.get("names")),
            text(file, joins.get("last_name")),
            text(file, joins.get("facts"))),
        wordings);
  }

  private static String text(YamlValue file, @Nullable YamlValue value) {
    if (value == null) {
      file.wrong(
          "What stands between names or facts is missing.",
          "Write join: {names: .., last_name: .., facts: ..}.");
      return " ";
    }
    return value.text();
  }

  private static void demand(
      YamlValue where, Map<String, Wording> wordings, List<List<String>> needed) {
    for (List<String> alternatives : needed) {
      if (alternatives.stream().noneMatch(wordings::containsKey)) {
        where.wrong(
            "There is no text (" + String.join(") or (", alternatives) + ").",
            Suggestions.maybe(alternatives.get(0), wordings.keySet()));
      }
    }
  }

  /** Pieces that several texts share: {@code {+name}} stands for the piece of that name. */
  private static Map<String, String> fragments(@Nullable YamlValue value) {
    Map<String, String> fragments = new LinkedHashMap<>();
    texts(value).forEach((name, text) -> fragments.put("{+" + name + "}", text));
    return fragments;
  }

  private static Map<String, String> texts(@Nullable YamlValue value) {
    Map<String, String> texts = new LinkedHashMap<>();
    if (value != null) {
      value.map().forEach((name, text) -> texts.put(name, text.text()));
    }
    return texts;
  }

  /** The wordings of one file, and what they are read with. */
  private record Collected(
      Set<String> refs, Map<String, String> fragments, Map<String, Wording> wordings) {}

  private static void collect(String name, YamlValue value, Collected collected) {
    if (value.isMap()) {
      String prefix = name.isEmpty() ? "" : name + ".";
      value.map().forEach((key, child) -> collect(prefix + key, child, collected));
      return;
    }
    String text = value.text();
    for (Map.Entry<String, String> fragment : collected.fragments().entrySet()) {
      text = text.replace(fragment.getKey(), fragment.getValue());
    }
    try {
      Wording wording = Wording.parse(text);
      checkRefs(wording, value, collected.refs());
      collected.wordings().put(name, wording);
    } catch (IllegalArgumentException e) {
      value.wrong(String.valueOf(e.getMessage()), "Check the brackets; see templates/README.md.");
    }
  }

  private static void checkRefs(Wording wording, YamlValue value, Set<String> refs) {
    for (Wording.Ref ref : wording.refs()) {
      if (!refs.contains(ref.name())) {
        value.wrong(
            "The wording refers to (" + ref.name() + "), which is no slot, role or variable.",
            Suggestions.maybe(ref.name(), refs));
      }
    }
  }
}
