package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person said is gone everywhere, and the trail still shows that nothing was changed. */
class AuditEraseTest {
  private static final String FIRST = "Welke archieven zijn er in Den Haag?";
  private static final String SECOND = "En in Enschede?";

  @TempDir private Path home;

  /** A program that keeps its conversations and their trail. */
  private Conversation open() {
    Clock clock = Clock.systemUTC();
    SessionStore store =
        SessionStore.open(
            home.resolve("sessions"), new TrailHistory(home), SessionSettings.usual(clock));
    return new Conversation(
        Heritage.workspace(),
        store,
        TrailJournal.open(home, TrailSettings.usual(clock), "test", store.place()));
  }

  /** Two people in two programs, so that each has two keys. */
  private void talk() {
    for (String turn : List.of(FIRST, SECOND)) {
      try (Conversation conversation = open()) {
        conversation.ask(new SessionId("anna"), turn);
        conversation.ask(new SessionId("bert"), turn);
      }
    }
  }

  private Ran audit(String... arguments) {
    List<String> all = new ArrayList<>(List.of("audit"));
    all.addAll(List.of(arguments));
    all.add("--home=" + home);
    return Ran.command(all.toArray(String[]::new));
  }

  private List<String> readable() {
    return Kept.turns(home).stream()
        .filter(turn -> turn.content().isPresent())
        .map(KeptTurn::session)
        .toList();
  }

