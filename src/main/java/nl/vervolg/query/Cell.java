package nl.vervolg.query;

import java.math.BigDecimal;

/** One value of a result. */
public sealed interface Cell {
  /** What the cell shows; empty for {@link Missing}. */
  String text();

  /** A resource. */
  record Iri(String text) implements Cell {}

  /** Words; {@code language} is a tag or empty. */
  record Text(String text, String language) implements Cell {}

  /** A number. */
  record Numeric(BigDecimal value) implements Cell {
    @Override
    public String text() {
      return value.toPlainString();
    }
  }

  /** A date, year or time in ISO form. */
  record Date(String text) implements Cell {}

  /** No value is known. */
  record Missing() implements Cell {
    @Override
    public String text() {
      return "";
    }
  }
}
