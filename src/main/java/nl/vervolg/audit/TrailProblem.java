package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * Something that is wrong with a trail.
 *
 * @param file where: a file, or the folder where it is about the trail as a whole
 * @param at the byte where the record begins; none where it is not about one record of a file
 * @param bytes how many bytes from there on cannot be read; 0 where all can, and their order is
 *     wrong
 * @param digest SHA-256 of these bytes; empty where it is not known
 * @param what a sentence
 */
public record TrailProblem(Path file, OptionalLong at, long bytes, String digest, String what) {
  private static final long NONE = -1;
  private static final String BYTE = "byte";
  private static final String BYTES = "bytes";
  private static final String FILE = "file";
  private static final String SHA256 = "sha256";
  private static final String WHAT = "what";

  /** All can be read, but not in the order in which it was written. */
  TrailProblem(Path file, OptionalLong at, String what) {
    this(file, at, 0, "", what);
  }

  /** Bytes that cannot be read; how many they are is not looked for. */
  static TrailProblem of(Damage damage) {
    return new TrailProblem(
        damage.file(),
        OptionalLong.of(damage.at()),
        damaged(1, String.valueOf(damage.getMessage())));
  }

  /** What to say of lines that cannot be read. */
  static String damaged(long lines, String first) {
    return lines == 1
        ? "The record is damaged: " + first + "."
        : lines + " records are damaged. Of the first: " + first + ".";
  }

  /** Records that lie between two that were read. */
  static String missing(long number, long before) {
    return "Record "
        + number
        + " stands behind record "
        + before
        + ": "
        + (number > before + 1 ? "those between were taken out." : "it was put in or moved.");
  }

  /** The same problem of the same bytes, wherever the trail lies. */
  String name() {
    return name(
        String.valueOf(file.getFileName()),
        at.orElse(NONE),
        digest.isEmpty() ? what : bytes + " " + digest);
  }

  private static String name(String file, long at, String rest) {
    return file + " " + at + " " + rest;
  }

  /** As a record tells of it. */
  ObjectNode json() {
    ObjectNode node =
        JsonNodeFactory.instance
            .objectNode()
            .put(BYTE, at.orElse(NONE))
            .put(FILE, String.valueOf(file.getFileName()))
            .put(WHAT, what);
    return digest.isEmpty() ? node : node.put(BYTES, bytes).put(SHA256, digest);
  }

  /** The name of a problem that a record tells of. */
  static String name(JsonNode json) {
    return name(
        json.path(FILE).asText(),
        json.path(BYTE).asLong(),
        json.has(SHA256)
            ? json.path(BYTES).asLong() + " " + json.path(SHA256).asText()
            : json.path(WHAT).asText());
  }

  /** The place and the sentence, on a line. */
  public String text() {
    return file + ": " + (at.isPresent() ? "byte " + at.orElseThrow() + ": " : "") + what;
  }
}
