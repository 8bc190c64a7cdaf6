package nl.vervolg.resolve.rules;

import org.jspecify.annotations.Nullable;

/** A value in a rule, to be had when the rule is tried. */
sealed interface Term {
  /**
   * The value.
   *
   * @param inputs what it may be read from: in a constraint the fact itself and then the variables
   *     that the constraint uses, in a conclusion the variables
   */
  @Nullable Object of(@Nullable Object... inputs);

  /** A constant, number or text. */
  record Fixed(@Nullable Object value) implements Term {
    @Override
    public @Nullable Object of(@Nullable Object... inputs) {
      return value;
    }
  }

  /**
   * A field, or the whole, of an input.
   *
   * @param input which one
   * @param offset added to it; 0 where nothing is
   */
  record Read(int input, FieldPath path, int offset) implements Term {
    @Override
    public @Nullable Object of(@Nullable Object... inputs) {
      return Asking.plus(path.read(inputs[input]), offset);
    }
  }
}
