package nl.vervolg.knowledge;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;

/**
 * What a workspace declares in {@code domain.yaml} (DESIGN, section 5).
 *
 * @param name its name
 * @param languages the languages that are spoken, the usual one first
 * @param data Turtle files, in order
 * @param prefixes namespace IRIs by prefix
 * @param intents name of each act on the outside
 * @param slots the slots, in the order declared
 * @param cues words that do in this domain what the cues of the language files do
 * @param swaps name of a swap by the role of its slot
 * @param takes slots that a question of each kind can have
 * @param crossings which slots may live on
 * @param open whether words can be meant that it does not list
 */
public record Domain(
    String name,
    List<Language> languages,
    List<Path> data,
    Map<String, String> prefixes,
    Map<Act, String> intents,
    List<SlotType> slots,
    Map<Language, Map<CueKind, List<String>>> cues,
    Map<Role, String> swaps,
    Map<Act, List<SlotName>> takes,
    List<Crossing> crossings,
    boolean open) {

  /** Copies the collections. */
  public Domain {
    languages = List.copyOf(languages);
    data = List.copyOf(data);
    prefixes = Ordered.copy(prefixes);
    intents = Ordered.copy(intents);
    slots = List.copyOf(slots);
    cues = Ordered.copy(cues);
    swaps = Ordered.copy(swaps);
    takes = Ordered.copy(takes);
    crossings = List.copyOf(crossings);
  }

  /** The declared slot of that name. */
  public Optional<SlotType> slot(SlotName slot) {
    for (SlotType type : slots) {
      if (type.name().equals(slot)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** The first declared slot of that role. */
  public Optional<SlotType> slot(Role role) {
    for (SlotType type : slots) {
      if (type.role() == role) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** True when a question of that kind can have the slot. */
  public boolean takes(Act act, SlotName slot) {
    return takes.getOrDefault(act, List.of()).contains(slot);
  }

  /** The outside name of what a question asks for. */
  public String intent(Act act) {
    return intents.getOrDefault(act, "other");
  }

  /** The outside name of a kind of follow-up. */
  public String pattern(Proposal proposal) {
    return proposal.pattern() == FollowUpPattern.SLOT_SWAP
        ? swaps.getOrDefault(proposal.role(), proposal.pattern().label())
        : proposal.pattern().label();
  }
}
