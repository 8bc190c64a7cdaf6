package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import nl.vervolg.Heritage;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.ConversationKey;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.PackedContent;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.conversation.trail.TrailReplay;
import nl.vervolg.report.Kept;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is held does not grow with the trail. {@code -Dtrail.records=20000} for a trail of so many
 * records and one of three times as many.
 */
class TrailScaleTest {
  private static final int RECORDS = Integer.getInteger("trail.records", 1000);
  private static final int SEGMENT = 1 << 20;
  private static final long MEGABYTE = 1 << 20;
  private static final long PAUSE = 700;
  private static final String[] TURNS = {
    "Welke archieven zijn er in Den Haag?", "En in Enschede?", "Hoeveel?", "And in Delft?"
  };

  @TempDir private Path folder;

  /** A job, and what was held at the most while it ran. */
  private record Job(String name, int records, long heap, long nanos) {
    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%-8s %,8d records: %,8.0f records/s, at most %.1f MB held",
          name,
          records,
          records * 1e9 / nanos,
          (double) heap / MEGABYTE);
    }

    static Job run(String name, int records, Runnable work) throws InterruptedException {
      AtomicBoolean over = new AtomicBoolean();
      long[] most = {0};
      Thread sampler =
          new Thread(
              () -> {
                while (!over.get()) {
                  most[0] = Math.max(most[0], held());
                  pause();
                }
              });
      long begin = System.nanoTime();
      sampler.start();
      work.run();
      long nanos = System.nanoTime() - begin;
      over.set(true);
      sampler.join();
      return new Job(name, records, most[0], nanos);
    }

    private static void pause() {
      try {
        Thread.sleep(PAUSE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    /** What can be reached, as the collector has just found it. */
    private static long held() {
      ManagementFactory.getMemoryMXBean().gc();
      return ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getCollectionUsage)
          .filter(Objects::nonNull)
          .mapToLong(MemoryUsage::getUsed)
          .sum();
    }
  }

  /** A home whose trail has real turns, again and again, each in a conversation of its own. */
  private Path home(int records) {
    Path one = folder.resolve("one");
    Path home = folder.resolve("home-" + records);
    if (!one.toFile().exists()) {
      Kept.talk(one, "desk", TURNS);
    }
    List<KeptTurn> turns = Kept.turns(one);
    TrailSettings settings = new TrailSettings(Durability.SYSTEM, SEGMENT, Clock.systemUTC());
    try (Trail trail = Trail.open(TrailJournal.folder(home), settings);
        KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      ConversationKey key = keys.create();
      for (int i = 0; i < records; i++) {
        key = i % (25 * TURNS.length) == 0 ? keys.create() : key;
        ConversationKey sealing = key;
        ObjectNode turn = turns.get(i % TURNS.length).content().orElseThrow().deepCopy();
        byte[] content = CanonicalJson.of(turn.put("session", "s" + i / (25 * TURNS.length)));
        trail.add(
            RecordKind.TURN,
            JsonNodeFactory.instance.objectNode(),
            () -> sealing.seal(PackedContent.of(content)));
      }
    }
    return home;
  }

  private static void command(Path home, String... arguments) {
    List<String> all = new ArrayList<>(List.of("audit"));
    all.addAll(List.of(arguments));
    all.add("--home=" + home);
    Ran ran = Ran.command(all.toArray(String[]::new));
    assertThat(ran.code()).as(ran.err()).isZero();
  }

  private List<Job> jobs(int records) throws InterruptedException {
    Path home = home(records);
    List<Job> jobs = new ArrayList<>();
    jobs.add(Job.run("verify", records, () -> command(home, "verify")));
    for (String format : List.of("jsonl", "csv", "html")) {
      jobs.add(
          Job.run(
              format,
              records,
              () ->
                  command(
                      home,
                      "export",
                      "--from=2020-01-01",
                      "--to=2100-01-01",
                      "--format=" + format,
                      "--out=" + home.resolve("out"))));
    }
    jobs.add(Job.run("erase", records, () -> command(home, "erase", "--session=s1", "--dry-run")));
    jobs.add(
        Job.run(
            "retire", records, () -> command(home, "retire", "--older-than=365d", "--dry-run")));
    jobs.add(
        Job.run(
            "replay",
            records,
            () -> TrailReplay.run(home, Heritage.workspace(), "test", turn -> {})));
    System.out.printf(
        Locale.ROOT,
        "%,d records: %,d bytes each%n",
        records,
        TrailCheck.size(TrailJournal.folder(home)) / records);
    jobs.forEach(System.out::println);
    return jobs;
  }

  @Test
  void whatIsHeldDoesNotGrowWithTheTrail() throws InterruptedException {
    jobs(RECORDS / 4);
    List<Job> small = jobs(RECORDS);
    List<Job> large = jobs(3 * RECORDS);

    for (int i = 0; i < small.size(); i++) {
      assertThat(large.get(i).heap())
          .as(small.get(i) + "; " + large.get(i))
          .isLessThan(small.get(i).heap() + 6 * MEGABYTE);
    }
  }
}
