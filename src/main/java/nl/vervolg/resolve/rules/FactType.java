package nl.vervolg.resolve.rules;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Referent;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;

/**
 * What a field or a variable of a rule can hold.
 *
 * @param type the class
 * @param element for a list, the class of what it holds; else the same as {@code type}
 */
record FactType(Class<?> type, Class<?> element) {
  /** Of what is named in a pattern that is wrong: nothing more is said of it. */
  static final FactType UNKNOWN = new FactType(Void.class);

  /** What experts call types that are no facts and no lists of constants. */
  private static final Map<Class<?>, String> WORDS =
      Map.of(
          String.class, "a text",
          Language.class, "a language",
          Referent.class, "a Focus or a Slot",
          ShownItem.class, "a row",
          SlotName.class, "the name of a slot",
          SlotValue.class, "what fills a slot",
          Span.class, "a run of words");

  FactType(Class<?> type) {
    this(type, type);
  }

  static FactType of(Class<?> raw, Type generic) {
    boolean list = List.class.isAssignableFrom(raw);
    return list
            && generic instanceof ParameterizedType several
            && several.getActualTypeArguments()[0] instanceof Class<?> element
        ? new FactType(raw, element)
        : new FactType(boxed(raw));
  }

  static Class<?> boxed(Class<?> raw) {
    return raw == int.class ? Integer.class : raw == boolean.class ? Boolean.class : raw;
  }

  boolean list() {
    return List.class.isAssignableFrom(type);
  }

  boolean number() {
    return type == Integer.class;
  }

  boolean truth() {
    return type == Boolean.class;
  }

  /** True when a value of the one can be a value of the other. */
  boolean meets(FactType other) {
    return type.isAssignableFrom(other.type) || other.type.isAssignableFrom(type);
  }

  /** True when it can stand where the other is wanted. */
  boolean fits(FactType wanted) {
    return wanted.type.isAssignableFrom(type);
  }

  /** As an expert would call it. */
  String shown() {
    if (list()) {
      return "a list";
    }
    if (number()) {
      return "a number";
    }
    if (truth()) {
      return "true or false";
    }
    String name = type.getSimpleName();
    return Optional.ofNullable(WORDS.get(type))
        .orElse(("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name);
  }
}
