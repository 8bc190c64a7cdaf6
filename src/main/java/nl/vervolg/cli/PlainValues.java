package nl.vervolg.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options, and says in plain words what is no value of theirs. */
final class PlainValues {
  private PlainValues() {}

  /** For all options of all commands. */
  static void register(CommandLine line) {
    number(line, Integer.class, int.class, Integer::valueOf, "write digits, such as 12");
    number(line, Long.class, long.class, Long::valueOf, "write digits, such as 12");
    number(line, Double.class, double.class, Double::valueOf, "write it such as 0.95");
    line.registerConverter(Path.class, PlainValues::path);
    choices(line, line);
  }

  /** What somebody forgot to fill in would be the folder that he is in. */
  private static Path path(String value) {
    if (value.isBlank()) {
      throw new TypeConversionException("it is empty: name a file or a folder.");
    }
    return Path.of(value);
  }

  private static <T> void number(
      CommandLine line, Class<T> type, Class<T> plain, Function<String, T> reader, String advice) {
    CommandLine.ITypeConverter<T> converter =
        value -> {
          try {
            return reader.apply(value);
          } catch (NumberFormatException e) {
            throw new TypeConversionException(
                "(" + value + ") is no number that can be used here: " + advice + ".");
          }
        };
    line.registerConverter(type, converter);
    line.registerConverter(plain, converter);
  }

  private static void choices(CommandLine all, CommandLine line) {
    for (ArgSpec argument : line.getCommandSpec().args()) {
      if (argument.type().isEnum()) {
        choice(all, argument.type().asSubclass(Enum.class));
      }
    }
    line.getSubcommands().values().forEach(command -> choices(all, command));
  }

  private static <T extends Enum<?>> void choice(CommandLine all, Class<T> type) {
    all.registerConverter(type, value -> one(List.of(type.getEnumConstants()), value));
  }

  /** Capitals or not. */
  private static <T extends Enum<?>> T one(List<T> choices, String value) {
    return choices.stream()
        .filter(choice -> choice.name().equalsIgnoreCase(value))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException("(" + value + ") is none of " + names(choices) + "."));
  }

  private static String names(List<? extends Enum<?>> choices) {
    return choices.stream()
        .map(choice -> choice.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(", "));
  }
}
