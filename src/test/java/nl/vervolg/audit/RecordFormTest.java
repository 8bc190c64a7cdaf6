package nl.vervolg.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bytes of a record, and its hash, which is that of the same record without it. */
class RecordFormTest {
  private static final String BEFORE = "ab".repeat(32);

  /** Data that looks like the place of the hash, inside and at its end. */
  private static ObjectNode data(String text) {
    ObjectNode data = JsonNodeFactory.instance.objectNode().put("text", text);
    data.put("hash", RecordForm.NOTHING).put("zone", RecordForm.NOTHING);
    data.putObject("deeper").put("a", 1).put("hash", RecordForm.NOTHING);
    return data;
  }

  private static RecordForm.Draft draft(ObjectNode data, Optional<Sealed> sealed) {
    return new RecordForm.Draft(Instant.EPOCH, RecordKind.TURN, data, sealed);
  }

  private static ObjectNode members(JsonNode data, boolean sealed) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("time", "1970-01-01T00:00:00Z").put("number", 7).put("kind", "turn");
    node.put("before", BEFORE).set("data", data);
    if (sealed) {
      node.put("conversation", "c0ffee00".repeat(4)).put("key", 1).put("nonce", "07".repeat(16));
      node.put("content", "dHVybiA3");
    }
    return node;
  }

  @ParameterizedTest
  @CsvSource({"'',false", "'',true", "'é \"€\" \uD83D\uDE00 ,\"\"hash\"\":\"\"',true"})
  void itsBytesAreTheCanonicalFormWithTheHashOfTheRest(String text, boolean sealed)
      throws IOException {
    ObjectNode data = data(text);
    Optional<Sealed> content = sealed ? Optional.of(Trails.turn(7)) : Optional.empty();
    RecordForm.Written written = RecordForm.write(draft(data, content), 7, BEFORE);

    ObjectNode node = members(data, sealed);
    String hash = Digest.of(node);
    assertThat(written.record().hash()).isEqualTo(hash);
    assertThat(new String(written.json(), UTF_8))
        .isEqualTo(CanonicalJson.text(node.put("hash", hash)));
    assertThat(RecordForm.read(written.json()).hash()).isEqualTo(hash);
  }

  /** What another version may add is part of what is hashed, on both sides of the hash. */
  @Test
  void whatElseStandsInARecordIsHashed() throws IOException {
    for (String name : new String[] {"aaa", "hasg", "hasi", "zzz"}) {
      ObjectNode node = members(data(""), true);
      node.putObject(name).put("a", 1).put("hash", BEFORE);
      String hash = Digest.of(node);
      byte[] json = CanonicalJson.of(node.put("hash", hash));
      assertThat(RecordForm.read(json).hash()).isEqualTo(hash);
      byte[] other = CanonicalJson.text(node).replace(BEFORE, "ba".repeat(32)).getBytes(UTF_8);
      assertThatThrownBy(() -> RecordForm.read(other)).hasMessageContaining("hash");
    }
  }

  @Test
  void aHashThatStandsElsewhereIsNone() {
    ObjectNode node = members(data(""), false);
    String hash = Digest.of(node);
    assertThatThrownBy(() -> RecordForm.read(CanonicalJson.of(node))).hasMessageContaining("hash");
    assertThatThrownBy(() -> RecordForm.read(CanonicalJson.of(node.put("hash", 7))))
        .hasMessageContaining("hash");
    ObjectNode alone = JsonNodeFactory.instance.objectNode().put("hash", hash);
    assertThatThrownBy(() -> RecordForm.read(CanonicalJson.of(alone)))
        .isInstanceOf(IOException.class);
  }
}