  /** True where any file of the home holds the text. */
  private boolean anywhere(String text) throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (Files.readString(file, StandardCharsets.ISO_8859_1).contains(text)) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void onePersonIsForgottenAndTheOthersAreNot() throws IOException {
    talk();
    assertThat(anywhere("anna")).isTrue();
    Ran ran = audit("erase", "--session", "anna");

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out())
        .contains("Trail: 2 conversations with 2 turns cannot be read any more.")
        .contains("Record 5 tells of it, without a name.")
        .contains("Sessions: 2 turns are forgotten.")
        .contains("Caches hold nothing that was said")
        .contains("The trail ends with 5:");
    assertThat(readable()).containsExactly("bert", "bert");
    assertThat(anywhere("anna")).isFalse();
    assertThat(audit("verify").code()).isZero();
    try (Conversation conversation = open()) {
      assertThat(conversation.state(new SessionId("anna")).asked()).isZero();
      assertThat(conversation.state(new SessionId("bert")).asked()).isEqualTo(2);
    }
  }

  @Test
  void whatWasErasedIsToldByEveryCommand() {
    talk();
    audit("erase", "--session", "anna");

    assertThat(audit("show", "1").out())
        .contains("was erased", "record 5")
        .doesNotContain("Den Haag");
    assertThat(audit("show", "5").out()).contains("conversations were erased");
    assertThat(audit("show", "1", "--json").out().lines())
        .singleElement()
        .asString()
        .contains("\"record\":1,", "\"kind\":\"turn\"", "\"time\":\"20", "\"hash\":\"")
        .contains("\"content\":null", "\"unreadable\":\"erased\"");
    assertThat(audit("show", "5", "--json").out())
        .contains("\"kind\":\"erased\"", "\"keys\":[0,2]")
        .doesNotContain("unreadable");
    assertThat(audit("show", "2", "--json").out()).contains("\"content\":{\"answer\"");
    assertThat(audit("export", "--from=2020-01-01", "--to=2100-01-01", "--format=html").out())
        .contains("(cannot be read: it was erased");
    assertThat(audit("show", "2").out()).contains("Den Haag");
  }

  @Test
  void nothingHappensBeforeItIsAsked() throws IOException {
    talk();
    Ran ran = audit("erase", "--session=anna", "--dry-run");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("2 conversations with 2 turns would become unreadable")
        .contains("2 turns would be forgotten");
    assertThat(readable()).containsExactly("anna", "bert", "anna", "bert");
    assertThat(audit("verify").out()).contains("4 records");
    assertThat(anywhere("anna")).isTrue();
  }

  @Test
  void theSecondTimeThereIsNothingLeft() {
    talk();
    audit("erase", "--session=anna");
    Ran ran = audit("erase", "--session=anna");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains(
            "Trail: 0 conversations", "Sessions: 0 turns", "Nothing of that name can be read");
    assertThat(audit("verify").out()).contains("5 records");
  }

  @Test
  void oneConversationCanBeErasedByItsNumber() {
    talk();
    KeptTurn turn = Kept.turns(home).get(1);
    String conversation = turn.record().sealed().orElseThrow().conversation();
    Ran ran = audit("erase", "--conversation=" + conversation);

    assertThat(ran.out()).contains("1 conversation with 1 turn", conversation);
    assertThat(readable()).containsExactly("anna", "anna", "bert");
  }

  @Test
  void aConversationUnderWayHasToEndFirst() {
    try (Conversation conversation = open()) {
      conversation.ask(new SessionId("anna"), FIRST);
      Ran ran = audit("erase", "--session=anna");

      assertThat(ran.code()).isEqualTo(1);
      assertThat(ran.err())
          .contains("Another process is using the sessions", "Nothing was erased.")
          .doesNotContain("java.");
      assertThat(readable()).containsExactly("anna");
    }
    assertThat(audit("erase", "--session=anna").code()).isZero();
    assertThat(readable()).isEmpty();
  }

  /** Such a program has no store: nothing keeps it from going on. */
  @Test
  void aProgramThatGoesOnSealsWithAnotherKey() {
    Kept.talk(home, "bert", FIRST);
    try (TrailJournal journal =
        TrailJournal.open(
            home, TrailSettings.usual(Clock.systemUTC()), "test", SessionStore.Place.PROCESS)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      conversation.ask(new SessionId("anna"), FIRST);
      audit("erase", "--session=anna");
      conversation.ask(new SessionId("anna"), SECOND);
      assertThat(readable()).containsExactly("bert", "anna");
      assertThat(audit("verify").code()).isZero();
      assertThat(audit("erase", "--session=anna").out()).contains("1 conversation");
    }
    assertThat(readable()).containsExactly("bert");
  }

  /** The record is written before the keys are destroyed. */
  @Test
  void whatACrashKeptIsFinishedByTheNextErasure() throws IOException {
    talk();
    byte[] keys = Files.readAllBytes(TrailJournal.keys(home));
    audit("erase", "--session=anna");
    Files.write(TrailJournal.keys(home), keys);
    assertThat(readable()).contains("anna");
    Ran ran = audit("erase", "--session=nobody");

    assertThat(ran.out()).contains("cut short; 2 keys more were destroyed.");
    assertThat(readable()).containsExactly("bert", "bert");
  }

  @Test
  void whatWasSetAsideIsNamedAndDeletedWhenAsked() throws IOException {
    talk();
    Path aside = home.resolve("sessions").resolve("sessions.log.damaged-1");
    Files.writeString(aside, "anna");

    assertThat(audit("erase", "--session=anna").out())
        .contains("(" + aside + ") may hold what was said; --set-aside deletes it.");
    assertThat(audit("erase", "--session=anna", "--set-aside").out()).contains("is deleted");
    assertThat(anywhere("anna")).isFalse();
  }

  @Test
  void withoutATrailTheSessionIsForgotten() throws IOException {
    try (SessionStore store = SessionStore.open(home.resolve("sessions"));
        Conversation conversation = new Conversation(Heritage.workspace(), store)) {
      conversation.ask(new SessionId("anna"), FIRST);
    }
    assertThat(audit("erase", "--session=anna").out()).contains("Sessions: 1 turn");
    assertThat(anywhere("anna")).isFalse();
    assertThat(home.resolve("audit")).doesNotExist();
    assertThat(home.resolve("keys")).doesNotExist();
  }

  @Test
  void anEmptyHomeStaysEmpty() throws IOException {
    assertThat(audit("erase", "--session=anna").code()).isEqualTo(1);
    try (Stream<Path> files = Files.list(home)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void retiringLessThanSixMonthsHasToBeAllowed() {
    talk();
    Ran ran = audit("retire", "--older-than=182d");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("six months (183d)", "--less-than-six-months");
    assertThat(audit("retire", "--older-than=1w").err()).contains("(1w) is no age");
    assertThat(audit("retire", "--older-than=1d", "--less-than-six-months").out())
        .contains("No file of the trail has only records that are older than 1 days");
    assertThat(audit("retire", "--older-than=183d", "--dry-run").code()).isZero();
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      assertThat(keys.find(0)).isPresent();
    }
  }
}
