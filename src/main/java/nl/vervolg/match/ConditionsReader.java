package nl.vervolg.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.match.Conditions.Condition;
import nl.vervolg.match.Conditions.Kind;
import nl.vervolg.match.Conditions.Ordering;
import nl.vervolg.match.TemplateCatalog.FoldedText;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import org.jspecify.annotations.Nullable;

/** Reads {@code conditions.yaml}. */
final class ConditionsReader {
  private static final Set<String> SECTIONS =
      Set.of("conditions", "orders", "facts", "folded_texts");
  private static final Set<String> CONDITION = Set.of("value", "pattern", "negated", "ignored");
  private static final Set<String> ORDER = Set.of("pattern", "direction");
  private static final Set<String> FOLDED_TEXT = Set.of("things_with", "from");
  private static final Set<String> DIRECTIONS = Set.of("ascending", "descending");

  private final Declarations declared;
  private final QueryDialect dialect;
  private final Problems problems;
  private final String prologue;
  private final List<FoldedText> foldedTexts = new ArrayList<>();

  ConditionsReader(Declarations declared, QueryDialect dialect, Problems problems) {
    this.declared = declared;
    this.dialect = dialect;
    this.problems = problems;
    this.prologue =
        new TreeMap<>(declared.prefixes())
            .entrySet().stream()
                .map(prefix -> "PREFIX %s: <%s>".formatted(prefix.getKey(), prefix.getValue()))
                .collect(Collectors.joining(" "));
  }

  /** Properties to add to the data; known after {@link #read}. */
  List<FoldedText> foldedTexts() {
    return foldedTexts;
  }

  Conditions read(YamlValue file) {
    Map<String, YamlValue> sections = file.map(SECTIONS);
    Map<SlotName, Condition> conditions = new LinkedHashMap<>();
    section(sections, "conditions")
        .forEach(
            (name, value) ->
                slot(name, value).ifPresent(slot -> conditions.put(slot, condition(slot, value))));
    Map<String, Ordering> orders = new LinkedHashMap<>();
    section(sections, "orders").forEach((name, value) -> orders.put(name, ordering(value)));
    Map<String, QueryText> facts = new LinkedHashMap<>();
    section(sections, "facts")
        .forEach((name, value) -> facts.put(name, pattern(value, Set.of("item", "value"))));
    section(sections, "folded_texts").forEach(this::foldedText);
    return new Conditions(conditions, orders, facts);
  }

  private static Map<String, YamlValue> section(Map<String, YamlValue> sections, String name) {
    YamlValue section = sections.get(name);
    return section == null ? Map.of() : section.map();
  }

  private Optional<SlotName> slot(String name, YamlValue where) {
    SlotName slot = new SlotName(name);
    if (declared.slots().containsKey(slot)) {
      return Optional.of(slot);
    }
    where.wrong(
        "Slot (" + name + ") is not declared in domain.yaml.",
        Suggestions.maybe(name, declared.slotNames()));
    return Optional.empty();
  }

  private Condition condition(SlotName slot, YamlValue value) {
    Map<String, YamlValue> entries = value.map(CONDITION);
    Set<String> variables = Set.of("item", slot.value());
    YamlValue opposite = entries.get("negated");
    YamlValue ignored = entries.get("ignored");
    return new Condition(
        kind(value, entries.get("value")),
        required(value, entries.get("pattern"), variables),
        opposite == null ? Optional.empty() : Optional.of(pattern(opposite, variables)),
        ignored == null ? Set.of() : folded(ignored.texts()));
  }

  private static Set<String> folded(List<String> words) {
    return words.stream().map(word -> Folding.fold(word).strip()).collect(Collectors.toSet());
  }

  private static Kind kind(YamlValue condition, @Nullable YamlValue value) {
    List<String> kinds = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT);
      if (value != null && name.equals(value.text())) {
        return kind;
      }
      kinds.add(name);
    }
    String written = value == null ? "" : value.text();
    (value == null ? condition : value)
        .wrong(
            "The value of a condition cannot be (" + written + ").",
            Suggestions.maybe(written, kinds));
    return Kind.KEY;
  }

  private Ordering ordering(YamlValue value) {
    Map<String, YamlValue> entries = value.map(ORDER);
    YamlValue direction = entries.get("direction");
    String written = direction == null ? "" : direction.text();
    if (!DIRECTIONS.contains(written)) {
      value.wrong(
          "The direction of an order cannot be (" + written + ").",
          Suggestions.maybe(written, DIRECTIONS));
    }
    QueryText pattern = required(value, entries.get("pattern"), Set.of("item", "order_value"));
    return new Ordering(pattern, written.equals("descending"));
  }

  private QueryText required(YamlValue parent, @Nullable YamlValue value, Set<String> variables) {
    if (value == null) {
      parent.wrong("There is no pattern here.", "Write pattern: ?item ... .");
      return new QueryText(parent.file(), parent.line(), prologue, "");
    }
    return pattern(value, variables);
  }

  private QueryText pattern(YamlValue value, Set<String> variables) {
    String text = value.text();
    // The text of a block begins on the line after its bar.
    int line = text.endsWith("\n") ? value.line() + 1 : value.line();
    QueryText pattern = new QueryText(value.file(), line, prologue, text.stripTrailing());
    dialect.checkPattern(pattern, variables, problems);
    return pattern;
  }

  private void foldedText(String name, YamlValue value) {
    Map<String, YamlValue> entries = value.map(FOLDED_TEXT);
    YamlValue things = entries.get("things_with");
    YamlValue from = entries.get("from");
    if (things == null || from == null) {
      value.wrong("A folded text needs both things_with and from.", "Name properties for both.");
      return;
    }
    List<String> properties =
        from.list().stream().map(property -> iri(property.text(), property)).toList();
    foldedTexts.add(new FoldedText(iri(name, value), iri(things.text(), things), properties));
  }

  private String iri(String name, YamlValue where) {
    int colon = name.indexOf(':');
    String namespace = colon < 0 ? null : declared.prefixes().get(name.substring(0, colon));
    if (namespace == null) {
      where.wrong(
          "(" + name + ") does not begin with a prefix of domain.yaml.",
          Suggestions.maybe(name, declared.prefixes().keySet()));
      return name;
    }
    return namespace + name.substring(colon + 1);
  }
}
