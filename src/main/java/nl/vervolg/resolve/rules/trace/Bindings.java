package nl.vervolg.resolve.rules.trace;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.resolve.rules.Fields;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Value;
import org.jspecify.annotations.Nullable;

/** What the variables of a rule stand for, so far. */
public final class Bindings {
  /** No variable has a value yet. */
  public static final Bindings NONE = new Bindings(new TreeMap<>());

  private final SortedMap<String, @Nullable Object> values;

  private Bindings(SortedMap<String, @Nullable Object> values) {
    this.values = values;
  }

  /** The same with one more variable. */
  public Bindings with(String variable, @Nullable Object value) {
    SortedMap<String, @Nullable Object> more = new TreeMap<>(values);
    more.put(variable, value);
    return new Bindings(more);
  }

  /** The variables, with their dollar signs. */
  public Set<String> names() {
    return Collections.unmodifiableSet(values.keySet());
  }

  /** What a variable stands for. */
  public Optional<Object> value(String variable) {
    return Optional.ofNullable(values.get(variable));
  }

  /** What a value of a rule stands for, where it is that of a variable that is known. */
  public Optional<Object> read(Value.Reference reference) {
    return values.containsKey(reference.path().variable())
        ? Optional.ofNullable(Tried.value(reference, this, this))
        : Optional.empty();
  }

  /**
   * What a path gives for a fact: a field of it, of a field of it, or of a variable; nothing where
   * an outer field has nothing.
   */
  @Nullable Object read(Path path, Object fact) {
    @Nullable Object value = path.variable().isEmpty() ? fact : values.get(path.variable());
    List<String> fields =
        path.fields().equals(List.of(Path.THIS)) ? List.<String>of() : path.fields();
    for (String field : fields) {
      value = value == null ? null : Fields.value(value, field);
    }
    return value;
  }
}
