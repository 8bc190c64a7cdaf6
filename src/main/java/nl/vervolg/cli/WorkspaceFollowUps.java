package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Optional;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.link.FollowUps;

/** Completes questions by the rules of a workspace, where that can be read. */
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
    return turn.question()
        .map(complete -> new Completion(complete.form().text(), List.of(), TurnView.rules(turn)));
  }
}
