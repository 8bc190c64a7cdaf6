package nl.vervolg.schema.rdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.Table;
import nl.vervolg.schema.Taken;
import nl.vervolg.schema.file.SchemaFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas of RDF files. */
class RdfSourceTest {
  private static final String PREFIXES =
      """
      @prefix : <http://fleet.example/> .
      @prefix sh: <http://www.w3.org/ns/shacl#> .
      @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
      @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
      """;
  private static final String DATA =
      PREFIXES
          + """
          :zeehond a :Ship ; :name "Zeehond" ; :built "1901-05-01"^^xsd:date ; :home :delfzijl ;
            :sister :robbe ; :nick "Z", "Zee" .
          :robbe a :Ship ; :name "Robbe" ; :home :oostende, :delfzijl .
          :delfzijl a :Port ; :title "Delfzijl"@nl .
          :oostende a :Port, :Town ; :title "Oostende"@nl .
          :Port rdfs:label "haven"@nl, "Hafen"@de ; rdfs:comment "Where ships lie."@en, "Waar."@nl .
          """;
  private static final String SHAPES =
      PREFIXES
          + """
          :ShipShape a sh:NodeShape ; sh:targetClass :Ship ; sh:description "What sails." ;
            sh:property [ sh:path :name ; sh:datatype xsd:string ; sh:minCount 1 ; sh:maxCount 1 ;
                          sh:name "name of the ship" ; sh:description "As on her bow." ] ,
                        [ sh:path :home ; sh:class :Port ; sh:minCount 1 ] ,
                        [ sh:path :rig ; sh:in ( "sloop" "ketch" ) ; sh:maxCount 1 ] .
          :PortShape a sh:NodeShape ; sh:targetClass :Port ;
            sh:property [ sh:path :title ; sh:datatype xsd:string ; sh:maxCount 1 ] .
          """;

  @TempDir private Path folder;

  private SchemaReading read(String... texts) throws IOException {
    for (int i = 0; i < texts.length; i++) {
      Files.writeString(folder.resolve(i + ".ttl"), texts[i]);
    }
    return new RdfSource(folder).read(ReadingProgress.NONE).get(0);
  }

  private static Table table(SchemaReading reading, String name) {
    return reading.schema().tables().stream()
        .filter(table -> table.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> columns(Table table) {
    return table.columns().stream().map(column -> column.name() + " " + column.type()).toList();
  }

  private static Column column(SchemaReading reading, String table, String name) {
    return table(reading, table).columns().stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void classesAreTablesAndPropertiesAreColumns() throws IOException {
    SchemaReading reading = read(DATA);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.schema().tables().stream().map(Table::name))
        .containsExactly("Port", "Ship", "Town");
    assertThat(columns(table(reading, "Ship")))
        .containsExactly(
            "iri IRI",
            "built date",
            "home IRI [1..*]",
            "name string [1]",
            "nick string [0..*]",
            "sister IRI");
    assertThat(column(reading, "Ship", "iri").key()).isTrue();
    assertThat(column(reading, "Ship", "name").examples()).containsExactly("Robbe", "Zeehond");
    assertThat(reading.schema().foreignKeys().toString())
        .contains("Ship.home, to=Port.iri", "Ship.sister, to=Ship.iri")
        .doesNotContain("to=Town");
    assertThat(table(reading, "Port").label()).isEqualTo("Hafen");
    assertThat(table(reading, "Port").about()).isEqualTo("Where ships lie.");
  }

  @Test
  void shapesAloneAreASchema() throws IOException {
    SchemaReading reading = read(SHAPES);
    assertThat(reading.problems()).isEmpty();
    assertThat(columns(table(reading, "Ship")))
        .containsExactly("iri IRI", "home IRI [1..*]", "name string [1]", "rig string");
    assertThat(table(reading, "Ship").about()).isEqualTo("What sails.");
    assertThat(column(reading, "Ship", "name").label()).isEqualTo("name of the ship");
    assertThat(column(reading, "Ship", "name").about().column()).isEqualTo("As on her bow.");
    assertThat(column(reading, "Ship", "rig").examples()).containsExactly("sloop", "ketch");
    assertThat(reading.schema().foreignKeys())
        .hasToString("[ForeignKey[from=Ship.home, to=Port.iri]]");
  }

  @Test
  void whatAShapePromisesGoesBeforeTheData() throws IOException {
    SchemaReading reading = read(DATA, SHAPES);
    assertThat(columns(table(reading, "Port"))).containsExactly("iri IRI", "title string");
    assertThat(columns(table(reading, "Ship"))).contains("rig string", "sister IRI");
    assertThat(column(reading, "Ship", "name").examples()).containsExactly("Robbe", "Zeehond");
  }

  @Test
  void aVocabularyNamesColumnsWithoutData() throws IOException {
    SchemaReading reading =
        read(
            PREFIXES
                + """
                :Ship a rdfs:Class . :Empty a rdfs:Class .
                :length rdfs:domain :Ship ; rdfs:range xsd:decimal ; rdfs:label "length over all"@en .
                :captain rdfs:domain :Ship ; rdfs:range :Person . :surname rdfs:domain :Person .
                """);
    assertThat(reading.schema().tables().stream().map(Table::name))
        .containsExactly("Person", "Ship");
    assertThat(columns(table(reading, "Ship")))
        .containsExactly("iri IRI", "captain IRI", "length decimal");
    assertThat(column(reading, "Ship", "length").label()).isEqualTo("length over all");
    assertThat(reading.schema().foreignKeys())
        .hasToString("[ForeignKey[from=Ship.captain, to=Person.iri]]");
  }

  @Test
  void namesThatClashGetNumbersAndClassesOfTheSameThingsAreOne() throws IOException {
    SchemaReading reading =
        read(
            """
            @prefix a: <http://a.example/> . @prefix b: <http://b.example#> .
            <urn:1> a a:Thing, a:Same ; a:iri "x" ; b:Iri "y" ; a:name "n" ; b:name "m" .
            <urn:2> a b:Thing .
            """);
    assertThat(reading.schema().tables().stream().map(Table::name))
        .containsExactly("Same", "Thing");
    assertThat(table(reading, "Same").columns().stream().map(Column::name))
        .containsExactly("id", "Iri_2", "iri", "name", "name_2");
  }

  @Test
  void theOrderOfStatementsDoesNotMatter() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      lines.add(
          "<urn:s%d> a <urn:C%d> ; <urn:p%d> \"v%d\", <urn:s%d> ; <urn:t> \"t%d\"@nl ."
              .formatted(i, i % 7, i % 5, i, i / 2, i % 11));
    }
    Schema first = read(String.join("\n", lines)).schema();
    Collections.shuffle(lines, new Random(7));
    SchemaReading second = read(String.join("\n", lines));
    assertThat(second.schema()).isEqualTo(first);
    String text = SchemaFile.text(List.of(first));
    Path file = Files.writeString(folder.resolve("again.json"), text);
    assertThat(SchemaFile.read(file, Optional.empty())).containsExactly(first);
  }

