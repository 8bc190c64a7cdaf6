package nl.vervolg.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A page as one file of HTML that needs nothing but itself: no script, nothing from elsewhere. */
public final class PageHtml {
  private static final String FRAME = "page.html";
  private static final String TITLE = "{{title}}";
  private static final String BODY = "{{body}}";

  private final StringBuilder html = new StringBuilder();

  private PageHtml() {}

  /** The file. */
  public static String of(Page page) {
    String frame = frame();
    int title = frame.indexOf(TITLE);
    int body = frame.indexOf(BODY);
    PageHtml out = new PageHtml();
    out.html.append(frame, 0, title).append(Shown.html(page.title()));
    out.html.append(frame, title + TITLE.length(), body);
    out.element("h1", page.title());
    page.sections().forEach(out::section);
    return out.html.append(frame, body + BODY.length(), frame.length()).toString();
  }

  private static String frame() {
    try (InputStream in = PageHtml.class.getResourceAsStream(FRAME)) {
      if (in == null) {
        throw new IllegalStateException("The page (" + FRAME + ") is missing from the program.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void section(Page.Section section) {
    html.append("<section>\n");
    element("h2", section.heading());
    section.parts().forEach(this::part);
    html.append("</section>\n");
  }

  private void part(Page.Part part) {
    if (part instanceof Page.Sentence sentence) {
      element("p", sentence.text());
    } else if (part instanceof Page.Quote quote) {
      quote(quote);
    } else if (part instanceof Page.Lines lines) {
      element("h3", lines.name());
      html.append("<pre dir=\"auto\" tabindex=\"0\">")
          .append(Shown.html(lines.text()))
          .append("</pre>\n");
    } else if (part instanceof Page.Table table) {
      table(table);
    }
  }

  private void quote(Page.Quote quote) {
    html.append("<figure>\n");
    element("figcaption", quote.who());
    html.append("<blockquote dir=\"auto\"");
    if (!quote.language().isEmpty()) {
      html.append(" lang=\"").append(Shown.html(quote.language())).append('"');
    }
    html.append('>').append(Shown.html(quote.text())).append("</blockquote>\n</figure>\n");
  }

  /** A wide one can be moved, also with keys. */
  private void table(Page.Table table) {
    html.append("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"")
        .append(Shown.html(table.caption()))
        .append("\">\n<table>\n");
    element("caption", table.caption());
    html.append("<thead><tr>");
    table
        .head()
        .forEach(
            name -> html.append("<th scope=\"col\">").append(Shown.html(name)).append("</th>"));
    html.append("</tr></thead>\n<tbody>\n");
    table.rows().forEach(this::row);
    html.append("</tbody>\n</table>\n</div>\n");
  }

  private void row(List<String> row) {
    html.append("<tr><th scope=\"row\" dir=\"auto\">")
        .append(Shown.html(row.get(0)))
        .append("</th>");
    row.stream()
        .skip(1)
        .forEach(cell -> html.append("<td dir=\"auto\">").append(Shown.html(cell)).append("</td>"));
    html.append("</tr>\n");
  }

  private void element(String name, String text) {
    html.append('<').append(name).append('>').append(Shown.html(text));
    html.append("</").append(name).append(">\n");
  }
}
