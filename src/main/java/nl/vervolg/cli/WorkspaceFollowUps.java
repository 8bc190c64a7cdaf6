package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Optional;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.link.FollowUps;
import nl.vervolg.resolve.Resolution.Declined;

/**
 * Completes questions by the rules of a workspace, where that can be read. What they decline as
 * unknown can be known to the schema all the same, so only small talk is none.
 */
final class WorkspaceFollowUps implements FollowUps {
  private final LinkWorkspace workspace;

  WorkspaceFollowUps(LinkWorkspace workspace) {
    this.workspace = workspace;
  }

  @Override
  public Completion complete(List<String> history, String question) {
    return workspace
        .get()
        .flatMap(used -> complete(used, history, question))
        .orElseGet(() -> Completion.open(history, question));
  }

  private static Optional<Completion> complete(
      Workspace used, List<String> history, String question) {
    ResolveRequest request =
        new ResolveRequest(
            MissingNode.getInstance(),
            used.knowledge().domain().languages().get(0),
            history.stream().map(said -> new ResolveRequest.Past(said, List.of())).toList(),
            question);
    ResolvedTurn turn = request.resolve(used.resolver());
    if (turn.resolution() instanceof Declined declined && declined.kind() == ScopeKind.SMALL_TALK) {
      return Optional.of(
          Completion.declined(
              question, declined.kind(), declined.derivation().rulesOf(Scope.class)));
    }
    if (history.isEmpty()) {
      return Optional.of(new Completion(question, List.of(), TurnView.rules(turn)));
    }
    return turn.question()
        .map(complete -> new Completion(complete.form().text(), List.of(), TurnView.rules(turn)));
  }
}
