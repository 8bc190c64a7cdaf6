package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Trails for tests. */
final class Trails {
  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-30T12:00:00.123Z"), ZoneOffset.UTC);

  static final JsonNode DATA = JsonNodeFactory.instance.objectNode();

  private Trails() {}

  static TrailSettings settings(long segmentBytes) {
    return new TrailSettings(Durability.GROUP, segmentBytes, CLOCK);
  }

  /** Opens a trail, adds turns and closes it. */
  static void write(Path folder, long segmentBytes, int from, int to) {
    try (Trail trail = Trail.open(folder, settings(segmentBytes))) {
      for (int i = from; i < to; i++) {
        Sealed turn = turn(i);
        trail.add(RecordKind.TURN, DATA, () -> turn);
      }
    }
  }

  static Sealed turn(int number) {
    byte[] nonce = new byte[16];
    Arrays.fill(nonce, (byte) number);
    byte[] content = ("turn " + number).getBytes(StandardCharsets.UTF_8);
    return new Sealed("c0ffee00".repeat(4), number % 3, nonce, content);
  }

  static void event(Path folder, String text) {
    try (Trail trail = Trail.open(folder, settings(1 << 20))) {
      trail.event(RecordKind.REPAIRED, JsonNodeFactory.instance.objectNode().put("text", text));
    }
  }

  static List<TrailRecord> read(Path folder) {
    List<TrailRecord> records = new ArrayList<>();
    try {
      for (Path file : new Segments(folder).all()) {
        try (SegmentReader reader = SegmentReader.open(file)) {
          for (Optional<SegmentReader.Found> next = reader.next();
              next.isPresent();
              next = reader.next()) {
            records.add(next.orElseThrow().record());
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }

  /** The numbers of the records that can be read. */
  static List<Long> read(Path folder, long from) {
    List<Long> numbers = new ArrayList<>();
    TrailReader.read(folder, from, record -> numbers.add(record.number()), gap -> {});
    return numbers;
  }

  static TrailCheck.Report check(Path folder) {
    return TrailCheck.run(folder, Optional.empty(), bytes -> {});
  }

  /** The only file of a small trail. */
  static Path only(Path folder) throws IOException {
    List<Path> files = new Segments(folder).all();
    if (files.size() != 1) {
      throw new IllegalStateException("There are " + files.size() + " files.");
    }
    return files.get(0);
  }

  /** The lines of a file, each with its end. */
  static List<byte[]> lines(Path file) throws IOException {
    List<byte[]> lines = new ArrayList<>();
    byte[] bytes = Files.readAllBytes(file);
    int begin = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        lines.add(Arrays.copyOfRange(bytes, begin, i + 1));
        begin = i + 1;
      }
    }
    return lines;
  }

  static void write(Path file, List<byte[]> lines) throws IOException {
    try (var out = Files.newOutputStream(file)) {
      for (byte[] line : lines) {
        out.write(line);
      }
    }
  }
}
