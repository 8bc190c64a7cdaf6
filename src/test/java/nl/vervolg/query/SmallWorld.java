package nl.vervolg.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.match.Declarations;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.query.jena.SparqlDialect;

/** A few institutions, the slots of the heritage domain and the real templates. */
public final class SmallWorld {
  /** The templates of the heritage domain. */
  public static final Path TEMPLATES = Path.of("templates", "heritage");

  private static final String PLACE = "https://vervolg.nl/id/place/";
  private static final String TYPE = "https://vervolg.nl/id/type/";
  private static final Map<String, String> PREFIXES =
      Map.of(
          "schema", "https://schema.org/",
          "org", "http://www.w3.org/ns/org#",
          "skos", "http://www.w3.org/2004/02/skos/core#",
          "rdfs", "http://www.w3.org/2000/01/rdf-schema#",
          "dcterms", "http://purl.org/dc/terms/",
          "vv", "https://vervolg.nl/def/",
          "type", TYPE);

  private static final String TURTLE =
      """
      @prefix schema: <https://schema.org/> .
      @prefix org: <http://www.w3.org/ns/org#> .
      @prefix dcterms: <http://purl.org/dc/terms/> .
      @prefix vv: <https://vervolg.nl/def/> .
      @prefix type: <https://vervolg.nl/id/type/> .
      @prefix place: <https://vervolg.nl/id/place/> .
      @prefix src: <https://vervolg.nl/id/source/> .
      @prefix : <https://vervolg.nl/id/institution/> .

      src:one dcterms:title "Register One" .
      place:aa schema:name "Aadorp" . place:bee schema:name "Beestad" .
      :alpha org:classification type:A ; vv:slug "alpha" ; schema:name "Alpha Archive"@en ;
        schema:location place:aa, place:north, place:land ; vv:foundingYear 1802 ;
        schema:foundingDate "1802-07-01" ; vv:director "A. Person" ; schema:url <https://alpha.example/> ;
        schema:streetAddress "Long Street 1" ; schema:addressLocality "Aadorp" ;
        schema:keywords "slavery", "shipping" ; dcterms:source src:one, src:two .
      :beta org:classification type:A ; vv:slug "beta" ; schema:name "Beta Archive" ;
        schema:location place:bee, place:north, place:land ; vv:foundingYear 1950 ;
        vv:collection "Maps of the Séa" ; dcterms:source src:two .
      :mus1 org:classification type:M ; vv:slug "mus1" ; schema:name "Museum One" ;
        schema:location place:aa, place:north, place:land ; vv:foundingYear 1885 ; vv:visitors 900 ;
        vv:visitorsYear 2019 ; vv:artist "Vincent van Gogh", "Rembrandt" ; dcterms:source src:one .
      :mus2 org:classification type:M ; vv:slug "mus2" ; schema:name "Museum Two" ;
        schema:location place:aa, place:land ; vv:foundingYear 1885 ; vv:visitors 50 .
      :mus3 org:classification type:M ; vv:slug "mus3" ; schema:name "Museum Three" ;
        schema:location place:bee, place:south, place:land ; schema:keywords "Tweede Wereldoorlog" .
      :mus4 org:classification type:M ; vv:slug "mus4" ; schema:name "Museum Four" ;
        schema:location place:bee, place:bee-municipality, place:south, place:land ; vv:foundingYear 2001 .
      """;

  private SmallWorld() {}

  /** The slots of the heritage domain, in its four languages. */
  public static Declarations declarations() {
    return declarations("nl", "en", "de", "fr");
  }

