package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import nl.vervolg.report.Kept;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a clock that was ahead, or is, does to the retention of a trail. */
class AuditRetireTest {
  private static final String TURN = "Welke archieven zijn er in Den Haag?";
  private static final Instant OLD = Instant.parse("2020-01-15T12:00:00Z");

  @TempDir private Path home;

  private Ran retire(String more) {
    return Ran.command(("audit retire --older-than=365d" + more + " --home=" + home).split(" "));
  }

  @Test
  void aRecordThatIsStillToComeIsNamed() {
    Kept.talk(home, OLD, "anna", TURN);
    Kept.talk(home, Instant.parse("2999-01-15T12:00:00Z"), "anna", TURN);
    Kept.talk(home, OLD.plusSeconds(60), "anna", TURN);
    Ran ran = retire("");

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out())
        .contains("1 file with the records 1 to 1")
        .contains("Record 2 is of 2999-01-15T12:00:00Z, which is still to come")
        .contains("its file (" + home.resolve("audit/trail-000000000002.jsonl") + ") and those");
  }

  @Test
  void theWholeTrailGoesOnlyWhenThatIsMeant() {
    Kept.talk(home, OLD, "anna", TURN);
    Kept.talk(home, OLD.plusSeconds(60), "bert", TURN);
    Ran ran = retire("");

    assertThat(ran.code()).isNotZero();
    assertThat(ran.err())
        .contains("also the last one, of 2020-01-15T12:01:00Z. Nothing was taken away.")
        .contains("Look whether the clock is right", "add: --whole-trail")
        .doesNotContain(Ran.JAVA);
    assertThat(Kept.turns(home)).hasSize(2);
    assertThat(retire(" --dry-run").out()).contains("records 1 to 2");

    assertThat(retire(" --whole-trail").out()).contains("1 file with the records 1 to 2");
    assertThat(retire("").out()).contains("No file of the trail");
  }
}
