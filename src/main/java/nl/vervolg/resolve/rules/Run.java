package nl.vervolg.resolve.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Phrase;
import org.drools.base.reteoo.InitialFactImpl;
import org.jspecify.annotations.Nullable;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.BeforeMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.event.rule.DefaultRuleRuntimeEventListener;
import org.kie.api.event.rule.ObjectInsertedEvent;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.rule.Match;

/** The rules at work on one turn: facts go in, strata run in order, conclusions come out. */
public final class Run implements AutoCloseable {
  private final KieSession session;
  private final RuleBase rules;
  private final List<Object> observations = new ArrayList<>();
  private final List<Firing> firings = new ArrayList<>();
  private final Map<Class<?>, Integer> counts = new HashMap<>();
  private @Nullable Match current;
  private final Patience patience;
  private final Work work;
  private boolean broken;

  Run(KieSession session, RuleBase rules, Patience patience) {
    this.session = session;
    this.rules = rules;
    this.patience = patience;
    this.work = new Work(patience);
    session.addEventListener(new Matches());
    session.addEventListener(new Conclusions());
  }

  /**
   * Adds an observation.
   *
   * @throws Stopped where there are too many of its kind
   */
  public void insert(Object fact) {
    int most = FactLimits.most(fact.getClass());
    if (counts.merge(fact.getClass(), 1, Integer::sum) > most) {
      throw stopped(
          "The turn has more than " + most + " facts (" + fact.getClass().getSimpleName() + ")",
          "");
    }
    observations.add(fact);
    session.insert(fact);
  }

  /** What was observed, in order. */
  public List<Object> observations() {
    return List.copyOf(observations);
  }

  /**
   * Runs the rules of one stratum.
   *
   * @throws Stopped where they do not come to an end
   */
  public void run(Stratum next) {
    int before = firings.size();
    String layer = "The rules of " + next.folder() + "/ ";
    try {
      work.begin();
      session.getAgenda().getAgendaGroup(next.folder()).setFocus();
      if (session.fireAllRules(patience.firings()) >= patience.firings()) {
        throw stopped(layer + "fire " + patience.firings() + " times in one turn", most(before));
      }
    } catch (RuntimeException e) {
      broken = true;
      throw why(e, layer).<RuntimeException>map(stopped -> stopped).orElse(e);
    } finally {
      Work.end();
    }
    firings.subList(before, firings.size()).sort(Comparator.comparing(each -> each.rule().id()));
  }

  /** The engine puts what happens while a rule fires into exceptions of its own. */
  private Optional<Stopped> why(@Nullable Throwable thrown, String layer) {
    if (thrown instanceof Work.TooMuch much) {
      return Optional.of(stopped(layer + much.getMessage(), work.most()));
    }
    return thrown == null || thrown instanceof Stopped
        ? Optional.ofNullable((Stopped) thrown)
        : why(thrown.getCause(), layer);
  }

  /** The rule that fired most often since then. */
  private String most(int before) {
    Map<String, Long> times =
        firings.subList(before, firings.size()).stream()
            .collect(
                Collectors.groupingBy(
                    firing -> firing.rule().id(), TreeMap::new, Collectors.counting()));
    return times.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
  }

  private Stopped stopped(String what, String rule) {
    broken = true;
    return new Stopped(
        rule.isEmpty()
            ? what + ".\nThe turn has more facts than any question has."
            : what
                + ", the rule ("
                + rule
                + ") most of all.\nTie the facts in it to each other, or ask with exists.");
  }

  /** What was concluded so far: stratum by stratum, within one by the ids of the rules. */
  public List<Firing> firings() {
    return List.copyOf(firings);
  }

  /** The conclusions of one type. */
  public <T> Stream<T> conclusions(Class<T> type) {
    return firings.stream().map(Firing::conclusion).filter(type::isInstance).map(type::cast);
  }

  /** Gives the session back, unless something went wrong in it. */
  @Override
  public void close() {
    if (broken) {
      rules.renew();
    } else {
      session.dispose();
    }
  }

  /** The rules do not come to an end on this turn; a fault of the rules, not of the turn. */
  public static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private Stopped(String message) {
      super(message);
    }
  }

  /** Notes which match fires. */
  private final class Matches extends DefaultAgendaEventListener {
    @Override
    public void beforeMatchFired(BeforeMatchFiredEvent event) {
      work.look();
      current = event.getMatch();
    }

    @Override
    public void afterMatchFired(AfterMatchFiredEvent event) {
      current = null;
    }
  }

  /** The rule of a name; one of the engine can stand for several rows of a phrase sheet. */
  private Rule rule(String name, List<Object> premises) {
    Optional<Rule> rule = rules.rule(name);
    if (rule.map(Rule::stratum).equals(Optional.of(Stratum.PHRASES))) {
      rule =
          premises.stream()
              .filter(Phrase.class::isInstance)
              .findFirst()
              .flatMap(phrase -> rules.rule(((Phrase) phrase).row()));
    }
    return rule.orElseThrow(
        () -> new IllegalStateException("A rule fired that nobody knows: " + name));
  }

  /** Notes what a match inserts. */
  private final class Conclusions extends DefaultRuleRuntimeEventListener {
    @Override
    public void objectInserted(ObjectInsertedEvent event) {
      Match match = current;
      if (match == null) {
        return;
      }
      List<Object> premises = new ArrayList<>(match.getObjects());
      premises.removeIf(InitialFactImpl.class::isInstance);
      Rule rule = rule(match.getRule().getName(), premises);
      Object conclusion = event.getObject();
      int most = FactLimits.most(conclusion.getClass());
      if (counts.merge(conclusion.getClass(), 1, Integer::sum) > most) {
        throw stopped(
            "The rules of "
                + rule.stratum().folder()
                + "/ conclude more than "
                + most
                + " facts ("
                + conclusion.getClass().getSimpleName()
                + ")",
            rule.id());
      }
      firings.add(new Firing(rule, premises, conclusion));
    }
  }
}
