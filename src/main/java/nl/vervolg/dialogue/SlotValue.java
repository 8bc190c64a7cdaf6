package nl.vervolg.dialogue;

import java.util.List;
import java.util.stream.Collectors;

/** The filler of a slot. Two values are the same when their records are equal. */
public sealed interface SlotValue {

  /** The form that the outside sees, such as {@code A}, {@code den haag} or {@code 1940}. */
  String key();

  /** The values one by one: of {@link AnyOf} each, of any other the value itself. */
  default List<SlotValue> each() {
    return this instanceof AnyOf any ? any.values() : List.of(this);
  }

  /**
   * A value that the workspace declares: a class, a place, a named thing, a property, an order.
   *
   * @param key unique within its slot
   * @param iris the resources that it stands for, sorted; empty where it has none
   */
  record Term(String key, List<String> iris) implements SlotValue {
    /** Copies the list. */
    public Term {
      iris = List.copyOf(iris);
    }
  }

  /** A whole number; a year where the slot says so. */
  record Amount(long value) implements SlotValue {
    @Override
    public String key() {
      return Long.toString(value);
    }
  }

  /** Free text of an open slot, lower case, as the user said it. */
  record Text(String key) implements SlotValue {}

  /**
   * Any of several values of one slot ("Utrecht and Gelderland").
   *
   * @param values two or more different ones, in the order in which they were said
   */
  record AnyOf(List<SlotValue> values) implements SlotValue {
    /** Copies the list. */
    public AnyOf {
      values = List.copyOf(values);
    }

    @Override
    public String key() {
      return values.stream().map(SlotValue::key).collect(Collectors.joining(", "));
    }
  }

  /** The filler of the polarity slot: which condition is negated. */
  record Negated(SlotName slot) implements SlotValue {
    @Override
    public String key() {
      return "true";
    }
  }
}
