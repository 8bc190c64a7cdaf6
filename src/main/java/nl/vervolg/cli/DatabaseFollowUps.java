package nl.vervolg.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.dialogue.Language;
import nl.vervolg.link.FollowUps;
import nl.vervolg.link.followup.ConversationRules;
import nl.vervolg.schema.Schema;
import nl.vervolg.value.ValueFinder;
import org.jspecify.annotations.Nullable;

/**
 * Completes questions about databases by rules, which are read when the first one has to be
 * completed.
 */
final class DatabaseFollowUps implements FollowUps.OfDatabase {
  private final Supplier<ConversationRules> reading;
  private @Nullable ConversationRules rules;

  DatabaseFollowUps(Supplier<ConversationRules> reading) {
    this.reading = reading;
  }

  @Override
  public FollowUps of(Schema schema, Language language, Optional<ValueFinder> values) {
    return new OfOne(schema, language, values);
  }

  private synchronized ConversationRules rules() {
    ConversationRules read = rules == null ? reading.get() : rules;
    rules = read;
    return read;
  }

  /** About one database; its names are read when they are first needed. */
  private final class OfOne implements FollowUps {
    private final Schema schema;
    private final Language language;
    private final Optional<ValueFinder> values;
    private @Nullable FollowUps made;

    OfOne(Schema schema, Language language, Optional<ValueFinder> values) {
      this.schema = schema;
      this.language = language;
      this.values = values;
    }

    @Override
    public Completion complete(List<String> history, String question) {
      return made().complete(history, question);
    }

    private synchronized FollowUps made() {
      FollowUps ready = made == null ? rules().about(schema, language, values) : made;
      made = ready;
      return ready;
    }
  }
}
