package nl.vervolg.resolve.rules.syntax;

/** What a field is compared with, or a conclusion is made of. */
public sealed interface Value {
  /** Where it begins. */
  Position at();

  /** As it is written. */
  default String shown() {
    if (this instanceof Constant constant) {
      return constant.type() + "." + constant.name();
    }
    if (this instanceof Text text) {
      return "\"" + text.value() + "\"";
    }
    if (this instanceof Reference reference) {
      int offset = reference.offset();
      return reference.path().text()
          + (offset == 0 ? "" : (offset < 0 ? " - " : " + ") + Math.abs(offset));
    }
    return String.valueOf(((Amount) this).value());
  }

  /**
   * One of a fixed list: {@code CueKind.ADDITIVE}.
   *
   * @param type name of the list; empty in a rule that is not admitted, where somebody left it out
   * @param name its name in the list
   */
  record Constant(String type, String name, Position at) implements Value {}

  /** A text in quotes. */
  record Text(String value, Position at) implements Value {}

  /** A whole number. */
  record Amount(int value, Position at) implements Value {}

  /**
   * What a variable stands for, or a field of it.
   *
   * @param offset added to it; 0 where nothing is
   */
  record Reference(Path path, int offset) implements Value {
    @Override
    public Position at() {
      return path.at();
    }
  }
}
