package nl.vervolg.audit;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An end of the trail that was kept elsewhere, looked for while the records go by. */
final class Anchor {
  private final TrailHead wanted;

  /** The record of its number, where there is one. */
  private @Nullable TrailHead met;

  Anchor(TrailHead wanted) {
    this.wanted = wanted;
    meet(TrailHead.NONE);
  }

  /** Takes the number and the hash of a record that is, or was, in the trail. */
  void meet(TrailHead record) {
    // A number can stand there twice, when somebody has put a record in.
    if (record.number() == wanted.number() && !wanted.equals(met)) {
      met = record;
    }
  }

  /**
   * What is wrong where the anchor is not in the trail; nothing where it is.
   *
   * @param before the last record that was taken away as planned
   * @param head the last record
   */
  Optional<String> missing(TrailHead before, TrailHead head) {
    if (wanted.equals(met)) {
      return Optional.empty();
    }
    String anchor = "The anchor is of record " + wanted.number() + ", and ";
    if (met != null) {
      return Optional.of(
          anchor
              + "that record has another hash, "
              + met.hash()
              + ": the trail was written anew, it is another one, or the anchor was copied wrong.");
    }
    if (wanted.number() <= before.number()) {
      return Optional.of(
          anchor
              + "the records up to "
              + before.number()
              + " were taken away as planned: it cannot be checked any more. Take a later anchor.");
    }
    return Optional.of(
        wanted.number() > head.number()
            ? anchor
                + "the trail ends with record "
                + head.number()
                + ": records were taken off its end, or it is another one."
            : anchor + "that record cannot be read: it was taken out or is damaged.");
  }
}
