package nl.vervolg.report;

import java.io.IOException;
import nl.vervolg.conversation.trail.KeptTurn;

/** Takes the turns of a period one by one; none is held. */
public interface TurnSink {
  /** One turn. */
  void turn(KeptTurn turn) throws IOException;

  /** There are no more. */
  void end() throws IOException;
}
