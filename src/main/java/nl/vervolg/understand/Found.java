package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;

/** The mentions that were found so far, with how they were worded. */
final class Found {
  private static final Comparator<Mention> IN_ORDER =
      Comparator.comparing(Mention::span).thenComparingInt(Mention::reading);

  private final Optional<SlotType> entitySlot;
  private final List<Mention> mentions = new ArrayList<>();
  private final Map<Mention, Wording> wordings = new LinkedHashMap<>();
  private final Set<Span> taken = new HashSet<>();

  Found(Domain domain) {
    this.entitySlot = domain.slot(Role.ENTITY);
  }

  void add(Mention mention, Wording wording) {
    mentions.add(mention);
    wordings.put(mention, wording);
  }

  void derived(Scan scan, Span span, Label label) {
    scan.put(new Match(span, List.of(new Entry.LabelEntry(label)), false));
    taken.add(span);
    add(
        MentionFinder.mention(span, label, Evidence.DERIVED, 0),
        MentionFinder.wording(label, label.text(), span));
  }

  void shown(Scan scan, Span span, ShownItem item) {
    if (entitySlot.isEmpty() || taken.contains(span)) {
      return;
    }
    SlotValue value =
        new SlotValue.Term(item.key(), item.iri().isEmpty() ? List.of() : List.of(item.iri()));
    Label label =
        new Label(
            item.name(),
            Optional.empty(),
            entitySlot.orElseThrow(),
            value,
            WordForm.NAME,
            Gender.NONE,
            0,
            -1);
    scan.put(new Match(span, List.of(new Entry.LabelEntry(label)), false));
    taken.add(span);
    add(
        MentionFinder.mention(span, label, Evidence.LABEL, 0),
        MentionFinder.wording(label, item.name(), span));
  }

  /** How a mention was worded. */
  Optional<Wording> wording(Mention mention) {
    return Optional.ofNullable(wordings.get(mention));
  }

  boolean isTaken(Span span) {
    return taken.contains(span);
  }

  /** Takes out mentions within {@code span}. */
  void removeWithin(Span span) {
    mentions.removeIf(mention -> within(mention, span));
    wordings.keySet().removeIf(mention -> within(mention, span));
  }

  private static boolean within(Mention mention, Span span) {
    return span.from() <= mention.span().from() && mention.span().to() <= span.to();
  }

  /** Takes out what was named before the sentence that asks, where that sentence names its like. */
  void preferFrom(int main) {
    Set<Role> asked = new HashSet<>();
    mentions.stream()
        .filter(mention -> mention.span().from() >= main)
        .map(Mention::role)
        .forEach(asked::add);
    mentions.removeIf(mention -> mention.span().from() < main && asked.contains(mention.role()));
  }

  /** True for words that lead a subject: "where dogs are welcome". */
  boolean introduces(Span words) {
    for (Map.Entry<Mention, Wording> entry : wordings.entrySet()) {
      if (entry.getKey().role() == Role.TOPIC && entry.getValue().phrase().overlaps(words)) {
        return true;
      }
    }
    return false;
  }

  /** True when words of a clause ask for an attribute. */
  boolean asks() {
    for (Wording wording : wordings.values()) {
      if (wording.form() == WordForm.VERB) {
        return true;
      }
    }
    return false;
  }

  List<Mention> mentions() {
    List<Mention> sorted = new ArrayList<>(mentions);
    sorted.sort(IN_ORDER);
    return Collections.unmodifiableList(sorted);
  }

  Map<Mention, Wording> wordings() {
    return wordings;
  }
}
