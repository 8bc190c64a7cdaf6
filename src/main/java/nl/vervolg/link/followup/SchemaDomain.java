package nl.vervolg.link.followup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.keyword.Keyword;
import nl.vervolg.keyword.KeywordExtraction;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.SlotType.Comparison;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.understand.Understanding;
import nl.vervolg.value.ValueFinder;
import nl.vervolg.value.ValueHit;

/**
 * What conversations say of a database, as a domain that rules can decide in: a table is the kind
 * of thing that is asked about, a column is an attribute, and the values of each column fill a slot
 * of their own. Only what is said becomes a label, so the domain is as small as the conversation.
 */
final class SchemaDomain {
  private static final SlotType TABLE = slot("table", Role.TYPE, Comparison.NONE);
  private static final SlotType COLUMN = slot("column", Role.PROPERTY, Comparison.NONE);
  private static final SlotType LESS = slot("less", Role.MEASURE, Comparison.BEFORE);
  private static final SlotType MORE = slot("more", Role.MEASURE, Comparison.AFTER);
  private static final SlotType NEGATED = slot("negated", Role.POLARITY, Comparison.NONE);

  /** Names, figures and words in quotation marks that no column is known to have. */
  static final SlotType NAMED = condition("value");

  private static final Set<Keyword.Kind> NAMES =
      Set.of(
          Keyword.Kind.QUOTED,
          Keyword.Kind.NAME,
          Keyword.Kind.CODE,
          Keyword.Kind.NUMBER,
          Keyword.Kind.DATE);

  private static final int MOST_VALUES = 10;

  private final SchemaNames names;
  private final ConversationRules rules;
  private final ValueFinder values;

  /**
   * Of a schema.
   *
   * @param rules of the conversation
   * @param values those of its columns that a text names
   */
  SchemaDomain(SchemaNames names, ConversationRules rules, ValueFinder values) {
    this.names = names;
    this.rules = rules;
    this.values = values;
  }

  /** A conversation as a domain, with what its words name. */
  record Said(Domain domain, List<Label> labels) {
    /** Copies the list. */
    Said {
      labels = List.copyOf(labels);
    }

    /** The stages of a turn in it. */
    TurnResolver over(ConversationRules rules) {
      return rules.over(domain, labels);
    }
  }

  /** The names of the schema. */
  SchemaNames names() {
    return names;
  }

  /** What the questions of a conversation say. */
  Said of(List<String> questions) {
    Map<String, Label> labels = new LinkedHashMap<>();
    SortedMap<SlotName, SlotType> slots = new TreeMap<>();
    questions.forEach(question -> named(question, labels));
    values(questions, slots, labels);
    Language language = names.language();
    for (String question : questions) {
      Understanding read = rules.read(question, language);
      language = read.utterance().language();
      unknown(question, read, labels);
    }
    return said(slots, labels);
  }

  /** What a question says of tables and columns. */
  Said ofNames(String question) {
    Map<String, Label> labels = new LinkedHashMap<>();
    named(question, labels);
    return said(new TreeMap<>(), labels);
  }

  /** What it says of them and of the values of the database. */
  Said ofNamesAndValues(String question) {
    Map<String, Label> labels = new LinkedHashMap<>();
    SortedMap<SlotName, SlotType> slots = new TreeMap<>();
    named(question, labels);
    values(List.of(question), slots, labels);
    return said(slots, labels);
  }

  private Said said(SortedMap<SlotName, SlotType> slots, Map<String, Label> labels) {
    return new Said(
        domain(rules.languages(), List.copyOf(slots.values())), List.copyOf(labels.values()));
  }

  private void named(String question, Map<String, Label> labels) {
    for (SchemaNames.Name name : names.in(question)) {
      boolean table = name.kind() == SchemaNames.Kind.TABLE;
      labels.putIfAbsent(
          key(name.said()),
          label(
              name.said(),
              Optional.of(names.language()),
              table ? TABLE : COLUMN,
              name.label(),
              table ? WordForm.PLURAL : WordForm.SINGULAR));
    }
  }

