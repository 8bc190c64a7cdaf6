package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is found wrong with a trail, and what of it a later record tells already. All is counted,
 * and only the first problems are held.
 */
final class Findings {
  /** So many problems are held, and told by one record. */
  static final int MOST = 1000;

  /** In the data of a record that tells them. */
  private static final String PROBLEMS = "problems";

  private final List<TrailProblem> open = new ArrayList<>();
  private final List<TrailProblem> told = new ArrayList<>();
  private final Set<String> names;
  private long allOpen;
  private long allTold;
  private long crashes;
  private boolean sure = true;
  private @Nullable Path last;

  Findings() {
    this(new HashSet<>());
  }

  private Findings(Set<String> names) {
    this.names = names;
  }

  void add(TrailProblem problem) {
    boolean known = names.contains(problem.name());
    List<TrailProblem> place = known ? told : open;
    if (place.size() < MOST) {
      place.add(problem);
    }
    allTold += known ? 1 : 0;
    allOpen += known ? 0 : 1;
    last = problem.file();
  }

  /** Something about a file, or the folder, as a whole. */
  void add(Path file, String what) {
    add(new TrailProblem(file, OptionalLong.empty(), what));
  }

  /** True where the last problem is one of that file. */
  boolean about(Path file) {
    return file.equals(last);
  }

  /** A record that tells of a crash, or of problems. */
  void repaired(TrailRecord record) {
    if (!record.data().has(PROBLEMS)) {
      crashes++;
      return;
    }
    boolean more = false;
    for (JsonNode problem : record.data().path(PROBLEMS)) {
      more |= names.add(TrailProblem.name(problem));
    }
    sure &= !more || allOpen == open.size();
    List<TrailProblem> known =
        open.stream().filter(problem -> names.contains(problem.name())).toList();
    open.removeAll(known);
    allOpen -= known.size();
    allTold += known.size();
    known.stream().limit(MOST - told.size()).forEach(told::add);
  }

  /** False where a record tells of problems that may be among those that are not held. */
  boolean sure() {
    return sure;
  }

  /** For another look at the same trail: what is told there is known from its beginning. */
  Findings again() {
    return new Findings(names);
  }

  /** What a record tells. */
  static ObjectNode data(List<TrailProblem> problems) {
    ObjectNode data = JsonNodeFactory.instance.objectNode();
    ArrayNode all = data.putArray(PROBLEMS);
    problems.forEach(problem -> all.add(problem.json()));
    return data;
  }

  boolean none() {
    return open.isEmpty();
  }

  /** With what was found, in the order of the trail. */
  TrailCheck.Report report(
      long records, long bytes, TrailHead begins, TrailHead head, long behind) {
    return new TrailCheck.Report(
        records, bytes, begins, head, behind, open, allOpen, told, allTold, crashes);
  }
}
