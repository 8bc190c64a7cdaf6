package nl.vervolg.authoring.reload;

import org.jspecify.annotations.Nullable;

/**
 * Why something came to an end that should not have.
 *
 * @param what half a sentence
 * @param advice what to do
 */
public record Mishap(String what, String advice) {

  /**
   * Too little memory is told as that.
   *
   * @param otherwise what to do about anything else
   */
  static Mishap of(Throwable thrown, String otherwise) {
    return isOutOfMemory(thrown)
        ? new Mishap(
            "the memory that Java may use ("
                + (Runtime.getRuntime().maxMemory() >> 20)
                + " MB) is not enough",
            "Give it more, for example with VERVOLG_JAVA_OPTS=-Xmx512m.")
        : new Mishap("something went wrong inside Vervolg", otherwise);
  }

  /** It may have come in another thread. */
  private static boolean isOutOfMemory(@Nullable Throwable thrown) {
    return thrown instanceof OutOfMemoryError
        || (thrown != null && isOutOfMemory(thrown.getCause()));
  }
}
