package nl.vervolg.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.GraphMemFactory;
import org.apache.jena.riot.Lang;
import org.apache.jena.riot.RDFDataMgr;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.shacl.ShaclValidator;
import org.apache.jena.shacl.Shapes;
import org.apache.jena.shacl.ValidationReport;
import org.apache.jena.shacl.validation.ReportEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The data of the heritage workspace keeps to its SHACL shapes, and the shapes see what does not.
 */
class ShapesTest {
  private static final Path FOLDER = Path.of("knowledge", "heritage");
  private static final Shapes SHAPES = Shapes.parse(FOLDER.resolve("shapes.ttl").toString());
  private static final String PREFIXES =
      """
      @prefix inst: <https://vervolg.nl/id/institution/> .
      @prefix place: <https://vervolg.nl/id/place/> .
      @prefix type: <https://vervolg.nl/id/type/> .
      @prefix src: <https://vervolg.nl/id/source/> .
      @prefix schema: <https://schema.org/> .
      @prefix org: <http://www.w3.org/ns/org#> .
      @prefix dcterms: <http://purl.org/dc/terms/> .
      @prefix vv: <https://vervolg.nl/def/> .
      """;

  @Test
  void theDataKeepsToTheShapes() {
    Graph data = data();

    ValidationReport report = ShaclValidator.get().validate(SHAPES, data);

    assertThat(data.size()).isGreaterThan(100_000);
    assertThat(report.getEntries().stream().limit(5).map(ReportEntry::message)).isEmpty();
    assertThat(report.conforms()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no slug | a schema:Museum ; org:classification type:M ; schema:name \"X\" ; dcterms:source src:ror",
        "no name | a schema:Museum ; org:classification type:M ; vv:slug \"x\" ; dcterms:source src:ror",
        "two kinds | a schema:Museum ; org:classification type:M, type:A ; schema:name \"X\" ; vv:slug \"x\" ; dcterms:source src:ror",
        "a year to come | a schema:Museum ; org:classification type:M ; schema:name \"X\" ; vv:slug \"x\" ; vv:foundingYear 3000 ; dcterms:source src:ror",
        "no source | a schema:Museum ; org:classification type:M ; schema:name \"X\" ; vv:slug \"x\"",
        "a place that is none | a schema:Museum ; org:classification type:M ; schema:name \"X\" ; vv:slug \"x\" ; schema:location inst:y ; dcterms:source src:ror"
      })
  void theShapesSee(String fault, String statements) {
    Graph broken = GraphMemFactory.createGraphMem2();
    RDFParser.fromString(PREFIXES + "inst:x " + statements + " .", Lang.TURTLE).parse(broken);

    assertThat(ShaclValidator.get().validate(SHAPES, broken).conforms()).as(fault).isFalse();
  }

  private static Graph data() {
    Graph graph = GraphMemFactory.createGraphMem2();
    List<String> files =
        Stream.concat(
                Stream.of("nl", "de", "fr", "be", "lu")
                    .map(country -> "data/institutions-" + country + ".ttl"),
                Stream.of("data/places.ttl", "data/sources.ttl", "schema.ttl"))
            .toList();
    files.forEach(file -> RDFDataMgr.read(graph, FOLDER.resolve(file).toString()));
    return graph;
  }
}
