package nl.vervolg.cli;

import java.time.DateTimeException;
import java.time.LocalDate;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A day of the calendar. */
final class Day implements ITypeConverter<LocalDate> {
  @Override
  public LocalDate convert(String value) {
    try {
      return LocalDate.parse(value);
    } catch (DateTimeException e) {
      throw new TypeConversionException(
          "(" + value + ") is no day: write year, month and day, such as 2026-11-30.");
    }
  }
}
