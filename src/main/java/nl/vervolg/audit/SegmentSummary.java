package nl.vervolg.audit;

import java.nio.file.Path;
import java.time.Instant;

/** What matters of the records of a file. */
final class SegmentSummary {
  final Path file;
  long records;
  Instant oldest = Instant.MAX;
  Instant newest = Instant.MIN;
  TrailHead last = TrailHead.NONE;

  /** Whether it tells of more than retirements. */
  boolean other;

  SegmentSummary(Path file) {
    this.file = file;
  }

  void add(TrailRecord record) {
    records++;
    oldest = record.time().isBefore(oldest) ? record.time() : oldest;
    newest = record.time().isAfter(newest) ? record.time() : newest;
    last = TrailHead.of(record);
    other |= record.kind() != RecordKind.RETIRED;
  }
}
