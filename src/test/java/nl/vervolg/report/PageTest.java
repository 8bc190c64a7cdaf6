package nl.vervolg.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** A page shows what people said, whatever it is, and lets none of it do anything. */
class PageTest {
  private static final String OVERRIDE = "\u202e";
  private static final String LONG = "x".repeat(5000);
  private static final List<String> HOSTILE =
      List.of(
          "<script>alert(1)</script>",
          "</blockquote></main><img src=x onerror=alert(1)>",
          "\" onmouseover=\"alert(1)\" x='",
          "&lt;b&gt; &amp; {{body}} {{title}}",
          "abc" + OVERRIDE + "def\u0000\u001b[31m\r",
          "\u0645\u062a\u062d\u0641 in Delft",
          "\ud800 half",
          LONG);

  private static Page page(String text) {
    return new Page(
        text,
        List.of(
            new Page.Section(
                text,
                List.of(
                    new Page.Sentence(text),
                    new Page.Quote(text, text, text),
                    new Page.Lines(text, text),
                    new Page.Table(
                        text,
                        List.of(text, text, text),
                        List.of(List.of(text, text, text), List.of(text, "", text)))))));
  }

  /** What stands between the frame, as XML: a tag that others wrote would show. */
  private static Document body(String html) throws Exception {
    String main = html.substring(html.indexOf("<main>"), html.lastIndexOf("</main>") + 7);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(main.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> names(Document body) {
    NodeList all = body.getElementsByTagName("*");
    List<String> names = new ArrayList<>();
    for (int i = 0; i < all.getLength(); i++) {
      names.add(all.item(i).getNodeName() + all.item(i).getAttributes().getLength());
    }
    return names;
  }

  @Test
  void textOfOthersIsTextAndNothingElse() throws Exception {
    List<String> plain = names(body(PageHtml.of(page("plain"))));
    for (String text : HOSTILE) {
      String html = PageHtml.of(page(text));
      assertThat(names(body(html))).as(text).isEqualTo(plain);
      assertThat(html).doesNotContain("<script", OVERRIDE, "\u0000", "\u001b");
      assertThat(body(html).getElementsByTagName("blockquote").item(0).getTextContent())
          .isEqualTo(Shown.text(text));
    }
  }

  @Test
  void aPageNeedsNothingButItselfAndIsForEverybody() {
    String html = PageHtml.of(page("plain"));

    assertThat(html)
        .startsWith("<!doctype html>\n<html lang=\"en\">")
        .contains("default-src 'none'", "color-scheme: light dark", "@media print", "<main>")
        .contains("<th scope=\"col\">", "<th scope=\"row\"", "<caption>", "<h1>", "<h2>")
        .doesNotContain("http://", "https://", "src=", "href=", "<link", "<script", "url(");
  }

  @Test
  void inTextNothingTurnsALineRoundOrMovesTheCursor() {
    for (String text : HOSTILE) {
      String page = PageText.of(page(text));
      assertThat(page).doesNotContain(OVERRIDE, "\u0000", "\u001b", "\r");
    }
    assertThat(PageText.of(page("a" + OVERRIDE + "b"))).contains("a[U+202E]b");
  }

  @Test
  void textIsWrappedAndALongWordStays() {
    String page = PageText.of(page("word ".repeat(100).strip()));
    assertThat(page.lines().filter(line -> line.strip().startsWith("word")).toList())
        .hasSizeGreaterThan(6);
    assertThat(PageText.of(page(LONG))).contains(LONG);
  }

  @Test
  void whatIsEmptyIsLeftOut() {
    assertThat(
            new Page.Section("s", List.of(new Page.Sentence(""), new Page.Lines("l", ""))).parts())
        .isEmpty();
  }
}
