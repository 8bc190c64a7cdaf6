package nl.vervolg.session.redis;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import nl.vervolg.session.SessionStore.StoreException;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.session.StoredTurn;

/**
 * A turn as it lies on the server: a token that no other turn has, a space, and the turn as JSON.
 * The token begins with the time of the turn.
 *
 * @param value all of it
 */
record Entry(String value) {
  /** Digits of the time, and of chance. */
  private static final int TIME = 12;

  private static final int CHANCE_BYTES = 10;

  /** Characters of a token. */
  static final int TOKEN = TIME + 2 * CHANCE_BYTES;

  private static final SecureRandom CHANCE = new SecureRandom();

  /** Rejects what no store has written. */
  Entry {
    if (value.length() <= TOKEN || value.charAt(TOKEN) != ' ') {
      throw new StoreException(
          "What lies on the server in place of a turn is none.\nMaybe something else uses the same keys; give the sessions a database of their own.");
    }
  }

  /** The entry of a turn that was answered then; each has another token. */
  static Entry of(SessionTurn turn, Instant at) {
    byte[] chance = new byte[CHANCE_BYTES];
    CHANCE.nextBytes(chance);
    String time = HexFormat.of().toHexDigits(Math.max(0, at.toEpochMilli()), TIME);
    String json =
        new String(StoredTurn.write(new StoredTurn.Kept(turn, at)), StandardCharsets.UTF_8);
    return new Entry(time + HexFormat.of().formatHex(chance) + " " + json);
  }

  /** What it begins with. */
  String token() {
    return value.substring(0, TOKEN);
  }

  /** The turn. */
  SessionTurn turn() {
    return StoredTurn.kept(value.substring(TOKEN + 1).getBytes(StandardCharsets.UTF_8)).turn();
  }

  /** When the turn of a token was answered. */
  static Instant at(String token) {
    return Instant.ofEpochMilli(HexFormat.fromHexDigitsToLong(token, 0, TIME));
  }
}
