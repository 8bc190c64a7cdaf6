package nl.vervolg.cli;

import nl.vervolg.session.SessionId;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The name of a conversation. */
final class SessionName implements ITypeConverter<SessionId> {
  @Override
  public SessionId convert(String value) {
    try {
      return SessionId.of(value);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