  /**
   * The values that are named. Of the columns that have a value it is taken as one of that which
   * has most of the others, for a fragment names what it is compared with.
   */
  private void values(
      List<String> questions, Map<SlotName, SlotType> slots, Map<String, Label> labels) {
    List<ValueHit> found = new ArrayList<>();
    Map<ColumnName, Integer> often = new HashMap<>();
    for (String question : questions) {
      for (ValueHit hit : values.hits(List.of(question), MOST_VALUES)) {
        if (hit.how() != ValueHit.How.PART && !key(hit.said()).isEmpty()) {
          found.add(hit);
          hit.columns().forEach(column -> often.merge(column, 1, Integer::sum));
        }
      }
    }
    for (ValueHit hit : found) {
      Comparator<ColumnName> shared =
          Comparator.comparingInt((ColumnName column) -> -often.getOrDefault(column, 0))
              .thenComparing(column -> !slots.containsKey(new SlotName(column.toString())));
      ColumnName column = hit.columns().stream().min(shared).orElseThrow();
      SlotType slot =
          slots.computeIfAbsent(new SlotName(column.toString()), name -> condition(name.value()));
      labels.putIfAbsent(
          key(hit.said()), label(hit.said(), Optional.empty(), slot, hit.value(), WordForm.NAME));
    }
  }

  private void unknown(String question, Understanding read, Map<String, Label> labels) {
    for (Keyword keyword : KeywordExtraction.of(question, read.utterance().language()).all()) {
      String key = key(keyword.text());
      if (NAMES.contains(keyword.kind())
          && !key.isEmpty()
          && !known(key, labels)
          && !cue(keyword, read)) {
        labels.putIfAbsent(
            key, label(keyword.text(), Optional.empty(), NAMED, keyword.text(), WordForm.NAME));
      }
    }
  }

  /** Whether the language knows the words: a capital does not make a name of them. */
  private static boolean cue(Keyword keyword, Understanding read) {
    return keyword.kind() == Keyword.Kind.NAME
        && read.cues().stream()
            .map(cue -> key(read.text(cue.span())))
            .anyMatch(key(keyword.text())::equals);
  }

  /** Whether some of the words are a value that is known. */
  private static boolean known(String key, Map<String, Label> labels) {
    String words = " " + key + " ";
    return labels.entrySet().stream()
        .filter(entry -> entry.getValue().slot().role() == Role.TOPIC)
        .filter(entry -> !entry.getValue().slot().equals(NAMED))
        .anyMatch(entry -> words.contains(" " + entry.getKey() + " "));
  }

  /** Words that are the same for whoever says them. */
  private static String key(String said) {
    return said.replaceAll("[^\\p{L}\\p{N}]+", " ").strip().toLowerCase(Locale.ROOT);
  }

  private static Label label(
      String said, Optional<Language> language, SlotType slot, String value, WordForm form) {
    String text = said.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "");
    return new Label(
        text, language, slot, new SlotValue.Term(value, List.of()), form, Gender.NONE, 0, 0);
  }

  private static Domain domain(List<Language> languages, List<SlotType> conditions) {
    List<SlotType> slots = new ArrayList<>(List.of(TABLE, COLUMN));
    slots.addAll(conditions);
    slots.addAll(List.of(NAMED, LESS, MORE, NEGATED));
    List<SlotName> all = slots.stream().map(SlotType::name).toList();
    Map<Act, List<SlotName>> takes = new TreeMap<>();
    List<Crossing> crossings = new ArrayList<>();
    for (Act from : Act.values()) {
      takes.put(from, all);
      for (Act to : Act.values()) {
        all.forEach(name -> crossings.add(new Crossing(from, to, name)));
      }
    }
    return new Domain(
        "database",
        languages,
        List.of(),
        Map.of(),
        Map.of(),
        slots,
        Map.of(),
        Map.of(),
        takes,
        crossings,
        true);
  }

  private static SlotType condition(String name) {
    return slot(name, Role.TOPIC, Comparison.NONE);
  }

  private static SlotType slot(String name, Role role, Comparison comparison) {
    return new SlotType(
        new SlotName(name),
        role,
        0,
        comparison != Comparison.NONE,
        comparison,
        0,
        Optional.empty(),
        "",
        Map.of());
  }
}
