package nl.vervolg.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is on a page, whatever it is written as.
 *
 * @param title names it
 * @param sections in order
 */
public record Page(String title, List<Section> sections) {
  /** Copies the list. */
  public Page {
    sections = List.copyOf(sections);
  }

  /** A part of a page under a heading; one that is empty is left out. */
  public record Section(String heading, List<Part> parts) {
    /** Leaves out what is empty. */
    public Section {
      parts = parts.stream().filter(part -> !part.isEmpty()).toList();
    }

    /** Parts in order. */
    static Section of(String heading, Part... parts) {
      return new Section(heading, List.of(parts));
    }
  }

  /** Something in a section. */
  public sealed interface Part {
    /** True where there is nothing to show. */
    boolean isEmpty();
  }

  /** A sentence of ours, which may name what others said. */
  public record Sentence(String text) implements Part {
    @Override
    public boolean isEmpty() {
      return text.isEmpty();
    }
  }

  /**
   * What somebody said, word for word.
   *
   * @param who speaks
   * @param language code of the language
   */
  public record Quote(String who, String language, String text) implements Part {
    @Override
    public boolean isEmpty() {
      return text.isEmpty();
    }
  }

  /** A text of which the lines stay as they are. */
  public record Lines(String name, String text) implements Part {
    @Override
    public boolean isEmpty() {
      return text.isEmpty();
    }
  }

  /**
   * A table; the first cell of a row names it.
   *
   * @param caption what is in it
   * @param head names of the columns
   */
  public record Table(String caption, List<String> head, List<List<String>> rows) implements Part {
    /** Copies the lists. */
    public Table {
      head = List.copyOf(head);
      rows = rows.stream().map(List::copyOf).toList();
    }

    /** Values with their names; those that are empty are left out. */
    static Table pairs(String caption, String name, String value, List<String> namesAndValues) {
      List<List<String>> rows = new ArrayList<>();
      for (int i = 0; i < namesAndValues.size(); i += 2) {
        if (!namesAndValues.get(i + 1).isEmpty()) {
          rows.add(namesAndValues.subList(i, i + 2));
        }
      }
      return new Table(caption, List.of(name, value), rows);
    }

    @Override
    public boolean isEmpty() {
      return rows.isEmpty();
    }
  }

  /** A page without the sections that have nothing to show. */
  static Page of(String title, Stream<Section> sections) {
    return new Page(title, sections.filter(section -> !section.parts().isEmpty()).toList());
  }
}
