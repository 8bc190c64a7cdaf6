package nl.vervolg.match;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.match.wording.AnswerTexts;
import nl.vervolg.match.wording.Wording;

/** Templates that were read and checked. */
record LoadedCatalog(
    List<Template> templates,
    Conditions conditions,
    Map<Language, QuestionTexts> questions,
    Map<Language, AnswerTexts> texts,
    QueryText sources,
    QueryText keywords,
    List<FoldedText> foldedTexts,
    List<Path> files)
    implements TemplateCatalog {

  @Override
  public boolean takes(Act act, SlotName slot) {
    return templates.stream()
        .filter(template -> template.act() == act)
        .anyMatch(
            template -> template.requires().contains(slot) || template.takes().contains(slot));
  }

  @Override
  public Match match(Question question) {
    Set<SlotName> filled = new TreeSet<>();
    question.slots().stream().map(Slot::name).forEach(filled::add);
    List<Template> candidates =
        templates.stream().filter(template -> template.act() == question.act()).toList();
    return candidates.stream()
        .filter(template -> template.missing(filled).isEmpty())
        .filter(template -> template.unwanted(filled).isEmpty())
        .max(Comparator.comparingInt((Template template) -> template.requires().size()))
        .map(template -> new Binder(conditions, question).bind(template))
        .orElseGet(() -> nearest(candidates, filled));
  }

  private static Match nearest(List<Template> candidates, Set<SlotName> filled) {
    Optional<Template> nearest =
        candidates.stream()
            .min(
                Comparator.comparingInt(
                    (Template template) ->
                        template.missing(filled).size() + template.unwanted(filled).size()));
    if (nearest.isEmpty()) {
      return new NoTemplate(NoTemplate.Reason.NO_SUCH_QUESTION, List.of());
    }
    Set<SlotName> missing = nearest.get().missing(filled);
    return missing.isEmpty()
        ? new NoTemplate(
            NoTemplate.Reason.SLOT_NOT_TAKEN, List.copyOf(nearest.get().unwanted(filled)))
        : new NoTemplate(NoTemplate.Reason.SLOT_MISSING, List.copyOf(missing));
  }

  @Override
  public Optional<Wording> wording(Act act, Language language, String key) {
    QuestionTexts known = questions.get(language);
    return known == null ? Optional.empty() : known.find(act, key);
  }

  @Override
  public List<String> facts() {
    return List.copyOf(conditions.facts().keySet());
  }

  @Override
  public List<String> orders() {
    return List.copyOf(conditions.orders().keySet());
  }

  @Override
  public AnswerTexts answers(Language language) {
    AnswerTexts known = texts.get(language);
    if (known == null) {
      throw new IllegalArgumentException(
          "There are no answer texts in language (%s).\nMaybe it is not declared in domain.yaml."
              .formatted(language));
    }
    return known;
  }
}