  @Test
  void aMistakeIsToldAndTheRestGoesOn() throws IOException {
    SchemaReading reading = read(DATA, "<urn:x> a <urn:Later> .\n<urn:y> a \n nonsense .");
    assertThat(reading.problems()).hasSize(2);
    assertThat(reading.problems().get(0))
        .contains("1.ttl) is read up to a mistake, and not beyond: line 3, ");
    assertThat(reading.problems().get(1)).contains("with 3 doubtful places, the first: line 1, ");
    assertThat(reading.schema().tables()).hasSize(4);
  }

  @Test
  void whatHasNoClassIsRefused() {
    assertThatThrownBy(() -> read("<urn:a> <urn:b> <urn:c> ."))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has nothing of a class");
    assertThatThrownBy(
            () -> new RdfSource(folder.resolve("x.ttl")).read(ReadingProgress.NONE).get(0))
        .hasMessageContaining("x.ttl) cannot be read");
  }

  @Test
  void graphsWithNamesAndOtherFormsAreRead() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("fleet.nq"),
            "<urn:a> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <urn:Ship> <urn:graph> .\n");
    SchemaReading reading = new RdfSource(file).read(ReadingProgress.NONE).get(0);
    assertThat(reading.schema().name()).isEqualTo("fleet");
    assertThat(reading.schema().tables()).hasSize(1);
  }

  @Test
  void theTextsOfAColumnAreItsValues() throws IOException {
    Path file = Files.writeString(folder.resolve("data.ttl"), DATA);
    Taken values = Taken.from(new RdfSource(file), Integer.MAX_VALUE);
    assertThat(values.of("ship.name")).containsExactly("Robbe", "Zeehond");
    assertThat(values.of("ship.nick")).containsExactly("Z", "Zee");
    assertThat(values.of("port.title")).containsExactly("Delfzijl", "Oostende");
    assertThat(values.of("ship.home")).isEmpty();
    assertThat(Taken.from(new RdfSource(file), 1).of("ship.name")).hasSize(1);
  }

  @Test
  void theDataSetOfThisProjectIsRead() throws IOException {
    SchemaReading reading =
        new RdfSource(Path.of("knowledge", "heritage")).read(ReadingProgress.NONE).get(0);
    assertThat(reading.problems()).isEmpty();
    assertThat(columns(table(reading, "Museum")))
        .contains("slug string [1]", "location IRI [1..*]", "foundingYear integer", "lat decimal");
    assertThat(column(reading, "Museum", "visitorsYear").type()).isEqualTo("integer");
    assertThat(reading.schema().foreignKeys().toString())
        .contains("Museum.location, to=City.iri", "Museum.classification, to=Concept.iri");
    assertThat(column(reading, "City", "gmCode").label()).isEqualTo("CBS municipality code");
    assertThat(reading.schema().tables().stream().map(Table::name))
        .contains("City", "Region", "Country")
        .doesNotContain("City_2", "Class", "NodeShape");
  }
}
