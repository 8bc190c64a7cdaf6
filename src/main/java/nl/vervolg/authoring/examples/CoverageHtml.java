package nl.vervolg.authoring.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Language;

/** Writes coverage as one HTML page that needs nothing but itself. */
public final class CoverageHtml {
  private static final String PAGE = "coverage.html";

  private final Coverage coverage;

  private CoverageHtml(Coverage coverage) {
    this.coverage = coverage;
  }

  /** A row of the last table: names that come together, and where. */
  private record Slice(String rule, String pattern, String language, String template)
      implements Comparable<Slice> {
    @Override
    public int compareTo(Slice other) {
      return names().compareTo(other.names());
    }

    private String names() {
      return String.join(" ", rule, pattern, language, template);
    }
  }

  /** The page. */
  public static String of(Coverage coverage) {
    CoverageHtml html = new CoverageHtml(coverage);
    return page()
        .replace("{{patterns}}", html.patterns())
        .replace("{{matrix}}", html.matrix())
        .replace("{{slices}}", html.slices());
  }

  private static String page() {
    try (InputStream in = CoverageHtml.class.getResourceAsStream(PAGE)) {
      if (in == null) {
        throw new IllegalStateException("The page (" + PAGE + ") is missing from the program.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String patterns() {
    String head =
        coverage.languages().stream()
            .map(language -> "<th>" + escaped(language.code()) + "</th>")
            .collect(Collectors.joining());
    return "<table><thead><tr><th>pattern</th>"
        + head
        + "</tr></thead><tbody>"
        + coverage.patterns().stream().map(this::pattern).collect(Collectors.joining())
        + "</tbody></table>";
  }

  private String pattern(String pattern) {
    return "<tr><th>"
        + escaped(pattern)
        + "</th>"
        + coverage.languages().stream()
            .map(language -> coverage.cell(pattern, language))
            .map(
                cell ->
                    (cell.thin() ? "<td class=\"thin\">" : "<td>")
                        + cell.examples()
                        + " + "
                        + cell.counterExamples()
                        + "</td>")
            .collect(Collectors.joining())
        + "</tr>";
  }

  private String matrix() {
    String head =
        coverage.patterns().stream()
            .map(pattern -> "<th class=\"turn\">" + escaped(pattern) + "</th>")
            .collect(Collectors.joining());
    return "<table class=\"matrix\"><thead><tr><th>rule</th>"
        + head
        + "</tr></thead><tbody>"
        + coverage.rules().stream().map(this::rule).collect(Collectors.joining())
        + "</tbody></table>";
  }

  private String rule(String rule) {
    return "<tr><th><code>"
        + escaped(rule)
        + "</code></th>"
        + coverage.patterns().stream()
            .map(pattern -> cell(rule, pattern))
            .collect(Collectors.joining())
        + "</tr>";
  }

  private String cell(String rule, String pattern) {
    int count = coverage.slice(rule, pattern).size();
    return count == 0
        ? "<td></td>"
        : "<td><a href=\"#examples\" data-names=\""
            + escaped(rule + " " + pattern)
            + "\">"
            + count
            + "</a></td>";
  }

  private String slices() {
    Map<Slice, List<Coverage.Shown>> slices = new TreeMap<>();
    for (Coverage.Shown shown : coverage.shown()) {
      for (String rule : shown.rules()) {
        Slice slice = new Slice(rule, shown.pattern(), code(shown.language()), shown.template());
        slices.computeIfAbsent(slice, key -> new ArrayList<>()).add(shown);
      }
    }
    return "<table id=\"slices\"><thead><tr><th>rule</th><th>pattern</th><th>language</th>"
        + "<th>template</th><th>examples</th></tr></thead><tbody>"
        + slices.entrySet().stream()
            .map(each -> slice(each.getKey(), each.getValue()))
            .collect(Collectors.joining())
        + "</tbody></table>";
  }

  private static String code(Language language) {
    return language.code();
  }

  private static String slice(Slice slice, List<Coverage.Shown> shown) {
    String dialogues =
        shown.stream()
            .map(each -> "<li>" + escaped(each.exercise().example().text()) + "</li>")
            .collect(Collectors.joining());
    return "<tr data-names=\"%s\"><td><code>%s</code></td><td>%s</td><td>%s</td><td>%s</td><td><details><summary>%d</summary><ul>%s</ul></details></td></tr>"
        .formatted(
            escaped(slice.names().toLowerCase(Locale.ROOT)),
            escaped(slice.rule()),
            escaped(slice.pattern()),
            escaped(slice.language()),
            escaped(slice.template()),
            shown.size(),
            dialogues);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
