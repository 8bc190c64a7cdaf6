package nl.vervolg.resolve.rules.syntax;

import java.io.DataOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;

/** Writes rules as bytes that {@link TreeReader} reads. */
public final class TreeWriter {
  private final DataOutput out;

  /** Writes to {@code out}. */
  public TreeWriter(DataOutput out) {
    this.out = out;
  }

  private interface Part<T> {
    void write(T part) throws IOException;
  }

  /** Writes some rules. */
  public void rules(List<RuleSyntax> rules) throws IOException {
    all(rules, this::rule);
  }

  /** Writes a text of any length. */
  public void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private <T> void all(List<T> parts, Part<T> each) throws IOException {
    out.writeInt(parts.size());
    for (T part : parts) {
      each.write(part);
    }
  }

  private void rule(RuleSyntax rule) throws IOException {
    text(rule.name());
    position(rule.at());
    all(rule.annotations(), this::annotation);
    all(rule.conditions(), this::condition);
    Conclusion conclusion = rule.conclusion();
    text(conclusion.fact());
    text(conclusion.maker());
    all(conclusion.arguments(), this::value);
    position(conclusion.at());
  }

  private void annotation(Annotation annotation) throws IOException {
    text(annotation.name());
    all(
        annotation.texts(),
        text -> {
          text(text.value());
          position(text.at());
        });
    position(annotation.at());
  }

  @SuppressWarnings("EnumOrdinal")
  private void condition(Condition condition) throws IOException {
    if (condition instanceof Condition.Group group) {
      out.writeByte(TreeReader.GROUP);
      out.writeByte(group.how().ordinal());
      all(group.parts(), this::condition);
    } else if (condition instanceof Condition.Pattern pattern) {
      out.writeByte(TreeReader.PATTERN);
      text(pattern.variable());
      text(pattern.fact());
      all(pattern.constraints(), this::constraint);
    }
    position(condition.at());
  }

  @SuppressWarnings("EnumOrdinal")
  private void constraint(Constraint constraint) throws IOException {
    if (constraint instanceof Constraint.Binding binding) {
      out.writeByte(TreeReader.BINDING);
      text(binding.variable());
      position(binding.at());
    } else if (constraint instanceof Constraint.Truth truth) {
      out.writeByte(TreeReader.TRUTH);
      out.writeBoolean(truth.holds());
    } else if (constraint instanceof Constraint.Comparison comparison) {
      out.writeByte(TreeReader.COMPARISON);
      out.writeByte(comparison.operator().ordinal());
      all(comparison.values(), this::value);
    }
    path(constraint.path());
  }

  private void value(Value value) throws IOException {
    if (value instanceof Value.Constant constant) {
      out.writeByte(TreeReader.CONSTANT);
      text(constant.type());
      text(constant.name());
      position(constant.at());
    } else if (value instanceof Value.Text text) {
      out.writeByte(TreeReader.TEXT);
      text(text.value());
      position(text.at());
    } else if (value instanceof Value.Amount number) {
      out.writeByte(TreeReader.AMOUNT);
      out.writeInt(number.value());
      position(number.at());
    } else if (value instanceof Value.Reference reference) {
      out.writeByte(TreeReader.REFERENCE);
      path(reference.path());
      out.writeInt(reference.offset());
    }
  }

  private void path(Path path) throws IOException {
    text(path.variable());
    all(path.fields(), this::text);
    position(path.at());
  }

  private void position(Position at) throws IOException {
    out.writeInt(at.line());
    out.writeInt(at.column());
  }
}
