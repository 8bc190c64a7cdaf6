package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.link.FollowUps;

/** Completes questions by the rules of a workspace, which is read when the first one comes. */
final class WorkspaceFollowUps implements FollowUps {
  private final Supplier<Workspace> workspace;

  WorkspaceFollowUps(Supplier<Workspace> workspace) {
    this.workspace = workspace;
  }

  @Override
  public Optional<Completion> complete(List<String> history, String question) {
    Workspace used = workspace.get();
    ResolveRequest request =
        new ResolveRequest(
            MissingNode.getInstance(),
            used.knowledge().domain().languages().get(0),
            history.stream().map(said -> new ResolveRequest.Past(said, List.of())).toList(),
            question);
    ResolvedTurn turn = request.resolve(used.resolver());
    return turn.question()
        .map(complete -> new Completion(complete.form().text(), TurnView.rules(turn)));
  }
}
