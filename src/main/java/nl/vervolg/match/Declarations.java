package nl.vervolg.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Domain;

/**
 * What templates may refer to.
 *
 * @param slots the slots of the domain and what they are for, in its order
 * @param languages the languages that need texts
 * @param prefixes namespace IRIs by prefix
 */
public record Declarations(
    Map<SlotName, Role> slots, List<Language> languages, Map<String, String> prefixes) {
  /** Copies the collections. */
  public Declarations {
    slots = new LinkedHashMap<>(slots);
    languages = List.copyOf(languages);
    prefixes = Map.copyOf(prefixes);
  }

  /** Those of a domain. */
  public static Declarations of(Domain domain) {
    Map<SlotName, Role> slots = new LinkedHashMap<>();
    domain.slots().forEach(type -> slots.put(type.name(), type.role()));
    return new Declarations(slots, domain.languages(), domain.prefixes());
  }

  /** The names of the slots, sorted. */
  Set<String> slotNames() {
    Set<String> names = new TreeSet<>();
    slots.keySet().forEach(slot -> names.add(slot.value()));
    return names;
  }

  /** The names of the slots and of their roles, sorted. */
  Set<String> slotAndRoleNames() {
    Set<String> names = slotNames();
    slots.values().forEach(role -> names.add(role.name().toLowerCase(Locale.ROOT)));
    return names;
  }
}
