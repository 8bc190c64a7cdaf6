package nl.vervolg.resolve.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Antecedent;
import nl.vervolg.dialogue.Choice;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.Dependence;
import nl.vervolg.dialogue.Doubt;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Ellipsis;
import nl.vervolg.dialogue.Inheritance;
import nl.vervolg.dialogue.Meant;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Recast;
import nl.vervolg.dialogue.Restored;
import nl.vervolg.dialogue.Return;
import nl.vervolg.dialogue.Route;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.dialogue.Withheld;

/**
 * The layers of rules, in the order in which they run. A rule reads observations and what lower
 * strata concluded, and adds conclusions of its own stratum; so {@code not} only ever asks about
 * facts that are complete (stratified negation), and no rule can start itself again.
 */
public enum Stratum {
  /** What do whole wordings of the phrase sheets do? */
  PHRASES,
  /** Is it a question about the domain at all, and which earlier question does it build on? */
  SCOPE,
  /** What does a complete question ask for? */
  ROUTING,
  /** What do words that point back stand for? */
  ANTECEDENTS,
  /** What is left out? */
  ELLIPSIS,
  /** Which slots change? */
  EDITS,
  /** Which kind of follow-up is it? */
  PATTERNS,
  /** Which other slots live on? */
  INHERITANCE,
  /** Why would that reading be wrong? */
  VETOES,
  /** What becomes of the words of two questions about a table? */
  RECASTING;

  private final String folder = name().toLowerCase(Locale.ROOT);

  /** Name of its folder below {@code rules/}. */
  public String folder() {
    return folder;
  }

  /** What its rules may insert. */
  public List<Class<?>> conclusions() {
    return switch (this) {
      case PHRASES -> List.of(Cue.class);
      case SCOPE -> List.of(Scope.class, Return.class, Choice.class);
      case ROUTING -> List.of(Route.class);
      case ANTECEDENTS -> List.of(Antecedent.class, Meant.class);
      case ELLIPSIS -> List.of(Ellipsis.class, Dependence.class);
      case EDITS -> List.of(Edit.class, Restored.class);
      case PATTERNS -> List.of(Proposal.class);
      case INHERITANCE -> List.of(Inheritance.class);
      case VETOES -> List.of(Veto.class, Doubt.class, Withheld.class);
      case RECASTING -> List.of(Recast.class);
    };
  }

  /** The stratum of a folder. */
  public static Optional<Stratum> ofFolder(String folder) {
    return Arrays.stream(values()).filter(stratum -> stratum.folder().equals(folder)).findFirst();
  }
}
