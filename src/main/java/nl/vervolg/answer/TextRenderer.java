package nl.vervolg.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import nl.vervolg.answer.AnswerRow.Binding;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.match.NoTemplate;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.wording.AnswerTexts;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.match.wording.Wording;
import nl.vervolg.query.QueryFailed;

/** Chooses a sentence by template, key and number of things, and fills it. */
final class TextRenderer implements AnswerRenderer {
  private final TemplateCatalog catalog;
  private final Labels labels;

  TextRenderer(TemplateCatalog catalog, Labels labels) {
    this.catalog = catalog;
    this.labels = labels;
  }

  @Override
  public Answer render(Findings findings, OptionalLong before) {
    Question question = findings.question();
    String property = key(question, Role.PROPERTY);
    List<AnswerRow> rows = RowMerger.merge(findings.table(), property);
    Optional<List<String>> values = value(rows, property.isEmpty() ? "order_value" : property);
    Enumeration enumeration = new Enumeration(catalog, question, labels);
    return new Answer(
        capitalised(text(findings, rows, values, enumeration)) + comparison(findings, before),
        rows,
        findings.table().total(),
        values.map(enumeration::of),
        findings.citations(),
        inherited(findings));
  }

  private String text(
      Findings findings,
      List<AnswerRow> rows,
      Optional<List<String>> values,
      Enumeration enumeration) {
    Question question = findings.question();
    AnswerTexts texts = catalog.answers(question.language());
    if (question.act() == Act.LOOKUP && rows.size() > 1 && !findings.retrieval()) {
      return rows.stream()
          .map(row -> about(findings, row, enumeration))
          .collect(Collectors.joining("\n"));
    }
    long count = findings.table().total();
    Map<String, String> variables = new HashMap<>();
    variables.put("count", Long.toString(count));
    values.map(enumeration::of).ifPresent(value -> variables.put("value", value));
    if (!rows.isEmpty()) {
      variables.put("name", rows.get(0).name());
      variables.put("names", enumeration.of(rows.stream().map(AnswerRow::name).toList(), count));
      variables.put("facts", enumeration.facts(rows.get(0)));
    }
    String form = findings.retrieval() ? number(rows.size()) : form(question, count, values);
    return wording(findings, texts, form)
        .flatMap(wording -> wording.text(question, labels, variables))
        .orElse("");
  }

  /** Whether it is more or less than before; nothing where it is not set against anything. */
  private String comparison(Findings findings, OptionalLong before) {
    if (before.isEmpty()) {
      return "";
    }
    long count = findings.retrieval() ? 0 : findings.table().total();
    int sign = Long.compare(count, before.getAsLong());
    String form = sign > 0 ? "more" : sign < 0 ? "fewer" : "same";
    return " "
        + sentence(
            "comparison." + form,
            findings.question(),
            Map.of("before", Long.toString(before.getAsLong())));
  }

  /** What is known of one of several things that were asked about. */
  private String about(Findings findings, AnswerRow row, Enumeration enumeration) {
    Question question = findings.question();
    Optional<List<String>> values = value(List.of(row), key(question, Role.PROPERTY));
    Map<String, String> variables = new HashMap<>();
    values.map(enumeration::of).ifPresent(value -> variables.put("value", value));
    variables.put("name", row.name());
    variables.put("facts", enumeration.facts(row));
    return wording(findings, catalog.answers(question.language()), form(question, 1, values))
        .flatMap(wording -> wording.text(question, labels, variables))
        .map(TextRenderer::capitalised)
        .orElse("");
  }

  private Optional<Wording> wording(Findings findings, AnswerTexts texts, String form) {
    if (findings.retrieval()) {
      return texts.find("retrieval", "", form);
    }
    Question question = findings.question();
    String key = key(question, question.act() == Act.SUPERLATIVE ? Role.ORDER : Role.PROPERTY);
    return texts.find(findings.template().value(), key, form);
  }

  /** A thing that is there but of which the fact is not known has a form of its own. */
  private static String form(Question question, long count, Optional<List<String>> values) {
    boolean fact = question.act() == Act.LOOKUP && question.slot(Role.PROPERTY).isPresent();
    return count > 0 && fact && values.isEmpty()
        ? "unknown"
        : number(fact ? Math.min(count, 1) : count);
  }

  private static String number(long count) {
    return count == 0 ? "none" : count == 1 ? "one" : "many";
  }

  private static String key(Question question, Role role) {
    return question.slot(role).map(slot -> slot.filler().key()).orElse("");
  }

  /** The values of that name in the only row. */
  private static Optional<List<String>> value(List<AnswerRow> rows, String name) {
    return rows.size() != 1
        ? Optional.empty()
        : rows.get(0).bindings().stream()
            .filter(binding -> binding.name().equals(name))
            .map(Binding::values)
            .findFirst();
  }

  private String inherited(Findings findings) {
    Question question = findings.question();
    AnswerTexts texts = catalog.answers(question.language());
    List<String> said = new ArrayList<>();
    for (Findings.Inherited inherited : findings.inherited()) {
      SlotName name = inherited.slot().name();
      Labels own = new OwnLabel(inherited, labels);
      texts
          .find("inherited." + name)
          .flatMap(wording -> wording.text(question, own, Map.of()))
          .filter(text -> !text.isBlank())
          .ifPresent(said::add);
    }
    return String.join(texts.joins().facts(), said);
  }

  @Override
  public String render(NoTemplate reason, Language language) {
    List<Slot> none = List.of();
    String slots =
        String.join(
            catalog.answers(language).joins().names(),
            reason.slots().stream().map(SlotName::value).toList());
    Question question = new Question(Act.OTHER, none, language, new QuestionForm(List.of()));
    return sentence("no_template." + name(reason.reason()), question, Map.of("slots", slots));
  }

  @Override
  public String render(QueryFailed failure, Language language) {
    Question question = new Question(Act.OTHER, List.of(), language, new QuestionForm(List.of()));
    return sentence("failed." + name(failure.reason()), question, Map.of());
  }

  private String sentence(String name, Question question, Map<String, String> variables) {
    return catalog
        .answers(question.language())
        .find(name)
        .flatMap(wording -> wording.text(question, labels, variables))
        .map(TextRenderer::capitalised)
        .orElse("");
  }

  private static String name(Enum<?> reason) {
    return reason.name().toLowerCase(Locale.ROOT);
  }

  private static String capitalised(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.codePointAt(0);
    return Character.toString(Character.toTitleCase(first))
        + text.substring(Character.charCount(first));
  }

  /** Shows an inherited slot under the name that the user knows it by. */
  private record OwnLabel(Findings.Inherited inherited, Labels others) implements Labels {
    @Override
    public String label(Slot slot, Language language, GrammaticalNumber number) {
      return slot.equals(inherited.slot())
          ? inherited.label()
          : others.label(slot, language, number);
    }

    @Override
    public Phrase phrase(Slot slot, Language language, GrammaticalNumber number, String usual) {
      return slot.equals(inherited.slot())
          ? new Phrase(usual, inherited.label())
          : others.phrase(slot, language, number, usual);
    }
  }
}
