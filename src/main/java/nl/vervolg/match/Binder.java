package nl.vervolg.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.match.Conditions.Condition;
import nl.vervolg.match.Conditions.Ordering;

/** Binds the slots of one question to a template that takes all of them. */
final class Binder {
  private final Conditions conditions;
  private final Question question;
  private final List<QueryEdit> edits = new ArrayList<>();
  private final TreeSet<SlotName> unusable = new TreeSet<>();

  Binder(Conditions conditions, Question question) {
    this.conditions = conditions;
    this.question = question;
  }

  Match bind(Template template) {
    Optional<SlotName> negated = negated();
    if (negated.filter(slot -> !negatable(slot)).isPresent()) {
      return new NoTemplate(NoTemplate.Reason.NOTHING_TO_NEGATE, List.of(negated.get()));
    }
    conditions.bySlot().forEach((name, condition) -> restrict(name, condition, negated));
    question.slot(Role.ORDER).ifPresent(this::order);
    question.slot(Role.PROPERTY).ifPresent(this::show);
    if (template.allFacts()) {
      edits.add(new QueryEdit.ShowAll(facts()));
    }
    if (question.act() == Act.COUNT) {
      edits.add(new QueryEdit.Count());
    }
    if (template.top() > 0) {
      edits.add(new QueryEdit.Top(template.top()));
    }
    return unusable.isEmpty()
        ? new TemplateMatch(template.id(), template.act(), template.find(), template.show(), edits)
        : new NoTemplate(NoTemplate.Reason.VALUE_NOT_USABLE, List.copyOf(unusable));
  }

  private Optional<SlotName> negated() {
    return question
        .slot(Role.POLARITY)
        .map(Slot::filler)
        .filter(SlotValue.Negated.class::isInstance)
        .map(filler -> ((SlotValue.Negated) filler).slot());
  }

  private boolean negatable(SlotName slot) {
    return question.slot(slot).isPresent() && conditions.bySlot().containsKey(slot);
  }

  private void restrict(SlotName name, Condition condition, Optional<SlotName> negated) {
    Optional<Slot> slot = question.slot(name);
    if (slot.isEmpty()) {
      return;
    }
    boolean not = negated.filter(name::equals).isPresent();
    boolean opposite = not && condition.opposite().isPresent();
    QueryText pattern = opposite ? condition.opposite().get() : condition.pattern();
    Fillers.of(slot.get().filler(), condition)
        .ifPresentOrElse(
            filler -> edits.add(new QueryEdit.Restrict(name, pattern, filler, not && !opposite)),
            () -> unusable.add(name));
  }

  private void order(Slot slot) {
    Ordering ordering = conditions.orders().get(slot.filler().key());
    if (ordering == null) {
      unusable.add(slot.name());
      return;
    }
    edits.add(
        new QueryEdit.OrderBy(slot.filler().key(), ordering.pattern(), ordering.descending()));
  }

  private void show(Slot slot) {
    QueryText fact = conditions.facts().get(slot.filler().key());
    if (fact == null) {
      unusable.add(slot.name());
      return;
    }
    edits.add(new QueryEdit.Show(slot.filler().key(), fact));
  }

  private List<QueryEdit.Show> facts() {
    return conditions.facts().entrySet().stream()
        .map(fact -> new QueryEdit.Show(fact.getKey(), fact.getValue()))
        .toList();
  }
}
