package nl.vervolg.query.jena;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import nl.vervolg.match.Folding;
import nl.vervolg.match.TemplateCatalog.FoldedText;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.GraphMemFactory;
import org.apache.jena.graph.Node;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.graph.Triple;
import org.apache.jena.riot.RDFParser;
import org.apache.jena.riot.system.ErrorHandlerFactory;
import org.apache.jena.riot.system.StreamRDFLib;

/** Reads the data set into memory and adds what queries need besides. */
final class GraphLoader {
  private static final String BETWEEN = " |";

  private GraphLoader() {}

  static SortedGraph load(List<Path> files, List<FoldedText> foldedTexts) {
    Graph graph = GraphMemFactory.createGraphMem2();
    for (Path file : files) {
      RDFParser.source(file)
          .errorHandler(ErrorHandlerFactory.errorHandlerStrictNoLogging)
          .parse(StreamRDFLib.graph(graph));
    }
    foldedTexts.forEach(folded -> addFolded(graph, folded));
    return SortedGraph.of(graph);
  }

  /** The values are sorted, so that the text does not depend on the order of a hash table. */
  private static void addFolded(Graph graph, FoldedText folded) {
    Map<Node, TreeSet<String>> texts = new LinkedHashMap<>();
    graph
        .find(Node.ANY, NodeFactory.createURI(folded.thingsWith()), Node.ANY)
        .forEach(triple -> texts.put(triple.getSubject(), new TreeSet<>()));
    for (String property : folded.from()) {
      graph
          .find(Node.ANY, NodeFactory.createURI(property), Node.ANY)
          .filterKeep(triple -> triple.getObject().isLiteral())
          .filterKeep(triple -> texts.containsKey(triple.getSubject()))
          .forEach(
              triple ->
                  texts
                      .getOrDefault(triple.getSubject(), new TreeSet<>())
                      .add(Folding.fold(triple.getObject().getLiteralLexicalForm())));
    }
    Node predicate = NodeFactory.createURI(folded.property());
    texts.forEach(
        (subject, words) ->
            graph.add(Triple.create(subject, predicate, Terms.text(String.join(BETWEEN, words)))));
  }
}
