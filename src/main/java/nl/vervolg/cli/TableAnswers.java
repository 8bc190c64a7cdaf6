package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.table.Table;
import nl.vervolg.table.TableFollowUps;
import org.jspecify.annotations.Nullable;

/** Answers lines that bring a table along; made ready for the first of them. */
final class TableAnswers {
  private final Workspace workspace;
  private @Nullable TableFollowUps made;

  TableAnswers(Workspace workspace) {
    this.workspace = workspace;
  }

  /** The answer to a line. */
  ObjectNode of(ResolveRequest request, Table table) {
    TableFollowUps tables = tables();
    return view(tables.domain())
        .of(request.id(), request.question(), request.resolve(tables.about(table)::resolve));
  }

  private synchronized TableFollowUps tables() {
    TableFollowUps ready = made;
    if (ready == null) {
      ready =
          new TableFollowUps(
              ConversationRules.of(workspace.rules(), workspace.knowledge().languages()));
      made = ready;
    }
    return ready;
  }

  private TurnView view(Domain domain) {
    Labels labels = (slot, language, number) -> slot.filler().key();
    Knowledge knowledge =
        new Knowledge(
            domain,
            workspace.knowledge().languages(),
            List.of(),
            List.of(),
            ConfidenceTable.USUAL,
            List.of());
    return new TurnView(domain, labels, new Clarifier(knowledge, labels));
  }
}
