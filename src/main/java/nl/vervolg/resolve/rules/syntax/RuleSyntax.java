package nl.vervolg.resolve.rules.syntax;

import java.util.List;
import java.util.Optional;

/**
 * A rule as a tree.
 *
 * @param name its name, a sentence
 * @param at where the word {@code rule} stands
 * @param annotations what it says of itself
 * @param conditions what has to hold, all of it
 * @param conclusion what it then inserts
 */
public record RuleSyntax(
    String name,
    Position at,
    List<Annotation> annotations,
    List<Condition> conditions,
    Conclusion conclusion) {
  /** Copies the lists. */
  public RuleSyntax {
    annotations = List.copyOf(annotations);
    conditions = List.copyOf(conditions);
  }

  /** The annotation of a name. */
  public Optional<Annotation> annotation(String called) {
    return annotations.stream().filter(each -> each.name().equals(called)).findFirst();
  }

  /** Its {@code @Id}, or its name where it has none. */
  public String id() {
    return annotation("Id")
        .flatMap(each -> each.texts().stream().findFirst())
        .map(Annotation.Text::value)
        .filter(text -> !text.isBlank())
        .orElse(name);
  }

  /**
   * What a rule says of itself, such as {@code @Why("...")}.
   *
   * @param name without the at sign
   * @param texts its texts
   * @param at where the at sign stands
   */
  public record Annotation(String name, List<Text> texts, Position at) {
    /** Copies the list. */
    public Annotation {
      texts = List.copyOf(texts);
    }

    /** A text and where it begins. */
    public record Text(String value, Position at) {}
  }

  /**
   * What a rule inserts: {@code new Ellipsis( EllipsisKind.SLUICE )}, {@code Edit.add( $mention )}.
   *
   * @param fact the fact
   * @param maker the word after the dot; empty for {@code new}
   * @param arguments what it is made of
   * @param at where the name of the fact stands
   */
  public record Conclusion(String fact, String maker, List<Value> arguments, Position at) {
    /** Copies the list. */
    public Conclusion {
      arguments = List.copyOf(arguments);
    }
  }
}
