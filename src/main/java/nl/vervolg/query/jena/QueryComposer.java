package nl.vervolg.query.jena;

import java.util.List;
import nl.vervolg.match.QueryEdit;
import nl.vervolg.match.QueryText;
import nl.vervolg.match.TemplateMatch;
import org.apache.jena.graph.Node;
import org.apache.jena.query.Query;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.expr.Expr;
import org.apache.jena.sparql.expr.ExprVar;
import org.apache.jena.sparql.expr.NodeValue;
import org.apache.jena.sparql.expr.aggregate.AggregatorFactory;
import org.apache.jena.sparql.syntax.Element;
import org.apache.jena.sparql.syntax.ElementBind;
import org.apache.jena.sparql.syntax.ElementGroup;
import org.apache.jena.sparql.syntax.ElementOptional;
import org.apache.jena.sparql.syntax.ElementUnion;

/** Puts the query of a turn together from parsed pieces. Conditions come before the base pattern. */
final class QueryComposer {
  private static final Var ITEM = Var.alloc("item");
  private static final Var COUNT = Var.alloc("count");
  private static final Var PROPERTY = Var.alloc("property");
  private static final Var VALUE = Var.alloc("value");
  private static final Var ORDER_VALUE = Var.alloc("order_value");

  private final ParsedQueries parsed;

  QueryComposer(ParsedQueries parsed) {
    this.parsed = parsed;
  }

  /** The rows, no more than {@code limit}. */
  Query rows(TemplateMatch match, long limit) {
    Query base = parsed.query(match.base());
    Query query = select(base, pattern(match, base, true));
    query.setDistinct(base.isDistinct());
    base.getProject()
        .forEachVarExpr(
            (variable, expression) -> {
              if (expression == null) {
                query.addResultVar(variable);
              } else {
                query.addResultVar(variable, expression);
              }
            });
    match.edits().forEach(edit -> sort(query, edit));
    if (base.hasOrderBy()) {
      base.getOrderBy().forEach(query::addOrderBy);
    }
    match.edits().forEach(edit -> select(query, edit));
    query.setLimit(limit);
    query.ensureResultVars();
    return query;
  }

  private static void sort(Query query, QueryEdit edit) {
    if (edit instanceof QueryEdit.OrderBy order) {
      query.addResultVar(ORDER_VALUE);
      query.addOrderBy(
          ORDER_VALUE, order.descending() ? Query.ORDER_DESCENDING : Query.ORDER_ASCENDING);
    }
  }

  /** Facts are sorted last: the same rows in the same order, whatever order the graph gives. */
  private static void select(Query query, QueryEdit edit) {
    if (edit instanceof QueryEdit.ShowAll) {
      query.addResultVar(PROPERTY);
      query.addOrderBy(PROPERTY, Query.ORDER_ASCENDING);
    }
    if (edit instanceof QueryEdit.ShowAll || edit instanceof QueryEdit.Show) {
      query.addResultVar(VALUE);
      query.addOrderBy(VALUE, Query.ORDER_ASCENDING);
    }
  }

  /** The number of different things. */
  Query count(TemplateMatch match) {
    Query base = parsed.query(match.base());
    Query query = select(base, pattern(match, base, false));
    Expr all = query.allocAggregate(AggregatorFactory.createCountExpr(true, new ExprVar(ITEM)));
    query.addResultVar(COUNT, all);
    query.ensureResultVars();
    return query;
  }

  /** A query of its own, for these things only. */
  Query about(QueryText text, List<Node> items) {
    Query base = parsed.query(text);
    Query query = base.cloneQuery();
    ElementGroup group = new ElementGroup();
    group.addElement(Patterns.values(ITEM, items));
    Patterns.splice(group, base.getQueryPattern());
    query.setQueryPattern(group);
    query.resetResultVars();
    return query;
  }

  private static Query select(Query base, Element pattern) {
    Query query = new Query();
    query.setQuerySelectType();
    query.setPrefixMapping(base.getPrefixMapping());
    query.setQueryPattern(pattern);
    return query;
  }

  private ElementGroup pattern(TemplateMatch match, Query base, boolean shown) {
    ElementGroup group = new ElementGroup();
    restrict(group, match);
    for (QueryEdit edit : match.edits()) {
      if (edit instanceof QueryEdit.OrderBy order) {
        Patterns.splice(group, parsed.pattern(order.pattern()).getQueryPattern());
      }
    }
    Patterns.splice(group, base.getQueryPattern());
    if (shown) {
      match.edits().forEach(edit -> show(group, edit, match));
    }
    return group;
  }

  private void restrict(ElementGroup group, TemplateMatch match) {
    for (QueryEdit edit : match.edits()) {
      if (edit instanceof QueryEdit.Restrict restrict) {
        Patterns.restrict(group, restrict, parsed.pattern(restrict.pattern()).getQueryPattern());
      }
    }
  }

  private void show(ElementGroup group, QueryEdit edit, TemplateMatch match) {
    if (edit instanceof QueryEdit.Show show) {
      group.addElement(new ElementOptional(fact(show, match)));
    } else if (edit instanceof QueryEdit.ShowAll all) {
      ElementUnion union = new ElementUnion();
      for (QueryEdit.Show show : all.facts()) {
        ElementGroup fact = fact(show, match);
        fact.addElement(new ElementBind(PROPERTY, NodeValue.makeString(show.key())));
        union.addElement(fact);
      }
      group.addElement(new ElementOptional(union));
    }
  }

  /** The conditions are repeated: what is optional is evaluated by itself, and would be for all things. */
  private ElementGroup fact(QueryEdit.Show show, TemplateMatch match) {
    ElementGroup group = new ElementGroup();
    restrict(group, match);
    Patterns.splice(group, parsed.pattern(show.pattern()).getQueryPattern());
    return group;
  }
}
