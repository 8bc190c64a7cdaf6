package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import nl.vervolg.session.KeptSession;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg sessions show}: what was said in a conversation. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Shows what was said and answered in a conversation that is kept.")
final class SessionsShowCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final KeptSessions sessions = new KeptSessions();

  @Parameters(paramLabel = "NAME", description = "The conversation.")
  private String name = "";

  @Option(names = "--json", description = "Print one JSON object a turn.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (SessionStore store = sessions.toRead()) {
      KeptSession session = KeptSessions.find(store, name);
      for (SessionTurn turn : store.turns(session.id())) {
        out.println(json ? JsonLine.text(view(turn)) : text(turn));
      }
    }
    return Vervolg.GOOD;
  }

  private static ObjectNode view(SessionTurn turn) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("turn", turn.number()).put("said", turn.said()).put("answer", turn.answer());
    turn.left().ifPresent(left -> view.put("rows", left.rows()));
    return view;
  }

  private static String text(SessionTurn turn) {
    return turn.number() + "> " + turn.said() + "\n" + turn.answer().indent(2);
  }
}
