package nl.vervolg.resolve.rules;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Position;
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
    if (path.fields().equals(List.of(Path.THIS)) && path.variable().isEmpty()) {
      return type;
    }
    int column = path.variable().isEmpty() ? 0 : path.variable().length() + 1;
    for (String field : path.fields()) {
      Position at = path.at().plus(column);
      type = type.flatMap(owner -> field(path, at, owner, field));
      column += field.length() + 1;
    }
    return type;
  }

  private Optional<FactType> variable(Path path, Scope scope) {
    String name = path.variable();
    Optional<FactType> type = scope.use(name).map(Scope.Variable::type);
    if (type.isPresent() || !scope.tell(name)) {
      return type.filter(known -> !known.equals(FactType.UNKNOWN));
    }
    if (scope.hidden(name)) {
      report.error(
          path.at(),
          "hidden-variable",
          "The variable (" + name + ") is named inside not, exists or one side of an or.",
          "Name it in a pattern outside of these; what is not there has no fields.");
    } else if (scope.later(name)) {
      report.error(
          path.at(),
          "unknown-variable",
          "The variable (" + name + ") is used above the line that names it.",
          "Move the pattern that names it up.");
    } else {
      report.error(
          path.at(),
          "unknown-variable",
          "The variable (" + name + ") is not named before it is used.",
          Suggestions.closest(name, scope.names())
              .map(other -> "Maybe you meant (" + other + ").")
              .orElse("Name it in a pattern above: " + name + " : Slot( .. )."));
    }
    return Optional.empty();
  }

  private Optional<FactType> field(Path path, Position at, FactType owner, String field) {
    Method method = owner.list() ? null : Fields.of(owner.type()).get(field);
    if (method != null) {
      return Optional.of(FactType.of(method.getReturnType(), method.getGenericReturnType()));
    }
    if (field.equals(Path.THIS)) {
      report.error(
          at,
          "unknown-field",
          "Beside (this) stands a dot.",
          "Write the field alone: kind, not this.kind.");
      return Optional.empty();
    }
    List<String> names = owner.list() ? List.of() : Fields.names(owner.type());
    Class<?> list = CONSTANTS.get(field);
    if (list != null && path.fields().size() > 1) {
      report.error(
          at,
          "missing-field",
          "Before (" + path.text() + ") stands no field that has this value.",
          ofType(owner, list)
              .map(name -> "Write the field and a sign first: " + name + " == " + path.text() + ".")
              .orElse("Write the field and a sign first: field == " + path.text() + "."));
      return Optional.empty();
    }
    report.error(
        at,
        "unknown-field",
        "There is no field (" + field + ") of " + owner.shown() + ".",
        names.isEmpty()
            ? "Leave out what stands behind the dot: it has no fields of its own."
            : Suggestions.maybe(field, names));
    return Optional.empty();
  }

  private static Optional<String> ofType(FactType owner, Class<?> wanted) {
    return Fields.of(owner.type()).entrySet().stream()
        .filter(each -> each.getValue().getReturnType() == wanted)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** What a value is; {@code wanted} is what it is compared with, for advice. */
  Optional<FactType> value(Value value, FactType wanted, Scope scope) {
    if (value instanceof Value.Constant constant) {
      return constant.type().isEmpty() ? bare(constant, wanted, scope) : constant(constant, wanted);
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

  /** A word alone: what it was meant to be. */
  private Optional<FactType> bare(Value.Constant word, FactType wanted, Scope scope) {
    String name = word.name();
    String advice =
        meant(wanted, name)
            .or(
                () ->
                    Optional.of("$" + name)
                        .filter(variable -> scope.names().contains(variable))
                        .map(variable -> "Maybe you meant (" + variable + ")."))
            .orElse(
                wanted.type() == String.class
                    ? "Maybe you meant (\"" + name + "\"): a text stands in quotes."
                    : "Write a constant with its list, such as Role.TYPE, a variable with $, a number or a text in quotes.");
    report.error(
        word.at(),
        "value",
        "The value (" + name + ") is no constant, variable, number or text.",
        advice);
    return Optional.empty();
  }

  private static Optional<String> meant(FactType wanted, String name) {
    return wanted.type().isEnum()
        ? Suggestions.closest(name.toUpperCase(Locale.ROOT), names(wanted.type()))
            .map(near -> "Maybe you meant (" + wanted.type().getSimpleName() + "." + near + ").")
        : Optional.empty();
  }

  private Optional<FactType> constant(Value.Constant constant, FactType wanted) {
    String list = constant.type();
    Class<?> type = CONSTANTS.get(list);
    if (type == null) {
      report.error(
          constant.at(),
          "unknown-constant",
          "There is no list of constants (" + list + ").",
          meant(wanted, constant.name())
              .orElseGet(() -> Suggestions.maybe(list, CONSTANTS.keySet())));
      return Optional.empty();
    }
    if (names(type).contains(constant.name())) {
      return Optional.of(new FactType(type));
    }
    boolean elsewhere = wanted.type().isEnum() && names(wanted.type()).contains(constant.name());
    report.error(
        elsewhere ? constant.at() : constant.at().plus(list.length() + 1),
        "unknown-constant",
        "There is no (" + constant.name() + ") in the list (" + list + ").",
        elsewhere
            ? "Maybe you meant (" + wanted.type().getSimpleName() + "." + constant.name() + ")."
            : Suggestions.maybe(constant.name().toUpperCase(Locale.ROOT), names(type)));
    return Optional.empty();
  }

  /** Names of the constants of a list. */
  static List<String> names(Class<?> type) {
    return Stream.of(type.getEnumConstants()).map(each -> ((Enum<?>) each).name()).toList();
  }
}
