package nl.vervolg.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each conversation has a key, and what a destroyed key sealed stays closed. */
class KeyRingTest {
  private static final byte[] SAID = "Welke archieven zijn er in Den Haag?".getBytes(UTF_8);

  @TempDir private Path folder;

  private KeyRing keys() {
    return KeyRing.open(folder.resolve("conversations.keys"));
  }

  @Test
  void whatIsSealedCanBeOpenedLater() throws IOException {
    Sealed content;
    try (KeyRing keys = keys()) {
      keys.create();
      content = keys.create().seal(PackedContent.of(SAID));
    }
    assertThat(content.key()).isEqualTo(1);
    assertThat(new String(content.content(), UTF_8)).doesNotContain("archieven");
    try (KeyRing keys = keys()) {
      assertThat(keys.find(1).orElseThrow().open(content)).isEqualTo(SAID);
      assertThat(keys.find(1).orElseThrow().conversation()).isEqualTo(content.conversation());
      ConversationKey other = keys.find(0).orElseThrow();
      assertThatThrownBy(() -> other.open(content)).isInstanceOf(IOException.class);
      assertThat(keys.find(2)).isEmpty();
    }
  }

  @Test
  void theSameIsNeverSealedTheSame() {
    try (KeyRing keys = keys()) {
      ConversationKey key = keys.create();
      assertThat(key.seal(PackedContent.of(SAID)).content())
          .isNotEqualTo(key.seal(PackedContent.of(SAID)).content());
    }
  }

  @Test
  void aDestroyedKeyIsGoneAndTheOthersStay() throws IOException {
    try (KeyRing keys = keys()) {
      ConversationKey first = keys.create();
      ConversationKey second = keys.create();
      keys.destroy(List.of(first.number()));
      assertThat(keys.find(first.number())).isEmpty();
      assertThat(keys.find(second.number()).orElseThrow().secret()).isEqualTo(second.secret());
      assertThat(keys.create().number()).isEqualTo(2);
      byte[] file = Files.readAllBytes(folder.resolve("conversations.keys"));
      assertThat(HexFormat.of().formatHex(file))
          .doesNotContain(HexFormat.of().formatHex(first.secret()))
          .contains(HexFormat.of().formatHex(second.secret()));
      keys.destroy(List.of(99L));
      assertThat(Files.size(folder.resolve("conversations.keys"))).isEqualTo(file.length);
    }
  }

  @Test
  void aFileKeepsItsNameAndAnotherHasAnother() throws IOException {
    String name;
    try (KeyRing keys = keys()) {
      assertThat(keys.name()).isEmpty();
      keys.create();
      keys.create();
      name = keys.name();
      keys.destroy(List.of(1L, 0L));
      assertThat(keys.name()).isEqualTo(name).matches("[0-9a-f]{24}").isNotEqualTo("0".repeat(24));
      assertThat(keys.find(0)).isEmpty();
      assertThat(keys.lack(0)).isEqualTo(KeyRing.Lack.DESTROYED);
      assertThat(keys.lack(1)).isEqualTo(KeyRing.Lack.DESTROYED);
    }
    Files.delete(folder.resolve("conversations.keys"));
    try (KeyRing keys = keys()) {
      keys.create();
      assertThat(keys.name()).isNotEqualTo(name);
    }
  }

  @Test
  void aSlotThatACrashCutOffIsPassedOver() throws IOException {
    try (KeyRing keys = keys()) {
      keys.create();
    }
    Path file = folder.resolve("conversations.keys");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 17));
    try (KeyRing keys = keys()) {
      assertThat(keys.find(0)).isPresent();
      assertThat(keys.find(1)).isEmpty();
      assertThat(keys.create().number()).isEqualTo(2);
      assertThat(keys.find(1)).isEmpty();
      assertThat(keys.find(2)).isPresent();
    }
  }

  @Test
  void nobodyElseCanReadThem() throws IOException {
    Path below = folder.resolve("keys");
    KeyRing.open(below.resolve("conversations.keys")).close();
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(below)))
        .isEqualTo("rwx------");
    keys().close();
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("conversations.keys"))))
        .isEqualTo("rw-------");
  }

  @Test
  void anInterruptOfOneThreadTakesTheKeysFromNobody() {
    try (KeyRing keys = keys()) {
      Thread.currentThread().interrupt();
      ConversationKey first = keys.create();
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
      assertThat(keys.find(first.number())).isPresent();
      assertThat(Thread.interrupted()).as("it stays interrupted").isTrue();
      assertThat(keys.create().number()).isEqualTo(1);
      assertThat(keys.find(first.number()).orElseThrow().secret()).isEqualTo(first.secret());
    }
  }
}
