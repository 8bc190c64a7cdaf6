package nl.vervolg.resolve.rules.sheets;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The columns of a phrase sheet, in any order. */
enum SheetColumn {
  /** The id of the rule; made of the wording where it is empty. */
  ID(false),
  /** The language, as its code. */
  LANGUAGE(true),
  /** The wording. */
  WORDING(true),
  /** What it does. */
  PATTERN(true),
  /** A dialogue in which it does that. */
  EXAMPLE(true),
  /** A dialogue that is close by, in which it does not. */
  COUNTER_EXAMPLE(true),
  /** The reason; that of the pattern where it is empty. */
  WHY(false);

  private final boolean needed;

  SheetColumn(boolean needed) {
    this.needed = needed;
  }

  /** True when each row has to have a text there. */
  boolean needed() {
    return needed;
  }

  /** As the first row of a sheet writes it. */
  String heading() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** All headings. */
  static List<String> headings() {
    return Arrays.stream(values()).map(SheetColumn::heading).toList();
  }

  /** The column of a heading. */
  static Optional<SheetColumn> of(String heading) {
    String plain = heading.strip().toLowerCase(Locale.ROOT).replaceAll("[ _]+", "-");
    return Arrays.stream(values()).filter(each -> each.heading().equals(plain)).findFirst();
  }
}
