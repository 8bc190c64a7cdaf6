package nl.vervolg.resolve.rules;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Value;

/** Finds what fields, variables and values of a rule hold, and says which of them are not there. */
final class TypeFinder {
  private static final SortedMap<String, Class<?>> CONSTANTS = FactModel.constants();

  private final RuleReport report;

  TypeFinder(RuleReport report) {
    this.report = report;
  }

  /** What a field of a fact, or of a variable, holds. */
  Optional<FactType> path(Path path, FactType fact, Scope scope) {
    Optional<FactType> type = path.variable().isEmpty() ? Optional.of(fact) : variable(path, scope);
    for (String field : path.fields()) {
      if (!field.equals(Path.THIS)) {
        type = type.flatMap(owner -> field(path, owner, field));
      }
    }
    return type;
  }

  private Optional<FactType> variable(Path path, Scope scope) {
    Optional<FactType> type = scope.use(path.variable()).map(Scope.Variable::type);
    if (type.isEmpty() && scope.hidden(path.variable())) {
      report.error(
          path.at(),
          "hidden-variable",
          "The variable ("
              + path.variable()
              + ") is named inside not, exists or one side of an or.",
          "Name it in a pattern outside of these; what is not there has no fields.");
    } else if (type.isEmpty()) {
      report.error(
          path.at(),
          "unknown-variable",
          "The variable (" + path.variable() + ") is not named before it is used.",
          scope.names().isEmpty()
              ? "Name it in a pattern above: " + path.variable() + " : Slot( .. )."
              : Suggestions.maybe(path.variable(), scope.names()));
    }
    return type;
  }

  private Optional<FactType> field(Path path, FactType owner, String field) {
    Method method = owner.list() ? null : Fields.of(owner.type()).get(field);
    if (method != null) {
      return Optional.of(FactType.of(method.getReturnType(), method.getGenericReturnType()));
    }
    List<String> names = owner.list() ? List.of() : Fields.names(owner.type());
    report.error(
        path.at(),
        "unknown-field",
        "There is no field (" + field + ") of " + owner.shown() + ".",
        names.isEmpty()
            ? "Leave out what stands behind the dot: it has no fields of its own."
            : Suggestions.maybe(field, names));
    return Optional.empty();
  }

  /** What a value is; {@code wanted} is what it is compared with, for advice. */
  Optional<FactType> value(Value value, FactType wanted, Scope scope) {
    if (value instanceof Value.Constant constant) {
      return constant(constant, wanted);
    }
    if (value instanceof Value.Reference reference) {
      return reference(reference, scope);
    }
    return Optional.of(new FactType(value instanceof Value.Text ? String.class : Integer.class));
  }

  private Optional<FactType> reference(Value.Reference reference, Scope scope) {
    Optional<FactType> type = path(reference.path(), new FactType(Object.class), scope);
    if (type.isPresent() && reference.offset() != 0 && !type.orElseThrow().number()) {
      report.error(
          reference.at(),
          "type",
          "("
              + reference.path().text()
              + ") is "
              + type.orElseThrow().shown()
              + ", and a number is added to it.",
          "Add only to a number, such as $rank.");
      return Optional.empty();
    }
    return type;
  }

  private Optional<FactType> constant(Value.Constant constant, FactType wanted) {
    Class<?> type = CONSTANTS.get(constant.type());
    if (type == null) {
      report.error(
          constant.at(),
          "unknown-constant",
          "There is no list of constants (" + constant.type() + ").",
          wanted.type().isEnum()
              ? "Maybe you meant (" + wanted.type().getSimpleName() + "." + constant.name() + ")."
              : Suggestions.maybe(constant.type(), CONSTANTS.keySet()));
      return Optional.empty();
    }
    if (!names(type).contains(constant.name())) {
      report.error(
          constant.at(),
          "unknown-constant",
          "There is no (" + constant.name() + ") in the list (" + constant.type() + ").",
          Suggestions.maybe(constant.name().toUpperCase(Locale.ROOT), names(type)));
      return Optional.empty();
    }
    return Optional.of(new FactType(type));
  }

  /** Names of the constants of a list. */
  static List<String> names(Class<?> type) {
    return Stream.of(type.getEnumConstants()).map(each -> ((Enum<?>) each).name()).toList();
  }
}
