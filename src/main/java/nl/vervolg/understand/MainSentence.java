package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.CueKind;

/** Of a turn of several sentences, the one that asks: the last that says more than thanks. */
final class MainSentence {
  private MainSentence() {}

  /** First token of the last sentence that says more than thanks. */
  static int from(Scan scan) {
    int main = 0;
    for (int i = 1; i < scan.size(); i++) {
      if (scan.sentenceStart(i) && !courtesy(scan, i)) {
        main = i;
      }
    }
    return main;
  }

  private static boolean courtesy(Scan scan, int from) {
    for (int i = from; i < scan.size() && (i == from || !scan.sentenceStart(i)); i++) {
      if (!scan.is(i, CueKind.SMALL_TALK) && !scan.is(i, CueKind.FILLER)) {
        return false;
      }
    }
    return true;
  }

  /**
   * What points back in the sentence that asks, and what it takes up of the ones before: "I like
   * the second. Where is it?".
   */
  static List<Anaphor> anaphors(List<Anaphor> described, List<Anaphor> others, int main) {
    List<Anaphor> all = new ArrayList<>(described);
    all.addAll(others);
    all.sort(Comparator.comparing(Anaphor::span));
    boolean selects = false;
    boolean takesUp = false;
    for (Anaphor words : all) {
      boolean asks = words.span().from() >= main;
      selects |= asks && words.selects();
      takesUp |= asks;
    }
    boolean before = takesUp && !selects;
    return all.stream()
        .filter(words -> words.span().from() >= main || (before && words.selects()))
        .toList();
  }
}
