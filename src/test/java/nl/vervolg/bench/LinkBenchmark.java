package nl.vervolg.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkRequest;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.link.SchemaLinker;
import nl.vervolg.link.wordnet.WordNet;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ColumnValues;
import nl.vervolg.value.ValueFinder;
import nl.vervolg.value.ValueIndex;
import nl.vervolg.value.ValueProgress;
import nl.vervolg.value.ValueSettings;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One question linked to a schema of made-up tables, once with made-up values of its columns. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class LinkBenchmark {
  private static final int SEED = 20261130;
  private static final String[] WORDS = {
    "ship", "port", "crew", "cook", "rig", "depth", "length", "name", "year", "code", "price",
    "weight", "flag", "owner", "cargo", "route", "speed", "class", "date", "status", "harbour"
  };
  private static final String[] QUESTIONS = {
    "What is the average speed of ships whose owner is 'Old Line' since March 2014?",
    "How many crew members cook on vessels longer than 1,200 metres?",
    "List the names of the three deepest ports and the cargo of their routes."
  };

  /** How much there is. */
  public enum Size {
    /** 76 columns and 100,000 values of them. */
    VALUES(4, 19, 100_000),
    /** 1,000 tables of 20 columns, without values. */
    TABLES(1000, 20, 0);

    private final int tables;
    private final int columns;
    private final int values;

    Size(int tables, int columns, int values) {
      this.tables = tables;
      this.columns = columns;
      this.values = values;
    }
  }

  @Param({"VALUES", "TABLES"})
  public Size size = Size.VALUES;

  private final Random random = new Random(SEED);
  private SchemaLinker linker =
      linker(new Schema("none", List.of(table("none", 1)), List.of()), Map.of());
  private Optional<ValueIndex> index = Optional.empty();
  private int turn;

  private static SchemaLinker linker(Schema schema, Map<String, ValueFinder> values) {
    return new SchemaLinker(
        schema,
        LinkSettings.USUAL,
        LinkSources.NONE.withThesaurus(new WordNet()).withValues(values),
        System::nanoTime);
  }

  private Schema schema(int count, int width) {
    List<Table> tables = new ArrayList<>();
    List<ForeignKey> keys = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Table table = table(word() + "_" + i, width);
      if (i > 0) {
        Table other = tables.get(random.nextInt(i));
        keys.add(
            new ForeignKey(
                new ColumnName(table.name(), table.columns().get(1).name()),
                new ColumnName(other.name(), "id")));
      }
      tables.add(table);
    }
    return new Schema("fleet", tables, keys);
  }

  private Table table(String name, int width) {
    List<Column> columns = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      String column = i == 0 ? "id" : word() + "_" + word() + "_" + i;
      Column.About about = new Column.About("the " + word() + " of the " + word(), "");
      columns.add(new Column(column, column, "text", i == 0, about, List.of(word())));
    }
    return new Table(name, name, "", columns);
  }

  private String word() {
    return WORDS[random.nextInt(WORDS.length)];
  }

  /** Values of all columns; some are words of the questions. */
  private record Made(Schema schema, int values, Random random) implements ColumnValues {
    @Override
    public void each(Reader reader) throws IOException {
      for (Table table : schema.tables()) {
        for (Column column : table.columns()) {
          reader.column(new ColumnName(table.name(), column.name()));
          for (int i = 0; i < values / schema.size() + 1; i++) {
            reader.value(
                WORDS[random.nextInt(WORDS.length)] + " " + Integer.toString(random.nextInt(), 36));
          }
        }
      }
    }

    @Override
    public void close() {
      // There is nothing to close.
    }
  }

  /** Tells how it was made. */
  @Setup
  public void open() throws IOException {
    System.out.println("Made up with seed " + SEED);
    Schema schema = schema(size.tables, size.columns);
    if (size.values > 0) {
      ValueIndex made =
          ValueIndex.of(
              Files.createTempDirectory("values"),
              schema,
              new Made(schema, size.values, random),
              ValueSettings.USUAL,
              ValueProgress.NONE);
      index = Optional.of(made);
    }
    linker =
        linker(
            schema, index.map(made -> Map.<String, ValueFinder>of("fleet", made)).orElse(Map.of()));
  }

  /** Gives the files back. */
  @TearDown
  public void close() throws IOException {
    if (index.isPresent()) {
      index.get().close();
    }
  }

  /** All phases of a question. */
  @Benchmark
  public LinkOutcome link() {
    return linker.link(new LinkRequest(QUESTIONS[turn++ % QUESTIONS.length], ""));
  }
}
