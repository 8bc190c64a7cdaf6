package nl.vervolg.conversation.trail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.LongConsumer;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.report.Kept;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whose keys an erasure destroys, and whose it leaves. */
class ErasureTest {
  private static final String FIRST = "Welke archieven zijn er in Den Haag?";
  private static final String SECOND = "En in Enschede?";

  @TempDir private Path home;

  /** Erases a session; also keys of which no record can be read. */
  private Erasure.Erased erase(String wanted, LongConsumer progress) {
    return Erasure.run(
        home,
        TrailSettings.usual(Clock.systemUTC()),
        new Erasure.Wanted() {
          @Override
          public boolean is(String session, String conversation) {
            return session.equals(wanted);
          }

          @Override
          public boolean alsoUnclear() {
            return true;
          }
        },
        new Erasure.Before() {
          @Override
          public void consent(Erasure.Erased would) {}

          @Override
          public void forget(Erasure.Erased would, boolean first) {}
        },
        progress);
  }

  private List<String> readable() {
    return Kept.turns(home).stream()
        .filter(turn -> turn.content().isPresent())
        .map(KeptTurn::session)
        .toList();
  }

  private void damage(int record) throws IOException {
    Path trail = TrailJournal.folder(home).resolve("trail-000000000001.jsonl");
    byte[] bytes = Files.readAllBytes(trail);
    int at = 0;
    for (int line = 1; line < record; at++) {
      line += bytes[at] == '\n' ? 1 : 0;
    }
    bytes[at + 100] ^= 1;
    Files.write(trail, bytes);
  }

  /** Its key is there before its record is. */
  @Test
  void aConversationThatBeginsMeanwhileIsNotUnclear() throws IOException {
    Kept.talk(home, "anna", FIRST, SECOND);
    Kept.talk(home, "bert", FIRST, SECOND);
    damage(1);
    boolean[] began = new boolean[1];
    Erasure.Erased erased =
        erase(
            "anna",
            number -> {
              if (number == 4 && !began[0]) {
                began[0] = true;
                Kept.talk(home, "carl", FIRST);
              }
            });

    assertThat(erased.conversations()).hasSize(1);
    assertThat(erased.unclear()).isEmpty();
    damage(1);
    assertThat(readable()).containsExactly("bert", "bert", "carl");
  }

  /** Numbers of keys come again, with other conversations. */
  @Test
  void whoTalksAfterTheKeysWereDeletedCanBeErased() throws IOException {
    Kept.talk(home, "anna", FIRST, SECOND);
    Files.delete(TrailJournal.keys(home));
    Kept.talk(home, "bert", FIRST, SECOND);
    Kept.talk(home, "cora", FIRST);
    Erasure.Erased erased = erase("bert", number -> {});

    assertThat(erased.conversations()).hasSize(1);
    assertThat(erased.turns()).isEqualTo(2);
    assertThat(readable()).containsExactly("cora");
    KeptTurn first = Kept.turns(home).get(0);
    assertThat(first.unreadable()).isPresent();
  }
}
