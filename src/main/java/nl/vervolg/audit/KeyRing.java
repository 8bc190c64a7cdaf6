package nl.vervolg.audit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32C;
import nl.vervolg.home.Hindrance;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.SteadyFile;
import org.jspecify.annotations.Nullable;

/**
 * The keys of conversations, apart from the trail that they open: 64 bytes each, in the order in
 * which the conversations began. A key that is destroyed is written over with zeros; the first one
 * also holds the name of the file, which stays. Safe for many threads of one process, which holds
 * the lock of the trail.
 */
public final class KeyRing implements AutoCloseable {
  private static final int SLOT = 64;
  private static final int NAME = 16;
  static final int SECRET = 32;

  /** Where the name of the file begins in the first slot; zeros in a file of an earlier version. */
  private static final int FILE = NAME + SECRET;

  private static final int FILE_NAME = SLOT - FILE - Integer.BYTES;
  private static final HexFormat HEX = HexFormat.of();

  private final Path file;
  private final @Nullable SteadyFile slots;
  private final SecureRandom random = new SecureRandom();
  private boolean forced = true;

  /** What could not be forced may be on disk or not, and a second try would not tell. */
  private @Nullable IOException broken;

  private KeyRing(Path file, @Nullable SteadyFile slots) {
    this.file = file;
    this.slots = slots;
  }

