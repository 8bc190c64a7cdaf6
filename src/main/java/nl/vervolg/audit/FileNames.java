package nl.vervolg.audit;

import java.nio.file.Path;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Whether the files of a trail have the names of their first records: readers look by them. */
record FileNames(Findings findings) {
  /**
   * Where old records were taken away, a later one has to tell.
   *
   * @param before the last record before the first file
   * @param retired the last that a record tells to have been taken away
   */
  void begin(Path first, TrailHead before, @Nullable TrailHead retired) {
    boolean told =
        before.equals(retired)
            // Whoever took them away was stopped before all were gone.
            || (retired != null && before.number() < retired.number());
    boolean named = before.number() + 1 == Segments.first(first);
    if (before.number() > 0 && named && !told) {
      tell(
          first,
          OptionalLong.of(0),
          "It begins with record "
              + (before.number() + 1)
              + ", and no later record tells that older ones were taken away as planned.");
    }
  }

  /** In a file without a record the next one will stand. */
  void empty(Path file, long next) {
    if (Segments.first(file) != next) {
      tell(
          file,
          OptionalLong.empty(),
          "The file holds no record, and its name is not that of the next one, "
              + next
              + ": it was renamed or put in.");
    }
  }

  /** A file begins with the record of its name. */
  void named(Path file, long number) {
    if (!findings.about(file) && Segments.first(file) != number) {
      tell(
          file,
          OptionalLong.of(0),
          "The file begins with record "
              + number
              + ", and its name is that of record "
              + Segments.first(file)
              + ": it was renamed, or records before were taken out.");
    }
  }

  private void tell(Path file, OptionalLong at, String what) {
    findings.add(new TrailProblem(file, at, what));
  }
}
