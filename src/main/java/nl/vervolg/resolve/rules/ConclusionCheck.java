package nl.vervolg.resolve.rules;

import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

/** Checks that a rule inserts a conclusion of its own stratum, made of what it needs. */
final class ConclusionCheck {
  private final Stratum stratum;
  private final RuleReport report;
  private final TypeFinder types;

  ConclusionCheck(Stratum stratum, RuleReport report) {
    this.stratum = stratum;
    this.report = report;
    this.types = new TypeFinder(report);
  }

  void check(Conclusion conclusion, Scope scope) {
    Set<String> allowed = FactModel.conclusions(stratum);
    if (!allowed.contains(conclusion.fact())) {
      wrong(conclusion, allowed);
      conclusion.arguments().forEach(value -> use(value, scope));
      return;
    }
    Class<?> type = FactModel.fact(conclusion.fact()).orElseThrow();
    List<Executable> ways = ways(type, conclusion.maker());
    if (ways.isEmpty()) {
      unknownMaker(conclusion, type);
      return;
    }
    List<Executable> fitting = new ArrayList<>(ways);
    fitting.removeIf(way -> way.getParameterCount() != conclusion.arguments().size());
    if (fitting.isEmpty()) {
      count(conclusion, ways);
    } else {
      arguments(conclusion, fitting, scope);
    }
  }

  private void wrong(Conclusion conclusion, Set<String> allowed) {
    String fact = conclusion.fact();
    Optional<Stratum> other =
        Arrays.stream(Stratum.values())
            .filter(each -> each != Stratum.PHRASES)
            .filter(each -> FactModel.conclusions(each).contains(fact))
            .findFirst();
    boolean known = FactModel.fact(fact).isPresent();
    report.error(
        conclusion.at(),
        known ? "other-conclusion" : "unknown-fact",
        "Rules of " + stratum.folder() + "/ cannot conclude (" + fact + ").",
        known
            ? "Here they conclude "
                + String.join(" or ", allowed)
                + other
                    .map(
                        each ->
                            "; rules that conclude " + fact + " belong to " + each.folder() + "/.")
                    .orElse("; " + fact + " is observed, never concluded.")
            : Suggestions.maybe(fact, allowed));
  }

  /** What a wrong conclusion is made of is used all the same. */
  private static void use(Value value, Scope scope) {
    if (value instanceof Value.Reference reference) {
      scope.use(reference.path().variable());
    }
  }

  private void unknownMaker(Conclusion conclusion, Class<?> type) {
    Set<String> makers = makers(type).map(Executable::getName).collect(Collectors.toSet());
    report.error(
        conclusion.at(),
        "unknown-edit",
        "There is no (" + conclusion.fact() + "." + conclusion.maker() + ").",
        makers.isEmpty()
            ? "Write new " + conclusion.fact() + "( .. )."
            : Suggestions.maybe(
                shown(conclusion),
                makers.stream().map(name -> conclusion.fact() + "." + name).toList()));
  }

  private void count(Conclusion conclusion, List<Executable> ways) {
    report.error(
        conclusion.at(),
        "arguments",
        "("
            + shown(conclusion)
            + ") is made of "
            + conclusion.arguments().size()
            + (conclusion.arguments().size() == 1 ? " value." : " values."),
        "It can be made of "
            + ways.stream()
                .map(ConclusionCheck::shown)
                .distinct()
                .collect(Collectors.joining("; or of "))
            + ".");
  }

  private void arguments(Conclusion conclusion, List<Executable> ways, Scope scope) {
    List<FactType> given = new ArrayList<>();
    for (int i = 0; i < conclusion.arguments().size(); i++) {
      FactType wanted = parameter(ways.get(0), i);
      Optional<FactType> type = types.value(conclusion.arguments().get(i), wanted, scope);
      type.ifPresent(given::add);
    }
    if (given.size() < conclusion.arguments().size()) {
      return;
    }
    Executable nearest =
        ways.stream().max(Comparator.comparingInt(way -> fitting(way, given))).orElseThrow();
    int wrong = fitting(nearest, given);
    if (wrong < given.size()) {
      Value value = conclusion.arguments().get(wrong);
      FactType wanted = parameter(nearest, wrong);
      report.error(
          value.at(),
          "arguments",
          "Value "
              + (wrong + 1)
              + " of ("
              + shown(conclusion)
              + ") has to be "
              + wanted.shown()
              + ", and is "
              + given.get(wrong).shown()
              + ".",
          ordered(conclusion, nearest, given)
              .or(() -> variable(wanted, scope))
              .orElseGet(() -> ConditionCheck.instead(wanted, value)));
    }
  }

  /** The constructor or method that makes an admitted conclusion of values of these types. */
  static Executable way(Conclusion conclusion, List<Class<?>> types) {
    Class<?> type = FactModel.fact(conclusion.fact()).orElseThrow();
    List<FactType> given = types.stream().map(FactType::new).toList();
    return ways(type, conclusion.maker()).stream()
        .filter(way -> way.getParameterCount() == given.size())
        .filter(way -> fitting(way, given) == given.size())
        .findFirst()
        .orElseThrow();
  }

  /** The same values in the order in which they fit, if there is one. */
  private static Optional<String> ordered(
      Conclusion conclusion, Executable way, List<FactType> given) {
    List<Value> values = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      left.add(i);
    }
    for (int i = 0; i < given.size(); i++) {
      FactType wanted = parameter(way, i);
      Optional<Integer> next = left.stream().filter(at -> given.get(at).fits(wanted)).findFirst();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      left.remove(next.orElseThrow());
      values.add(conclusion.arguments().get(next.orElseThrow()));
    }
    return Optional.of(
        values.stream()
            .map(Value::shown)
            .collect(
                Collectors.joining(", ", "Maybe you meant (" + shown(conclusion) + "( ", " )).")));
  }

  private static Optional<String> variable(FactType wanted, Scope scope) {
    return wanted.type().isEnum()
        ? Optional.empty()
        : scope.fitting(wanted).stream()
            .findFirst()
            .map(
                name -> "Write a variable that names " + wanted.shown() + ", such as " + name + ".")
            .or(
                () ->
                    Optional.of("Write a variable that names " + wanted.shown() + ".")
                        .filter(advice -> !wanted.number() && wanted.type() != String.class));
  }

  /** How many values from the first one on fit. */
  private static int fitting(Executable way, List<FactType> given) {
    int i = 0;
    while (i < given.size() && given.get(i).fits(parameter(way, i))) {
      i++;
    }
    return i;
  }

  private static FactType parameter(Executable way, int i) {
    Type[] generic = way.getGenericParameterTypes();
    return FactType.of(way.getParameterTypes()[i], generic[i]);
  }

  /** The ways to make a conclusion that an expert can use: those that need no list. */
  private static List<Executable> ways(Class<?> type, String maker) {
    Stream<? extends Executable> all =
        maker.isEmpty()
            ? makers(type).findAny().isPresent()
                ? Stream.empty()
                : Arrays.stream(type.getConstructors())
            : makers(type).filter(method -> method.getName().equals(maker));
    return all.map(Executable.class::cast)
        .sorted(Comparator.comparing(Executable::toGenericString))
        .toList();
  }

  private static Stream<? extends Executable> makers(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(
            method -> Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type);
  }

  private static String shown(Conclusion conclusion) {
    return conclusion.maker().isEmpty()
        ? "new " + conclusion.fact()
        : conclusion.fact() + "." + conclusion.maker();
  }

  private static String shown(Executable way) {
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < way.getParameterCount(); i++) {
      parameters.add(parameter(way, i).shown());
    }
    return String.join(", ", parameters);
  }
}
