package nl.vervolg.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nl.vervolg.conversation.trail.Erasure;
import nl.vervolg.problem.Counted;

/**
 * What became of the trail of whom is to be forgotten, in sentences.
 *
 * @param dry whether nothing was erased, and it is only told what would be
 * @param unclear whether those keys go as well of which no record can be read
 */
record ErasedText(Erasure.Erased erased, boolean dry, boolean unclear) {
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "Trail: %s with %s%s %s.",
            Counted.of(erased.conversations().size(), "conversation"),
            Counted.of(erased.turns(), "turn"),
            erased.links() == 0 ? "" : " and " + Counted.of(erased.links(), "linked question"),
            dry ? "would become unreadable" : "cannot be read any more"));
    erased.conversations().forEach((key, name) -> lines.add("  " + name + ", key " + key));
    int finished = erased.finished().size();
    if (finished > 0) {
      lines.add(
          "  An erasure before was cut short; "
              + (dry
                  ? Counted.of(finished, "key is still there.", "keys are still there.")
                  : Counted.of(finished, "key more was destroyed.", "keys more were destroyed.")));
    }
    if (erased.record() > 0) {
      lines.add("  Record " + erased.record() + " tells of it, without a name.");
    }
    erased.unread().forEach(problem -> lines.add("Not read: " + problem.text()));
    if (!erased.unclear().isEmpty()) {
      erased.unclear().forEach((key, name) -> lines.add("  " + name + ", key " + key));
      lines.add(keys());
    } else if (!erased.unread().isEmpty()) {
      lines.add(
          "  All keys have other records that can be read: nothing of this person is left out.");
    }
    return lines;
  }

  private String keys() {
    int keys = erased.unclear().size();
    String they = keys == 1 ? "It " : "They ";
    String what = (dry ? "would be " : keys == 1 ? "was " : "were ") + "destroyed.";
    return "  Of "
        + Counted.of(keys, "key")
        + " no record can be read: nobody can tell whose "
        + (keys == 1 ? "it is. " : "they are. ")
        + they
        + (unclear ? what : (keys == 1 ? "stays" : "stay") + "; see --unclear.");
  }
}
