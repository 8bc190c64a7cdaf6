package nl.vervolg.resolve.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Earlier;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;
import nl.vervolg.resolve.rules.syntax.Written;
import nl.vervolg.resolve.rules.trace.Matcher;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.model.impl.ModelImpl;
import org.drools.modelcompiler.KieBaseBuilder;
import org.junit.jupiter.api.Test;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/** Conditions made at random hold as often for the engine as for who tells why. */
class SameAnswerTest {
  private static final long SEED = Long.getLong("seed", 20261130L);
  private static final int RULES = 1500;
  private static final Position AT = new Position(1, 1);
  private static final SlotName TOWN = new SlotName("town");
  private static final SlotValue DELFT = new SlotValue.Term("delft", List.of());
  private static final Slot SLOT = new Slot(TOWN, Role.LOCATION, 1, DELFT);
  private static final Mention MENTION =
      new Mention(new Span(1, 2), TOWN, Role.LOCATION, 0, DELFT, Evidence.LABEL, 0);

  /** Numbers at both ends, lists with something and with nothing, and a field that has nothing. */
  @SuppressWarnings("NullAway")
  private static final List<Object> FACTS =
      List.of(
          new Utterance(new Language("nl"), true, false, 3, 0),
          new Frame(1, Act.LIST, 3, new Language("nl")),
          new Cue(CueKind.ADDITIVE, new Span(0, 1)),
          new Cue(CueKind.PLACE, new Span(1, 2)),
          MENTION,
          SLOT,
          new Anaphor(new Span(0, 1), AnaphorKind.ORDINAL, Integer.MAX_VALUE, 0, "town"),
          new Anaphor(new Span(1, 2), AnaphorKind.ORDINAL, 0, 1, ""),
          new Earlier(Integer.MAX_VALUE, Integer.MIN_VALUE, true),
          new Earlier(1, 0, false),
          new SlotNoun(new Span(1, 2), TOWN),
          new SlotNoun(null, TOWN),
          Edit.replace(SLOT, MENTION),
          Edit.act(Act.COUNT));

  private static final List<Integer> NUMBERS =
      List.of(0, 1, -1, 3, Integer.MAX_VALUE, Integer.MIN_VALUE);

  private final Random random = new Random(SEED);

  /** A field of a fact, and what it has. */
  private record Field(Path path, Class<?> type) {}

  @Test
  void conditionsHoldAsOftenForBoth() {
    List<RuleSyntax> rules = new ArrayList<>();
    for (int i = 0; i < RULES; i++) {
      rules.add(rule("RULE_" + i));
    }

    Map<String, Integer> fired = fired(rules);

    Matcher matcher = new Matcher(FACTS);
    List<String> apart = new ArrayList<>();
    for (RuleSyntax rule : rules) {
      int holds = matcher.matches(rule).size();
      if (holds != fired.getOrDefault(rule.id(), 0)) {
        apart.add(
            Written.of(rule.conditions().get(0))
                + " "
                + Written.of(rule.conditions().get(1))
                + ": "
                + holds
                + ", not "
                + fired.getOrDefault(rule.id(), 0));
      }
    }
    assertThat(apart).as("seed " + SEED).isEmpty();
    assertThat(fired).hasSizeBetween(RULES / 4, RULES - RULES / 10);
  }

  private static Map<String, Integer> fired(List<RuleSyntax> rules) {
    ModelImpl model = new ModelImpl(RuleModel.PACKAGE);
    rules.forEach(rule -> model.addRule(new RuleModel(Stratum.VETOES, rule).build()));
    InternalKnowledgeBase base = KieBaseBuilder.createKieBaseFromModel(model);
    Map<String, Integer> fired = new HashMap<>();
    KieSession session = base.newKieSession();
    try {
      session.addEventListener(
          new DefaultAgendaEventListener() {
            @Override
            public void afterMatchFired(AfterMatchFiredEvent event) {
              fired.merge(event.getMatch().getRule().getName(), 1, Integer::sum);
            }
          });
      FACTS.forEach(session::insert);
      session.getAgenda().getAgendaGroup(Stratum.VETOES.folder()).setFocus();
      session.fireAllRules();
    } finally {
      session.dispose();
      base.getKieSessions().forEach(KieSession::dispose);
    }
    return fired;
  }

