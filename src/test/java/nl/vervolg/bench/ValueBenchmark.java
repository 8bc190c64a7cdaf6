package nl.vervolg.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ColumnValues;
import nl.vervolg.value.ValueHit;
import nl.vervolg.value.ValueIndex;
import nl.vervolg.value.ValueProgress;
import nl.vervolg.value.ValueSettings;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The values that a question means, of made-up values in 76 columns, one thread. The making of the
 * index, its rate and its size are printed once.
 */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Thread)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class ValueBenchmark {
  private static final long SEED = 20_261_130;
  private static final int COLUMNS = 76;
  private static final int WORDS = 20_000;
  private static final int LOOKED_FOR = 10;

  @Param({"100000"})
  private int values;

  private final Random random = new Random(SEED);
  private final List<String> words =
      IntStream.range(0, WORDS).mapToObj(i -> word(3 + random.nextInt(8))).toList();
  private final List<String> questions = new ArrayList<>();
  private Path folder = Path.of("");
  private ValueIndex index = none();
  private int next;

  private static ValueIndex none() {
    try {
      Path empty = Files.createTempDirectory("values");
      return ValueIndex.of(
          empty,
          new Schema("none", List.of(), List.of()),
          new Made(List.of()),
          ValueSettings.USUAL,
          ValueProgress.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String word(int letters) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < letters; i++) {
      word.append((char) ('a' + random.nextInt(26)));
    }
    return word.toString();
  }

  /** As in texts: few words are common, and most are rare. */
  private String anyWord() {
    double share = random.nextDouble();
    return words.get((int) (share * share * share * WORDS));
  }

  private String value() {
    int kind = random.nextInt(10);
    if (kind < 2) {
      return String.valueOf(random.nextInt(10_000_000));
    }
    StringBuilder value = new StringBuilder();
    for (int i = 0; i <= random.nextInt(4); i++) {
      String word = anyWord();
      value.append(value.length() == 0 ? "" : " ");
      value.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
    }
    return value.toString();
  }

  /** Columns with their values. */
  private record Made(List<List<String>> columns) implements ColumnValues {
    @Override
    public void each(Reader reader) throws IOException {
      for (int i = 0; i < columns.size(); i++) {
        reader.column(new ColumnName("table", "column" + i));
        for (String value : columns.get(i)) {
          reader.value(value);
        }
      }
    }

    @Override
    public void close() {
      // There is nothing to close.
    }
  }

  @Setup(Level.Trial)
  public void make() throws IOException {
    List<List<String>> columns = new ArrayList<>();
    for (int i = 0; i < COLUMNS; i++) {
      columns.add(
          IntStream.range(0, values / COLUMNS + 1).mapToObj(n -> value()).distinct().toList());
    }
    List<Column> schema =
        IntStream.range(0, COLUMNS)
            .mapToObj(
                i ->
                    new Column(
                        "column" + i,
                        "column " + i,
                        "text",
                        false,
                        Column.About.NOTHING,
                        List.of()))
            .toList();
    folder = Files.createTempDirectory("values");
    long start = System.nanoTime();
    index =
        ValueIndex.of(
            folder,
            new Schema("made", List.of(new Table("table", "table", "", schema)), List.of()),
            new Made(columns),
            ValueSettings.USUAL,
            ValueProgress.NONE);
    double seconds = (System.nanoTime() - start) / 1e9;
    System.out.printf(
        "seed %d, %s: %.1f s, %.0f values a second, %d bytes%n",
        SEED, index.report(), seconds, index.report().values() / seconds, bytes());
    for (int i = 0; i < 500; i++) {
      List<String> some = columns.get(random.nextInt(COLUMNS));
      String value = some.get(random.nextInt(some.size()));
      String said =
          switch (i % 3) {
            case 0 -> value;
            case 1 -> value.toLowerCase(java.util.Locale.ROOT);
            default -> value.length() < 6 ? value : value.substring(0, 3) + value.substring(4);
          };
      questions.add(
          "How many of the %s have a %s in the %s of %s, and what is their highest %s?"
              .formatted(anyWord(), anyWord(), anyWord(), said, anyWord()));
    }
  }

  private long bytes() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  @Benchmark
  public List<ValueHit> search() {
    return index.hits(questions.get(next++ % questions.size()), LOOKED_FOR);
  }

  @TearDown(Level.Trial)
  public void close() throws IOException {
    index.close();
  }
}
