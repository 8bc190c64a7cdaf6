package nl.vervolg.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.Retirement;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.problem.Counted;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code vervolg audit retire}: what is old enough goes. */
@Command(
    name = "retire",
    mixinStandardHelpOptions = true,
    description = "Takes away the oldest files of the trail, when all in them is old enough.")
final class AuditRetireCommand implements Callable<Integer> {
  /** The longest that six months can be is 184 days; half a year is this. */
  private static final Duration SIX_MONTHS = Duration.ofDays(183);

  @Spec private CommandSpec spec;
  @Mixin private final HomeOption home = new HomeOption();

  @Option(
      names = "--older-than",
      required = true,
      paramLabel = "DAYS",
      converter = Days.class,
      description = "Age in days, such as 365d; at least 183d, which is six months.")
  private Duration age = SIX_MONTHS;

  @Option(
      names = "--less-than-six-months",
      description =
          "Allow a shorter age. The AI Act of the EU (articles 19 and 26) asks to keep records for six months at least.")
  private boolean shorter;

  @Option(
      names = "--whole-trail",
      description =
          "Take the files away also where all records are old enough, the last one too: without it a clock"
              + " that is ahead takes nothing.")
  private boolean wholeTrail;

  @Option(names = "--dry-run", description = "Only tell what would be taken away.")
  private boolean dry;

  /** A number of days. */
  static final class Days implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String value) {
      if (!value.matches("\\d{1,6}d")) {
        throw new TypeConversionException(
            "(" + value + ") is no age: write a number of days and d, such as 365d.");
      }
      return Duration.ofDays(Long.parseLong(value.substring(0, value.length() - 1)));
    }
  }

  @Override
  public Integer call() {
    if (age.compareTo(SIX_MONTHS) < 0 && !shorter) {
      throw new ParameterException(
          spec.commandLine(),
          "Records are kept for six months (183d) at least, as the AI Act of the EU asks; ("
              + age.toDays()
              + "d) is less.\nWhere that law does not apply, add: --less-than-six-months");
    }
    Path folder = TrailJournal.folder(home.folder());
    PrintWriter out = spec.commandLine().getOut();
    if (TrailFiles.missing(home.folder(), spec.commandLine().getErr())) {
      return Vervolg.FAILED;
    }
    ProgressBar bar =
        new ProgressBar(spec.commandLine().getErr(), TrailReader.end(folder).number());
    Clock clock = Clock.systemUTC();
    Retirement.Retired retired = retire(folder, bar, clock);
    bar.end();
    out.println(text(retired));
    YoungRecord.after(folder, retired.last().number(), clock.instant().minus(age))
        .ifPresent(record -> out.println(record.text(clock.instant())));
    if (!dry) {
      out.println("The trail ends with " + TrailReader.end(folder) + ".");
    }
    return Vervolg.GOOD;
  }

  private Retirement.Retired retire(Path folder, ProgressBar bar, Clock clock) {
    Instant before = clock.instant().minus(age);
    Path keys = TrailJournal.keys(home.folder());
    if (dry) {
      try (KeyRing ring = KeyRing.toRead(keys)) {
        return Retirement.look(folder, ring, before, bar::to);
      }
    }
    try (Trail trail = Trail.open(folder, TrailSettings.usual(clock));
        KeyRing ring = KeyRing.open(keys)) {
      consent(folder, ring, before);
      return Retirement.run(folder, trail, ring, before, bar::to);
    }
  }

  /** A clock that is ahead makes all of it old. */
  private void consent(Path folder, KeyRing keys, Instant before) {
    Optional<TrailRecord> last = YoungRecord.last(folder);
    if (wholeTrail || last.filter(record -> record.time().isBefore(before)).isEmpty()) {
      return;
    }
    Retirement.Retired would = Retirement.look(folder, keys, before, number -> {});
    if (would.files() > 0 && would.last().number() == last.orElseThrow().number()) {
      throw new IllegalArgumentException(
          "All records of the trail are older than "
              + age.toDays()
              + " days, also the last one, of "
              + last.orElseThrow().time()
              + ". Nothing was taken away.\nLook whether the clock is right: it shows "
              + before.plus(age)
              + ". Where it is, add: --whole-trail");
    }
  }

  private String text(Retirement.Retired retired) {
    if (retired.files() == 0) {
      return "No file of the trail has only records that are older than "
          + age.toDays()
          + " days; "
          + Counted.of(retired.keys(), "key")
          + " without a record "
          + done(retired.keys(), "destroyed")
          + ".";
    }
    return String.format(
        Locale.ROOT,
        "%s with the records %d to %d, from %s to %s, %s; %s of conversations that have no record left %s.",
        Counted.of(retired.files(), "file"),
        retired.first(),
        retired.last().number(),
        retired.from().orElseThrow(),
        retired.to().orElseThrow(),
        done(retired.files(), "taken away"),
        Counted.of(retired.keys(), "key"),
        done(retired.keys(), "destroyed"));
  }

  private String done(long number, String what) {
    return (dry ? "would be " : number == 1 ? "was " : "were ") + what;
  }
}
