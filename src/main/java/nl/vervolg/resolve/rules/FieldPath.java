package nl.vervolg.resolve.rules;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.resolve.rules.syntax.Path;
import org.jspecify.annotations.Nullable;

/**
 * Reads a field of a fact, or a field of what that field holds.
 *
 * @param owner what it begins at
 * @param steps the fields, from the outermost to the innermost; none for the fact itself
 */
record FieldPath(Class<?> owner, List<Method> steps) {
  private static final Object[] NOTHING = {};

  FieldPath {
    steps = List.copyOf(steps);
  }

  /** The path of an admitted rule. */
  static FieldPath of(Class<?> owner, Path path) {
    List<Method> steps = new ArrayList<>();
    Class<?> type = owner;
    for (String field : path.fields()) {
      if (!field.equals(Path.THIS)) {
        Method step = Fields.of(type).get(field);
        if (step == null) {
          throw new IllegalArgumentException(type.getSimpleName() + " has no " + field + ".");
        }
        steps.add(step);
        type = step.getReturnType();
      }
    }
    return new FieldPath(owner, steps);
  }

  /** Which of the fields of the fact it begins with. */
  int number() {
    return List.copyOf(Fields.of(owner).values()).indexOf(steps.get(0));
  }

  /** What it gives. */
  Class<?> type() {
    return FactType.boxed(steps.isEmpty() ? owner : steps.get(steps.size() - 1).getReturnType());
  }

  /** Nothing where an outer field holds nothing. */
  @Nullable Object read(@Nullable Object fact) {
    Object value = fact;
    for (int i = 0; value != null && i < steps.size(); i++) {
      value = read(steps.get(i), value);
    }
    return value;
  }

  private static @Nullable Object read(Method field, Object fact) {
    try {
      return field.invoke(fact, NOTHING);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("A field of a fact cannot be read: " + field, e);
    }
  }

  /** Says which field it is, the same for the same field. */
  String text() {
    StringBuilder text = new StringBuilder(owner.getSimpleName());
    steps.forEach(step -> text.append('.').append(step.getName()));
    return text.toString();
  }
}
