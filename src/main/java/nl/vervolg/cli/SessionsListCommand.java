package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import nl.vervolg.problem.Counted;
import nl.vervolg.session.KeptSession;
import nl.vervolg.session.SessionStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code vervolg sessions list}: which conversations are kept. */
@Command(
    name = "list",
    mixinStandardHelpOptions = true,
    description = "Lists the conversations that are kept, by name.")
final class SessionsListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final KeptSessions sessions = new KeptSessions();

  @Option(names = "--json", description = "Print one JSON object a conversation.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    try (SessionStore store = sessions.toRead()) {
      List<KeptSession> all = store.list();
      if (json) {
        all.forEach(session -> out.println(JsonLine.text(view(session))));
      } else {
        text(all, out);
      }
    }
    return Vervolg.GOOD;
  }

  private static ObjectNode view(KeptSession session) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("session", session.id().value())
        .put("turns", session.turns())
        .put("last", session.last().toString());
  }

  private void text(List<KeptSession> all, PrintWriter out) {
    if (all.isEmpty()) {
      out.println("No conversation is kept. Keep one with: vervolg chat --session NAME");
      return;
    }
    int width = all.stream().mapToInt(session -> session.id().value().length()).max().orElse(0);
    for (KeptSession session : all) {
      out.printf(
          Locale.ROOT,
          "%-" + width + "s  %12s  last %s%n",
          session.id(),
          Counted.of(session.turns(), "turn ", "turns"),
          session.last().truncatedTo(ChronoUnit.SECONDS));
    }
  }
}
