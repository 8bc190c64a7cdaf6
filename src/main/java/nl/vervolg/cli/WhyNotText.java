package nl.vervolg.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nl.vervolg.authoring.why.Explanation;
import nl.vervolg.authoring.why.Reading;
import nl.vervolg.authoring.why.RuleWords;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Step;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.authoring.why.Target;
import nl.vervolg.authoring.why.WhyNot;
import nl.vervolg.authoring.why.change.Change;
import nl.vervolg.authoring.why.change.Search;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Written;
import nl.vervolg.resolve.rules.trace.Match;
import nl.vervolg.resolve.rules.trace.RuleMiss;

/** Why a rule did not fire, or a pattern was not shown, for a person. */
final class WhyNotText {
  private static final int MOST_INSTEAD = 5;
  private static final int MOST_IDS = 6;

  private final RuleWords words;
  private final List<String> lines = new ArrayList<>();

  private WhyNotText(Situation situation) {
    this.words = new RuleWords(situation.turn().understanding());
  }

  /** All of it, on lines. */
  static String of(Explanation explanation, Target target, List<WhyNot> answers) {
    WhyNotText text = new WhyNotText(explanation.situation());
    text.lines.add("Why not " + target.name() + "?");
    if (target.pattern()) {
      text.readings(explanation, target.name());
    }
    if (answers.isEmpty()) {
      text.lines.add("  No rule concludes it: it is what is left when no other pattern is shown.");
    }
    answers.forEach(each -> text.rule(each, "  "));
    return String.join("\n", text.lines);
  }

  /** The change that does it, on lines. */
  static String of(Search search, Target target) {
    String does = target.pattern() ? "It is shown" : "It fires";
    if (search.change().isEmpty()) {
      return "  None of the changes that were tried does it"
          + tried(search)
          + search.example().map(text -> "\n  " + does + " in this example: " + text).orElse("");
    }
    Change change = search.change().orElseThrow();
    Situation after = change.after();
    List<String> lines = new ArrayList<>();
    if (change.lastTurnOnly()) {
      lines.add("  " + does + " if you say: '" + after.talk().last().words() + "'");
    } else {
      lines.add("  " + does + " if the conversation is:");
      after.talk().turns().forEach(turn -> lines.add("    > " + said(turn)));
    }
    after.turn().question().ifPresent(question -> lines.add("    = " + question.text()));
    lines.add("  No smaller one of the changes that were tried does it" + tried(search));
    return String.join("\n", lines);
  }

  private static String tried(Search search) {
    return ": "
        + search.tried()
        + " were tried"
        + (search.left() == 0
            ? "."
            : ", and " + search.left() + " were left out since there were too many.");
  }

  /** A turn with the rows that were given, as an example has them. */
  static String said(Talk.Said turn) {
    return turn.words()
        + turn.rows()
            .filter(rows -> !rows.isEmpty())
            .map(
                rows ->
                    rows.stream()
                        .map(row -> row.name() + (row.type().isEmpty() ? "" : "/" + row.type()))
                        .collect(Collectors.joining("; ", " [", "]")))
            .orElse("");
  }

  private void readings(Explanation explanation, String pattern) {
    for (Reading reading : explanation.readings()) {
      if (reading.pattern().equals(pattern)) {
        lines.add("  It was proposed by " + String.join(", ", reading.rules()) + ".");
        lines.add("  " + WhyText.fate(reading, explanation));
        reading.vetoes().forEach(veto -> lines.add("  " + WhyText.veto(veto)));
      }
    }
  }

  private void rule(WhyNot answer, String indent) {
    lines.add(indent + WhyText.place(answer.rule()));
    lines.add(indent + "  " + answer.rule().name());
    if (!answer.asked()) {
      lines.add(indent + "  It was not asked: the turn picks a reading that was on offer.");
      return;
    }
    if (answer.fired()) {
      lines.add(indent + "  It did fire; see above what came of it.");
      return;
    }
    RuleMiss miss = answer.miss().orElseThrow();
    conditions(answer, miss, indent);
    lines.add(indent + "  " + words.missing(miss.miss()));
    words.instead(miss.miss()).stream()
        .limit(MOST_INSTEAD)
        .forEach(each -> lines.add(indent + "    " + each));
    answer.behind().forEach(step -> behind(step, indent));
    List<String> ids = answer.concluding().stream().map(each -> each.rule().id()).toList();
    if (!ids.isEmpty()) {
      lines.add(
          indent
              + "  That is concluded by "
              + String.join(", ", ids.subList(0, Math.min(MOST_IDS, ids.size())))
              + (ids.size() > MOST_IDS ? " and " + (ids.size() - MOST_IDS) + " more" : "")
              + ".");
    }
    answer
        .nearest()
        .ifPresent(
            nearest -> {
              lines.add(indent + "  The nearest of these did not fire:");
              rule(nearest, indent + "    ");
            });
  }

  private void conditions(WhyNot answer, RuleMiss miss, String indent) {
    List<Condition> conditions = answer.tree().conditions();
    for (int i = 0; i <= miss.held() && i < conditions.size(); i++) {
      lines.add(
          indent
              + (i < miss.held() ? "  holds  " : "  FAILS  ")
              + answer.rule().file().getFileName()
              + ":"
              + conditions.get(i).at().line()
              + "  "
              + Written.of(conditions.get(i)));
    }
    Match before = miss.miss().before();
    if (!before.all().isEmpty()) {
      lines.add(indent + "  so far with " + words.of(before.all()) + ".");
    }
  }

  private void behind(Step step, String indent) {
    lines.add(
        indent
            + "  "
            + WhyText.place(step.rule())
            + " concluded it"
            + (step.because().isEmpty() ? "." : ", since " + words.of(step.because()) + "."));
  }
}
