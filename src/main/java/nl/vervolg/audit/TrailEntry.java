package nl.vervolg.audit;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A record that waits to be written; it is made when nobody else can write. */
final class TrailEntry {
  private final Supplier<RecordForm.Draft> maker;
  private RecordForm.@Nullable Draft draft;

  /** The record, when it is kept. */
  volatile @Nullable TrailRecord written;

  /** Why it cannot be kept. */
  volatile @Nullable Throwable failure;

  TrailEntry(Supplier<RecordForm.Draft> maker) {
    this.maker = maker;
  }

  /** Makes the record; false where it cannot be made, which is no fault of the others. */
  boolean make() {
    try {
      draft = maker.get();
      return true;
    } catch (RuntimeException | Error e) {
      fail(e);
      return false;
    }
  }

  /** The record that was made. */
  RecordForm.Draft draft() {
    return Objects.requireNonNull(draft);
  }

  /** True when it is known what became of it. */
  boolean isDone() {
    return written != null || failure != null;
  }

  /** What is not kept will not be. */
  void fail(Throwable why) {
    if (written == null && failure == null) {
      failure = why;
    }
  }
}
