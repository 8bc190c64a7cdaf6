package nl.vervolg.authoring.reload;

/** What is known of the edits that were made before it was asked. */
public enum Settled {
  /** Each was tried, and told. */
  TRIED,
  /** One of them is still being tried. */
  TOO_SLOW,
  /** They are not seen any more: the watch has ended. */
  OVER,
  /** They are not looked at: nobody watches. */
  NOT_WATCHED
}
