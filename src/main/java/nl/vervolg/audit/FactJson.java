package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * A fact of a dialogue as JSON: its name and its fields, as rule files name them. A record of one
 * field, such as the name of a slot, is that field, unless others can stand in its place.
 */
public final class FactJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return fields(type);
        }
      };

  /** One of several records that can stand in the same place has to name itself. */
  private static final ClassValue<Boolean> VARIANT =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
        }
      };

  private record Field(String name, MethodHandle reader) {
    Object of(Object fact) {
      try {
        return reader.invoke(fact);
      } catch (Throwable e) {
        throw new IllegalStateException("A field of a fact cannot be read: " + name, e);
      }
    }
  }

  private FactJson() {}

  private static List<Field> fields(Class<?> type) {
    List<Field> fields = new ArrayList<>();
    try {
      for (RecordComponent part : type.getRecordComponents()) {
        fields.add(
            new Field(part.getName(), MethodHandles.publicLookup().unreflect(part.getAccessor())));
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("Facts are public records: " + type.getName(), e);
    }
    return List.copyOf(fields);
  }

  /** A fact with its name. */
  public static ObjectNode named(Record fact) {
    ObjectNode node = NODES.objectNode().put("fact", fact.getClass().getSimpleName());
    fill(node, fact);
    return node;
  }

  /** A value of a field. */
  public static JsonNode of(Object value) {
    if (value instanceof String || value instanceof Enum<?>) {
      return NODES.textNode(value.toString());
    }
    if (value instanceof Boolean truth) {
      return NODES.booleanNode(truth);
    }
    if (value instanceof Number number) {
      return number(number);
    }
    if (value instanceof Collection<?> all) {
      ArrayNode array = NODES.arrayNode(all.size());
      all.forEach(each -> array.add(of(each)));
      return array;
    }
    if (value instanceof Optional<?> some) {
      return some.isPresent() ? of(some.get()) : NODES.nullNode();
    }
    if (value instanceof Record fact) {
      return part(fact);
    }
    throw new IllegalArgumentException("No field of a fact has this type: " + value.getClass());
  }

  private static JsonNode number(Number number) {
    return number instanceof Double || number instanceof Float
        ? NODES.numberNode(number.doubleValue())
        : NODES.numberNode(number.longValue());
  }

  private static JsonNode part(Record fact) {
    if (VARIANT.get(fact.getClass())) {
      return named(fact);
    }
    List<Field> fields = FIELDS.get(fact.getClass());
    if (fields.size() == 1) {
      return of(fields.get(0).of(fact));
    }
    ObjectNode node = NODES.objectNode();
    fill(node, fact);
    return node;
  }

  private static void fill(ObjectNode node, Record fact) {
    for (Field field : FIELDS.get(fact.getClass())) {
      node.set(field.name(), of(field.of(fact)));
    }
  }
}
