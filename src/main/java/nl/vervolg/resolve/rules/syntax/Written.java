package nl.vervolg.resolve.rules.syntax;

import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;

/** Parts of a rule as DRL, written anew from the tree: on one line and without remarks. */
public final class Written {
  private Written() {}

  /** A condition. */
  public static String of(Condition condition) {
    if (condition instanceof Group group) {
      String parts =
          group.parts().stream()
              .map(Written::of)
              .collect(Collectors.joining(" " + group.how().name().toLowerCase(Locale.ROOT) + " "));
      boolean prefix = group.how() == Connective.NOT || group.how() == Connective.EXISTS;
      boolean simple = group.parts().get(0) instanceof Pattern;
      String body = prefix && simple ? parts : "( " + parts + " )";
      return prefix ? group.how().name().toLowerCase(Locale.ROOT) + " " + body : body;
    }
    Pattern pattern = (Pattern) condition;
    String name = pattern.variable().isEmpty() ? "" : pattern.variable() + " : ";
    if (pattern.constraints().isEmpty()) {
      return name + pattern.fact() + "()";
    }
    return name
        + pattern.fact()
        + pattern.constraints().stream()
            .map(Written::of)
            .collect(Collectors.joining(", ", "( ", " )"));
  }

  /** What has to hold of a fact. */
  public static String of(Constraint constraint) {
    String path = constraint.path().text();
    if (constraint instanceof Constraint.Binding binding) {
      return binding.variable() + " : " + path;
    }
    if (constraint instanceof Constraint.Truth truth) {
      return truth.holds() ? path : "!" + path;
    }
    Constraint.Comparison comparison = (Constraint.Comparison) constraint;
    String values = comparison.values().stream().map(Written::of).collect(Collectors.joining(", "));
    return switch (comparison.operator()) {
      case IN, NOT_IN -> path + " " + comparison.operator().sign() + " ( " + values + " )";
      case EQUAL, UNEQUAL, LESS, AT_MOST, MORE, AT_LEAST, CONTAINS ->
          path + " " + comparison.operator().sign() + " " + values;
    };
  }

  /** A value. */
  public static String of(Value value) {
    if (value instanceof Value.Text text) {
      return "\"" + text.value() + "\"";
    }
    if (value instanceof Value.Amount number) {
      return String.valueOf(number.value());
    }
    if (value instanceof Value.Constant constant) {
      return constant.type() + "." + constant.name();
    }
    Value.Reference reference = (Value.Reference) value;
    String path = reference.path().text();
    int offset = reference.offset();
    return offset == 0
        ? path
        : "( " + path + (offset < 0 ? " - " : " + ") + Math.abs(offset) + " )";
  }
}
