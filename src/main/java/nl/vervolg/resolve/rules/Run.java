package nl.vervolg.resolve.rules;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
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
  /** No turn needs as many; more is a fault of the rules. */
  private static final int FUSE = 5000;

  /** No turn takes as long; longer is a fault of the rules. */
  private static final Duration LONGEST = Duration.ofSeconds(5);

  private final KieSession session;
  private final RuleBase rules;
  private final List<Object> observations = new ArrayList<>();
  private final List<Firing> firings = new ArrayList<>();
  private @Nullable Match current;
  private final long begin = System.nanoTime();

  Run(KieSession session, RuleBase rules) {
    this.session = session;
    this.rules = rules;
    session.addEventListener(new Matches());
    session.addEventListener(new Conclusions());
  }

  /** Adds an observation. */
  public void insert(Object fact) {
    observations.add(fact);
    session.insert(fact);
  }

  /** What was observed, in order. */
  public List<Object> observations() {
    return List.copyOf(observations);
  }

  /** Runs the rules of one stratum. */
  public void run(Stratum next) {
    int before = firings.size();
    session.getAgenda().getAgendaGroup(next.folder()).setFocus();
    if (session.fireAllRules(FUSE) >= FUSE) {
      throw new IllegalStateException(
          "The rules of ("
              + next.folder()
              + ") fired more than "
              + FUSE
              + " times.\nMaybe one of them pairs facts that have nothing to do with each other.");
    }
    firings.subList(before, firings.size()).sort(Comparator.comparing(each -> each.rule().id()));
  }

  /** What was concluded so far: stratum by stratum, within one by the ids of the rules. */
  public List<Firing> firings() {
    return List.copyOf(firings);
  }

  /** The conclusions of one type. */
  public <T> Stream<T> conclusions(Class<T> type) {
    return firings.stream().map(Firing::conclusion).filter(type::isInstance).map(type::cast);
  }

  @Override
  public void close() {
    session.dispose();
  }

  /** Notes which match fires. */
  private final class Matches extends DefaultAgendaEventListener {
    @Override
    public void beforeMatchFired(BeforeMatchFiredEvent event) {
      if (System.nanoTime() - begin > LONGEST.toNanos()) {
        throw new IllegalStateException(
            "The rules took longer than " + LONGEST.toSeconds() + " seconds for one turn.");
      }
      current = event.getMatch();
    }

    @Override
    public void afterMatchFired(AfterMatchFiredEvent event) {
      current = null;
    }
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
      Rule rule =
          rules
              .rule(match.getRule().getName())
              .orElseThrow(
                  () ->
                      new IllegalStateException(
                          "A rule fired that nobody knows: " + match.getRule().getName()));
      firings.add(new Firing(rule, premises, event.getObject()));
    }
  }
}
