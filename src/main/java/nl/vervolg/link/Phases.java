package nl.vervolg.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import nl.vervolg.retrieval.Retrieved;

/** Runs the phases of one question, one after the other, and keeps how each went. */
final class Phases {
  private static final System.Logger LOG = System.getLogger(Phases.class.getName());

  private final LongSupplier nanoTime;
  private final List<PhaseReport> reports = new ArrayList<>();

  Phases(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /** A vital phase failed, so nothing comes of the question. */
  static final class Failed extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient PhaseReport report;

    Failed(PhaseReport report, RuntimeException cause) {
      super(cause);
      this.report = report;
    }

    PhaseReport report() {
      return report;
    }
  }

  /**
   * Runs a phase that nothing goes on without.
   *
   * @param named its result as it is told
   * @throws Failed where it fails
   */
  <T> T vital(Phase phase, Function<T, PhaseResult> named, Supplier<T> work) {
    long start = nanoTime.getAsLong();
    try {
      T result = work.get();
      report(phase, start, Optional.empty(), Optional.of(named.apply(result)));
      return result;
    } catch (RuntimeException e) {
      throw new Failed(report(phase, start, Optional.of(reason(e)), Optional.empty()), e);
    }
  }

  /**
   * Runs a phase that the others can do without.
   *
   * @param without its result where it fails
   */
  <T> T tried(Phase phase, T without, Function<T, PhaseResult> named, Supplier<T> work) {
    try {
      return vital(phase, named, work);
    } catch (Failed e) {
      LOG.log(System.Logger.Level.DEBUG, "A phase of linking has no result.", e);
      return without;
    }
  }

  /** Runs a phase that looks things up, which the others can do without. */
  <T> List<T> lookedUp(
      Phase phase, Function<List<T>, PhaseResult> named, Supplier<Retrieved<T>> work) {
    Retrieved<T> found =
        tried(phase, Retrieved.byWords(List.of()), result -> named.apply(result.things()), work);
    int last = reports.size() - 1;
    reports.set(last, reports.get(last).by(found.model(), found.warning()));
    return found.things();
  }

  private PhaseReport report(
      Phase phase, long start, Optional<String> failure, Optional<PhaseResult> result) {
    PhaseReport report = new PhaseReport(phase, nanoTime.getAsLong() - start, failure, result);
    reports.add(report);
    return report;
  }

  private static String reason(RuntimeException problem) {
    return Optional.ofNullable(problem.getMessage()).orElse(problem.toString());
  }

  /** The phases that ran, in their order. */
  List<PhaseReport> reports() {
    return List.copyOf(reports);
  }
}
