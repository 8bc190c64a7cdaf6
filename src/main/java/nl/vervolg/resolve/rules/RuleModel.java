package nl.vervolg.resolve.rules;

import static org.drools.model.DSL.and;
import static org.drools.model.DSL.declarationOf;
import static org.drools.model.DSL.exists;
import static org.drools.model.DSL.not;
import static org.drools.model.DSL.or;
import static org.drools.model.PatternDSL.alphaIndexedBy;
import static org.drools.model.PatternDSL.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;
import org.drools.model.Index;
import org.drools.model.PatternDSL;
import org.drools.model.PatternDSL.PatternDef;
import org.drools.model.RuleItemBuilder;
import org.drools.model.Variable;
import org.drools.model.consequences.ConsequenceImpl;
import org.drools.model.functions.Function1;
import org.drools.model.functions.HashedExpression;
import org.drools.model.functions.Predicate2;
import org.drools.model.view.ViewItemBuilder;
import org.jspecify.annotations.Nullable;

/**
 * An admitted rule as the engine takes it. It is made of the tree alone: no text of a rule file is
 * compiled, so none can become code.
 */
final class RuleModel {
  /** All rules are of one package: see {@link RuleNetwork}. */
  static final String PACKAGE = "rules";

  private final Stratum stratum;
  private final RuleSyntax rule;
  private final Map<String, Named> named = new HashMap<>();
  private int patterns;

  /** The pattern before, where its fact can be seen. */
  private @Nullable Named last;

  /**
   * A variable of a rule.
   *
   * @param origin the pattern and the field that it stands for: two rules that begin alike share
   *     their beginnings, whatever names they give
   */
  private record Named(Variable<Object> variable, Class<?> type, String origin) {}

  /** A field that gets a name. */
  private record Extract(FieldPath path)
      implements Function1<Object, @Nullable Object>, HashedExpression {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable Object apply(Object fact) {
      return path.read(fact);
    }

    @Override
    public String getExpressionHash() {
      return path.text();
    }
  }

  RuleModel(Stratum stratum, RuleSyntax rule) {
    this.stratum = stratum;
    this.rule = rule;
  }

  org.drools.model.Rule build() {
    List<RuleItemBuilder<?>> items = new ArrayList<>();
    rule.conditions().forEach(condition -> items.add(item(condition)));
    ConsequenceImpl consequence = consequence();
    items.add(() -> consequence);
    return PatternDSL.rule(PACKAGE, rule.id())
        .attribute(org.drools.model.Rule.Attribute.AGENDA_GROUP, stratum.folder())
        .build(items.toArray(RuleItemBuilder<?>[]::new));
  }

  private ViewItemBuilder<?> item(Condition condition) {
    if (condition instanceof Condition.Pattern one) {
      return item(one);
    }
    Group group = (Group) condition;
    Named before = last;
    List<ViewItemBuilder<?>> parts = new ArrayList<>();
    for (Condition part : group.parts()) {
      last = group.how() == Connective.OR ? before : last;
      parts.add(item(part));
    }
    last = group.how() == Connective.AND ? last : before;
    ViewItemBuilder<?> first = parts.remove(0);
    ViewItemBuilder<?>[] others = parts.toArray(ViewItemBuilder<?>[]::new);
    return switch (group.how()) {
      case AND -> and(first, others);
      case OR -> or(first, others);
      case NOT -> not(first, others);
      case EXISTS -> exists(first, others);
    };
  }

  private ViewItemBuilder<?> item(Condition.Pattern condition) {
    Class<?> fact = FactModel.fact(condition.fact()).orElseThrow();
    String place = "#" + patterns++;
    String name = condition.variable().isEmpty() ? place : condition.variable();
    Variable<Object> variable = name(name, fact, place);
    PatternDef<Object> pattern = pattern(variable);
    boolean paired = false;
    for (Constraint constraint : condition.constraints()) {
      if (constraint instanceof Constraint.Binding binding) {
        bind(binding, fact, place, pattern);
      } else {
        paired |= constrain(constraint, fact, pattern);
      }
    }
    if (!paired && last != null && FactLimits.most(fact) > 1) {
      count(pattern, last);
    }
    last = variable(name);
    return pattern;
  }

  /** What nothing ties to the facts before is paired with all of them; that is counted. */
  private void count(PatternDef<Object> pattern, Named before) {
    Predicate2<Object, Object> pair = (fact, other) -> Work.pair(rule.id());
    pattern.expr("paired with " + before.origin(), before.variable(), pair);
  }

  /** Both sides of an {@code or} mean the same variable; it then has two origins. */
  @SuppressWarnings("unchecked")
  private Variable<Object> name(String name, Class<?> type, String origin) {
    Named known = named.get(name);
    Variable<Object> variable =
        known != null && known.type() == type
            ? known.variable()
            : declarationOf((Class<Object>) type, name);
    named.put(
        name, new Named(variable, type, known == null ? origin : known.origin() + "|" + origin));
    return variable;
  }

  private Named variable(String name) {
    return Objects.requireNonNull(named.get(name), name);
  }

