package nl.vervolg.match.wording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.match.wording.Wording.Agreeing;
import nl.vervolg.match.wording.Wording.Choice;
import nl.vervolg.match.wording.Wording.Fixed;
import nl.vervolg.match.wording.Wording.Gap;
import nl.vervolg.match.wording.Wording.Head;
import nl.vervolg.match.wording.Wording.Inflection;
import nl.vervolg.match.wording.Wording.Part;
import nl.vervolg.match.wording.Wording.Ref;
import nl.vervolg.match.wording.Wording.Words;

/** Fills the gaps of one wording for one question, and keeps track of what it mentioned. */
final class Filling {
  private static final String NEXT = ", ";

  private final Question question;
  private final Labels labels;
  private final Map<String, String> variables;
  private final Optional<SlotName> negated;
  private final Set<SlotName> mentioned = new HashSet<>();

  Filling(Question question, Labels labels, Map<String, String> variables) {
    this.question = question;
    this.labels = labels;
    this.variables = variables;
    this.negated =
        question.slots().stream()
            .map(Slot::filler)
            .filter(SlotValue.Negated.class::isInstance)
            .map(filler -> ((SlotValue.Negated) filler).slot())
            .findFirst();
  }

  /** True when every filled slot but the polarity was mentioned. */
  boolean complete() {
    return question.slots().stream()
        .allMatch(slot -> slot.role() == Role.POLARITY || mentioned.contains(slot.name()));
  }

  Optional<List<QuestionForm.Part>> fill(List<Part> parts) {
    List<QuestionForm.Part> filled = new ArrayList<>();
    for (Part part : parts) {
      Optional<List<QuestionForm.Part>> more = fill(part);
      if (more.isEmpty()) {
        return Optional.empty();
      }
      filled.addAll(more.get());
    }
    return Optional.of(filled);
  }

  private Optional<List<QuestionForm.Part>> fill(Part part) {
    if (part instanceof Words words) {
      return Optional.of(List.of(new QuestionForm.Words(words.text())));
    }
    if (part instanceof Head head) {
      return fill(head.parts()).map(this::head);
    }
    if (part instanceof Choice choice) {
      Optional<List<QuestionForm.Part>> first = fill(choice.first());
      return first.isPresent() ? first : fill(choice.otherwise());
    }
    if (part instanceof Agreeing agreeing) {
      return Optional.of(List.of(new QuestionForm.Words(inflected(agreeing))));
    }
    if (part instanceof Fixed fixed) {
      return fixed(fixed);
    }
    return gap((Gap) part);
  }

  private Optional<List<QuestionForm.Part>> fixed(Fixed fixed) {
    List<Slot> slots = slots(fixed.ref());
    return slots.isEmpty()
        ? Optional.empty()
        : fill(fixed.words()).map(words -> List.of(standIn(slots.get(0), text(words))));
  }

  private QuestionForm.Part standIn(Slot slot, String text) {
    mentioned.add(slot.name());
    return new QuestionForm.Filler(text, slot.name(), GrammaticalNumber.NONE);
  }

  private static String text(List<QuestionForm.Part> parts) {
    return parts.stream().map(QuestionForm.Part::text).collect(Collectors.joining());
  }

  private Optional<List<QuestionForm.Part>> gap(Gap gap) {
    String variable = variables.get(gap.ref().name());
    if (variable != null && !gap.ref().negated()) {
      String text =
          gap.lead().isEmpty()
              ? variable
              : labels.phrase(variable, question.language(), spaced(gap.lead())).text();
      return Optional.of(List.of(new QuestionForm.Words(text)));
    }
    List<Slot> slots = slots(gap.ref());
    return slots.isEmpty() ? Optional.empty() : Optional.of(named(slots, gap));
  }

  private List<QuestionForm.Part> named(List<Slot> slots, Gap gap) {
    List<QuestionForm.Part> parts = new ArrayList<>();
    for (Slot slot : slots) {
      Phrase phrase = phrase(slot, gap);
      String before = parts.isEmpty() ? phrase.lead() : NEXT;
      if (!before.isEmpty()) {
        parts.add(new QuestionForm.Words(before));
      }
      parts.add(new QuestionForm.Filler(phrase.name(), slot.name(), gap.number()));
      mentioned.add(slot.name());
    }
    return parts;
  }

  private Phrase phrase(Slot slot, Gap gap) {
    return gap.lead().isEmpty()
        ? new Phrase("", labels.label(slot, question.language(), gap.number()))
        : labels.phrase(slot, question.language(), gap.number(), spaced(gap.lead()));
  }

  /** The filled slots of that name or else role and of that polarity, narrowest first. */
  private List<Slot> slots(Ref ref) {
    return question.slots().stream()
        .filter(slot -> named(slot, ref.name()))
        .filter(slot -> negated.filter(slot.name()::equals).isPresent() == ref.negated())
        .sorted(Comparator.comparingInt(Slot::level).thenComparing(Slot::name))
        .toList();
  }

  private static boolean named(Slot slot, String name) {
    return slot.name().value().equals(name)
        || slot.role().name().toLowerCase(Locale.ROOT).equals(name);
  }

  private List<QuestionForm.Part> head(List<QuestionForm.Part> parts) {
    return List.of(new QuestionForm.Head(text(parts), question.act()));
  }

  private String inflected(Agreeing agreeing) {
    Gender gender =
        question.slots().stream()
            .filter(slot -> named(slot, agreeing.ref().name()))
            .findFirst()
            .map(slot -> labels.gender(slot, question.language()))
            .orElse(Gender.NONE);
    return agreeing.forms().stream()
        .filter(form -> form.gender() == gender)
        .findFirst()
        .map(Inflection::text)
        .orElseGet(() -> agreeing.forms().get(0).text());
  }

  /** Apostrophes end a preposition that is elided; all others are followed by a blank. */
  private static String spaced(String lead) {
    return lead.isEmpty() || lead.endsWith("'") || lead.endsWith("’") ? lead : lead + " ";
  }
}
