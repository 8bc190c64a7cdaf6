package nl.vervolg.report;

import java.util.List;
import java.util.StringJoiner;

/** A page as text for a terminal or a file. */
public final class PageText {
  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();

  private PageText() {}

  /** The text. */
  public static String of(Page page) {
    PageText out = new PageText();
    out.heading(page.title(), '=');
    page.sections().forEach(out::section);
    return out.text.toString();
  }

  private void heading(String heading, char line) {
    String shown = Shown.text(heading);
    text.append(shown).append('\n');
    text.append(String.valueOf(line).repeat(Math.min(WIDTH, shown.length()))).append('\n');
  }

  private void section(Page.Section section) {
    text.append('\n');
    heading(section.heading(), '-');
    section.parts().forEach(this::part);
  }

  private void part(Page.Part part) {
    if (part instanceof Page.Sentence sentence) {
      wrapped("", sentence.text(), "");
    } else if (part instanceof Page.Quote quote) {
      line(quote.who());
      wrapped(INDENT, quote.text(), INDENT);
    } else if (part instanceof Page.Lines lines) {
      line(lines.name());
      Shown.text(lines.text())
          .lines()
          .forEach(line -> text.append(INDENT).append(line).append('\n'));
    } else if (part instanceof Page.Table table) {
      table(table);
    }
  }

  private void line(String name) {
    text.append(Shown.text(name)).append('\n');
  }

  /** Two columns stand beside each other; of more, each has a line in its row. */
  private void table(Page.Table table) {
    line(table.caption());
    int first = widest(table.rows().stream().map(row -> row.get(0)).toList());
    int name = widest(table.head().subList(1, table.head().size()));
    for (List<String> row : table.rows()) {
      if (row.size() == 2) {
        wrapped(INDENT + padded(row.get(0), first), row.get(1), INDENT + " ".repeat(first + 2));
      } else {
        wrapped(INDENT, row.get(0), INDENT + INDENT);
        for (int i = 1; i < row.size(); i++) {
          String cell = row.get(i).isEmpty() ? "-" : row.get(i);
          String left = INDENT + INDENT + padded(table.head().get(i), name);
          wrapped(left, cell, " ".repeat(left.length()));
        }
      }
    }
  }

  private static int widest(List<String> names) {
    return names.stream().mapToInt(name -> Shown.text(name).length()).max().orElse(0);
  }

  private static String padded(String name, int width) {
    String shown = Shown.text(name);
    return shown + " ".repeat(width - shown.length() + 2);
  }

  /** Words on lines that fit; a longer word has a line of its own. */
  private void wrapped(String first, String words, String next) {
    String left = first;
    for (String line : Shown.text(words).lines().toList()) {
      StringJoiner fits = new StringJoiner(" ", left, "");
      boolean empty = true;
      for (String word : line.split(" ", -1)) {
        if (!empty && fits.length() + 1 + word.length() > WIDTH) {
          text.append(fits).append('\n');
          fits = new StringJoiner(" ", next, "");
        }
        fits.add(word);
        empty = false;
      }
      text.append(fits).append('\n');
      left = next;
    }
  }
}
