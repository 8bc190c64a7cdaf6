package nl.vervolg.resolve.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.Antecedent;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Ellipsis;
import nl.vervolg.dialogue.Inheritance;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Return;
import nl.vervolg.dialogue.Route;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.dialogue.Veto;

/**
 * The layers of rules, in the order in which they run. A rule reads observations and what lower
 * strata concluded, and adds conclusions of its own stratum; so {@code not} only ever asks about
 * facts that are complete (stratified negation), and no rule can start itself again.
 */
public enum Stratum {
  /** Is it a question about the domain at all, and which earlier question does it build on? */
  SCOPE(Scope.class, Return.class),
  /** What does a complete question ask for? */
  ROUTING(Route.class),
  /** What do words that point back stand for? */
  ANTECEDENTS(Antecedent.class),
  /** What is left out? */
  ELLIPSIS(Ellipsis.class),
  /** Which slots change? */
  EDITS(Edit.class),
  /** Which kind of follow-up is it? */
  PATTERNS(Proposal.class),
  /** Which other slots live on? */
  INHERITANCE(Inheritance.class),
  /** Why would that reading be wrong? */
  VETOES(Veto.class);

  private final List<Class<?>> conclusions;

  Stratum(Class<?>... conclusions) {
    this.conclusions = List.of(conclusions);
  }

  /** Name of its folder below {@code rules/}. */
  public String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What its rules may insert. */
  public List<Class<?>> conclusions() {
    return conclusions;
  }

  /** The stratum of a folder. */
  public static Optional<Stratum> ofFolder(String folder) {
    return Arrays.stream(values()).filter(stratum -> stratum.folder().equals(folder)).findFirst();
  }
}
