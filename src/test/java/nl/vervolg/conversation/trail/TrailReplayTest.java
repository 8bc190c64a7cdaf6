package nl.vervolg.conversation.trail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailException;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every turn is in the trail as it was decided, and is decided so again. */
class TrailReplayTest {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-30T12:00:00Z"), ZoneOffset.UTC);
  private static final List<String> TURNS =
      List.of(
          "Welke archieven zijn er in Den Haag?",
          "En in Enschede?",
          "Hoeveel?",
          "What is the weather?",
          "Which museums are there in Leiden?",
          "Tell me more about the second one");

  @TempDir private Path home;

  private void talk(String... sessions) {
    try (TrailJournal journal =
        TrailJournal.open(home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      for (String turn : TURNS) {
        for (String session : sessions) {
          conversation.ask(new SessionId(session), turn);
        }
      }
    }
  }

  private List<ReplayedTurn> replay(Workspace workspace) {
    List<ReplayedTurn> turns = new ArrayList<>();
    TrailReplay.run(home, workspace, "test", turns::add);
    return turns;
  }

  private List<KeptTurn> kept() {
    List<KeptTurn> turns = new ArrayList<>();
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      TrailReader.read(
          TrailJournal.folder(home),
          1,
          record -> record.kind() != RecordKind.TURN || turns.add(KeptTurn.open(record, keys)));
    }
    return turns;
  }

  @Test
  void aSessionThatOthersBeganAnewIsToldApartThoughItLooksTheSame() {
    SessionStore shared = SessionStore.inMemory();
    SessionId desk = new SessionId("desk");
    String same = "Hoeveel archieven zijn er in Den Haag?";
    TrailSettings settings = TrailSettings.usual(CLOCK);
    try (TrailJournal here = TrailJournal.open(home, settings, "test", SessionStore.Place.SERVER);
        TrailJournal there =
            TrailJournal.open(home.resolve("there"), settings, "test", SessionStore.Place.SERVER)) {
      Conversation one = new Conversation(Heritage.workspace(), shared, here);
      Conversation other = new Conversation(Heritage.workspace(), shared, there);
      one.ask(desk, "Welke archieven zijn er in Utrecht?");
      one.ask(desk, same);
      other.reset(desk);
      other.ask(desk, "Welke archieven zijn er in Delft?");
      other.ask(desk, same);
      one.ask(desk, "Terug naar Delft");
    }
    assertThat(replay(Heritage.workspace()))
        .hasSize(3)
        .allMatch(ReplayedTurn.Same.class::isInstance);
  }

  @Test
  void aRecordTellsHowATurnWasDecided() {
    talk("desk");

    JsonNode turn = kept().get(1).content().orElseThrow();
    assertThat(turn.path("said").asText()).isEqualTo("En in Enschede?");
    assertThat(turn.path("session").asText()).isEqualTo("desk");
    assertThat(turn.path("turn").asInt()).isEqualTo(2);
    assertThat(turn.path("asked").path("question").asText())
        .isEqualTo("Welke archieven zijn er in Enschede?");
    assertThat(turn.path("asked").path("query").asText()).contains("SELECT");
    assertThat(turn.path("asked").path("count").asInt()).isEqualTo(1);
    assertThat(turn.path("answer").asText()).contains("Stadsarchief Enschede");
    JsonNode decision = turn.path("decision");
    assertThat(decision.path("pattern").asText()).isEqualTo("location_swap");
    assertThat(decision.path("fired").findValuesAsText("rule")).contains("SWAP_ONE");
    assertThat(decision.path("edits").get(0).path("rule").asText()).isEqualTo("SWAP_SAME_SLOT");
    for (JsonNode fired : decision.path("fired")) {
      assertThat(decision.path("facts").has(fired.path("made").asInt())).isTrue();
    }
    assertThat(turn.path("version").path("rules").asText()).hasSize(64);
  }

  @Test
  void everyTurnIsDecidedTheSameAgain() {
    talk("a", "b", "c");

    assertThat(replay(Heritage.workspace()))
        .hasSize(3 * TURNS.size())
        .allMatch(ReplayedTurn.Same.class::isInstance);
    assertThat(TrailCheck.run(TrailJournal.folder(home), Optional.empty(), b -> {}).problems())
        .isEmpty();
  }

  @Test
  void aRuleThatIsGoneIsNamed() throws IOException {
    talk("a");
    Path rules = home.resolve("rules");
    copyWithout("SWAP_SAME_SLOT", Path.of("rules"), rules);

    try (RuleBase others = RuleBase.load(rules, home.resolve("cache"))) {
      List<ReplayedTurn> turns = replay(Heritage.workspace().with(others));
      assertThat(turns).allMatch(ReplayedTurn.Differs.class::isInstance);
      ReplayedTurn.Differs second = (ReplayedTurn.Differs) turns.get(1);
      assertThat(second.members()).contains("decision");
      assertThat(second.gone()).contains("SWAP_SAME_SLOT");
      assertThat(((ReplayedTurn.Differs) turns.get(0)).members()).isEmpty();
    }
  }

