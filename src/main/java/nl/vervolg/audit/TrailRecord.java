package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Optional;

/**
 * A record of the trail.
 *
 * @param number position in the trail, from 1, without gaps
 * @param time when it was made, by the clock of the machine
 * @param kind what it tells
 * @param data what everybody may read
 * @param sealed what is readable with the key of a conversation; of a turn, and of the end of one
 * @param before hash of the record before it, 64 hexadecimal digits; zeros for the first
 * @param hash SHA-256 of the record without this member, in canonical JSON
 */
public record TrailRecord(
    long number,
    Instant time,
    RecordKind kind,
    JsonNode data,
    Optional<Sealed> sealed,
    String before,
    String hash) {}
