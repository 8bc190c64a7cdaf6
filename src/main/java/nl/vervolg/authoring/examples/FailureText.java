package nl.vervolg.authoring.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.Firing;
import nl.vervolg.understand.Understanding;

/**
 * What is told of a failure: the dialogue, what was expected, and how the turn was decided.
 *
 * @param observed the facts of the last turn
 * @param fired the rules that fired, with what each concluded
 * @param proposals the readings that were proposed
 * @param vetoes what stands against them
 * @param verdict how it ended
 */
public record FailureText(
    List<String> observed,
    List<String> fired,
    List<String> proposals,
    List<String> vetoes,
    String verdict) {

  /** Copies the lists. */
  public FailureText {
    observed = List.copyOf(observed);
    fired = List.copyOf(fired);
    proposals = List.copyOf(proposals);
    vetoes = List.copyOf(vetoes);
  }

  /** What is told of a trial. */
  public static FailureText of(Trial trial) {
    Understanding turn = trial.turn().understanding();
    FactWords words = new FactWords(turn);
    Resolution resolution = trial.turn().resolution();
    List<Firing> firings = resolution.derivation().firings();
    return new FailureText(
        facts(turn).map(words::of).toList(),
        firings.stream()
            .map(firing -> firing.rule().id() + " -> " + words.of(firing.conclusion()))
            .toList(),
        conclusions(firings, Proposal.class).map(words::of).distinct().toList(),
        conclusions(firings, Veto.class).map(words::of).distinct().toList(),
        verdict(resolution, trial.pattern()));
  }

  private static Stream<Object> facts(Understanding turn) {
    return Stream.of(
            Stream.of(turn.utterance()),
            turn.mentions().stream(),
            turn.cues().stream(),
            turn.anaphors().stream(),
            turn.slotNouns().stream(),
            turn.unexplained().stream(),
            turn.phrases().stream())
        .flatMap(facts -> facts);
  }

  private static <T> Stream<T> conclusions(List<Firing> firings, Class<T> type) {
    return firings.stream().map(Firing::conclusion).filter(type::isInstance).map(type::cast);
  }

  private static String verdict(Resolution resolution, String pattern) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return "understood as "
          + pattern
          + ", confidence "
          + Math.round(resolved.confidence() * 1000) / 1000.0;
    }
    if (resolution instanceof Resolution.Unresolved open) {
      return "asked back: " + open.reason();
    }
    return resolution instanceof Resolution.Ambiguous several
        ? "asked back: " + several.readings().size() + " readings"
        : pattern;
  }

  /** All of it, on lines. */
  public String text(Trial trial) {
    List<String> lines = new ArrayList<>();
    lines.add(title(trial));
    trial.faults().forEach(fault -> lines.add("  " + fault));
    lines.add("  expected  " + trial.exercise().example().expected());
    lines.add("  actual    " + trial.outcome().actual() + "  (" + verdict + ")");
    section(lines, "observed", observed);
    section(lines, "fired", fired);
    section(lines, "proposed", proposals);
    section(lines, "vetoed", vetoes);
    return String.join("\n", lines);
  }

  private static String title(Trial trial) {
    String of =
        trial.exercise() instanceof Exercise.OfRule own
            ? (own.fires() ? "example of " : "counter-example of ") + own.rule().id()
            : "dialogue";
    return "FAILED "
        + trial.exercise().place()
        + ": "
        + of
        + "\n  "
        + trial.exercise().example().text();
  }

  private static void section(List<String> lines, String name, List<String> parts) {
    String label = "  %-10s".formatted(name);
    lines.add(label + (parts.isEmpty() ? "nothing" : parts.get(0)));
    parts.stream().skip(1).forEach(part -> lines.add(" ".repeat(label.length()) + part));
  }
}