  private void bind(
      Constraint.Binding binding, Class<?> fact, String place, PatternDef<Object> pattern) {
    Path path = binding.path();
    if (path.variable().isEmpty()) {
      FieldPath field = FieldPath.of(fact, path);
      Variable<Object> variable =
          name(binding.variable(), field.type(), place + "." + field.text());
      pattern.bind(variable, new Extract(field));
    } else {
      Named from = variable(path.variable());
      FieldPath field = FieldPath.of(from.type(), path);
      Variable<Object> variable =
          name(binding.variable(), field.type(), from.origin() + "." + field.text());
      pattern.bind(variable, from.variable(), new Extract(field));
    }
  }

  /** True for a constraint that needs a variable. */
  private boolean constrain(Constraint constraint, Class<?> fact, PatternDef<Object> pattern) {
    Map<String, Integer> inputs = new LinkedHashMap<>();
    Term left = term(constraint.path(), 0, fact, inputs);
    Operator operator = Operator.EQUAL;
    List<Term> right = new ArrayList<>();
    if (constraint instanceof Constraint.Truth truth) {
      right.add(new Term.Fixed(truth.holds()));
    } else {
      Constraint.Comparison comparison = (Constraint.Comparison) constraint;
      operator = comparison.operator();
      comparison.values().forEach(value -> right.add(term(value, fact, inputs)));
    }
    ConstraintTest test = new ConstraintTest(left, operator, right);
    List<Variable<Object>> used =
        inputs.keySet().stream().map(name -> variable(name).variable()).toList();
    String id = id(test, List.copyOf(inputs.keySet()));
    switch (used.size()) {
      case 0 -> alone(test, id, pattern);
      case 1 -> pattern.expr(id, used.get(0), test.withOne(rule.id()));
      case 2 -> pattern.expr(id, used.get(0), used.get(1), test.withTwo(rule.id()));
      default -> pattern.expr(id, used.get(0), used.get(1), used.get(2), test.withThree(rule.id()));
    }
    return !used.isEmpty();
  }

  /** Where one field is compared with many constants, the engine looks the right one up. */
  private static void alone(ConstraintTest test, String id, PatternDef<Object> pattern) {
    if (test.operator() == Operator.EQUAL
        && test.left() instanceof Term.Read read
        && read.path().steps().size() == 1
        && test.right().get(0) instanceof Term.Fixed fixed) {
      FieldPath path = read.path();
      pattern.expr(
          id,
          test.alone(),
          alphaIndexedBy(
              Object.class,
              Index.ConstraintType.EQUAL,
              path.number(),
              new Extract(path),
              fixed.value()));
    } else {
      pattern.expr(id, test.alone());
    }
  }

  /** The same for constraints that mean the same, so that rules share what they have in common. */
  private String id(ConstraintTest test, List<String> inputs) {
    StringBuilder id = new StringBuilder(text(test.left(), inputs));
    id.append(' ').append(test.operator().sign());
    test.right().forEach(term -> id.append(' ').append(text(term, inputs)));
    return id.toString();
  }

  private String text(Term term, List<String> inputs) {
    if (term instanceof Term.Fixed fixed) {
      return fixed.value() instanceof String text
          ? "\"" + text + "\""
          : String.valueOf(fixed.value());
    }
    Term.Read read = (Term.Read) term;
    String from = read.input() == 0 ? "" : variable(inputs.get(read.input() - 1)).origin() + ":";
    return from + read.path().text() + (read.offset() == 0 ? "" : "+" + read.offset());
  }

  private Term term(Value value, Class<?> fact, Map<String, Integer> inputs) {
    return value instanceof Value.Reference reference
        ? term(reference.path(), reference.offset(), fact, inputs)
        : new Term.Fixed(Asking.fixed(value));
  }

  /** In a constraint, input 0 is the fact itself. */
  private Term term(Path path, int offset, Class<?> fact, Map<String, Integer> inputs) {
    if (path.variable().isEmpty()) {
      return new Term.Read(0, FieldPath.of(fact, path), offset);
    }
    int input = inputs.computeIfAbsent(path.variable(), name -> inputs.size() + 1);
    FieldPath field = FieldPath.of(variable(path.variable()).type(), path);
    return new Term.Read(input, field, offset);
  }

  private ConsequenceImpl consequence() {
    Map<String, Integer> inputs = new LinkedHashMap<>();
    List<Term> arguments = new ArrayList<>();
    List<Class<?>> types = new ArrayList<>();
    for (Value value : rule.conclusion().arguments()) {
      if (value instanceof Value.Reference reference) {
        Path path = reference.path();
        int input = inputs.computeIfAbsent(path.variable(), name -> inputs.size());
        FieldPath field = FieldPath.of(variable(path.variable()).type(), path);
        arguments.add(new Term.Read(input, field, reference.offset()));
        types.add(field.type());
      } else {
        arguments.add(new Term.Fixed(Asking.fixed(value)));
        types.add(Asking.fixed(value).getClass());
      }
    }
    Maker maker = new Maker(ConclusionCheck.way(rule.conclusion(), types), arguments);
    Variable<?>[] used =
        inputs.keySet().stream().map(name -> variable(name).variable()).toArray(Variable<?>[]::new);
    return new ConsequenceImpl(maker.block(), used, true, false, "java");
  }
}
