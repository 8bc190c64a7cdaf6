package nl.vervolg.link;

import java.util.Locale;

/** Whether a model gets the whole schema or a part of it (seed on schema linking, section 7). */
public enum Strategy {
  /** It fits as it is. */
  WITHOUT_SCHEMA_LINK,
  /** It is cut to what the question needs. */
  WITH_SCHEMA_LINK;

  /** How it is written outside. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * A strategy and what led to it.
   *
   * @param columns of the whole schema
   * @param tokens of the whole schema as text, with the values that were found
   * @param reason in a sentence
   */
  public record Decision(Strategy strategy, int columns, int tokens, String reason) {}

  /** Decides by the number of columns and by the share of the window that they take. */
  static Decision decide(int columns, int tokens, LinkSettings settings) {
    double usage = (double) tokens / settings.window();
    if (columns > settings.mostColumns()) {
      return new Decision(
          WITH_SCHEMA_LINK,
          columns,
          tokens,
          "It has " + columns + " columns; more than " + settings.mostColumns() + " are cut.");
    }
    if (usage > settings.mostUsage()) {
      return new Decision(
          WITH_SCHEMA_LINK,
          columns,
          tokens,
          "It takes %d of the %d tokens of the window; more than %s %% are cut."
              .formatted(tokens, settings.window(), percent(settings.mostUsage())));
    }
    return new Decision(
        WITHOUT_SCHEMA_LINK,
        columns,
        tokens,
        "It has " + columns + " columns and takes " + tokens + " tokens: it fits as it is.");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.4g", share * 100).replaceAll("\\.?0+$", "");
  }
}