  /** Two patterns: the first gives names to fields, the second compares with them. */
  private RuleSyntax rule(String id) {
    Class<?> first = one(FACTS).getClass();
    Class<?> second = one(FACTS).getClass();
    List<Constraint> named = new ArrayList<>();
    Map<Class<?>, List<String>> variables = new HashMap<>();
    for (Field field : fields(first)) {
      String name = "$v" + named.size();
      named.add(new Constraint.Binding(name, field.path(), AT));
      variables.computeIfAbsent(field.type(), type -> new ArrayList<>()).add(name);
    }
    Constraint constraint = constraint(one(fields(second)), variables);
    RuleSyntax made =
        RuleParser.parse(
                """
                package rules.vetoes
                import nl.vervolg.dialogue.*
                rule "a rule"
                    @Id("%s")
                when
                    Cue()
                then
                    insert( new Doubt( VetoReason.UNKNOWN_WORDS ) );
                end
                """
                    .formatted(id),
                "vetoes")
            .rules()
            .get(0);
    return new RuleSyntax(
        made.name(),
        made.at(),
        made.annotations(),
        List.of(
            new Condition.Pattern("$first", first.getSimpleName(), named, AT),
            new Condition.Pattern("", second.getSimpleName(), List.of(constraint), AT)),
        made.conclusion());
  }

  private Constraint constraint(Field field, Map<Class<?>, List<String>> variables) {
    if (field.type() == Boolean.class && random.nextBoolean()) {
      return new Constraint.Truth(field.path(), random.nextBoolean());
    }
    Operator operator = one(operators(field.type()));
    int values = operator == Operator.IN || operator == Operator.NOT_IN ? 2 : 1;
    List<Value> compared = new ArrayList<>();
    for (int i = 0; i < values; i++) {
      compared.add(value(field.type(), variables));
    }
    return new Constraint.Comparison(field.path(), operator, compared);
  }

  private static List<Operator> operators(Class<?> type) {
    if (type == Integer.class) {
      return List.of(Operator.values()).subList(0, Operator.values().length - 1);
    }
    return type == List.class
        ? List.of(Operator.CONTAINS)
        : List.of(Operator.EQUAL, Operator.UNEQUAL, Operator.IN, Operator.NOT_IN);
  }

  private Value value(Class<?> type, Map<Class<?>, List<String>> variables) {
    if (type.isEnum() && random.nextBoolean()) {
      Object constant = one(List.of(type.getEnumConstants()));
      return new Value.Constant(type.getSimpleName(), ((Enum<?>) constant).name(), AT);
    }
    if (type == Integer.class && random.nextBoolean()) {
      return new Value.Amount(one(NUMBERS), AT);
    }
    List<String> fitting =
        type == List.class
            ? variables.values().stream().flatMap(List::stream).sorted().toList()
            : variables.getOrDefault(type, List.of("$first"));
    int offset = type == Integer.class ? one(NUMBERS) : 0;
    return new Value.Reference(new Path(one(fitting), List.of(), AT), offset);
  }

  private static List<Field> fields(Class<?> fact) {
    List<Field> fields = new ArrayList<>();
    fields.add(new Field(new Path("", List.of(Path.THIS), AT), fact));
    of(fact)
        .forEach(
            (name, method) -> {
              fields.add(new Field(new Path("", List.of(name), AT), type(method)));
              of(method.getReturnType())
                  .forEach(
                      (inner, read) ->
                          fields.add(
                              new Field(new Path("", List.of(name, inner), AT), type(read))));
            });
    return fields;
  }

  private static SortedMap<String, Method> of(Class<?> type) {
    return Fields.of(type);
  }

  private static Class<?> type(Method method) {
    return FactType.boxed(method.getReturnType());
  }

  private <T> T one(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }
}
