package nl.vervolg.query.jena;

import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.match.QueryDialect;
import nl.vervolg.match.QueryText;
import nl.vervolg.problem.Problems;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryException;
import org.apache.jena.query.QueryParseException;
import org.apache.jena.query.SortCondition;
import org.apache.jena.sparql.algebra.Algebra;
import org.apache.jena.sparql.algebra.OpVars;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.expr.Expr;
import org.apache.jena.sparql.syntax.Element;
import org.apache.jena.sparql.syntax.PatternVars;
import org.jspecify.annotations.Nullable;

/** Checks queries and patterns in SPARQL. */
public final class SparqlDialect implements QueryDialect {
  static {
    JenaQueryEngine.begin();
  }

  @Override
  public void checkQuery(QueryText text, Set<String> variables, Problems problems) {
    Query query = parse(text, false, problems);
    if (query == null) {
      return;
    }
    if (!query.isSelectType()) {
      wrong(text, problems, "The query is not a SELECT.", "Only SELECT reads without change.");
      return;
    }
    if (query.hasDatasetDescription()) {
      wrong(text, problems, "The query names a data set.", "Leave FROM out; there is only one.");
    }
    if (query.hasGroupBy() || query.hasAggregators() || query.hasLimit() || query.hasOffset()) {
      wrong(
          text,
          problems,
          "The query groups or cuts its rows.",
          "Leave GROUP BY, counts, LIMIT and OFFSET out; they are added where a question asks.");
    }
    checkOrder(text, query, problems);
    Set<String> missing = new TreeSet<>(variables);
    query.getProjectVars().forEach(variable -> missing.remove(variable.getVarName()));
    missing.forEach(
        name ->
            wrong(
                text,
                problems,
                "The query does not select (?" + name + ").",
                "Add it after SELECT."));
    ReadOnlyCheck.of(query).forEach(what -> wrong(text, problems, what, ReadOnlyCheck.ADVICE));
  }

  /** Things are sorted once where they are found and again where they are shown. */
  private static void checkOrder(QueryText text, Query query, Problems problems) {
    if (!query.hasOrderBy()) {
      return;
    }
    for (SortCondition condition : query.getOrderBy()) {
      Expr expression = condition.getExpression();
      if (!expression.isVariable() || !query.getProjectVars().contains(expression.asVar())) {
        wrong(
            text,
            problems,
            "The query sorts by (" + expression + "), which it does not select.",
            "Sort by a variable that stands after SELECT.");
      }
    }
  }

  @Override
  public void checkPattern(QueryText text, Set<String> variables, Problems problems) {
    Query query = parse(text, true, problems);
    if (query == null) {
      return;
    }
    Element pattern = query.getQueryPattern();
    Set<String> missing = new TreeSet<>(variables);
    PatternVars.vars(pattern).forEach(variable -> missing.remove(variable.getVarName()));
    for (Var variable : OpVars.mentionedVars(Algebra.compile(pattern))) {
      missing.remove(variable.getVarName());
      if (Var.isBlankNodeVar(variable)) {
        wrong(text, problems, "The pattern has a blank node.", "Use a variable with a name.");
      }
    }
    missing.forEach(
        name ->
            wrong(
                text,
                problems,
                "The pattern does not mention (?" + name + ").",
                "Without it the pattern says nothing about the question."));
    ReadOnlyCheck.of(query).forEach(what -> wrong(text, problems, what, ReadOnlyCheck.ADVICE));
  }

  private static @Nullable Query parse(QueryText text, boolean pattern, Problems problems) {
    try {
      return pattern ? ParsedQueries.parsePattern(text) : ParsedQueries.parseQuery(text);
    } catch (QueryParseException e) {
      problems.add(SparqlMistake.of(text, pattern, e));
    } catch (QueryException e) {
      wrong(
          text,
          problems,
          "This is not SPARQL: it cannot be read.",
          "Compare it with the other queries.");
    }
    return null;
  }

  private static void wrong(QueryText text, Problems problems, String what, String advice) {
    problems.add(text.file(), text.line(), what, advice);
  }
}
