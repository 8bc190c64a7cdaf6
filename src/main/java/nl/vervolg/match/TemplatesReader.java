package nl.vervolg.match;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.problem.Suggestions;

/** Reads {@code templates.yaml}. */
final class TemplatesReader {
  private static final Set<String> FIELDS =
      Set.of("act", "find", "show", "requires", "takes", "top", "facts");

  /** Slots of these roles change a query without a condition of their own. */
  private static final Set<Role> WITHOUT_CONDITION =
      Set.of(Role.ORDER, Role.PROPERTY, Role.POLARITY);

  private static final QueryText NO_QUERY = new QueryText(Path.of(""), 0, "", "");

  private final Declarations declared;
  private final Optional<Conditions> conditions;
  private final QueryFiles files;

  /**
   * Reads the templates of a domain.
   *
   * @param conditions what slots mean in the data, where that could be read
   */
  TemplatesReader(Declarations declared, Optional<Conditions> conditions, QueryFiles files) {
    this.declared = declared;
    this.conditions = conditions;
    this.files = files;
  }

  List<Template> read(YamlValue file) {
    List<Template> templates = new ArrayList<>();
    file.map().forEach((name, value) -> templates.add(template(name, value)));
    return List.copyOf(templates);
  }

  private Template template(String name, YamlValue value) {
    Map<String, YamlValue> fields = value.map(FIELDS);
    YamlValue top = fields.get("top");
    YamlValue facts = fields.get("facts");
    return new Template(
        new TemplateId(name),
        act(value, fields),
        query(value, fields, "find", Set.of("item")),
        query(value, fields, "show", TemplateFolder.listColumns()),
        slots(fields, "requires"),
        slots(fields, "takes"),
        top == null ? 0 : top.number(),
        facts != null && all(facts));
  }

  private static boolean all(YamlValue facts) {
    if (!facts.text().equals("all")) {
      facts.wrong("The facts cannot be (" + facts.text() + ").", "Maybe you meant (all).");
    }
    return true;
  }

  private static Act act(YamlValue template, Map<String, YamlValue> fields) {
    YamlValue value = fields.get("act");
    String written = value == null ? "" : value.text();
    List<String> names = new ArrayList<>();
    for (Act act : Act.values()) {
      String name = act.name().toLowerCase(Locale.ROOT);
      if (name.equals(written)) {
        return act;
      }
      names.add(name);
    }
    (value == null ? template : value)
        .wrong("A template cannot answer (" + written + ").", Suggestions.maybe(written, names));
    return Act.OTHER;
  }

  private QueryText query(
      YamlValue template, Map<String, YamlValue> fields, String field, Set<String> variables) {
    YamlValue value = fields.get(field);
    if (value == null) {
      template.wrong("The template does not say how to " + field + ".", "Name a query file.");
      return NO_QUERY;
    }
    if (!files.has(value.text())) {
      value.wrong(
          "There is no query (" + value.text() + ").", "Name a file of the template folder.");
      return NO_QUERY;
    }
    return files.read(value.text(), variables);
  }

  private Set<SlotName> slots(Map<String, YamlValue> fields, String field) {
    Set<SlotName> slots = new TreeSet<>();
    YamlValue list = fields.get(field);
    if (list != null) {
      list.list().forEach(value -> slots.add(slot(value)));
    }
    return slots;
  }

  private SlotName slot(YamlValue value) {
    SlotName name = new SlotName(value.text());
    Role role = declared.slots().get(name);
    if (role == null) {
      value.wrong(
          "Slot (" + name + ") is not declared in domain.yaml.",
          Suggestions.maybe(name.value(), declared.slotNames()));
    } else if (!WITHOUT_CONDITION.contains(role) && lacksCondition(name)) {
      value.wrong(
          "Slot (" + name + ") has no condition.", "Add one to conditions.yaml, or leave it out.");
    }
    return name;
  }

  private boolean lacksCondition(SlotName slot) {
    return conditions.filter(known -> !known.bySlot().containsKey(slot)).isPresent();
  }
}
