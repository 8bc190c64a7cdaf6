package nl.vervolg.schema.rdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.shacl.vocabulary.SHACL;
import org.apache.jena.vocabulary.DCTerms;
import org.apache.jena.vocabulary.RDFS;

/**
 * What a graph says of things in words. Of several languages English is taken, else what has no
 * language, else the first in the order of their signs; of several texts in it the first in the
 * order of letters.
 */
final class Wording {
  private static final String SKOS = "http://www.w3.org/2004/02/skos/core#";
  private static final List<Node> LABELS =
      List.of(SHACL.name, RDFS.label.asNode(), NodeFactory.createURI(SKOS + "prefLabel"));
  private static final List<Node> TEXTS =
      List.of(
          SHACL.description,
          RDFS.comment.asNode(),
          NodeFactory.createURI(SKOS + "definition"),
          DCTerms.description.asNode());

  private final Graph graph;

  Wording(Graph graph) {
    this.graph = graph;
  }

  /** What people call a thing. */
  Optional<String> label(Node thing) {
    return first(thing, LABELS);
  }

  /** What is told of a thing. */
  Optional<String> text(Node thing) {
    return first(thing, TEXTS);
  }

  private Optional<String> first(Node thing, List<Node> properties) {
    return properties.stream().flatMap(property -> best(thing, property).stream()).findFirst();
  }

  private Optional<String> best(Node thing, Node property) {
    List<Node> all = new ArrayList<>();
    graph.find(thing, property, Node.ANY).forEachRemaining(each -> all.add(each.getObject()));
    return all.stream()
        .filter(Node::isLiteral)
        .filter(text -> !text.getLiteralLexicalForm().isBlank())
        .min(
            Comparator.comparing((Node text) -> language(text))
                .thenComparing(Node::getLiteralLexicalForm))
        .map(text -> text.getLiteralLexicalForm().strip());
  }

  private static String language(Node text) {
    String language = text.getLiteralLanguage().toLowerCase(Locale.ROOT);
    if (language.equals("en") || language.startsWith("en-")) {
      return "0" + language;
    }
    return language.isEmpty() ? "1" : "2" + language;
  }
}
