package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Optional;
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
 * @param between the records around it; none where it is about a file or the trail as a whole
 */
public record TrailProblem(
    Path file, OptionalLong at, long bytes, String digest, String what, Optional<Between> between) {
  private static final long NONE = -1;
  private static final String BYTE = "byte";
  private static final String BYTES = "bytes";
  private static final String FILE = "file";
  private static final String SHA256 = "sha256";
  private static final String WHAT = "what";
  private static final String READ = "read";
  private static final String NAMED = "named";

  /**
   * Where records go on behind what is wrong; in a trail that is whole both are the same.
   *
   * @param read the last record before it that can be read
   * @param named the one that the next record names as the one before it; where none follows yet,
   *     the one that the next record will name
   */
  public record Between(TrailHead read, TrailHead named) {
    private String name() {
      return " " + read + " " + named;
    }
  }

  /** All can be read, but not in the order in which it was written. */
  TrailProblem(Path file, OptionalLong at, String what) {
    this(file, at, 0, "", what, Optional.empty());
  }

  /** The same between two records: whatever is taken out or put in there makes it another one. */
  TrailProblem between(TrailHead read, TrailHead named) {
    return new TrailProblem(file, at, bytes, digest, what, Optional.of(new Between(read, named)));
  }

  /** The same with another sentence. */
  TrailProblem saying(String sentence) {
    return new TrailProblem(file, at, bytes, digest, sentence, between);
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

  /** A record that stands where its number says, behind another one. */
  static String exchanged(long number) {
    return "Record "
        + number
        + " does not name the hash of the record before it: one of the two was exchanged.";
  }

  /** Records between two that were read, of which some lines cannot be read. */
  static String lack(long before, long number, long lines) {
    return "Between the records "
        + before
        + " and "
        + number
        + " there should be "
        + Math.max(0, number - before - 1)
        + ", and there "
        + (lines == 1 ? "is 1 line" : "are " + lines + " lines")
        + ": records were taken out or put in, or an end of a line is damaged.";
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
        (digest.isEmpty() ? what : bytes + " " + digest) + between.map(Between::name).orElse(""));
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
    between.ifPresent(
        records ->
            node.put(READ, records.read().toString()).put(NAMED, records.named().toString()));
    return digest.isEmpty() ? node : node.put(BYTES, bytes).put(SHA256, digest);
  }

  /** The name of a problem that a record tells of. */
  static String name(JsonNode json) {
    return name(
        json.path(FILE).asText(),
        json.path(BYTE).asLong(),
        (json.has(SHA256)
                ? json.path(BYTES).asLong() + " " + json.path(SHA256).asText()
                : json.path(WHAT).asText())
            + (json.has(READ)
                ? " " + json.path(READ).asText() + " " + json.path(NAMED).asText()
                : ""));
  }

  /** The place and the sentence, on a line. */
  public String text() {
    return file + ": " + (at.isPresent() ? "byte " + at.orElseThrow() + ": " : "") + what;
  }
}
