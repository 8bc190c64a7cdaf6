package nl.vervolg.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.authoring.why.Explanation;
import nl.vervolg.authoring.why.Reading;
import nl.vervolg.authoring.why.RuleWords;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Step;
import nl.vervolg.conversation.Verdict;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.Ellipsis;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.Question;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.report.Meaning;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Written;

/** Why a turn was understood as it was, for a person. */
final class WhyText {
  private final Knowledge knowledge;
  private final Explanation explanation;
  private final Situation situation;
  private final RuleWords words;
  private final List<String> lines = new ArrayList<>();

  private WhyText(Workspace workspace, Explanation explanation) {
    this.knowledge = workspace.knowledge();
    this.explanation = explanation;
    this.situation = explanation.situation();
    this.words = new RuleWords(situation.turn().understanding());
  }

  /** All of it, on lines. */
  static String of(Workspace workspace, Explanation explanation) {
    return new WhyText(workspace, explanation).text();
  }

  private String text() {
    verdict();
    seen();
    steps();
    readings();
    return String.join("\n", lines);
  }

  private void verdict() {
    Domain domain = knowledge.domain();
    Verdict verdict = Verdict.of(situation.turn().resolution(), domain);
    situation.talk().turns().forEach(turn -> lines.add("> " + turn.words()));
    situation.turn().question().map(Question::text).ifPresent(text -> lines.add("  = " + text));
    lines.add("");
    lines.add("Verdict: " + verdict.outcome() + sure(verdict));
    lines.add("  " + reason(situation.turn().resolution()));
    List<Offer> offers = situation.turn().offers();
    for (int i = 0; i < offers.size(); i++) {
      lines.add("  " + (i + 1) + ". " + offers.get(i).question().text());
    }
  }

  private String sure(Verdict verdict) {
    Resolution resolution = situation.turn().resolution();
    if (!(resolution instanceof Resolution.Resolved)
        && !(resolution instanceof Resolution.Standalone)) {
      return "";
    }
    return String.format(
        Locale.ROOT,
        ", %s, confidence %.3f (asked back under %.3f)",
        verdict.pattern(),
        verdict.confidence(),
        knowledge.confidence().threshold(verdict.pattern()));
  }

  private String reason(Resolution resolution) {
    if (resolution instanceof Resolution.Declined declined) {
      return Meaning.scope(declined.kind()) + ": " + by(Stratum.SCOPE) + " it.";
    }
    if (resolution instanceof Resolution.Standalone alone) {
      return alone.newTopic()
          ? "A new subject begins: " + by(Stratum.SCOPE) + " it."
          : elliptical()
              ? "Something is left out, but there is no question before."
              : "Nothing is left out: no rule of ellipsis/ fired, so it is a question of its own.";
    }
    if (resolution instanceof Resolution.Ambiguous several) {
      return "It is asked back: one reading stands, in " + several.readings().size() + " ways.";
    }
    if (resolution instanceof Resolution.Unresolved open) {
      return "It is asked back: "
          + open.derivation().stopped().orElse(Meaning.reason(open.reason()) + ".");
    }
    return explanation.readings().isEmpty()
        ? "The turn picks a reading that was on offer: " + by(Stratum.SCOPE) + " it."
        : "It builds on the question before.";
  }

  private boolean elliptical() {
    return situation.trace().conclusions(Ellipsis.class).findAny().isPresent();
  }

  private String by(Stratum stratum) {
    return explanation.steps().stream()
            .map(Step::rule)
            .filter(rule -> rule.stratum() == stratum)
            .map(Rule::id)
            .distinct()
            .collect(Collectors.joining(", "))
        + " concluded";
  }

  private void seen() {
    lines.add("");
    lines.add("What was seen in the turn");
    situation.trace().said().forEach(fact -> lines.add("  " + words.of(fact)));
    if (!situation.trace().before().isEmpty()) {
      lines.add("");
      lines.add("What there was before");
      situation.trace().before().stream()
          .filter(fact -> !(fact instanceof Crossing))
          .map(words::of)
          .distinct()
          .forEach(fact -> lines.add("  " + fact));
    }
  }

  private void steps() {
    lines.add("");
    lines.add(explanation.steps().isEmpty() ? "No rule fired." : "Which rules fired, in order");
    int number = 0;
    for (Step step : explanation.steps()) {
      lines.add("  " + ++number + ". " + place(step.rule()));
      lines.add("     " + step.rule().name());
      lines.add("       since     " + because(step));
      step.absent().forEach(absent -> lines.add("       without   " + without(absent)));
      lines.add("       concludes " + words.of(step.conclusion()));
      lines.add("       why       " + step.rule().why());
    }
  }

  private String because(Step step) {
    return step.because().isEmpty() ? "nothing speaks against it" : words.of(step.because());
  }

  private static String without(Condition.Group absent) {
    return Written.of(absent.parts().get(0));
  }

  static String place(Rule rule) {
    return rule.id() + " (" + file(rule) + ":" + rule.line() + ")";
  }

  /** The file of a rule, from where the command was started when it lies below. */
  static Path file(Rule rule) {
    Path here = Path.of("").toAbsolutePath();
    Path file = rule.file().toAbsolutePath().normalize();
    return file.startsWith(here) ? here.relativize(file) : rule.file();
  }

  private void readings() {
    List<Reading> readings = explanation.readings();
    if (readings.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add("Readings, the best first");
    int number = 0;
    for (Reading reading : readings) {
      lines.add(
          "  " + ++number + ". " + named(reading) + ", by " + String.join(", ", reading.rules()));
      lines.add("     " + fate(reading, explanation));
      reading.vetoes().forEach(veto -> lines.add("     " + veto(veto)));
    }
    if (readings.size() == 1) {
      lines.add("  No other reading was proposed.");
    }
  }

  static String veto(Reading.Against veto) {
    return veto.rule() + " says that " + Meaning.reason(veto.veto().reason()) + ". " + veto.why();
  }

  private static String named(Reading reading) {
    return reading.pattern() + ", " + Meaning.strength(reading.proposal().strength());
  }

  /** What came of a reading. */
  static String fate(Reading reading, Explanation all) {
    String best =
        all.readings().stream()
            .filter(each -> each.vetoes().isEmpty())
            .map(WhyText::named)
            .findFirst()
            .orElse("");
    return switch (reading.fate()) {
      case TAKEN -> "It stands, and is taken.";
      case ASKED_BACK -> "It stands, and is asked back.";
      case VETOED -> "It does not stand.";
      case WEAKER -> "It stands, and loses to (" + best + "), which commits itself further.";
      case LATER ->
          "It stands, and loses to (" + best + "), which goes before it in the order of patterns.";
      case NOT_ASKED -> "It does not count: the turn is no follow-up.";
    };
  }
}
