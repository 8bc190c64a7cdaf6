package nl.vervolg.knowledge;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.SlotType.Source;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.TextFile;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.RiotException;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.riot.system.StreamRDFBase;
import org.apache.jena.sys.JenaSystem;
import org.apache.jena.vocabulary.RDF;
import org.jspecify.annotations.Nullable;

/**
 * Reads the names of things out of the data, in one pass over the files and without keeping a
 * graph.
 */
final class Gazetteer extends StreamRDFBase {
  private final List<SlotType> slots;
  private final Set<String> languages = new TreeSet<>();
  private final Set<String> wanted = new TreeSet<>();
  private final Map<String, Thing> things = new LinkedHashMap<>();
  private @Nullable Node unknown;

  private Gazetteer(List<SlotType> slots, List<Language> languages) {
    this.slots = slots;
    languages.forEach(language -> this.languages.add(language.code()));
    for (SlotType slot : slots) {
      slot.source()
          .ifPresent(
              source -> {
                wanted.add(source.key());
                wanted.addAll(source.labels());
                wanted.add(source.adjectives());
                wanted.add(source.weight());
                wanted.add(source.within());
              });
    }
  }

  /** The labels of all things in the files that fill a slot; sorted by slot, value and text. */
  static List<Label> read(
      List<Path> files, List<SlotType> slots, List<Language> languages, Problems problems) {
    List<SlotType> sourced = slots.stream().filter(slot -> slot.source().isPresent()).toList();
    if (sourced.isEmpty()) {
      return List.of();
    }
    JenaSystem.init();
    Gazetteer gazetteer = new Gazetteer(sourced, languages);
    for (Path file : files) {
      if (!TextFile.isFile(file, problems)) {
        continue;
      }
      try {
        RDFParser.source(file)
            .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
            .parse(gazetteer);
        gazetteer.tellUnknown(file, problems);
      } catch (RiotException e) {
        problems.add(TurtleMistake.of(file, String.valueOf(e.getMessage())));
      }
    }
    return gazetteer.labels();
  }

  /** The query engine keeps terms of RDF 1.1. */
  private void tellUnknown(Path file, Problems problems) {
    if (unknown != null) {
      problems.add(
          file,
          0,
          "There is a value of RDF 1.2 (" + unknown + "): a statement as a value, or a direction.",
          "Write it in RDF 1.1: name the statement, or leave out the direction.");
      unknown = null;
    }
  }

  private static boolean known(Node term) {
    return !term.isTripleTerm()
        && (!term.isLiteral() || term.getLiteralBaseDirection() == Node.noTextDirection);
  }

  @Override
  public void triple(Triple triple) {
    if (unknown == null && !known(triple.getObject())) {
      unknown = triple.getObject();
    }
    String predicate = triple.getPredicate().getURI();
    boolean type = predicate.equals(RDF.type.getURI());
    if (!triple.getSubject().isURI() || !(type || wanted.contains(predicate))) {
      return;
    }
    Thing thing = things.computeIfAbsent(triple.getSubject().getURI(), iri -> new Thing());
    if (type) {
      thing.types.add(triple.getObject().toString());
    } else if (triple.getObject().isLiteral()) {
      thing.literals.computeIfAbsent(predicate, p -> new ArrayList<>()).add(triple.getObject());
    } else if (triple.getObject().isURI()) {
      thing.links.computeIfAbsent(predicate, p -> new TreeSet<>()).add(triple.getObject().getURI());
    }
  }

  private List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    for (SlotType slot : slots) {
      Source source = slot.source().orElseThrow();
      Map<String, List<String>> irisByKey = new TreeMap<>();
      things.forEach(
          (iri, thing) ->
              thing
                  .key(source)
                  .ifPresent(
                      key -> irisByKey.computeIfAbsent(key, k -> new ArrayList<>()).add(iri)));
      irisByKey.forEach((key, iris) -> labels(slot, source, key, iris, labels));
    }
    return labels;
  }

  private void labels(
      SlotType slot, Source source, String key, List<String> iris, List<Label> labels) {
    iris.sort(String::compareTo);
    SlotValue value = new SlotValue.Term(key, iris);
    Map<String, Label> byText = new LinkedHashMap<>();
    int[] lexeme = {0};
    long weight =
        iris.stream().mapToLong(iri -> things.getOrDefault(iri, new Thing()).weight(source)).sum();
    List<String> within =
        iris.stream()
            .flatMap(iri -> things.getOrDefault(iri, new Thing()).within(source).stream())
            .distinct()
            .sorted()
            .toList();
    for (String iri : iris) {
      Thing thing = things.getOrDefault(iri, new Thing());
      for (String property : source.labels()) {
        for (Node name : thing.values(property)) {
          put(byText, slot, value, name, WordForm.NAME, weight, lexeme[0]++, within);
        }
      }
      for (Node adjective : thing.values(source.adjectives())) {
        put(byText, slot, value, adjective, WordForm.ADJECTIVE, weight, lexeme[0]++, within);
      }
    }
    labels.addAll(byText.values());
  }

  private void put(
      Map<String, Label> byText,
      SlotType slot,
      SlotValue value,
      Node name,
      WordForm form,
      long weight,
      int lexeme,
      List<String> within) {
    String text = name.getLiteralLexicalForm();
    String tag = name.getLiteralLanguage();
    Optional<Language> language =
        languages.contains(tag) ? Optional.of(new Language(tag)) : Optional.empty();
    byText.putIfAbsent(
        text + '\n' + tag + '\n' + form,
        new Label(text, language, slot, value, form, Gender.NONE, weight, lexeme, within));
  }

  /** What the files say of one resource, as far as it is wanted. */
  private static final class Thing {
    private final Set<String> types = new TreeSet<>();
    private final Map<String, List<Node>> literals = new HashMap<>();
    private final Map<String, Set<String>> links = new HashMap<>(2);

    private Optional<String> key(Source source) {
      boolean fits = source.type().isEmpty() || types.contains(source.type());
      return fits
          ? values(source.key()).stream().findFirst().map(Node::getLiteralLexicalForm)
          : Optional.empty();
    }

    private long weight(Source source) {
      return values(source.weight()).stream()
          .map(Node::getLiteralLexicalForm)
          .filter(number -> number.matches("[0-9]{1,18}"))
          .mapToLong(Long::parseLong)
          .max()
          .orElse(0);
    }

    private Set<String> within(Source source) {
      return links.getOrDefault(source.within(), Set.of());
    }

    private List<Node> values(String property) {
      return literals.getOrDefault(property, List.of());
    }
  }
}
