package nl.vervolg.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The digits by which records name a conversation. */
final class ConversationNumber implements ITypeConverter<String> {
  @Override
  public String convert(String value) {
    if (!value.matches("[0-9A-Fa-f]{32}")) {
      throw new TypeConversionException(
          "("
              + value
              + ") is no conversation: it has 32 hexadecimal digits, as audit show and audit export print them.");
    }
    return value.toLowerCase(Locale.ROOT);
  }
}
