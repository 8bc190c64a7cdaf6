package nl.vervolg.authoring.impact;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import nl.vervolg.authoring.impact.Deciders.Compared;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.rules.RuleBase;

/**
 * Compares what the rules of a workspace decide with what edited ones would. Turns are decided on
 * all cores; changes come in the order of the turns, the accepted dialogues first. However many
 * turns there are, only those that are shown are held.
 */
public final class Impact {
  private final RuleEdits edits;
  private final Accepted accepted;
  private final Deciders deciders;

  /** Is told what happens. */
  public interface Listener {
    /** A turn comes out otherwise. */
    void changed(Change change);

    /** So many turns and dialogues of all were compared. */
    void compared(long done, long all);
  }

  /**
   * Prepares a comparison.
   *
   * @param present the workspace as it is
   * @param rules the edited rules
   * @param examples the folder of its example dialogues; it may be missing
   */
  public Impact(Workspace present, RuleBase rules, Path examples) {
    this.edits = RuleEdits.between(present.rules(), rules);
    Workspace edited = present.with(rules);
    this.accepted = Accepted.of(examples, present, edited);
    this.deciders = new Deciders(present, edited, edits, accepted);
  }

  /**
   * Decides everything twice.
   *
   * @param show how many dialogues, and how many recorded turns, to hold for each rule
   */
  public ImpactSummary run(List<TurnSource> sources, int show, Listener listener) {
    Tally tally = new Tally(show);
    List<Dialogue> dialogues = accepted.dialogues();
    long all = dialogues.size() + sources.stream().mapToLong(TurnSource::turns).sum();
    Progress progress = new Progress(listener, all);
    try (InOrder<Compared> work = new InOrder<>(progress.before(tally::dialogue))) {
      dialogues.forEach(dialogue -> work.add(() -> deciders.dialogue(dialogue)));
      work.finish();
    }
    try (InOrder<Compared> work = new InOrder<>(progress.before(tally::turn))) {
      sources.forEach(source -> source.forEach(turn -> work.add(() -> deciders.turn(turn))));
      work.finish();
    }
    return tally.summary(edits);
  }

  /** Tells the listener what passes by. */
  private static final class Progress {
    private final Listener listener;
    private final long all;
    private long done;

    Progress(Listener listener, long all) {
      this.listener = listener;
      this.all = all;
    }

    Consumer<Compared> before(Consumer<Compared> next) {
      return compared -> {
        Optional<Change> change = compared.change();
        change.ifPresent(listener::changed);
        listener.compared(++done, all);
        next.accept(compared);
      };
    }
  }
}
