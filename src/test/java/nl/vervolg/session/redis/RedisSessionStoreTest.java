package nl.vervolg.session.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.session.KeptSession;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionStore.StoreException;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.session.Turns;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redis.clients.jedis.RedisClient;

/** What a store on a server does beside what every store does: others use it too. */
@Timeout(60)
class RedisSessionStoreTest {
  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
  private static final SessionId DESK = new SessionId("desk");
  private static final String DESK_KEY = "{vervolg}:turns:desk";

  private final ServerProcess server = SharedServer.get();
  private final List<String> told = new ArrayList<>();
  private final List<SessionStore> opened = new ArrayList<>();

  @BeforeEach
  void theServerIsEmpty() {
    server.flush();
  }

  @AfterEach
  void close() {
    opened.forEach(SessionStore::close);
  }

  private SessionSettings settings() {
    return SessionSettings.usual(Clock.fixed(NOON, ZoneOffset.UTC)).telling(told::add);
  }

  private SessionStore open(SessionSettings settings) {
    SessionStore store = RedisSessionStore.open(server.address(), settings);
    opened.add(store);
    return store;
  }

  private SessionStore open() {
    return open(settings());
  }

  private static void add(SessionStore store, int from, int to) {
    for (int n = from; n <= to; n++) {
      assertThat(store.append(DESK, Turns.donating(n))).isTrue();
    }
  }

  @Test
  void othersGoOnWithASession() {
    SessionStore one = open();
    SessionStore other = open();
    add(one, 1, 3);
    assertThat(other.load(DESK)).isEqualTo(one.load(DESK));
    add(other, 4, 4);
    assertThat(one.load(DESK).asked()).isEqualTo(4);
    add(one, 5, 150);
    add(other, 151, 151);
    assertThat(other.load(DESK)).isEqualTo(one.load(DESK));
    assertThat(one.turns(DESK)).hasSize(151);
  }

  @Test
  void whoComesSecondNotesAndRecordsNothing() {
    SessionStore one = open();
    SessionStore other = open();
    add(one, 1, 2);
    other.load(DESK);
    add(one, 3, 3);
    boolean appended =
        other.append(
            DESK,
            Turns.silent(3),
            () -> {
              throw new AssertionError("A turn that is not noted was recorded.");
            });
    assertThat(appended).isFalse();
    assertThat(other.turns(DESK)).hasSize(3).last().isEqualTo(Turns.donating(3));
    assertThat(other.append(DESK, Turns.silent(5))).as("a gap").isFalse();
  }

  @Test
  void aSessionThatOthersBeganAnewIsAnotherOne() {
    SessionStore one = open();
    SessionStore other = open();
    add(one, 1, 2);
    other.erase(DESK);
    assertThat(other.append(DESK, Turns.silent(1))).isTrue();
    assertThat(other.append(DESK, Turns.silent(2))).isTrue();
    assertThat(one.append(DESK, Turns.donating(3))).isFalse();
    assertThat(one.load(DESK)).isEqualTo(new DialogueState(List.of(), 2, List.of()));
    add(one, 3, 3);
  }

  /** However long the other one is: the last turns that are read may begin where this one ended. */
  @ParameterizedTest
  @ValueSource(ints = {1, 13, 14, 15, 77, 78, 79, 200})
  void nothingOfAnErasedSessionIsRemembered(int turns) {
    SessionStore one = open();
    SessionStore other = open();
    add(one, 1, 14);
    one.load(DESK);
    other.erase(DESK);
    for (int n = 1; n <= turns; n++) {
      assertThat(other.append(DESK, Turns.silent(n))).isTrue();
    }
    assertThat(one.load(DESK)).isEqualTo(new DialogueState(List.of(), turns, List.of()));
  }

  @Test
  void aTurnWithoutItsRecordIsTakenBack() {
    SessionStore store = open();
    add(store, 1, 1);
    for (int number : List.of(2, 1)) {
      SessionId session = number == 1 ? new SessionId("hall") : DESK;
      IllegalStateException full = new IllegalStateException("The disk is full.");
      assertThatThrownBy(
              () ->
                  store.append(
                      session,
                      Turns.donating(number),
                      () -> {
                        throw full;
                      }))
          .isSameAs(full)
          .hasNoSuppressedExceptions();
      assertThat(store.turns(session)).hasSize(number - 1);
      assertThat(store.load(session).asked()).isEqualTo(number - 1);
    }
    assertThat(store.list()).containsExactly(new KeptSession(DESK, 1, NOON));
    add(store, 2, 2);
    assertThat(told).isEmpty();
  }

  @Test
  void aTurnWithoutItsRecordFromWhichOthersWentOnStaysAndIsTold() {
    SessionStore one = open();
    SessionStore other = open();
    assertThatThrownBy(
            () ->
                one.append(
                    DESK,
                    Turns.donating(1),
                    () -> {
                      assertThat(other.append(DESK, Turns.donating(2))).isTrue();
                      throw new IllegalStateException("The disk is full.");
                    }))
        .hasMessage("The disk is full.");
    assertThat(one.turns(DESK)).hasSize(2);
    assertThat(told).singleElement().asString().startsWith("Turn 1 of the conversation (desk)");
  }

