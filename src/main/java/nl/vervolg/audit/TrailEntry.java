package nl.vervolg.audit;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A record that waits to be written; it is made when nobody else can write. */
final class TrailEntry {
  private final Supplier<RecordForm.Draft> draft;

  /** The record, when it is kept. */
  @Nullable TrailRecord written;

  /** Why it cannot be kept. */
  @Nullable Exception failure;

  TrailEntry(Supplier<RecordForm.Draft> draft) {
    this.draft = draft;
  }

  RecordForm.Draft draft() {
    return draft.get();
  }
}