  /** The same in these languages. */
  public static Declarations declarations(String... languages) {
    Map<SlotName, Role> slots = new LinkedHashMap<>();
    slots.put(new SlotName("institution_type_code"), Role.TYPE);
    slots.put(new SlotName("city_lower"), Role.LOCATION);
    slots.put(new SlotName("region_code"), Role.LOCATION);
    slots.put(new SlotName("country_code"), Role.LOCATION);
    slots.put(new SlotName("institution_slug"), Role.ENTITY);
    slots.put(new SlotName("property"), Role.PROPERTY);
    slots.put(new SlotName("subject"), Role.TOPIC);
    slots.put(new SlotName("founded_before"), Role.MEASURE);
    slots.put(new SlotName("founded_after"), Role.MEASURE);
    slots.put(new SlotName("order"), Role.ORDER);
    slots.put(new SlotName("negated"), Role.POLARITY);
    return new Declarations(
        slots, List.of(languages).stream().map(Language::new).toList(), PREFIXES);
  }

  /** The real templates. */
  public static TemplateCatalog catalog() {
    return TemplateCatalog.load(TEMPLATES, declarations(), new SparqlDialect());
  }

  /** An engine on the institutions above, with the real templates. */
  public static JenaQueryEngine engine(TemplateCatalog catalog) {
    try {
      Path file = Files.createTempFile("small-world", ".ttl");
      file.toFile().deleteOnExit();
      Files.writeString(file, TURTLE);
      JenaQueryEngine engine = JenaQueryEngine.open(List.of(file), catalog);
      engine.prepare();
      return engine;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Labels that show the key of a value. */
  public static Labels labels() {
    return (slot, language, number) ->
        number == GrammaticalNumber.PLURAL ? slot.filler().key() + "s" : slot.filler().key();
  }

  /** A question without words. */
  public static Question question(Act act, Slot... slots) {
    return question(new Language("en"), act, slots);
  }

  /** The same in another language. */
  public static Question question(Language language, Act act, Slot... slots) {
    List<Slot> sorted = new ArrayList<>(List.of(slots));
    sorted.sort(Comparator.comparing(Slot::name));
    return new Question(act, sorted, language, new QuestionForm(List.of()));
  }

  /** The match of a question that has a template. */
  public static TemplateMatch match(TemplateCatalog catalog, Question question) {
    if (catalog.match(question) instanceof TemplateMatch match) {
      return match;
    }
    throw new AssertionError("No template: " + catalog.match(question));
  }

  /** A class. */
  public static Slot type(String letter) {
    return slot("institution_type_code", Role.TYPE, 0, term(letter, TYPE + letter));
  }

  /** A town. */
  public static Slot city(String key, String... places) {
    return slot("city_lower", Role.LOCATION, 1, term(key, iris(places)));
  }

  /** A region. */
  public static Slot region(String key) {
    return slot("region_code", Role.LOCATION, 2, term(key, PLACE + key));
  }

  /** A country. */
  public static Slot country(String key) {
    return slot("country_code", Role.LOCATION, 3, term(key, PLACE + key));
  }

  /** One institution. */
  public static Slot entity(String slug) {
    return slot("institution_slug", Role.ENTITY, 0, term(slug));
  }

  /** A property. */
  public static Slot property(String key) {
    return slot("property", Role.PROPERTY, 0, term(key));
  }

  /** An order. */
  public static Slot order(String key) {
    return slot("order", Role.ORDER, 0, term(key));
  }

  /** A subject. */
  public static Slot subject(String text) {
    return slot("subject", Role.TOPIC, 0, new SlotValue.Text(text));
  }

  /** Founded before a year. */
  public static Slot before(long year) {
    return slot("founded_before", Role.MEASURE, 0, new SlotValue.Amount(year));
  }

  /** Founded after a year. */
  public static Slot after(long year) {
    return slot("founded_after", Role.MEASURE, 0, new SlotValue.Amount(year));
  }

  /** That the condition of a slot is turned round. */
  public static Slot not(String slot) {
    return slot("negated", Role.POLARITY, 0, new SlotValue.Negated(new SlotName(slot)));
  }

  private static Slot slot(String name, Role role, int level, SlotValue value) {
    return new Slot(new SlotName(name), role, level, value);
  }

  private static SlotValue term(String key, String... iris) {
    return new SlotValue.Term(key, List.of(iris));
  }

  private static String[] iris(String... places) {
    return List.of(places).stream().map(PLACE::concat).toArray(String[]::new);
  }
}
