package nl.vervolg.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/** A record as canonical JSON, and its hash. */
final class RecordForm {
  /** What stands before the first record. */
  static final String NOTHING = "0".repeat(64);

  private static final String HASH = "hash";

  /** How it stands behind other members. */
  private static final String MEMBER = ",\"hash\":\"";

  private static final HexFormat HEX = HexFormat.of();
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private RecordForm() {}

  /** What is known of a record before it has its place. */
  record Draft(Instant time, RecordKind kind, JsonNode data, Optional<Sealed> sealed) {}

  /** A record and its bytes. */
  @SuppressWarnings("ArrayRecordComponent") // Compared nowhere.
  record Written(TrailRecord record, byte[] json) {}

  /** Gives a record its place. Its hash is that of its bytes without the hash. */
  static Written write(Draft draft, long number, String before) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("before", before)
        .put("kind", draft.kind().code())
        .put("number", number)
        .put("time", draft.time().truncatedTo(ChronoUnit.MILLIS).toString())
        .set("data", draft.data());
    draft.sealed().ifPresent(content -> seal(node, content));
    // Of one length whatever it is, so that the bytes are made once.
    byte[] json = CanonicalJson.of(node.put(HASH, NOTHING));
    int at = member(json, NOTHING);
    String hash = hash(json, at);
    byte[] digits = hash.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(digits, 0, json, at + MEMBER.length(), digits.length);
    TrailRecord record =
        new TrailRecord(
            number, draft.time(), draft.kind(), draft.data(), draft.sealed(), before, hash);
    return new Written(record, json);
  }

  /** Where a hash stands in canonical JSON, with its name; -1 where it stands nowhere. */
  private static int member(byte[] json, String hash) {
    byte[] member = (MEMBER + hash + '"').getBytes(StandardCharsets.UTF_8);
    int at = json.length - member.length;
    while (at >= 0 && !Arrays.equals(json, at, at + member.length, member, 0, member.length)) {
      at--;
    }
    return at;
  }

  private static String hash(byte[] json, int at) {
    int behind = at + MEMBER.length() + NOTHING.length() + 1;
    return Digest.of(
        ByteBuffer.wrap(json, 0, at), ByteBuffer.wrap(json, behind, json.length - behind));
  }

  private static void seal(ObjectNode node, Sealed sealed) {
    node.put("content", Base64.getEncoder().encodeToString(sealed.content()))
        .put("conversation", sealed.conversation())
        .put("key", sealed.key())
        .put("nonce", HEX.formatHex(sealed.nonce()));
  }

  /**
   * Reads a record.
   *
   * @throws IOException where the bytes are no record in its one form, or not those of its hash
   */
  static TrailRecord read(byte[] json) throws IOException {
    ObjectNode node = object(json);
    String hash = node.path(HASH).asText();
    TrailRecord record = record(node, hash);
    if (!Arrays.equals(CanonicalJson.of(node), json)) {
      throw new IOException("it is not in canonical form");
    }
    int at = hash.length() == NOTHING.length() ? member(json, hash) : -1;
    if (at < 0 || !hash(json, at).equals(hash)) {
      throw new IOException("its hash is not that of its content");
    }
    return record;
  }

  private static ObjectNode object(byte[] json) throws IOException {
    try {
      if (JSON.readTree(json) instanceof ObjectNode node) {
        return node;
      }
    } catch (JsonProcessingException e) {
      throw new IOException("it is not JSON", e);
    }
    throw new IOException("it is not a JSON object");
  }

  private static TrailRecord record(ObjectNode node, String hash) throws IOException {
    try {
      RecordKind kind =
          RecordKind.of(node.path("kind").asText())
              .orElseThrow(() -> new IOException("it is of a kind that nobody knows"));
      Optional<Sealed> sealed = node.has("content") ? Optional.of(sealed(node)) : Optional.empty();
      return new TrailRecord(
          node.path("number").asLong(),
          Instant.parse(node.path("time").asText()),
          kind,
          node.path("data"),
          sealed,
          node.path("before").asText(),
          hash);
    } catch (IllegalArgumentException | DateTimeException e) {
      throw new IOException("it lacks what every record has", e);
    }
  }

  private static Sealed sealed(ObjectNode node) {
    return new Sealed(
        node.path("conversation").asText(),
        node.path("key").asLong(),
        HEX.parseHex(node.path("nonce").asText()),
        Base64.getDecoder().decode(node.path("content").asText()));
  }
}
