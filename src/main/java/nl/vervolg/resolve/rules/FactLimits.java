package nl.vervolg.resolve.rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Agreement;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Antecedent;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.Earlier;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Listed;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Offered;
import nl.vervolg.dialogue.OpenVocabulary;
import nl.vervolg.dialogue.Parallel;
import nl.vervolg.dialogue.Pointer;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.Spoken;
import nl.vervolg.dialogue.TurnShape;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.resolve.rules.syntax.Path;

/**
 * How many facts of a kind a turn can have. More are not let in, so {@link WidthCheck} knows how
 * much work a rule can be.
 */
final class FactLimits {
  private static final int USUAL = 64;

  private static final Map<Class<?>, Integer> MOST = new HashMap<>();

  static {
    MOST.put(Utterance.class, 1);
    MOST.put(Frame.class, 1);
    MOST.put(Listed.class, 1);
    MOST.put(OpenVocabulary.class, 1);
    MOST.put(Earlier.class, 1);
    MOST.put(TurnShape.class, 1);
    MOST.put(Pointer.class, 8);
    MOST.put(Spoken.class, 48);
    MOST.put(Agreement.class, 400);
    MOST.put(Mention.class, 24);
    MOST.put(Parallel.class, 24);
    MOST.put(Cue.class, 80);
    MOST.put(Anaphor.class, 24);
    MOST.put(SlotNoun.class, 24);
    MOST.put(Slot.class, 24);
    MOST.put(Focus.class, 1000);
    MOST.put(Antecedent.class, 1000);
  }

  private static final Map<Class<?>, Set<String>> SINGLE =
      Map.of(
          Slot.class, Set.of("name", "filler"),
          Focus.class, Set.of("rank", "fromEnd", "item"),
          Offered.class, Set.of("rank", "fromEnd"));

  private FactLimits() {}

  /** Of a kind of fact. */
  static int most(Class<?> type) {
    return MOST.getOrDefault(type, USUAL);
  }

  /** True for a field that no two facts of a kind have in common, or hardly ever. */
  static boolean single(Class<?> type, String field) {
    return field.equals(Path.THIS)
        || Optional.ofNullable(SINGLE.get(type))
            .map(fields -> fields.contains(field))
            .orElse(false);
  }
}
