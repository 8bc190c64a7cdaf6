package nl.vervolg.query.jena;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
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
import org.apache.jena.sparql.syntax.ElementSubQuery;
import org.apache.jena.sparql.syntax.ElementUnion;
import org.jspecify.annotations.Nullable;

/**
 * Puts the query of a turn together from parsed pieces. Conditions come before the base pattern.
 */
final class QueryComposer {
  private static final Var ITEM = Var.alloc("item");
  private static final Var COUNT = Var.alloc("count");
  private static final Var PROPERTY = Var.alloc("property");
  private static final Var VALUE = Var.alloc("value");
  private static final Var ORDER_VALUE = Var.alloc("order_value");

  private static final long UNKNOWN = Long.MAX_VALUE;
  private static final int MANY = 500;

  private final ParsedQueries parsed;
  private final ToLongFunction<String> frequency;
  private final TextIndex texts;

  /**
   * A composer.
   *
   * @param frequency how often a resource is the object of a statement
   * @param texts finds things by words
   */
  QueryComposer(ParsedQueries parsed, ToLongFunction<String> frequency, TextIndex texts) {
    this.parsed = parsed;
    this.frequency = frequency;
    this.texts = texts;
  }

  /**
   * The rows of no more than {@code limit} things. The things are found, sorted and cut in a query
   * of their own, so that columns are looked up only for those that are shown.
   */
  Query rows(TemplateMatch match, long limit) {
    Query shown = parsed.query(match.show());
    Query things = things(match, limit);
    ElementGroup group = new ElementGroup();
    group.addElement(new ElementSubQuery(things));
    Patterns.splice(group, shown.getQueryPattern());
    match.edits().forEach(edit -> show(group, edit, match));
    Query query = select(shown, group);
    query.setDistinct(shown.isDistinct());
    query.getPrefixMapping().setNsPrefixes(parsed.query(match.find()).getPrefixMapping());
    shown
        .getProject()
        .forEachVarExpr((variable, expression) -> project(query, variable, expression));
    things.getOrderBy().forEach(query::addOrderBy);
    match.edits().forEach(edit -> project(query, edit));
    query.ensureResultVars();
    return query;
  }

  private Query things(TemplateMatch match, long limit) {
    Query base = parsed.query(match.find());
    // A query within a query has no prefixes of its own.
    Query query = new Query();
    query.setQuerySelectType();
    query.setQueryPattern(found(match, base));
    query.setDistinct(base.isDistinct() || match.edits().stream().anyMatch(QueryComposer::several));
    base.getProject()
        .forEachVarExpr((variable, expression) -> project(query, variable, expression));
    for (QueryEdit edit : match.edits()) {
      if (edit instanceof QueryEdit.OrderBy order) {
        query.addResultVar(ORDER_VALUE);
        query.addOrderBy(
            ORDER_VALUE, order.descending() ? Query.ORDER_DESCENDING : Query.ORDER_ASCENDING);
      }
    }
    if (base.hasOrderBy()) {
      base.getOrderBy().forEach(query::addOrderBy);
    }
    query.setLimit(limit);
    query.ensureResultVars();
    return query;
  }

  /**
   * A thing can be in two of several places; taking out doubles costs as much as the query itself.
   */
  private static boolean several(QueryEdit edit) {
    return edit instanceof QueryEdit.Restrict restrict
        && restrict.filler() instanceof QueryEdit.Resources resources
        && resources.iris().size() > 1;
  }

  private static void project(Query query, Var variable, @Nullable Expr expression) {
    if (expression == null) {
      query.addResultVar(variable);
    } else {
      query.addResultVar(variable, expression);
    }
  }

  /** Facts are sorted last: the same rows in the same order, whatever order the graph gives. */
  private static void project(Query query, QueryEdit edit) {
    if (edit instanceof QueryEdit.OrderBy) {
      query.addResultVar(ORDER_VALUE);
    }
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
    Query base = parsed.query(match.find());
    Query query = select(base, found(match, base));
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
    query.getPrefixMapping().setNsPrefixes(base.getPrefixMapping());
    query.setQueryPattern(pattern);
    return query;
  }

  private ElementGroup found(TemplateMatch match, Query base) {
    ElementGroup group = new ElementGroup();
    restrict(group, match);
    for (QueryEdit edit : match.edits()) {
      if (edit instanceof QueryEdit.OrderBy order) {
        Patterns.splice(group, parsed.pattern(order.pattern()).getQueryPattern());
      }
    }
    Patterns.splice(group, base.getQueryPattern());
    return group;
  }

  private void restrict(ElementGroup group, TemplateMatch match) {
    List<QueryEdit.Restrict> conditions =
        match.edits().stream()
            .filter(QueryEdit.Restrict.class::isInstance)
            .map(QueryEdit.Restrict.class::cast)
            .sorted(Comparator.comparingLong(this::candidates))
            .toList();
    if (!conditions.isEmpty() && candidates(conditions.get(0)) > MANY) {
      conditions.forEach(condition -> narrow(group, condition));
    }
    for (QueryEdit.Restrict condition : conditions) {
      Patterns.restrict(group, condition, pattern(condition));
    }
  }

  /** Where nothing else leaves few things, the words of a text may. */
  private void narrow(ElementGroup group, QueryEdit.Restrict condition) {
    if (!condition.negated() && condition.filler() instanceof QueryEdit.Words words) {
      Var slot = Var.alloc(condition.slot().value());
      texts
          .candidates(pattern(condition), ITEM, slot, words.words())
          .filter(items -> items.size() <= MANY)
          .ifPresent(items -> group.addElement(Patterns.values(ITEM, items)));
    }
  }

  private Element pattern(QueryEdit.Restrict condition) {
    return parsed.pattern(condition.pattern()).getQueryPattern();
  }

  /** How many things a condition leaves at most, as far as that can be known beforehand. */
  private long candidates(QueryEdit.Restrict condition) {
    if (!condition.negated() && condition.filler() instanceof QueryEdit.Resources resources) {
      return resources.iris().stream().mapToLong(frequency).sum();
    }
    return !condition.negated() && condition.filler() instanceof QueryEdit.Literals literals
        ? literals.texts().size()
        : UNKNOWN;
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
      ElementGroup facts = new ElementGroup();
      facts.addElement(union);
      group.addElement(new ElementOptional(facts));
    }
  }

  /**
   * The conditions are repeated: what is optional is evaluated by itself, and would be for all
   * things.
   */
  private ElementGroup fact(QueryEdit.Show show, TemplateMatch match) {
    ElementGroup group = new ElementGroup();
    restrict(group, match);
    Patterns.splice(group, parsed.pattern(show.pattern()).getQueryPattern());
    return group;
  }
}
