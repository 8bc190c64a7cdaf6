package nl.vervolg.authoring.reload;

import static nl.vervolg.authoring.reload.EditedRivers.read;
import static nl.vervolg.authoring.reload.EditedRivers.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javax.management.JMException;
import javax.management.ObjectName;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nothing of an edit stays behind when the next one is in use: no class, no session, no memory, no
 * thread. {@code -Dreloads=1000} for the long run.
 */
class ReloadLeakTest {
  private static final int RELOADS = Integer.getInteger("reloads", 40);
  private static final int VARIANTS = 4;
  private static final int SESSIONS = 5;

  /** Threads that wait for work may hold what they worked on last. */
  private static final int SPARE = 2;

  private static final long MEGABYTE = 1 << 20;
  private static final String RULES = "nl.vervolg.resolve.rules.RuleBase";

  @TempDir private Path folder;
  private final List<WeakReference<RuleBase>> rules = new ArrayList<>();
  private final List<Reloaded> told = new ArrayList<>();
  private long now;

  /** What there is after everything that can go has gone. */
  private record Left(long rules, long classes, long heap, long metaspace, int threads) {
    static Left now() throws JMException {
      long rules = live(RULES);
      return new Left(
          rules,
          ManagementFactory.getClassLoadingMXBean().getLoadedClassCount(),
          ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(),
          ManagementFactory.getMemoryPoolMXBeans().stream()
              .filter(pool -> pool.getName().equals("Metaspace"))
              .map(MemoryPoolMXBean::getUsage)
              .mapToLong(usage -> Objects.requireNonNull(usage).getUsed())
              .sum(),
          ManagementFactory.getThreadMXBean().getThreadCount());
    }

    /** Counts the instances of a class that can be reached; collects the others. */
    private static long live(String type) throws JMException {
      String histogram = "";
      for (int i = 0; i < 3; i++) {
        histogram =
            (String)
                ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
      }
      return histogram
          .lines()
          .map(String::strip)
          .filter(line -> line.endsWith(" " + type))
          .mapToLong(line -> Long.parseLong(line.split("\\s+", -1)[1]))
          .sum();
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%d rule bases, %d classes, heap %.1f MB, metaspace %.1f MB, %d threads",
          rules,
          classes,
          (double) heap / MEGABYTE,
          (double) metaspace / MEGABYTE,
          threads);
    }
  }

  @Test
  void nothingOfAnEditStaysBehind() throws JMException {
    long others = Left.now().rules(); // Other tests keep some.
    EditedRivers rivers = EditedRivers.in(folder);
    Listing loaded = Listing.of(rivers.folders().all());
    try (Conversation conversation = new Conversation(rivers.load(), SessionStore.inMemory())) {
      RuleWatch.Steps steps = steps(rivers, loaded, conversation);
      int warm = Math.max(2 * VARIANTS, RELOADS / 5);
      reload(rivers, steps, conversation, 0, warm);
      Left before = Left.now();
      reload(rivers, steps, conversation, warm, RELOADS);
      Left after = Left.now();

      String told = "after %d reloads: %s%nafter %d: %s".formatted(warm, before, RELOADS, after);
      System.out.println(told);
      assertThat(after.rules() - others).as(told).isLessThanOrEqualTo(SESSIONS + 1L + SPARE);
      assertThat(rules.stream().filter(each -> each.get() != null))
          .as(told)
          .hasSizeBetween(SESSIONS + 1, SESSIONS + 1 + SPARE);
      assertThat(after.classes()).as(told).isLessThan(before.classes() + 300);
      assertThat(after.heap()).as(told).isLessThan(before.heap() + 16 * MEGABYTE);
      assertThat(after.metaspace()).as(told).isLessThan(before.metaspace() + 4 * MEGABYTE);
      assertThat(after.threads()).as(told).isLessThanOrEqualTo(before.threads() + 1);

      for (int i = 0; i < SESSIONS; i++) {
        conversation.reset(new SessionId("s" + i));
      }
      assertThat(Left.now().rules() - others)
          .as("no conversation is on old rules")
          .isLessThanOrEqualTo(1L + SPARE);
    }
  }

  private RuleWatch.Steps steps(EditedRivers rivers, Listing loaded, Conversation conversation) {
    return new RuleWatch.Steps(
        new Changes(rivers.folders()::all, loaded),
        new Reload(rivers.folders(), false, () -> now, conversation.workspace()),
        new RuleWatch.Listener() {
          @Override
          public void take(Workspace newer) {
            rules.add(new WeakReference<>(newer.rules()));
            conversation.take(newer);
          }

          @Override
          public void tell(Reloaded outcome) {
            told.add(outcome);
          }

          @Override
          public void over(Mishap why) {
            throw new AssertionError(why.what());
          }
        });
  }

  /** Each edit decides otherwise for a long question; a conversation begins on each second one. */
  private void reload(
      EditedRivers rivers, RuleWatch.Steps steps, Conversation conversation, int from, int to) {
    Path file = rivers.rule(EditedRivers.SMALL_TALK);
    String before = read(Path.of("rules").resolve(EditedRivers.SMALL_TALK));
    for (int i = from; i < to; i++) {
      int most = i % VARIANTS < VARIANTS / 2 ? 12 + i % VARIANTS : 100 + i % VARIANTS;
      write(file, before + EditedRivers.NEW_RULE.replace("> 12", "> " + most));
      told.clear();
      for (int looks = 0; looks < 2; looks++) {
        now += Changes.QUIET.toNanos();
        steps.step(now);
      }
      assertThat(told).hasSize(1).first().isInstanceOf(Reloaded.Taken.class);
      if (i % 2 == 0) {
        SessionId session = new SessionId("s" + i / 2 % SESSIONS);
        conversation.reset(session);
        boolean declined =
            conversation.ask(session, EditedRivers.LONG).turn().resolution()
                instanceof Resolution.Declined;
        assertThat(declined).as("at most %d words", most).isEqualTo(most < 100);
      }
    }
  }
}
