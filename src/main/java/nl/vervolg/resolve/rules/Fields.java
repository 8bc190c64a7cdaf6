package nl.vervolg.resolve.rules;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The fields that rules may read of a fact, and of what its fields give. */
public final class Fields {
  private static final Set<String> NOT_FIELDS =
      Set.of("toString", "hashCode", "getClass", "notify", "notifyAll", "wait", "each");

  private static final Map<Class<?>, SortedMap<String, Method>> KNOWN = new ConcurrentHashMap<>();

  private Fields() {}

  /**
   * Names of the fields of a type, each with the method that reads it. Numbers, texts, lists and
   * constants have none.
   */
  public static SortedMap<String, Method> of(Class<?> type) {
    return KNOWN.computeIfAbsent(type, Fields::read);
  }

  /** What a field of a fact gives. */
  public static Object value(Object fact, String field) {
    Method method = of(fact.getClass()).get(field);
    if (method == null) {
      throw new IllegalArgumentException(
          "A (" + fact.getClass().getSimpleName() + ") has no field (" + field + ").");
    }
    try {
      return method.invoke(fact);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("The field (" + field + ") cannot be read.", e);
    }
  }

  private static SortedMap<String, Method> read(Class<?> type) {
    SortedMap<String, Method> fields = new TreeMap<>();
    if (!type.getName().startsWith("nl.vervolg.dialogue.") || type.isEnum()) {
      return fields;
    }
    for (Method method : type.getMethods()) {
      boolean reads =
          method.getParameterCount() == 0
              && method.getReturnType() != void.class
              && !Modifier.isStatic(method.getModifiers())
              && !NOT_FIELDS.contains(method.getName());
      if (reads) {
        fields.put(name(method.getName()), method);
      }
    }
    return Collections.unmodifiableSortedMap(fields);
  }

  /** As rules write it: {@code getKey()} is {@code key}. */
  private static String name(String method) {
    boolean bean = method.startsWith("get") && method.length() > 3;
    return bean ? Character.toLowerCase(method.charAt(3)) + method.substring(4) : method;
  }

  /** The names, for advice. */
  static List<String> names(Class<?> type) {
    return List.copyOf(of(type).keySet());
  }
}
