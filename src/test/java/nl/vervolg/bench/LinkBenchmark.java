package nl.vervolg.bench;

import java.util.ArrayList;
import java.util.List;
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
import org.openjdk.jmh.annotations.Warmup;

/** One question linked to a schema of made-up tables, of 20 columns each. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Benchmark)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class LinkBenchmark {
  private static final int COLUMNS = 20;
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

  /** Number of tables; 4 of them have 80 columns. */
  @Param({"4", "1000"})
  public int tables = 4;

  private SchemaLinker linker = linker(4);
  private int turn;

  private static SchemaLinker linker(int tables) {
    return new SchemaLinker(
        schema(tables),
        LinkSettings.USUAL,
        LinkSources.NONE.withThesaurus(new WordNet()),
        System::nanoTime);
  }

  private static Schema schema(int count) {
    Random random = new Random(SEED);
    List<Table> tables = new ArrayList<>();
    List<ForeignKey> keys = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String table = word(random) + "_" + i;
      List<Column> columns = new ArrayList<>();
      for (int j = 0; j < COLUMNS; j++) {
        String name = j == 0 ? "id" : word(random) + "_" + word(random) + "_" + j;
        Column.About about =
            new Column.About("the " + word(random) + " of the " + word(random), "");
        columns.add(new Column(name, name, "text", j == 0, about, List.of(word(random))));
      }
      if (i > 0) {
        Table other = tables.get(random.nextInt(i));
        keys.add(
            new ForeignKey(
                new ColumnName(table, columns.get(1).name()), new ColumnName(other.name(), "id")));
      }
      tables.add(new Table(table, table, "", columns));
    }
    return new Schema("fleet", tables, keys);
  }

  private static String word(Random random) {
    return WORDS[random.nextInt(WORDS.length)];
  }

  /** Tells how the schema was made. */
  @Setup
  public void open() {
    System.out.println("Made up with seed " + SEED);
    linker = linker(tables);
  }

  /** All phases of a question. */
  @Benchmark
  public LinkOutcome link() {
    return linker.link(new LinkRequest(QUESTIONS[turn++ % QUESTIONS.length], ""));
  }
}
