package nl.vervolg.answer;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import nl.vervolg.answer.AnswerRow.Binding;
import nl.vervolg.dialogue.Question;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.wording.AnswerTexts;
import nl.vervolg.match.wording.Labels;

/** Puts several names or facts into one phrase. */
final class Enumeration {
  private final List<String> order;
  private final AnswerTexts texts;
  private final Question question;
  private final Labels labels;

  Enumeration(TemplateCatalog catalog, Question question, Labels labels) {
    this.order = catalog.facts();
    this.texts = catalog.answers(question.language());
    this.question = question;
    this.labels = labels;
  }

  /** All of them, or the first ones and how many more. */
  String of(List<String> names) {
    return of(names, names.size());
  }

  /** The first ones, and how many more there are of {@code all}. */
  String of(List<String> names, long all) {
    List<String> shown = names.subList(0, Math.min(names.size(), texts.namesShown()));
    long more = all - shown.size();
    String phrase = texts.join(shown, more > 0);
    if (more <= 0) {
      return phrase;
    }
    Map<String, String> variables = Map.of("names", phrase, "more", Long.toString(more));
    return texts
        .find("enumeration.cut")
        .flatMap(wording -> wording.text(question, labels, variables))
        .orElse(phrase);
  }

  /** What is known of a thing, in the order in which facts are declared. */
  String facts(AnswerRow row) {
    List<String> phrases =
        row.bindings().stream()
            .filter(binding -> order.contains(binding.name()))
            .sorted(Comparator.comparingInt(binding -> order.indexOf(binding.name())))
            .map(this::fact)
            .toList();
    return String.join(texts.joins().facts(), phrases);
  }

  private String fact(Binding binding) {
    String value = of(binding.values());
    return texts
        .find("fact." + binding.name())
        .flatMap(wording -> wording.text(question, labels, Map.of("value", value)))
        .orElse(value);
  }
}
