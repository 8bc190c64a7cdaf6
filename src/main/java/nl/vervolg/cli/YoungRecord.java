package nl.vervolg.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailRecord;

/**
 * The first record that is not old enough: its file, and all behind it, stay for its sake.
 *
 * @param record as it stands in the trail
 * @param file where it stands
 */
record YoungRecord(TrailRecord record, Path file) {
  /**
   * Looks for it.
   *
   * @param number of the last record that goes
   * @param before older ones are old enough
   */
  static Optional<YoungRecord> after(Path folder, long number, Instant before) {
    TrailRecord[] found = new TrailRecord[1];
    TrailReader.read(
        folder,
        number + 1,
        record -> {
          boolean old = record.time().isBefore(before);
          found[0] = old ? null : record;
          return old;
        },
        gap -> {});
    return Optional.ofNullable(found[0])
        .map(record -> new YoungRecord(record, TrailReader.file(folder, record.number())));
  }

  /** The last record that can be read. */
  static Optional<TrailRecord> last(Path folder) {
    TrailRecord[] last = new TrailRecord[1];
    TrailReader.back(
        folder,
        record -> {
          last[0] = record;
          return false;
        },
        gap -> {});
    return Optional.ofNullable(last[0]);
  }

  String text(Instant now) {
    return String.format(
        Locale.ROOT,
        "Record %d is of %s%s: its file (%s) and those behind it stay.",
        record.number(),
        record.time(),
        record.time().isAfter(now) ? ", which is still to come, for the clock was ahead then" : "",
        file);
  }
}