  /** The keys in a file, made for its user alone where it is not there. */
  public static KeyRing open(Path file) {
    try {
      OwnFiles.folder(file.toAbsolutePath().resolveSibling(""));
      boolean made = !Files.exists(file);
      SteadyFile slots = SteadyFile.open(file);
      if (made) {
        OwnFiles.forceNames(file.toAbsolutePath().resolveSibling(""));
      }
      return new KeyRing(file, slots);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  /** The same to open records only: nothing is made or written, and where no file is, no key is. */
  public static KeyRing toRead(Path file) {
    try {
      Path folder = file.toAbsolutePath().resolveSibling("");
      boolean wanted = Files.exists(file) || Hindrance.toRead(folder).isPresent();
      return new KeyRing(file, wanted ? SteadyFile.toRead(file) : null);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  private SteadyFile slots() {
    if (slots == null) {
      throw new IllegalStateException("There are no keys in (" + file + ").");
    }
    return slots;
  }

  /**
   * Looks whether the file is still the one that was opened.
   *
   * @throws TrailException where somebody deleted or replaced it: what is sealed could not be
   *     opened
   */
  public void check() {
    if (slots().isReplaced()) {
      throw failure(file, new ReplacedException(file));
    }
  }

  /**
   * A new conversation with a key of its own. {@link #force} has to come before anything that it
   * seals is on disk.
   */
  public synchronized ConversationKey create() {
    check();
    byte[] name = new byte[NAME];
    byte[] secret = new byte[SECRET];
    random.nextBytes(name);
    random.nextBytes(secret);
    ByteBuffer slot = ByteBuffer.allocate(SLOT).put(name).put(secret);
    try {
      // A slot that a crash cut off was never used.
      long number = (slots().size() + SLOT - 1) / SLOT;
      if (number == 0) {
        byte[] ring = new byte[FILE_NAME];
        random.nextBytes(ring);
        slot.put(ring);
      }
      slot.putInt(SLOT - Integer.BYTES, checksum(slot.array())).clear();
      forced = false;
      slots().write(slot, number * SLOT);
      return new ConversationKey(number, HEX.formatHex(name), secret);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  /** Why there is no key of a number. */
  public enum Lack {
    /** It was destroyed on purpose, for nothing else writes zeros. */
    DESTROYED,
    /** The file has no place for it: it was taken away, or it is the file of another home. */
    MISSING,
    /** Its bytes are not what was written. */
    DAMAGED
  }

  /** The key of that number; none where it was destroyed or is not what was written. */
  public Optional<ConversationKey> find(long number) {
    return slot(number).flatMap(slot -> key(slot, number));
  }

  /**
   * True where the key of that number is that of the conversation. It is another one's in a file
   * that was begun anew.
   */
  public boolean holds(long number, String conversation) {
    return find(number).filter(key -> key.conversation().equals(conversation)).isPresent();
  }

  /** Why {@link #find} gives no key of that number, or not the one that was meant. */
  public Lack lack(long number) {
    Optional<byte[]> slot = slot(number);
    if (slot.isEmpty() || key(slot.orElseThrow(), number).isPresent()) {
      return Lack.MISSING;
    }
    return isEmpty(slot.orElseThrow()) ? Lack.DESTROYED : Lack.DAMAGED;
  }

  private Optional<byte[]> slot(long number) {
    ByteBuffer slot = ByteBuffer.wrap(new byte[SLOT]);
    try {
      return slots != null && slots.read(slot, number * SLOT)
          ? Optional.of(slot.array())
          : Optional.empty();
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  private static Optional<ConversationKey> key(byte[] bytes, long number) {
    ByteBuffer slot = ByteBuffer.wrap(bytes);
    byte[] name = new byte[NAME];
    byte[] secret = new byte[SECRET];
    slot.get(name).get(secret);
    return slot.getInt(SLOT - Integer.BYTES) == checksum(bytes) && !isEmpty(bytes)
        ? Optional.of(new ConversationKey(number, HEX.formatHex(name), secret))
        : Optional.empty();
  }

  private static boolean isEmpty(byte[] slot) {
    return Arrays.equals(slot, 0, FILE, new byte[FILE], 0, FILE)
        && ByteBuffer.wrap(slot).getInt(SLOT - Integer.BYTES) == 0;
  }

  /** What tells this file from one that is begun anew in its place: their keys have one number. */
  String name() {
    return slot(0).map(slot -> HEX.formatHex(slot, FILE, FILE + FILE_NAME)).orElse("");
  }

  /** How many keys there ever were. */
  public long count() {
    try {
      return slots == null ? 0 : slots.size() / SLOT;
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  /**
   * Destroys keys: what they sealed cannot be read any more, by nobody. They are forced to disk
   * together; whoever destroys them has told which they are, and destroys again what a crash kept.
   */
  public synchronized void destroy(Collection<Long> numbers) {
    try {
      long end = slots().size();
      for (long number : numbers) {
        if (number * SLOT < end) {
          forced = false;
          slots().write(emptied(number), number * SLOT);
        }
      }
    } catch (IOException e) {
      throw failure(file, e);
    }
    force();
  }

  private ByteBuffer emptied(long number) {
    ByteBuffer slot = ByteBuffer.allocate(SLOT);
    if (number == 0) {
      slot(0).ifPresent(first -> slot.put(FILE, first, FILE, FILE_NAME));
    }
    return slot;
  }

  /** All that was written is on disk when this returns; where nothing was, it costs nothing. */
  synchronized void force() {
    if (forced) {
      return;
    }
    try {
      if (broken != null) {
        throw broken;
      }
      slots().force();
      forced = true;
    } catch (IOException e) {
      broken = e;
      throw failure(file, e);
    }
  }

  private static int checksum(byte[] slot) {
    CRC32C sum = new CRC32C();
    sum.update(slot, 0, SLOT - Integer.BYTES);
    return (int) sum.getValue();
  }

  private static TrailException failure(Path file, IOException e) {
    return new TrailException(
        "The keys in ("
            + file
            + ") cannot be used"
            + (e instanceof ReplacedException
                ? ": "
                    + e.getMessage()
                    + ".\nPut it back: without it nothing that was said can be read."
                : Hindrance.of(file, e)
                    .map(Hindrance::text)
                    .orElse(
                        ": "
                            + e.getMessage()
                            + ".\nPut the file back from a copy, or choose another folder with --home.")),
        e);
  }

  @Override
  public void close() {
    try {
      if (slots != null) {
        slots.close();
      }
    } catch (IOException e) {
      throw failure(file, e);
    }
  }
}
