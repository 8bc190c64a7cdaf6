package nl.vervolg.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import nl.vervolg.audit.Digest;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.dialogue.Language;
import nl.vervolg.link.FollowUps;
import nl.vervolg.link.followup.SchemaFollowUps;
import nl.vervolg.schema.Schema;
import nl.vervolg.value.ValueFinder;
import org.jspecify.annotations.Nullable;

/** Completes questions about databases by rules, which are read while the database is. */
final class DatabaseFollowUps implements FollowUps.OfDatabase {
  /** Rules, and the digest of the languages that they were read with. */
  private record Read(ConversationRules rules, String languages) {}

  private final FutureTask<Read> reading;
  private boolean used;

  /**
   * Rules that are read at once, beside whatever else has to be read before the first question.
   *
   * @param languages the files of the languages, by their names
   */
  DatabaseFollowUps(Callable<ConversationRules> rules, SortedMap<String, Path> languages) {
    this.reading = new FutureTask<>(() -> new Read(rules.call(), Digest.of(languages)));
    Thread reader = new Thread(reading, "rules");
    reader.setDaemon(true);
    reader.start();
  }

  /** A question begins, which has not needed the rules yet. */
  synchronized void begin() {
    used = false;
  }

  /** Digests of the rules and languages, where the question needed them and they could be read. */
  synchronized Map<String, String> used() {
    if (!used) {
      return Map.of();
    }
    Read read = read();
    return Map.of("rules", read.rules().digest(), "languages", read.languages());
  }

  @Override
  public FollowUps of(Schema schema, Language language, Optional<ValueFinder> values) {
    return new OfOne(schema, language, values);
  }

  private synchronized ConversationRules rules() {
    ConversationRules rules = read().rules();
    used = true;
    return rules;
  }

  private Read read() {
    try {
      return reading.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The rules were not waited for.", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
    }
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
      ConversationRules read = rules();
      FollowUps ready = made == null ? SchemaFollowUps.about(schema, language, values, read) : made;
      made = ready;
      return ready;
    }
  }
}
