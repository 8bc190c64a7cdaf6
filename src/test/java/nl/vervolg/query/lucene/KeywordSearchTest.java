package nl.vervolg.query.lucene;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import nl.vervolg.query.Cell;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import nl.vervolg.query.jena.JenaQueryEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeywordSearchTest {
  private static final JenaQueryEngine ENGINE = SmallWorld.engine(SmallWorld.catalog());
  private static final KeywordSearch SEARCH = KeywordSearch.over(ENGINE::keywords);

  @AfterAll
  static void close() {
    ENGINE.close();
  }

  @Test
  void findsByNameKeywordCollectionAndPlace() {
    assertThat(slugs("beta")).containsExactly("beta");
    assertThat(slugs("slavery")).containsExactly("alpha");
    assertThat(slugs("is er iets over de Wereldoorlog")).containsExactly("mus3");
    assertThat(slugs("sea maps")).containsExactly("beta");
    assertThat(slugs("Aadorp")).contains("alpha", "mus1", "mus2");
  }

  @Test
  void aNameCountsMore() {
    assertThat(slugs("museum three").get(0)).isEqualTo("mus3");
  }

  @Test
  void oneTypoAndTheBeginningOfAWordAreFound() {
    assertThat(slugs("slavary")).containsExactly("alpha");
    assertThat(slugs("wereldoor")).containsExactly("mus3");
  }

  @Test
  void littleWordsFindNothing() {
    assertThat(slugs("de het een the and les des und")).isEmpty();
    assertThat(slugs("")).isEmpty();
  }

  @Test
  void rowsHaveTheShapeOfAList() {
    ResultTable table = SEARCH.search("museum", new QueryLimits(2, 1_000, 100_000));
    assertThat(table.columns()).containsExactly("item", "name", "slug", "type");
    assertThat(table.rows()).hasSize(2);
    assertThat(table.total()).isEqualTo(2);
  }

  @Test
  void equalScoresAreSortedByResource() {
    List<String> columns = List.of("item", "name", "slug", "type", "text");
    List<ResultTable.Row> rows =
        Stream.of("c", "a", "b")
            .map(key -> Stream.of(key, "Same Name", key, "M", "same words"))
            .map(cells -> cells.<Cell>map(text -> new Cell.Text(text, "")).toList())
            .map(ResultTable.Row::new)
            .toList();
    KeywordSearch search = KeywordSearch.over(() -> new ResultTable(columns, rows, 3, false, ""));
    ResultTable found = search.search("same", QueryLimits.DEFAULT);
    assertThat(found.rows().stream().map(row -> found.cell(row, "slug").text()))
        .containsExactly("a", "b", "c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"text:alpha", "*", "alpha AND (", "\"alpha", "al?ha", "[a TO z]", "a~9", "\u0000"})
  void whatIsTypedIsNoQueryLanguage(String words) {
    assertThat(slugs(words)).isSubsetOf("alpha", "mus1", "mus2", "mus3", "mus4", "beta");
    assertThat(slugs("*:*")).isEmpty();
  }

  @Test
  void thingsAreReadOnceAndOnlyWhenNeeded() {
    AtomicInteger reads = new AtomicInteger();
    KeywordSearch search =
        KeywordSearch.over(
            () -> {
              reads.incrementAndGet();
              return ENGINE.keywords();
            });
    assertThat(reads).hasValue(0);
    search.search("alpha", QueryLimits.DEFAULT);
    search.search("beta", QueryLimits.DEFAULT);
    assertThat(reads).hasValue(1);
  }

  private static List<String> slugs(String words) {
    ResultTable table = SEARCH.search(words, QueryLimits.DEFAULT);
    return table.rows().stream().map(row -> table.cell(row, "slug").text()).toList();
  }
}
