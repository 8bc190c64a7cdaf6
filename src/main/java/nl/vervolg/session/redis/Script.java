package nl.vervolg.session.redis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** What the server does at once, so that nobody sees half of it. */
enum Script {
  APPEND,
  TAKE_BACK,
  LOAD,
  LIST,
  ERASE;

  private final String text = read(name().toLowerCase(Locale.ROOT).replace('_', '-') + ".lua");

  /** What is sent to the server. */
  String text() {
    return text;
  }

  private static String read(String file) {
    try (InputStream in = Script.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("The script (" + file + ") is missing.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
