package nl.vervolg.authoring.why;

import java.util.List;
import java.util.stream.Collectors;
import nl.vervolg.authoring.examples.FactWords;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Value;
import nl.vervolg.resolve.rules.trace.Bindings;
import nl.vervolg.resolve.rules.trace.Miss;
import nl.vervolg.understand.Understanding;
import org.jspecify.annotations.Nullable;

/** Conditions of rules, and what there was instead, in sentences. */
public final class RuleWords {
  private final FactWords facts;

  /** About facts of this turn. */
  public RuleWords(Understanding turn) {
    this.facts = new FactWords(turn);
  }

  /** A fact, such as {@code Cue ADDITIVE "en"}. */
  public String of(Object fact) {
    return facts.of(fact);
  }

  /** Facts, with semicolons. */
  public String of(List<Object> several) {
    return several.stream().distinct().map(this::of).collect(Collectors.joining("; "));
  }

  /** What is missing, or must not be there. */
  public String missing(Miss miss) {
    if (miss instanceof Miss.NoFact none) {
      return "There is no "
          + pattern(none.condition(), none.before().bindings())
          + (none.near().isEmpty()
              ? " (there is no " + none.condition().fact() + " at all)."
              : ".");
    }
    if (miss instanceof Miss.Forbidden forbidden) {
      return "There must not be "
          + (forbidden.found().size() > 1 ? "these together: " : "")
          + (forbidden.found().isEmpty() ? "what there is" : of(forbidden.found()))
          + ".";
    }
    Miss.NoneOf several = (Miss.NoneOf) miss;
    return "None of these holds: "
        + several.each().stream().map(this::missing).collect(Collectors.joining(" "));
  }

  /** What there was instead, a sentence for each fact of the kind. */
  public List<String> instead(Miss miss) {
    return miss instanceof Miss.NoFact none
        ? none.near().stream().map(this::near).distinct().toList()
        : List.of();
  }

  private String near(Miss.Near near) {
    String field = near.fails().path().text();
    String what = "There is " + of(near.fact()) + ", but ";
    if (near.fails() instanceof Constraint.Truth truth) {
      return what + "(" + field + ") is " + (truth.holds() ? "false." : "true.");
    }
    return what + "its (" + field + ") is " + value(near.found()) + ".";
  }

  /** A pattern, with what its variables stand for. */
  public String pattern(Condition.Pattern pattern, Bindings bindings) {
    String wanted =
        pattern.constraints().stream()
            .filter(each -> !(each instanceof Constraint.Binding))
            .map(each -> constraint(each, bindings))
            .collect(Collectors.joining(" and "));
    return pattern.fact() + (wanted.isEmpty() ? "" : " whose " + wanted);
  }

  private String constraint(Constraint constraint, Bindings bindings) {
    String field = "(" + constraint.path().text() + ")";
    if (constraint instanceof Constraint.Comparison comparison) {
      List<String> values =
          comparison.values().stream().map(each -> value(each, bindings)).toList();
      return field + sign(comparison.operator()) + listed(values, comparison.operator());
    }
    return field
        + (constraint instanceof Constraint.Truth truth && !truth.holds()
            ? " is false"
            : " is true");
  }

  private static String sign(Operator operator) {
    return switch (operator) {
      case EQUAL, IN -> " is ";
      case UNEQUAL, NOT_IN -> " is not ";
      case LESS -> " is less than ";
      case AT_MOST -> " is at most ";
      case MORE -> " is more than ";
      case AT_LEAST -> " is at least ";
      case CONTAINS -> " hold ";
    };
  }

  private static String listed(List<String> values, Operator operator) {
    String or = operator == Operator.NOT_IN ? " nor " : " or ";
    return values.size() < 2
        ? String.join("", values)
        : String.join(", ", values.subList(0, values.size() - 1))
            + or
            + values.get(values.size() - 1);
  }

  private String value(Value value, Bindings bindings) {
    if (value instanceof Value.Constant constant) {
      return constant.name();
    }
    if (value instanceof Value.Text text) {
      return text.value().isEmpty() ? "empty" : text.value();
    }
    if (value instanceof Value.Amount amount) {
      return String.valueOf(amount.value());
    }
    Value.Reference reference = (Value.Reference) value;
    return bindings
        .read(reference)
        .map(this::value)
        .orElseGet(() -> "that of (" + reference.path().text() + ")");
  }

  /** What a field has. */
  String value(@Nullable Object found) {
    if (found == null) {
      return "nothing";
    }
    if (found instanceof SlotValue value) {
      return value.key();
    }
    if (found instanceof Span span) {
      return facts.words(span);
    }
    if (found instanceof List<?> several) {
      return several.isEmpty()
          ? "empty"
          : several.stream().map(this::value).collect(Collectors.joining(", "));
    }
    boolean plain =
        found instanceof String
            || found instanceof SlotName
            || found instanceof Enum<?>
            || found instanceof Number
            || found instanceof Boolean;
    if (found instanceof ShownItem row) {
      return row.name();
    }
    return found.equals("") ? "empty" : plain ? found.toString() : of(found);
  }
}
