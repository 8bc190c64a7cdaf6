package nl.vervolg.query.jena;

import java.util.Set;
import java.util.TreeSet;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Query;
import org.apache.jena.sparql.algebra.walker.Walker;
import org.apache.jena.sparql.core.TriplePath;
import org.apache.jena.sparql.expr.E_Function;
import org.apache.jena.sparql.expr.Expr;
import org.apache.jena.sparql.expr.ExprFunctionN;
import org.apache.jena.sparql.expr.ExprFunctionOp;
import org.apache.jena.sparql.expr.ExprVisitorBase;
import org.apache.jena.sparql.syntax.Element;
import org.apache.jena.sparql.syntax.ElementAssign;
import org.apache.jena.sparql.syntax.ElementBind;
import org.apache.jena.sparql.syntax.ElementFilter;
import org.apache.jena.sparql.syntax.ElementNamedGraph;
import org.apache.jena.sparql.syntax.ElementPathBlock;
import org.apache.jena.sparql.syntax.ElementService;
import org.apache.jena.sparql.syntax.ElementSubQuery;
import org.apache.jena.sparql.syntax.ElementVisitorBase;
import org.apache.jena.sparql.syntax.ElementWalker;
import org.apache.jena.vocabulary.XSD;

/** Finds what a template may not do: reach another server or graph, or run code by its name. */
final class ReadOnlyCheck extends ElementVisitorBase {
  static final String ADVICE = "A template reads the data set of its workspace and nothing else.";

  /** Predicates and functions in this scheme make Jena load a Java class. */
  private static final String CODE = "java:";

  private final Set<String> found = new TreeSet<>();

  /** A sentence for everything that is not allowed. */
  static Set<String> of(Query query) {
    ReadOnlyCheck check = new ReadOnlyCheck();
    check.query(query);
    return check.found;
  }

  private void query(Query query) {
    walk(query.getQueryPattern());
    query.getProject().getExprs().values().forEach(this::walk);
    query.getHavingExprs().forEach(this::walk);
    if (query.hasOrderBy()) {
      query.getOrderBy().forEach(condition -> walk(condition.getExpression()));
    }
  }

  private void walk(Element element) {
    ElementWalker.walk(element, this);
  }

  private void walk(Expr expression) {
    Walker.walk(expression, new Functions());
  }

  @Override
  public void visit(ElementService service) {
    found.add("SERVICE asks another server.");
  }

  @Override
  public void visit(ElementNamedGraph graph) {
    found.add("GRAPH asks another graph.");
  }

  @Override
  public void visit(ElementSubQuery subQuery) {
    query(subQuery.getQuery());
  }

  @Override
  public void visit(ElementFilter filter) {
    walk(filter.getExpr());
  }

  @Override
  public void visit(ElementBind bind) {
    walk(bind.getExpr());
  }

  @Override
  public void visit(ElementAssign assign) {
    walk(assign.getExpr());
  }

  @Override
  public void visit(ElementPathBlock block) {
    for (TriplePath triple : block.getPattern().getList()) {
      Node predicate = triple.getPredicate();
      if (predicate != null && predicate.isURI() && predicate.getURI().startsWith(CODE)) {
        found.add("(" + predicate.getURI() + ") runs code.");
      }
    }
  }

  private final class Functions extends ExprVisitorBase {
    @Override
    public void visit(ExprFunctionN function) {
      if (function instanceof E_Function named
          && !named.getFunctionIRI().startsWith(XSD.getURI())) {
        found.add("Function (" + named.getFunctionIRI() + ") is not one of SPARQL.");
      }
    }

    @Override
    public void visit(ExprFunctionOp exists) {
      walk(exists.getElement());
    }
  }
}
