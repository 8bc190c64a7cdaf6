package nl.vervolg.authoring.check;

/** Looks for one thing that is wrong or surprising. */
interface Lint {
  /** Takes down what it finds. */
  void check(Material material, Findings findings);
}
