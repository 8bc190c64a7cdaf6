package nl.vervolg.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A number of things to show. */
final class NotNegative implements ITypeConverter<Integer> {
  private static final int LONGEST = 9;

  @Override
  public Integer convert(String value) {
    if (!value.matches("\\d{1," + LONGEST + "}")) {
      throw new TypeConversionException(
          "(" + value + ") is no number of things: write 0, 1, 2 ... up to 999999999.");
    }
    return Integer.valueOf(value);
  }
}
