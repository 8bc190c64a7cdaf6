package nl.vervolg.match;

/** Name of a template, such as {@code list}. */
public record TemplateId(String value) {
  @Override
  public String toString() {
    return value;
  }
}
