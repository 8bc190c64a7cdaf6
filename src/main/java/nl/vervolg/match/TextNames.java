package nl.vervolg.match;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Role;

/** Which texts every language must have, and what they may refer to. */
final class TextNames {
  private static final Set<String> VARIABLES =
      Set.of("count", "names", "name", "value", "facts", "slots", "more", "before");

  private final Declarations declared;
  private final List<Template> templates;
  private final Map<String, Conditions.Ordering> orders;
  private final Map<String, QueryText> facts;

  /** Of files that could not be read nothing is known, and nothing is demanded. */
  TextNames(
      Declarations declared, Optional<List<Template>> templates, Optional<Conditions> conditions) {
    this.declared = declared;
    this.templates = conditions.isEmpty() ? List.of() : templates.orElse(List.of());
    this.orders = conditions.map(Conditions::orders).orElse(Map.of());
    this.facts = conditions.map(Conditions::facts).orElse(Map.of());
  }

  /** Slots and roles. */
  Set<String> questionRefs() {
    return declared.slotAndRoleNames();
  }

  /** The same and the variables of answers. */
  Set<String> answerRefs() {
    Set<String> refs = declared.slotAndRoleNames();
    refs.addAll(VARIABLES);
    return refs;
  }

  /** Wordings of questions, each as the names of which one must be there. */
  List<List<String>> questions() {
    return templates.stream()
        .flatMap(
            template -> {
              String act = template.act().name().toLowerCase(Locale.ROOT);
              Collection<String> keys = keys(template);
              return keys.isEmpty()
                  ? Stream.of(List.of(act, act + ".any"))
                  : keys.stream().map(key -> List.of(act + "." + key));
            })
        .distinct()
        .toList();
  }

  /** Sentences of answers, in the same way. */
  List<List<String>> answers() {
    Stream<List<String>> ofTemplates =
        templates.stream()
            .flatMap(template -> forms(template).flatMap(form -> sentence(template, form)));
    return Stream.concat(ofTemplates, fixed().map(List::of)).distinct().toList();
  }

  private Stream<List<String>> sentence(Template template, String form) {
    String general = template.id() + "." + form;
    Collection<String> keys = keys(template);
    return keys.isEmpty()
        ? Stream.of(List.of(general))
        : keys.stream().map(key -> List.of(template.id() + "." + key + "." + form, general));
  }

  private Stream<String> forms(Template template) {
    return switch (template.act()) {
      case LIST, COUNT, OTHER -> Stream.of("none", "one", "many");
      case SUPERLATIVE -> Stream.of("none", "one");
      case LOOKUP ->
          template.allFacts() ? Stream.of("none", "one") : Stream.of("none", "one", "unknown");
    };
  }

  private Stream<String> fixed() {
    Stream<String> retrieval = Stream.of("none", "one", "many").map(form -> "retrieval." + form);
    Stream<String> facts = this.facts.keySet().stream().map(fact -> "fact." + fact);
    Stream<String> inherited =
        declared.slots().entrySet().stream()
            .filter(slot -> slot.getValue() != Role.POLARITY)
            .map(slot -> "inherited." + slot.getKey());
    Stream<String> reasons =
        Stream.of(NoTemplate.Reason.values())
            .map(reason -> "no_template." + reason.name().toLowerCase(Locale.ROOT));
    Stream<String> failures =
        Stream.of("timeout", "cancelled", "too_large", "error").map(reason -> "failed." + reason);
    Stream<String> others =
        Stream.of("enumeration.cut", "comparison.more", "comparison.fewer", "comparison.same");
    return Stream.of(retrieval, facts, inherited, reasons, failures, others)
        .flatMap(names -> names);
  }

  private Collection<String> keys(Template template) {
    boolean ordered = needs(template, Role.ORDER) && template.act() == Act.SUPERLATIVE;
    if (ordered) {
      return orders.keySet();
    }
    return needs(template, Role.PROPERTY) ? facts.keySet() : List.of();
  }

  private boolean needs(Template template, Role role) {
    return template.requires().stream().anyMatch(slot -> declared.slots().get(slot) == role);
  }
}
