package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.AnsweredTurn;
import nl.vervolg.conversation.Rehearsal;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.conversation.WorkspaceVersion;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionId;

/**
 * Decides every turn of a trail again, on the turns before it as they were recorded, and compares
 * the records byte by byte.
 */
public final class TrailReplay {
  /**
   * Conversations under way of which the state is held. A process begins a conversation anew in its
   * trail when it has had half as many others since.
   */
  private static final int MOST_STATES = 20_000;

  private final Workspace workspace;
  private final WorkspaceVersion version;
  private final Rehearsal rehearsal;
  private final Consumer<ReplayedTurn> reader;

  /** By the name in the seal: two who talk at a time may give their sessions the same name. */
  private final Map<String, DialogueState> states =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, DialogueState> eldest) {
          return size() > MOST_STATES;
        }
      };

  private TrailReplay(Workspace workspace, String product, Consumer<ReplayedTurn> reader) {
    this.workspace = workspace;
    this.version = workspace.version(product);
    this.rehearsal = new Rehearsal(workspace);
    this.reader = reader;
  }

  /**
   * Replays the trail of a home.
   *
   * @param product version of the program
   * @param reader is given each turn
   * @return what is wrong with the trail: turns that are damaged or missing are not replayed
   */
  public static TrailCheck.Report run(
      Path home, Workspace workspace, String product, Consumer<ReplayedTurn> reader) {
    TrailReplay replay = new TrailReplay(workspace, product, reader);
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      return TrailCheck.reading(TrailJournal.folder(home), record -> replay.record(record, keys));
    }
  }

  private void record(TrailRecord record, KeyRing keys) {
    if (record.kind() == RecordKind.ENDED) {
      record.sealed().ifPresent(content -> states.remove(content.conversation()));
    } else if (record.kind() == RecordKind.TURN) {
      turn(KeptTurn.open(record, keys));
    } else if (record.kind() == RecordKind.LINK) {
      reader.accept(
          new ReplayedTurn.NotReplayed(new KeptTurn(record, Optional.empty(), Optional.empty())));
    }
  }

  private void turn(KeptTurn turn) {
    if (turn.content().isEmpty()) {
      reader.accept(new ReplayedTurn.Closed(turn));
      return;
    }
    String conversation = turn.record().sealed().orElseThrow().conversation();
    Optional<DialogueState> given = turn.content().flatMap(TurnRecord::before);
    DialogueState before =
        turn.turn() == 1
            ? DialogueState.EMPTY
            : given.orElseGet(() -> states.getOrDefault(conversation, DialogueState.EMPTY));
    reader.accept(
        before.asked() == turn.turn() - 1
            ? again(turn, before, given.isPresent())
            : new ReplayedTurn.WithoutHistory(turn));
    turn.kept().ifPresent(kept -> states.put(conversation, kept.after(before)));
  }

  private ReplayedTurn again(KeptTurn turn, DialogueState before, boolean given) {
    JsonNode then = turn.content().orElseThrow();
    AnsweredTurn answered =
        rehearsal.answer(
            new SessionId(turn.session()),
            then.path("said").asText(),
            before,
            new Language(then.path("usual").asText()));
    ObjectNode now = TurnRecord.of(answered, workspace.knowledge().domain(), version, given);
    boolean same = Arrays.equals(CanonicalJson.of(now), CanonicalJson.of(then));
    return same ? new ReplayedTurn.Same(turn) : new ReplayedTurn.Differs(turn, then, now);
  }
}
