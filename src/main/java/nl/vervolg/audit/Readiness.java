package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.time.Instant;
import java.util.Optional;

/** Loads what a trail works with, beside other work; else its first record would wait for it. */
public final class Readiness {
  private Readiness() {}

  /** Makes and reads a record that nobody keeps. */
  public static void prepare() {
    JsonNode nothing = JsonNodeFactory.instance.objectNode();
    Sealed sealed =
        new ConversationKey(0, "", new byte[KeyRing.SECRET]).seal(PackedContent.of(new byte[1]));
    RecordForm.Draft draft =
        new RecordForm.Draft(Instant.EPOCH, RecordKind.TURN, nothing, Optional.of(sealed));
    try {
      RecordForm.read(RecordForm.write(draft, 1, RecordForm.NOTHING).json());
    } catch (IOException e) {
      throw new IllegalStateException("What is written can be read.", e);
    }
  }
}
