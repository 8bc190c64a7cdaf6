package nl.vervolg.resolve.rules.syntax;

import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;

/** Reads what {@link TreeWriter} wrote; bytes that it did not write are an error. */
public final class TreeReader {
  static final int PATTERN = 1;
  static final int GROUP = 2;
  static final int BINDING = 3;
  static final int TRUTH = 4;
  static final int COMPARISON = 5;
  static final int CONSTANT = 6;
  static final int TEXT = 7;
  static final int AMOUNT = 8;
  static final int REFERENCE = 9;

  private static final Connective[] CONNECTIVES = Connective.values();
  private static final Operator[] OPERATORS = Operator.values();
  private static final int MOST = 10_000_000;

  private final DataInput in;
  private final Map<String, String> shared = new HashMap<>();

  /** Reads from {@code in}. */
  public TreeReader(DataInput in) {
    this.in = in;
  }

  private interface Part<T> {
    T read() throws IOException;
  }

  /** Reads some rules. */
  public List<RuleSyntax> rules() throws IOException {
    return all(this::rule);
  }

  /** Reads a text; the same text is the same object. */
  public String text() throws IOException {
    byte[] bytes = new byte[size()];
    in.readFully(bytes);
    String text = new String(bytes, StandardCharsets.UTF_8);
    String known = shared.putIfAbsent(text, text);
    return known == null ? text : known;
  }

  private int size() throws IOException {
    int size = in.readInt();
    if (size < 0 || size > MOST) {
      throw damaged();
    }
    return size;
  }

  private static IOException damaged() {
    return new EOFException("These are not the bytes of rules.");
  }

  private <T> List<T> all(Part<T> each) throws IOException {
    List<T> parts = new ArrayList<>();
    for (int left = size(); left > 0; left--) {
      parts.add(each.read());
    }
    return parts;
  }

  private RuleSyntax rule() throws IOException {
    return new RuleSyntax(
        text(),
        position(),
        all(this::annotation),
        all(this::condition),
        new Conclusion(text(), text(), all(this::value), position()));
  }

  private Annotation annotation() throws IOException {
    return new Annotation(text(), all(() -> new Annotation.Text(text(), position())), position());
  }

  private Condition condition() throws IOException {
    return switch (in.readByte()) {
      case PATTERN -> new Condition.Pattern(text(), text(), all(this::constraint), position());
      case GROUP -> new Condition.Group(constant(CONNECTIVES), all(this::condition), position());
      default -> throw damaged();
    };
  }

  private Constraint constraint() throws IOException {
    switch (in.readByte()) {
      case BINDING -> {
        String variable = text();
        Position at = position();
        return new Constraint.Binding(variable, path(), at);
      }
      case TRUTH -> {
        boolean holds = in.readBoolean();
        return new Constraint.Truth(path(), holds);
      }
      case COMPARISON -> {
        Operator operator = constant(OPERATORS);
        List<Value> values = all(this::value);
        return new Constraint.Comparison(path(), operator, values);
      }
      default -> throw damaged();
    }
  }

  private Value value() throws IOException {
    return switch (in.readByte()) {
      case CONSTANT -> new Value.Constant(text(), text(), position());
      case TEXT -> new Value.Text(text(), position());
      case AMOUNT -> new Value.Amount(in.readInt(), position());
      case REFERENCE -> new Value.Reference(path(), in.readInt());
      default -> throw damaged();
    };
  }

  private Path path() throws IOException {
    return new Path(text(), all(this::text), position());
  }

  private Position position() throws IOException {
    return new Position(in.readInt(), in.readInt());
  }

  private <E> E constant(E[] all) throws IOException {
    int number = in.readByte();
    if (number < 0 || number >= all.length) {
      throw damaged();
    }
    return all[number];
  }
}
