package nl.vervolg.link.followup;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Route;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.Token;
import nl.vervolg.resolve.Resolution.Declined;
import nl.vervolg.resolve.Resolution.Resolved;
import nl.vervolg.resolve.Resolution.Standalone;
import nl.vervolg.understand.Understanding;

/** The questions before the one that has to be completed, as far as it may depend on them. */
final class Conversation {
  /** What such words do to a condition cannot be put into the words of another question. */
  private static final Set<CueKind> UNCERTAIN =
      EnumSet.of(CueKind.COMPARISON, CueKind.NEGATION, CueKind.WITHOUT, CueKind.EXCEPT);

  private static final Set<CueKind> BOUNDS =
      EnumSet.of(CueKind.BEFORE, CueKind.AFTER, CueKind.BETWEEN);

  private final TurnResolver resolver;
  private final SchemaNames names;
  private DialogueState state = DialogueState.EMPTY;
  private Optional<String> base = Optional.empty();

  /** What was said since, and nothing completes. */
  private final List<String> open = new ArrayList<>();

  /** One in which nothing was said. */
  Conversation(TurnResolver resolver, SchemaNames names) {
    this.resolver = resolver;
    this.names = names;
  }

  /** The last complete question, and what was said since. */
  List<String> needed() {
    return Stream.concat(base.stream(), open.stream()).toList();
  }

  /** The verdict on what is said next. */
  ResolvedTurn resolve(String said) {
    return resolver.resolve(said, state, state.languageOr(names.language()));
  }

  /** Goes on after something that was said. */
  void add(String said) {
    ResolvedTurn read = resolve(said);
    ResolvedTurn turn = base.isEmpty() && read.question().isEmpty() ? asSaid(read) : read;
    if (turn.resolution() instanceof Standalone) {
      open.clear();
      base = Optional.of(said);
      state = turn.next(state, List.of());
      return;
    }
    Optional<String> complete = completed(turn);
    if (complete.isPresent()) {
      base = complete;
      state = turn.next(state, List.of());
    } else if (!(turn.resolution() instanceof Declined)) {
      open.add(said);
      state = state.skip();
    }
  }

  /** What opens a conversation leaves nothing out: there is nothing to leave it to. */
  private ResolvedTurn asSaid(ResolvedTurn turn) {
    Map<SlotName, Slot> slots = new TreeMap<>();
    for (Mention mention : turn.understanding().mentions()) {
      slots.putIfAbsent(
          mention.slot(),
          new Slot(mention.slot(), mention.role(), mention.level(), mention.value()));
    }
    Act act = turn.resolution().derivation().first(Route.class).map(Route::act).orElse(Act.LIST);
    return resolver.worded(
        turn.understanding(),
        new Standalone(act, List.copyOf(slots.values()), false, 1, turn.resolution().derivation()),
        state);
  }

  /**
   * The complete question of a fragment that the rules resolve, where all before it is complete, it
   * only exchanges words of the question before, and it loses none that tells something: words that
   * the schema does not have count as much for a person who asks.
   */
  Optional<String> completed(ResolvedTurn turn) {
    if (!(turn.resolution() instanceof Resolved resolved)
        || !open.isEmpty()
        || turn.understanding().cues().stream().anyMatch(cue -> UNCERTAIN.contains(cue.kind()))
        || compares(turn.understanding()) != measures(resolved)
        || resolved.edits().stream().anyMatch(edit -> adds(edit, resolved))
        || resolved.edits().stream().anyMatch(edit -> guesses(edit, resolved))
        || resolved.edits().stream().anyMatch(edit -> begins(edit, turn.understanding()))) {
      return Optional.empty();
    }
    PastTurn past = resolved.base();
    Understanding earlier =
        resolver.understand(
            past.question().text(), DialogueState.EMPTY, past.question().language());
    return turn.question()
        .map(Question::text)
        .filter(text -> one(resolved, earlier) && one(resolved, turn.understanding()))
        .filter(text -> tells(text, earlier, turn.understanding(), resolved));
  }

  /** Where several values of a slot are named nobody knows which of them is exchanged. */
  private static boolean one(Resolved resolved, Understanding question) {
    return resolved.edits().stream()
        .filter(edit -> edit.op() == EditOp.REPLACE)
        .allMatch(
            edit ->
                question.mentions().stream()
                        .filter(mention -> mention.slot().equals(edit.slot()))
                        .map(Mention::value)
                        .distinct()
                        .count()
                    <= 1);
  }

  /** A condition has words around it that nobody knows where there was none before. */
  private static boolean adds(Edit edit, Resolved resolved) {
    boolean another =
        edit.role() == Role.MEASURE
            && resolved.base().question().slots().stream()
                .anyMatch(slot -> slot.role() == Role.MEASURE && !resolved.slots().contains(slot));
    return edit.op() == EditOp.ADD && !another;
  }

  /** "List all ships" after a question about sailors can be a question of its own. */
  private static boolean begins(Edit edit, Understanding fragment) {
    return edit.op() == EditOp.REPLACE && edit.role() == Role.TYPE && fragment.utterance().asks();
  }

  private static boolean compares(Understanding fragment) {
    return fragment.cues().stream().map(Cue::kind).anyMatch(BOUNDS::contains);
  }

  private static boolean measures(Resolved resolved) {
    return resolved.edits().stream().anyMatch(edit -> edit.role() == Role.MEASURE);
  }

  /** Two names of which no column is known need not be alike where something else is asked. */
  private static boolean guesses(Edit edit, Resolved resolved) {
    return edit.slot().equals(SchemaDomain.NAMED.name())
        && resolved.edits().stream().anyMatch(other -> other.op() == EditOp.ACT);
  }

  private boolean tells(
      String complete, Understanding earlier, Understanding fragment, Resolved resolved) {
    Set<String> needed = new HashSet<>(telling(earlier));
    resolved.base().question().form().parts().stream()
        .filter(part -> part instanceof Filler filler && replaced(filler.slot(), resolved))
        .forEach(part -> names.telling(part.text()).forEach(needed::remove));
    needed.addAll(telling(fragment));
    return new HashSet<>(names.telling(complete)).containsAll(needed);
  }

  private static boolean replaced(SlotName slot, Resolved resolved) {
    return resolved.edits().stream()
        .anyMatch(edit -> edit.slot().equals(slot) || edit.replaces().contains(slot));
  }

  /** The words of a turn that tell something, the cues aside: they only say what it does. */
  private List<String> telling(Understanding turn) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < turn.tokens().size(); i++) {
      Token token = turn.tokens().get(i);
      int at = i;
      boolean cue =
          turn.cues().stream().map(Cue::span).anyMatch(span -> span.from() <= at && at < span.to())
              || turn.anaphors().stream()
                  .anyMatch(each -> each.span().from() <= at && at < each.span().to());
      if (!cue) {
        words.addAll(names.telling(token.text()));
      }
    }
    return words;
  }
}
