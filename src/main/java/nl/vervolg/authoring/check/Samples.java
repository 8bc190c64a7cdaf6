package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import nl.vervolg.authoring.check.WordList.Written;

/** Words of which the same is to be said, told together: how many, and the first of them. */
final class Samples {
  private static final int MOST = 10;

  private final List<Sample> samples = new ArrayList<>();

  /** A word and what is to be said of it. */
  private record Sample(Written word, String what) {}

  void add(Written word, String what) {
    samples.add(new Sample(word, what));
  }

  /** Tells them, if there are any, at the place of the first. */
  void tell(LintKind kind, String what, Findings findings) {
    List<Sample> sorted =
        samples.stream().sorted(Comparator.comparing(each -> each.word().place())).toList();
    if (!sorted.isEmpty()) {
      findings.add(
          kind,
          sorted.get(0).word().place(),
          what
              + ": "
              + sorted.size()
              + ". "
              + sorted.stream()
                  .limit(MOST)
                  .map(each -> "(" + each.word().text() + "): " + each.what())
                  .collect(Collectors.joining("; "))
              + (sorted.size() > MOST ? "; and so on." : "."));
    }
  }
}
