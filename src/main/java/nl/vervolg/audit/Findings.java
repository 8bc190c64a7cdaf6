package nl.vervolg.audit;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is found wrong with a trail, and what of it a later record tells already. */
final class Findings {
  /** So many problems are told. */
  private static final int MOST = 100;

  /** In the data of a record that tells them. */
  private static final String PROBLEMS = "problems";

  private final List<TrailProblem> open = new ArrayList<>();
  private final List<TrailProblem> told = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private long crashes;

  void add(TrailProblem problem) {
    List<TrailProblem> place = names.contains(problem.name()) ? told : open;
    if (place.size() < MOST) {
      place.add(problem);
    }
  }

  /** A record that tells of a crash, or of problems. */
  void repaired(TrailRecord record) {
    if (!record.data().has(PROBLEMS)) {
      crashes++;
      return;
    }
    record.data().path(PROBLEMS).forEach(problem -> names.add(TrailProblem.name(problem)));
    List<TrailProblem> known =
        open.stream().filter(problem -> names.contains(problem.name())).toList();
    open.removeAll(known);
    told.addAll(known);
  }

  /** What a record tells. */
  static ObjectNode data(List<TrailProblem> problems) {
    ObjectNode data = JsonNodeFactory.instance.objectNode();
    ArrayNode all = data.putArray(PROBLEMS);
    problems.forEach(problem -> all.add(problem.json()));
    return data;
  }

  /** In the order of the trail. */
  List<TrailProblem> open() {
    return List.copyOf(open);
  }

  /** In the order of the trail. */
  List<TrailProblem> told() {
    return List.copyOf(told);
  }

  long crashes() {
    return crashes;
  }
}
