package nl.vervolg.authoring.propose;

import java.util.function.IntConsumer;

/** Counts what was tried. */
final class Tally {
  private final IntConsumer told;
  private int words;
  private int rows;
  private int rules;
  private int broke;

  /** Of which each trial is told. */
  Tally(IntConsumer told) {
    this.told = told;
  }

  void word() {
    words++;
    told.accept(all());
  }

  void row() {
    rows++;
    told.accept(all());
  }

  void rule() {
    rules++;
    told.accept(all());
  }

  /** The last one ended the dialogue as wanted, and another one otherwise. */
  void broke() {
    broke++;
  }

  int words() {
    return words;
  }

  int rows() {
    return rows;
  }

  int rules() {
    return rules;
  }

  int broken() {
    return broke;
  }

  private int all() {
    return words + rows + rules;
  }
}