  private static void copyWithout(String id, Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file));
        Files.createDirectories(target.resolveSibling(""));
        String text = Files.readString(file);
        Files.writeString(
            target,
            text.replaceFirst(
                "(?s)(?<=\\n)rule \"[^\\n]*\\n    @Id\\(\"" + id + "\"\\).*?\\nend\\n", ""));
      }
    }
  }

  @Test
  void whatADestroyedKeySealedIsClosedAndTheChainHolds() {
    talk("a", "b");
    KeptTurn first = kept().get(0);
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      keys.destroy(List.of(first.record().sealed().orElseThrow().key()));
    }

    assertThat(kept().get(0).content()).isEmpty();
    assertThat(kept().get(1).session()).isEqualTo("b");
    assertThat(replay(Heritage.workspace()))
        .filteredOn(ReplayedTurn.Closed.class::isInstance)
        .hasSize(TURNS.size());
    assertThat(replay(Heritage.workspace()))
        .filteredOn(ReplayedTurn.Same.class::isInstance)
        .hasSize(TURNS.size());
    assertThat(TrailCheck.run(TrailJournal.folder(home), Optional.empty(), b -> {}).problems())
        .isEmpty();
  }

  /** As two chats without a name, in two terminals of one home. */
  @Test
  void conversationsWithTheSameNameAreNotMixed() {
    SessionId chat = new SessionId("chat");
    try (TrailJournal one =
            TrailJournal.open(
                home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS);
        TrailJournal two =
            TrailJournal.open(
                home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS)) {
      Conversation first = new Conversation(Heritage.workspace(), SessionStore.inMemory(), one);
      Conversation second = new Conversation(Heritage.workspace(), SessionStore.inMemory(), two);
      first.ask(chat, "Welke musea zijn er in Delft?");
      second.ask(chat, "Welke archieven zijn er in Utrecht?");
      first.ask(chat, "En in Gouda?");
      second.reset(chat);
      first.ask(chat, "En in Leiden?");
    }

    assertThat(replay(Heritage.workspace()))
        .hasSize(4)
        .allMatch(ReplayedTurn.Same.class::isInstance);
  }

  @Test
  void keysThatAreTakenAwayMeanwhileEndTheRecording() throws IOException {
    SessionId desk = new SessionId("desk");
    try (TrailJournal journal =
        TrailJournal.open(home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      conversation.ask(desk, TURNS.get(0));
      Files.delete(TrailJournal.keys(home));
      assertThatThrownBy(() -> conversation.ask(desk, TURNS.get(1)))
          .isInstanceOf(TrailException.class)
          .hasMessageContaining("deleted or replaced");
      assertThat(conversation.state(desk).asked()).isEqualTo(1);
    }
  }

  @Test
  void aKeyThatWasDestroyedSealsNothingMore() {
    SessionId desk = new SessionId("desk");
    try (TrailJournal journal =
        TrailJournal.open(home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      conversation.ask(desk, TURNS.get(0));
      try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
        keys.destroy(List.of(0L));
      }
      conversation.ask(desk, TURNS.get(1));
    }

    assertThat(kept()).extracting(turn -> turn.content().isPresent()).containsExactly(false, true);
    assertThat(kept().get(1).record().sealed().orElseThrow().key()).isEqualTo(1);
  }

  /** The other one has a trail of its own; the sessions are shared. */
  @Test
  void aConversationThatOthersBeganAnewIsAnotherOne() {
    SessionId desk = new SessionId("desk");
    SessionStore shared = SessionStore.inMemory();
    try (TrailJournal mine = shared(home);
        TrailJournal theirs = shared(home.resolve("other"))) {
      Conversation one = new Conversation(Heritage.workspace(), shared, mine);
      Conversation other = new Conversation(Heritage.workspace(), shared, theirs);
      one.ask(desk, "Welke archieven zijn er in Den Haag?");
      other.reset(desk);
      other.ask(desk, "Welke musea zijn er in Leiden?");
      one.ask(desk, "En in Enschede?");
      other.reset(desk);
      one.ask(desk, "Welke archieven zijn er in Zwolle?");
    }

    assertThat(kept()).extracting(KeptTurn::turn).containsExactly(1, 2, 1);
    assertThat(kept().get(1).content().orElseThrow().path("asked").path("question").asText())
        .isEqualTo("Welke musea zijn er in Enschede?");
    assertThat(replay(Heritage.workspace()))
        .hasSize(3)
        .allMatch(ReplayedTurn.Same.class::isInstance);
    assertThat(kept())
        .extracting(turn -> turn.record().sealed().orElseThrow().key())
        .containsExactly(0L, 0L, 1L);
  }

  private static TrailJournal shared(Path home) {
    return TrailJournal.open(home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.SERVER);
  }

  /** Each program makes keys in the same file. */
  @Test
  void twoProgramsNeverMakeTheSameKey() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    List<Future<?>> all = new ArrayList<>();
    for (String program : List.of("a", "b")) {
      all.add(
          threads.submit(
              () -> {
                try (TrailJournal journal =
                    TrailJournal.open(
                        home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS)) {
                  for (int i = 0; i < 50; i++) {
                    journal.ended(new SessionId(program + i));
                  }
                }
              }));
    }
    for (Future<?> each : all) {
      each.get();
    }
    threads.shutdown();

    List<String> sessions = new ArrayList<>();
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      TrailReader.read(
          TrailJournal.folder(home),
          1,
          record -> sessions.add(KeptTurn.open(record, keys).session()));
    }
    assertThat(sessions).hasSize(100).doesNotHaveDuplicates().doesNotContain("");
  }

  @Test
  void aConversationThatBeginsAnewIsAnotherOne() {
    try (TrailJournal journal =
        TrailJournal.open(home, TrailSettings.usual(CLOCK), "test", SessionStore.Place.PROCESS)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      SessionId desk = new SessionId("desk");
      conversation.ask(desk, TURNS.get(0));
      conversation.reset(desk);
      conversation.ask(desk, TURNS.get(1));
    }

    assertThat(replay(Heritage.workspace()))
        .hasSize(2)
        .allMatch(ReplayedTurn.Same.class::isInstance);
    assertThat(kept()).extracting(KeptTurn::turn).containsExactly(1, 1);
    assertThat(kept().get(0).record().sealed().orElseThrow().conversation())
        .isNotEqualTo(kept().get(1).record().sealed().orElseThrow().conversation());
  }
}