  @Test
  void aSessionIsForgottenSomeTimeAfterItsLastTurn() {
    SessionStore store = open(settings().expiringAfter(Duration.ofMillis(300)));
    add(store, 1, 2);
    while (store.load(DESK).asked() > 0) {
      ServerProcess.sleep(20);
    }
    assertThat(store.list()).isEmpty();
    assertThat(store.turns(DESK)).isEmpty();
    assertThat(store.append(new SessionId("hall"), Turns.donating(1))).isTrue();
    add(store, 1, 1);
  }

  @Test
  void everyTurnGivesASessionItsTimeAnew() {
    add(open(settings().expiringAfter(Duration.ofMinutes(1))), 1, 1);
    add(open(settings().expiringAfter(Duration.ofDays(90))), 2, 2);
    try (RedisClient client = server.client()) {
      assertThat(client.pttl(DESK_KEY)).isGreaterThan(Duration.ofDays(89).toMillis());
    }
  }

  @Test
  void whereThereAreTooManyThoseThatWereNotUsedLongestAreForgotten() {
    SessionStore store = open(settings().atMost(3));
    for (String name : List.of("a", "b", "c", "a", "d", "e")) {
      SessionId session = new SessionId(name);
      int next = store.load(session).asked() + 1;
      assertThat(store.append(session, Turns.donating(next))).isTrue();
    }
    assertThat(store.list())
        .containsExactly(
            new KeptSession(new SessionId("a"), 2, NOON),
            new KeptSession(new SessionId("d"), 1, NOON),
            new KeptSession(new SessionId("e"), 1, NOON));
    assertThat(server.keys()).hasSize(4);
  }

  @Test
  void manySessionsAreListedByName() {
    SessionStore store = open();
    for (int i = 0; i < 1_234; i++) {
      store.append(new SessionId("s" + i), Turns.silent(1));
    }
    assertThat(store.list())
        .hasSize(1_234)
        .isSortedAccordingTo((one, two) -> one.id().value().compareTo(two.id().value()));
  }

  @Test
  void nothingOfAnErasedSessionIsLeft() {
    SessionStore store = open();
    add(store, 1, 70);
    store.erase(DESK);
    assertThat(server.keys()).isEmpty();
  }

  @Test
  void aServerThatLostItsScriptsIsGivenThemAgain() {
    SessionStore store = open();
    add(store, 1, 1);
    try (RedisClient client = server.client()) {
      client.scriptFlush();
    }
    add(store, 2, 2);
    assertThat(store.load(DESK).asked()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"no turn", "0123456789abcdef0123456789abcdef {\"v\":2,\"number\":1}"})
  void whatANewerVersionOrAnotherProgramWroteIsRefused(String value) {
    try (RedisClient client = server.client()) {
      client.rpush(DESK_KEY, value);
    }
    SessionStore store = open();
    assertThatThrownBy(() -> store.load(DESK))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("\nMaybe ");
    assertThatThrownBy(() -> store.turns(DESK)).isInstanceOf(StoreException.class);
  }

  @Test
  void anotherKindOfValueInPlaceOfASessionIsToldAndKept() {
    try (RedisClient client = server.client()) {
      client.set(DESK_KEY, "mine");
      SessionStore store = open();
      assertThatThrownBy(() -> store.append(DESK, Turns.donating(1)))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining(server.address().toString())
          .hasMessageContaining("a database of their own");
      assertThat(client.get(DESK_KEY)).isEqualTo("mine");
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void whateverSeveralDoTheySeeWhatOneWouldSee(long seed) {
    Random random = new Random(seed);
    List<SessionStore> stores = List.of(open(), open(), open());
    SessionStore model = SessionStore.inMemory();
    for (int i = 0; i < 400; i++) {
      SessionId session = new SessionId("s" + random.nextInt(2));
      SessionStore store = stores.get(random.nextInt(stores.size()));
      int action = random.nextInt(60);
      if (action == 0) {
        store.erase(session);
        model.erase(session);
      } else {
        // Whoever decides a turn has read what it follows on.
        assertThat(store.load(session)).isEqualTo(model.load(session));
        int number = model.load(session).asked() + 1 + random.nextInt(10) / 9;
        SessionTurn turn = random.nextBoolean() ? Turns.donating(number) : Turns.silent(number);
        assertThat(store.append(session, turn)).isEqualTo(model.append(session, turn));
      }
    }
    for (SessionStore store : stores) {
      for (SessionId session : List.of(new SessionId("s0"), new SessionId("s1"))) {
        assertThat(store.load(session)).isEqualTo(model.load(session));
        assertThat(store.turns(session)).isEqualTo(model.turns(session));
      }
    }
  }
}
