package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can go on goes on although the trail is damaged, and each command tells that it is. */
class AuditDamageTest {
  private static final List<String> TURNS =
      List.of("Welke archieven zijn er in Den Haag?", "En in Enschede?", "Hoeveel?");

  @TempDir private Path home;
  private final List<String> told = new ArrayList<>();

  /** Six records: three turns of anna, and behind each one of bert. */
  @BeforeEach
  void talk() {
    try (Conversation conversation = open()) {
      for (String turn : TURNS) {
        conversation.ask(new SessionId("anna"), turn);
        conversation.ask(new SessionId("bert"), turn);
      }
    }
  }

  private Conversation open() {
    Clock clock = Clock.systemUTC();
    SessionStore store =
        SessionStore.open(
            home.resolve("sessions"),
            new TrailHistory(home),
            SessionSettings.usual(clock).telling(told::add));
    try {
      return new Conversation(
          Heritage.workspace(),
          store,
          TrailJournal.open(home, TrailSettings.usual(clock), "test", store.place()));
    } catch (RuntimeException e) {
      store.close();
      throw e;
    }
  }

  private Path trail() {
    return TrailJournal.folder(home).resolve("trail-000000000001.jsonl");
  }

  /** The bytes where records begin, and where the last one ends. */
  private List<Integer> places() throws IOException {
    List<Integer> places = new ArrayList<>(List.of(0));
    byte[] bytes = Files.readAllBytes(trail());
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        places.add(i + 1);
      }
    }
    return places;
  }

  private void damage(int record) throws IOException {
    byte[] bytes = Files.readAllBytes(trail());
    bytes[places().get(record - 1) + 100] ^= 1;
    Files.write(trail(), bytes);
  }

  private void cutBehind(int record) throws IOException {
    Files.write(trail(), Arrays.copyOf(Files.readAllBytes(trail()), places().get(record)));
  }

  /** The store does not know what the trail has. */
  private void forgetTheSessions() throws IOException {
    try (Stream<Path> files = Files.list(home.resolve("sessions"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
  }

  private Ran run(String command) {
    return Ran.command((command + " --home=" + home).split(" "));
  }

  private void says(String command, int code, String... what) {
    Ran ran = run(command);
    assertThat(ran.code()).as(command + "\n" + ran.out() + ran.err()).isEqualTo(code);
    assertThat(ran.out() + ran.err()).as(command).contains(what).doesNotContain(Ran.JAVA);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6})
  void everyCommandTellsOfADamagedRecord(int record) throws IOException {
    damage(record);
    String place = "byte " + places().get(record - 1) + ": The record is damaged";
    says("audit verify", 1, place, "audit repair --dry-run");
    says("audit anchor", 1, place, "1 problem", "audit verify");
    says("audit export --from=2020-01-01 --to=2100-01-01 --format=csv", 1, place);
    says("audit show " + record, 1, place, "The trail has no record");
    says("audit show " + (record == 3 ? 4 : 2), 0, "What was said");
    says("audit repair --dry-run", 0, place, "Nothing was written");
    says("audit retire --older-than=365d", 1, "audit ");
  }

  @Test
  void theLastTurnIsShownWithoutWhatStandsBefore() throws IOException {
    damage(1);
    says("audit show", 0, "Record 6: turn 3 of the conversation (bert)");
    says("audit show --session=anna", 0, "Record 5: turn 3 of the conversation (anna)");
    says("audit show --session=anna 1", 1, "Not all that was looked through can be read");
    damage(6);
    says("audit show", 1, "Record 5: turn 3", "Not all that was looked through can be read");
  }

  @ParameterizedTest
  @CsvSource({"1, bert       3 turns", "3, anna       1 turn", "6, bert       2 turns"})
  void theSessionsAreThere(int record, String turns) throws IOException {
    damage(record);
    says("sessions list", 0, "anna       3 turns", "bert       3 turns");
    says("sessions show anna", 0, "En in Enschede?");
    forgetTheSessions();
    Ran ran = run("sessions list");

    assertThat(ran.code()).isZero();
    assertThat(ran.err())
        .contains("a turn there may be missing here", "The record is damaged", "audit verify");
    assertThat(ran.out()).contains(turns);
    assertThat(ran.err().contains("later turns do not follow")).isEqualTo(record < 6);
  }

  @Test
  void aConversationGoesOnBehindADamagedMiddle() throws IOException {
    damage(3);
    forgetTheSessions();
    try (Conversation conversation = open()) {
      assertThat(conversation.ask(new SessionId("anna"), "En in Delft?").number()).isEqualTo(2);
    }
    assertThat(told).hasSize(2);
    assertThat(told.get(0)).contains("The record is damaged");
    assertThat(told.get(1)).contains("The conversation (anna) has 1 of its turns here");
    says("sessions delete bert", 0, "Forgotten: bert");
    says("audit verify", 1, "7 records", "1 problem");
  }

  @Test
  void whereTheEndIsDamagedRepairLetsItGoOn() throws IOException {
    damage(6);
    says("sessions delete bert", 1, "audit repair --dry-run");
    says("audit repair", 0, "Record 7 tells of 1 problem", "Take an anchor");
    says("audit repair", 0, "There is nothing to tell");
    try (Conversation conversation = open()) {
      conversation.ask(new SessionId("anna"), "En in Delft?");
    }
    says("audit verify", 1, "A later record tells so", "nothing else was changed, 1 that");
    says("audit verify --known=1", 0, "It ends with 8:");
    says("audit verify --known=1 --json", 0, "\"told\":[{", "\"problems\":[]");
    says("audit anchor", 0, "8:", "The trail itself tells of 1 problem");
    says("audit show 7", 0, "it was told what is wrong with records before", "sha256");
    damage(2);
    says("audit verify --known=1", 1, "1 problem, 1 that the trail itself tells of");
  }

  /** Two of her records can be read, so her key is known. */
  @Test
  void aPersonIsErasedAlthoughARecordIsDamaged() throws IOException {
    damage(3);
    says("audit erase --session=anna --dry-run", 0, "Not read: ", "would become unreadable");
    says(
        "audit erase --session=anna",
        0,
        "1 conversation with 2 turns cannot be read any more",
        "Not read: ",
        "nothing of this person is left out");
    assertThat(run("audit show --session=anna").out()).isEmpty();
    says("sessions list", 0, "bert");
  }

  @Test
  void aPersonIsErasedAlthoughTheEndIsDamaged() throws IOException {
    damage(6);
    says("audit erase --session=anna", 0, "record 7 tells so", "3 turns cannot be read any more");
    says("audit verify --known=1", 0, "It ends with 8:");
  }

  /** Of a conversation without a record that can be read nobody knows whose it is. */
  @Test
  void whatMayBeOfAPersonIsToldAndCanBeErasedToo() throws IOException {
    Kept.talk(home, "cora", TURNS.get(0));
    Kept.talk(home, "dora", TURNS.get(0));
    damage(7);
    says(
        "audit erase --session=cora",
        1,
        "0 conversations with 0 turns",
        "Of 1 key no record can be read",
        "It stays; see --unclear.");
    says("audit erase --session=cora --unclear", 0, "It was destroyed.");
    says("audit erase --session=cora", 1, "Not read: ", "Nothing of that name can be read");
    says("audit show 8", 0, "(dora)");
  }

  @Test
  void aTrailThatWasCutIsTold() throws IOException {
    cutBehind(4);
    String known = "know of record 6";
    says("audit verify", 1, known, "records were taken off its end");
    says("audit anchor", 1, "4:", known);
    says("sessions list", 0, known, "it ends with record 4", "audit verify", "bert       3 turns");
    try (Conversation conversation = open()) {
      conversation.ask(new SessionId("anna"), "En in Delft?");
      conversation.ask(new SessionId("anna"), "En in Gouda?");
      conversation.ask(new SessionId("anna"), "En in Breda?");
    }
    says("audit verify", 1, known);
    says("audit repair", 0, known, "Record 8 tells of 1 problem");
    says("audit verify --known=1", 0, known);
  }

  @Test
  void aTrailThatWasTakenAwayIsTold() throws IOException {
    Files.delete(trail());
    says("audit verify", 1, "There is no trail", "The sessions know of its record 6:");
    says("sessions list", 0, "know of record 6", "it was taken away", "anna       3 turns");
    try (Conversation conversation = open()) {
      conversation.ask(new SessionId("anna"), "En in Delft?");
    }
    assertThat(told).singleElement().asString().contains("it was taken away");
    says("audit verify", 1, "know of record 6");
    assertThat(TrailReader.end(TrailJournal.folder(home)).number()).isEqualTo(1);
  }
}
