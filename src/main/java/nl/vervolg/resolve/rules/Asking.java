package nl.vervolg.resolve.rules;

import java.util.List;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Value;
import org.jspecify.annotations.Nullable;

/** What a comparison of a rule says, for those who hold it against a fact without the engine. */
public final class Asking {
  private Asking() {}

  /**
   * Whether a comparison holds, as the engine has it.
   *
   * @param found what the field has
   * @param wanted what it is compared with
   */
  public static boolean holds(
      @Nullable Object found, Operator operator, List<? extends @Nullable Object> wanted) {
    List<Term> right = wanted.stream().map(value -> (Term) new Term.Fixed(value)).toList();
    return new ConstraintTest(new Term.Fixed(found), operator, right).holds();
  }

  /** A text, a number or a constant that a rule names. */
  public static Object fixed(Value value) {
    if (value instanceof Value.Text text) {
      return text.value();
    }
    if (value instanceof Value.Amount number) {
      return number.value();
    }
    Value.Constant constant = (Value.Constant) value;
    return FactModel.constant(constant.type(), constant.name());
  }

  /** A value with what is added to it; only to numbers anything is. */
  public static @Nullable Object plus(@Nullable Object value, int offset) {
    return offset == 0 || !(value instanceof Integer number)
        ? value
        : Integer.valueOf(number + offset);
  }
}
