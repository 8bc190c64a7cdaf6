package nl.vervolg.resolve.rules;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.List;
import org.drools.model.Drools;
import org.drools.model.functions.BlockN;
import org.jspecify.annotations.Nullable;

/**
 * Makes the conclusion of a rule and inserts it.
 *
 * @param way the constructor or method that makes it
 * @param arguments what it is made of
 */
record Maker(Executable way, List<Term> arguments) {
  Maker {
    arguments = List.copyOf(arguments);
  }

  /** What the engine calls: it gives itself, and then the variables. */
  BlockN block() {
    return given -> {
      Object[] variables = new Object[given.length - 1];
      System.arraycopy(given, 1, variables, 0, variables.length);
      ((Drools) given[0]).insert(make(variables));
    };
  }

  private Object make(Object... variables) throws ReflectiveOperationException {
    @Nullable Object[] values = new Object[arguments.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = arguments.get(i).of(variables);
    }
    return way instanceof Method method
        ? method.invoke(null, values)
        : ((Constructor<?>) way).newInstance(values);
  }
}
