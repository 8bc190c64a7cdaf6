package nl.vervolg.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
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
    Collected collected = Collected.of(names.questionRefs(), fields.remove("fragments"));
    fields.forEach((name, value) -> collect(name, value, collected));
    demand(file, collected.written(), names.questions());
    return new QuestionTexts(collected.wordings());
  }

  AnswerTexts answers(YamlValue file) {
    Map<String, YamlValue> fields = file.map(ANSWER_FIELDS);
    YamlValue texts = fields.get("texts");
    YamlValue shown = fields.get("names_shown");
    Collected collected = Collected.of(names.answerRefs(), fields.get("fragments"));
    if (texts != null) {
      collect("", texts, collected);
    }
    demand(texts == null ? file : texts, collected.written(), names.answers());
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
        collected.wordings());
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

  private static void demand(YamlValue where, Set<String> written, List<List<String>> needed) {
    for (List<String> alternatives : needed) {
      if (alternatives.stream().noneMatch(written::contains)) {
        where.wrong(
            "There is no text (" + String.join(") or (", alternatives) + ").",
            Suggestions.maybe(alternatives.get(0), written));
      }
    }
  }

  /**
   * The wordings of one file.
   *
   * @param refs what they may refer to
   * @param fragments pieces that several texts share: {@code {+name}} stands for the piece of that
   *     name
   * @param wordings those that could be read
   * @param written the names of all, also of those in which something is wrong
   */
  private record Collected(
      Set<String> refs,
      Map<String, String> fragments,
      Map<String, Wording> wordings,
      Set<String> written) {
    private static Collected of(Set<String> refs, @Nullable YamlValue pieces) {
      Map<String, String> fragments = new LinkedHashMap<>();
      if (pieces != null) {
        pieces.map().forEach((name, piece) -> fragments.put("{+" + name + "}", piece.text()));
        pieces.map().values().forEach(piece -> check(piece, refs, fragments));
      }
      return new Collected(refs, fragments, new LinkedHashMap<>(), new TreeSet<>());
    }

    /** What is wrong with a piece is told once, and not again at each text that has it. */
    private static void check(YamlValue piece, Set<String> refs, Map<String, String> fragments) {
      if (parse(piece, refs, fragments).isEmpty()) {
        fragments.replaceAll((name, text) -> text.equals(piece.text()) ? "" : text);
      }
    }
  }

  private static void collect(String name, YamlValue value, Collected collected) {
    if (value.isMap()) {
      String prefix = name.isEmpty() ? "" : name + ".";
      value.map().forEach((key, child) -> collect(prefix + key, child, collected));
      return;
    }
    collected.written().add(name);
    parse(value, collected.refs(), collected.fragments())
        .ifPresent(wording -> collected.wordings().put(name, wording));
  }

  private static Optional<Wording> parse(
      YamlValue value, Set<String> refs, Map<String, String> fragments) {
    String text = value.text();
    for (Map.Entry<String, String> fragment : fragments.entrySet()) {
      text = text.replace(fragment.getKey(), fragment.getValue());
    }
    try {
      Wording wording = Wording.parse(text);
      return checkRefs(wording, value, refs) ? Optional.of(wording) : Optional.empty();
    } catch (IllegalArgumentException e) {
      value.wrong(String.valueOf(e.getMessage()), "Check the brackets; see templates/README.md.");
      return Optional.empty();
    }
  }

  private static boolean checkRefs(Wording wording, YamlValue value, Set<String> refs) {
    boolean good = true;
    for (Wording.Ref ref : wording.refs()) {
      if (!refs.contains(ref.name())) {
        good = false;
        value.wrong(
            "The wording refers to (" + ref.name() + "), which is no slot, role or variable.",
            Suggestions.maybe(ref.name(), refs));
      }
    }
    return good;
  }
}
