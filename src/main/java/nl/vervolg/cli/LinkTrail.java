package nl.vervolg.cli;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.conversation.WorkspaceVersion;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkRequest;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.SchemaLinker;
import nl.vervolg.link.trail.LinkDigests;
import nl.vervolg.link.trail.LinkRecord;
import nl.vervolg.schema.Schema;
import nl.vervolg.session.SessionId;

/**
 * Keeps each question that is linked, where that is wanted, before anybody sees what came of it.
 */
final class LinkTrail implements AutoCloseable {
  private final Optional<TrailJournal> journal;
  private final SessionId usual;
  private final LinkSettings settings;
  private final SortedMap<String, String> version;
  private final Map<String, String> values;
  private final LinkWorkspace workspace;
  private final Map<String, String> schemas = new HashMap<>();
  private final Map<SessionId, Integer> asked = new HashMap<>();

  /**
   * A trail.
   *
   * @param journal keeps the records; none where none is wanted
   * @param usual whose questions they are where nobody says otherwise
   * @param notes digests of facts, examples and a model, by their names in a record
   * @param values digests of values, by database
   */
  LinkTrail(
      Optional<TrailJournal> journal,
      SessionId usual,
      LinkSettings settings,
      Map<String, String> notes,
      Map<String, String> values,
      LinkWorkspace workspace) {
    this.journal = journal;
    this.usual = usual;
    this.settings = settings;
    this.version = new TreeMap<>(notes);
    this.values = Map.copyOf(values);
    this.workspace = workspace;
    version.put("product", Version.text());
  }

  /** Whether questions are kept. */
  boolean records() {
    return journal.isPresent();
  }

  /**
   * Links a question; when this returns, it is kept.
   *
   * @param given whose question it is, where that is told
   * @param id what the caller calls it; can be empty
   * @param schema the one of the linker
   */
  LinkOutcome link(
      Optional<SessionId> given,
      String id,
      Schema schema,
      SchemaLinker linker,
      LinkRequest request) {
    workspace.begin();
    LinkOutcome outcome = linker.link(request);
    journal.ifPresent(
        kept -> {
          SessionId session = given.orElse(usual);
          int number = asked.merge(session, 1, Integer::sum);
          kept.link(
              session,
              LinkRecord.of(
                  new LinkRecord.Asked(session.value(), number, id, schema.name(), request),
                  outcome,
                  new LinkRecord.Means(settings, version(schema))));
        });
    return outcome;
  }

  private SortedMap<String, String> version(Schema schema) {
    SortedMap<String, String> all = new TreeMap<>(version);
    all.put("schema", schemas.computeIfAbsent(schema.name(), name -> LinkDigests.schema(schema)));
    Optional.ofNullable(values.get(schema.name())).ifPresent(each -> all.put("values", each));
    all.putAll(workspace.others());
    workspace.used().ifPresent(read -> all.putAll(parts(read)));
    return all;
  }

  private static Map<String, String> parts(Workspace workspace) {
    WorkspaceVersion version = workspace.version(Version.text());
    return Map.of(
        "rules", version.rules(),
        "knowledge", version.knowledge(),
        "templates", version.templates(),
        "data", version.data());
  }

  @Override
  public void close() {
    journal.ifPresent(TrailJournal::close);
  }
}
