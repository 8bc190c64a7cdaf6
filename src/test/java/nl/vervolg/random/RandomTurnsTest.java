package nl.vervolg.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.Heritage;
import nl.vervolg.cases.Case;
import nl.vervolg.cases.Said;
import nl.vervolg.cases.Seed;
import nl.vervolg.cases.Seen;
import nl.vervolg.cases.Talk;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.understand.Tokenizer;
import org.junit.jupiter.api.Test;

/**
 * Whatever is said after whatever else, there is a verdict, soon, twice the same, about what
 * exists.
 */
class RandomTurnsTest {
  private static final int INPUTS = 10_000;
  private static final int WARM_UP = 1_000;
  private static final int HISTORIES = 400;
  private static final int MOST_CHANGES = 3;
  private static final long LONGEST_MS = 50;
  private static final int TRIES = 3;

  private final Random random = new Random(Seed.VALUE);
  private final List<Mutation> mutations = List.of(Mutation.values());
  private final List<Case> cases = Case.load();
  private final List<String> turns =
      cases.stream().flatMap(c -> Tested.turns(c).stream()).distinct().toList();
  private final Set<String> values = new HashSet<>();
  private final Clarifier clarifier =
      new Clarifier(Heritage.workspace().knowledge(), Heritage.workspace().labels());

  /** A conversation and all its words. */
  private record Tested(Talk talk, String words) {
    static List<String> turns(Case labelled) {
      List<String> turns = new ArrayList<>();
      labelled.history().forEach(said -> turns.add(said.text()));
      turns.add(labelled.question());
      return turns;
    }
  }

  RandomTurnsTest() {
    Heritage.workspace()
        .knowledge()
        .labels()
        .forEach(label -> values.add(label.slot().name() + "=" + label.value().key()));
  }

  @Test
  void everyTurnGetsAVerdictSoonTwiceTheSameAndAboutWhatExists() {
    List<Tested> histories = new ArrayList<>();
    for (int i = 0; i < HISTORIES; i++) {
      histories.add(history());
    }
    TreeSet<String> faults = new TreeSet<>();
    for (int i = 0; i < WARM_UP + INPUTS; i++) {
      Tested history = histories.get(random.nextInt(histories.size()));
      String said = mutated();
      fault(history, said, i < WARM_UP)
          .ifPresent(
              fault -> faults.add(fault + "\n   said: " + said + "\n   after: " + history.words));
    }

    assertThat(faults).as(Seed.again()).isEmpty();
  }

  private String mutated() {
    String text = turns.get(random.nextInt(turns.size()));
    for (int i = random.nextInt(MOST_CHANGES); i >= 0; i--) {
      Mutation mutation = mutations.get(random.nextInt(mutations.size()));
      text = mutation.change(text, turns, random);
    }
    return text.substring(0, Math.min(Intake.LONGEST, text.length()));
  }

  /** Turns of several cases with their rows, some of them changed. */
  private Tested history() {
    Talk talk = Talk.in(cases.get(random.nextInt(cases.size())).language());
    StringBuilder words = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      List<Said> some = cases.get(random.nextInt(cases.size())).history();
      for (Said said : some) {
        String text = random.nextInt(4) == 0 ? mutated() : said.text();
        talk.say(new Said(text, said.rows()));
        words.append(text).append(" | ");
        said.rows()
            .forEach(row -> words.append(row.name()).append(' ').append(row.key()).append(" | "));
      }
    }
    return new Tested(talk, words.toString());
  }

  /** What is wrong with the verdict on a turn. */
  private Optional<String> fault(Tested history, String said, boolean warming) {
    try {
      long start = System.nanoTime();
      ResolvedTurn turn = history.talk().hear(said);
      long took = System.nanoTime() - start;
      String first = look(turn);
      String second = look(history.talk().hear(said));
      if (!first.equals(second)) {
        return Optional.of("twice: " + first + " and " + second);
      }
      if (!warming && took > LONGEST_MS * 1_000_000) {
        Optional<String> slow = slow(history, said);
        if (slow.isPresent()) {
          return slow;
        }
      }
      return unknown(turn, history.words() + " " + said);
    } catch (RuntimeException e) {
      return Optional.of(e + " at " + List.of(e.getStackTrace()).get(0));
    }
  }

  private String look(ResolvedTurn turn) {
    return Seen.of(turn) + " " + clarifier.ask(turn) + clarifier.decline(turn);
  }

  /** A busy machine makes a turn slow once, not each time. */
  private static Optional<String> slow(Tested history, String said) {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < TRIES; i++) {
      long start = System.nanoTime();
      history.talk().hear(said);
      least = Math.min(least, System.nanoTime() - start);
    }
    return least > LONGEST_MS * 1_000_000
        ? Optional.of("took " + least / 1_000_000 + " ms")
        : Optional.empty();
  }

  private Optional<String> unknown(ResolvedTurn turn, String words) {
    String folded = String.join(" ", folded(Intake.clean(words)));
    return turn.question().stream()
        .flatMap(question -> question.slots().stream())
        .filter(slot -> !exists(slot, folded))
        .map(slot -> "no such value: " + slot.name() + "=" + slot.filler().key())
        .findFirst();
  }

  /** A value of the workspace; or a year, a subject or a name that was said; or a row. */
  private boolean exists(Slot slot, String words) {
    boolean known =
        slot.filler().each().stream()
            .allMatch(value -> values.contains(slot.name() + "=" + value.key()));
    if (known || slot.role() == Role.POLARITY || slot.role() == Role.MEASURE) {
      return true;
    }
    boolean open =
        slot.role() == Role.TOPIC || slot.role() == Role.ENTITY || slot.role() == Role.LOCATION;
    List<String> said = folded(slot.filler().key());
    return open && !said.isEmpty() && said.stream().allMatch(words::contains);
  }

  /** Words as keys are made of them: without marks, in lower case. */
  private static List<String> folded(String text) {
    String plain = Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    String lower = plain.toLowerCase(Locale.ROOT);
    return Tokenizer.words(
        Normalizer.normalize(lower, Normalizer.Form.NFD).replaceAll("\\p{M}", ""));
  }
}
