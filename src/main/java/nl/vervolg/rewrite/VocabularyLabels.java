package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.understand.Tokenizer;

/** Names of fillers, from the vocabulary and the data. */
public final class VocabularyLabels implements Labels {
  private final Knowledge knowledge;
  private final Map<SlotName, Map<String, List<Label>>> labels = new HashMap<>();
  private final Map<Language, Map<String, Gender>> nouns = new HashMap<>();

  /** Indexes the labels. */
  public VocabularyLabels(Knowledge knowledge) {
    this.knowledge = knowledge;
    for (Label label : knowledge.labels()) {
      if (label.form() != WordForm.ADJECTIVE || label.slot().role() == Role.TOPIC) {
        labels
            .computeIfAbsent(label.slot().name(), slot -> new HashMap<>())
            .computeIfAbsent(label.value().key(), key -> new ArrayList<>(2))
            .add(label);
      }
      if (label.slot().role() == Role.TYPE && label.form() == WordForm.SINGULAR) {
        label
            .language()
            .ifPresent(
                language ->
                    nouns
                        .computeIfAbsent(language, l -> new HashMap<>())
                        .putIfAbsent(
                            String.join(" ", Tokenizer.words(label.text())), label.gender()));
      }
    }
  }

  @Override
  public String label(Slot slot, Language language, GrammaticalNumber number) {
    return joined(slot, language, one -> single(one, language, number));
  }

  private String single(Slot slot, Language language, GrammaticalNumber number) {
    String name = find(slot, language, number).map(Label::text).orElse(slot.filler().key());
    return slot.role() == Role.ENTITY ? withArticle(name, language) : name;
  }

  /** The name of each value of the slot, with the language's "and" before the last. */
  private String joined(Slot slot, Language language, Function<Slot, String> name) {
    List<String> names =
        slot.filler().each().stream()
            .map(value -> name.apply(new Slot(slot.name(), slot.role(), slot.level(), value)))
            .toList();
    int last = names.size() - 1;
    String and =
        Optional.ofNullable(knowledge.languages().get(language))
            .map(pack -> pack.clarifications().getOrDefault("and", ","))
            .orElse(",");
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " " + and + " " + names.get(last);
  }

  @Override
  public Gender gender(Slot slot, Language language) {
    return find(slot, language, GrammaticalNumber.SINGULAR).map(Label::gender).orElse(Gender.NONE);
  }

  /**
   * These labels, with the rows of an answer known by the names under which they were shown.
   *
   * @param articled names that were said with an article, with it
   */
  Labels with(List<ShownItem> shown, List<String> articled) {
    return new Labels() {
      @Override
      public String label(Slot slot, Language language, GrammaticalNumber number) {
        return slot.role() == Role.ENTITY
            ? joined(slot, language, one -> shownAs(one, language, number))
            : VocabularyLabels.this.label(slot, language, number);
      }

      private String shownAs(Slot slot, Language language, GrammaticalNumber number) {
        String name =
            shown.stream()
                .filter(item -> item.key().equals(slot.filler().key()))
                .findFirst()
                .map(ShownItem::name)
                .or(() -> find(slot, language, number).map(Label::text))
                .orElse(slot.filler().key());
        return articled.stream()
            .filter(said -> said.endsWith(" " + name))
            .findFirst()
            .orElseGet(() -> withArticle(name, language));
      }

      @Override
      public Gender gender(Slot slot, Language language) {
        return VocabularyLabels.this.gender(slot, language);
      }
    };
  }

  /** True when the vocabulary has words for the value. */
  boolean known(SlotName slot, String key) {
    return labels.getOrDefault(slot, Map.of()).containsKey(key);
  }

  /** The noun in the other number; the usual noun of the value where it is none of its own. */
  Optional<Label> noun(Slot slot, Language language, WordForm form, int lexeme) {
    List<Label> forms = all(slot, language).filter(label -> label.form() == form).toList();
    return forms.stream()
        .filter(label -> label.lexeme() == lexeme)
        .findFirst()
        .or(() -> forms.stream().findFirst());
  }

  /** True when a name begins with a definite article of the language, or has no words. */
  boolean hasArticle(String name, Grammar grammar) {
    List<String> words = Tokenizer.words(name);
    return words.isEmpty()
        || grammar.definite().values().stream().anyMatch(article -> article.equals(words.get(0)));
  }

  /** The name of a thing, with the definite article that the noun in it asks for. */
  String withArticle(String name, Language language) {
    Grammar grammar =
        Optional.ofNullable(knowledge.languages().get(language)).orElseThrow().grammar();
    List<String> words = Tokenizer.words(name);
    return hasArticle(name, grammar)
        ? name
        : gender(words, language).map(gender -> article(grammar, gender) + " " + name).orElse(name);
  }

  /** Gender of the last noun of the vocabulary in a name; none where the name begins with it. */
  private Optional<Gender> gender(List<String> words, Language language) {
    Map<String, Gender> known = nouns.getOrDefault(language, Map.of());
    for (int i = words.size() - 1; i > 0; i--) {
      Gender gender = known.get(words.get(i));
      if (gender != null) {
        return Optional.of(gender);
      }
    }
    return Optional.empty();
  }

  private static String article(Grammar grammar, Gender gender) {
    return Optional.ofNullable(
            grammar.definite().get(Agreement.name(gender, GrammaticalNumber.SINGULAR)))
        .orElse("");
  }

  private Optional<Label> find(Slot slot, Language language, GrammaticalNumber number) {
    WordForm wanted = number == GrammaticalNumber.PLURAL ? WordForm.PLURAL : WordForm.SINGULAR;
    List<Label> all = all(slot, language).toList();
    boolean named = slot.role() == Role.LOCATION || slot.role() == Role.ENTITY;
    return Stream.of(
            named ? WordForm.NAME : wanted, WordForm.NAME, WordForm.SINGULAR, WordForm.ADJECTIVE)
        .flatMap(form -> all.stream().filter(label -> label.form() == form))
        .findFirst();
  }

  /** Labels in that language, then those of no language. */
  private Stream<Label> all(Slot slot, Language language) {
    List<Label> known =
        labels.getOrDefault(slot.name(), Map.of()).getOrDefault(slot.filler().key(), List.of());
    return Stream.concat(
        known.stream().filter(label -> label.language().map(language::equals).orElse(false)),
        known.stream().filter(label -> !label.language().map(language::equals).orElse(false)));
  }
}
