package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.Unreadable;
import nl.vervolg.report.Page.Section;
import nl.vervolg.report.Page.Sentence;
import nl.vervolg.report.Page.Table;

/** What a page tells of any record, also of one that cannot be read. */
final class RecordSections {
  private static final String VALUE = "Value";

  private RecordSections() {}

  /** A turn, or a linked question, that cannot be read. */
  static Section closed(TrailRecord turn, Unreadable why, Optional<TrailRecord> erased) {
    return Section.of(
        "What was said and answered",
        new Sentence(
            (turn.kind() == RecordKind.LINK ? "This linked question of " : "This turn of ")
                + turn.time()
                + erased
                    .map(
                        record ->
                            " was erased, as record "
                                + record.number()
                                + " of "
                                + record.time()
                                + " tells: the key of its conversation was destroyed, and nobody can read it any more.")
                    .orElse(
                        " cannot be read: " + why.sentence() + "; no record tells of an erasure.")),
        new Sentence(
            "That it was there, when, and that nothing was changed since, can still be checked."));
  }

  /** A record that is no turn. */
  static Section event(TrailRecord record) {
    List<String> data = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : record.data().properties()) {
      data.add(member.getKey());
      data.add(FactText.value(member.getValue()));
    }
    return Section.of(
        "What happened",
        new Sentence("On " + record.time() + " (UTC): " + TrailSummary.what(record) + "."),
        Table.pairs("What the record tells", "What", VALUE, data));
  }

  /** Its place in the trail. */
  static Section place(TrailRecord record) {
    List<String> place =
        new ArrayList<>(
            List.of(
                "Record",
                String.valueOf(record.number()),
                "Time",
                record.time().toString(),
                "Hash (SHA-256)",
                record.hash(),
                "Hash of the record before",
                record.before()));
    record
        .sealed()
        .ifPresent(
            content ->
                place.addAll(
                    List.of(
                        "Conversation",
                        content.conversation(),
                        "Number of its key",
                        String.valueOf(content.key()))));
    return Section.of(
        "Place in the trail",
        Table.pairs("The record", "What", VALUE, place),
        new Sentence("Whether the trail is what was written is checked by: vervolg audit verify"));
  }
}
