package nl.vervolg.process;

import java.nio.file.Path;
import java.util.Optional;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;

/**
 * A process that appends turns as fast as it can, and prints the number of each once it is kept.
 */
final class Appender {
  static final SessionId SESSION = new SessionId("busy");

  private Appender() {}

  /** The only argument is the folder of the store. */
  public static void main(String[] arguments) {
    try (SessionStore store = SessionStore.open(Path.of(arguments[0]))) {
      for (int number = 1; ; number++) {
        store.append(SESSION, turn(number));
        System.out.println(number);
        System.out.flush();
      }
    }
  }

  /** Turns of different length, so that the store cannot use the same place twice. */
  static SessionTurn turn(int number) {
    return new SessionTurn(
        number, "turn " + number, "x".repeat(number * 37 % 900), Optional.empty());
  }
}
