package nl.vervolg.report;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.conversation.trail.KeptTurn;

/**
 * Turns as JSON Lines: each with its place in the trail and its content, which is null where it
 * cannot be read; then the reason stands beside it.
 *
 * @param out takes the lines
 */
public record TurnLines(Writer out) implements TurnSink {
  @Override
  public void turn(KeptTurn turn) throws IOException {
    out.write(line(turn));
    out.write('\n');
  }

  /** A record as one JSON object, with what everybody may read and its content. */
  public static String line(KeptTurn turn) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put("record", turn.record().number())
        .put("time", turn.record().time().toString())
        .put("kind", turn.record().kind().code())
        .put("hash", turn.record().hash())
        .put("before", turn.record().before())
        .set("data", turn.record().data());
    turn.record()
        .sealed()
        .ifPresent(
            content -> line.put("conversation", content.conversation()).put("key", content.key()));
    turn.content()
        .ifPresentOrElse(content -> line.set("content", content), () -> line.putNull("content"));
    turn.unreadable().ifPresent(why -> line.put("unreadable", why.code()));
    return new String(CanonicalJson.of(line), StandardCharsets.UTF_8);
  }

  @Override
  public void end() throws IOException {
    out.flush();
  }
}
