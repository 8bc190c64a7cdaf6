package nl.vervolg.cli;

import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.link.Glossary;
import nl.vervolg.link.VocabularyGlossary;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.problem.Problems;
import org.jspecify.annotations.Nullable;

/**
 * The workspace whose rules complete questions and whose vocabulary translates them. It is read at
 * most once, when the first question needs it. Where it cannot be read, that is told once, and
 * questions are neither completed nor translated.
 */
final class LinkWorkspace implements Glossary {
  private final Supplier<Workspace> reading;
  private final PrintWriter err;
  private boolean asked;
  private boolean used;
  private @Nullable Workspace workspace;
  private @Nullable Glossary glossary;
  private @Nullable DatabaseFollowUps others;

  /** One that is read when it is needed. */
  LinkWorkspace(Supplier<Workspace> reading, PrintWriter err) {
    this.reading = reading;
    this.err = err;
  }

  /** One that is there. */
  static LinkWorkspace of(Workspace workspace, PrintWriter err) {
    return new LinkWorkspace(() -> workspace, err);
  }

  /** The workspace; none where it cannot be read. */
  synchronized Optional<Workspace> get() {
    used = true;
    if (!asked) {
      asked = true;
      try {
        workspace = reading.get();
      } catch (Problems.WorkspaceException e) {
        e.problems().forEach(problem -> err.println(DrawnText.lines(problem.toString())));
        err.println(
            "Note: the workspace cannot be read, so questions are neither completed nor translated.");
      }
    }
    return Optional.ofNullable(workspace);
  }

  /** Where nobody names a workspace, these rules complete questions in its place. */
  synchronized void completedBy(DatabaseFollowUps rules) {
    others = rules;
  }

  /** A question begins, which has not needed it yet. */
  synchronized void begin() {
    used = false;
    if (others != null) {
      others.begin();
    }
  }

  /** Digests of the rules that the question needed in place of the workspace. */
  synchronized Map<String, String> others() {
    return others == null ? Map.of() : others.used();
  }

  /** The workspace, where the question needed it and it could be read. */
  synchronized Optional<Workspace> used() {
    return used ? Optional.ofNullable(workspace) : Optional.empty();
  }

  @Override
  public synchronized String translate(String text, Language from, Language to) {
    used = true;
    Glossary made = glossary;
    if (made == null) {
      made =
          get()
              .<Glossary>map(read -> new VocabularyGlossary(read.knowledge().labels()))
              .orElse(Glossary.EMPTY);
      glossary = made;
    }
    return made.translate(text, from, to);
  }
}
