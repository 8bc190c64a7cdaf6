package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.Phrase;
import nl.vervolg.knowledge.Phrasing;
import nl.vervolg.knowledge.PlaceClass;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.Wording;

/** Names of fillers, from the vocabulary and the data. */
public final class VocabularyLabels implements Labels {
  private final Map<SlotName, Map<String, List<Label>>> labels = new HashMap<>();
  private final Map<Language, Writing> writings = new HashMap<>();
  private final Map<SlotName, Map<String, Map<Language, String>>> classes = new HashMap<>();
  private final Map<Language, String> and = new HashMap<>();

  /** Indexes the labels. */
  public VocabularyLabels(Knowledge knowledge) {
    index(knowledge.labels());
    for (PlaceClass place : knowledge.placeClasses()) {
      classes
          .computeIfAbsent(place.slot(), slot -> new HashMap<>())
          .computeIfAbsent(place.key(), key -> new HashMap<>())
          .put(place.language(), place.name());
    }
    List<Label> types =
        knowledge.labels().stream().filter(label -> label.slot().role() == Role.TYPE).toList();
    knowledge
        .languages()
        .forEach(
            (language, pack) -> and.put(language, pack.clarifications().getOrDefault("and", ",")));
    knowledge
        .languages()
        .forEach(
            (language, pack) ->
                writings.put(
                    language,
                    Writing.of(
                        pack.grammar(),
                        types.stream()
                            .filter(label -> label.language().map(language::equals).orElse(false))
                            .toList(),
                        new SlotNouns(knowledge.domain(), language, pack.grammar().phrasing()))));
  }

  /** Labels of one value mostly stand together: it is looked up once. */
  private void index(List<Label> all) {
    SlotValue value = new SlotValue.Text("");
    SlotName slot = new SlotName("");
    List<Label> same = new ArrayList<>();
    for (Label label : all) {
      if (label.form() != WordForm.ADJECTIVE || label.slot().role() == Role.TOPIC) {
        if (!label.value().equals(value) || !label.slot().name().equals(slot)) {
          value = label.value();
          slot = label.slot().name();
          same =
              labels
                  .computeIfAbsent(slot, name -> new HashMap<>())
                  .computeIfAbsent(value.key(), key -> new ArrayList<>(2));
        }
        same.add(label);
      }
    }
  }

  /** The words for a subject that stand beside a noun, if they are an adjective. */
  Optional<Filler> adjective(Slot topic, Language language) {
    return all(topic, language).stream()
        .filter(label -> label.language().map(language::equals).orElse(false))
        .findFirst()
        .filter(label -> label.form() == WordForm.ADJECTIVE)
        .map(label -> new Filler(label.text(), topic.name(), GrammaticalNumber.NONE));
  }

  /** How a language is written. */
  Writing writing(Language language) {
    return Optional.ofNullable(writings.get(language)).orElseThrow();
  }

  @Override
  public String label(Slot slot, Language language, GrammaticalNumber number) {
    return phrase(slot, language, number, "").text();
  }

  /** The name without an article. */
  String name(Slot slot, Language language, GrammaticalNumber number) {
    return find(slot, language, number)
        .map(Label::text)
        .orElseGet(() -> unknown(slot.role(), slot.filler().key()));
  }

  /** A place that the data do not know is kept in small letters, and written with capitals. */
  private static String unknown(Role role, String key) {
    return role == Role.LOCATION
        ? Arrays.stream(key.split(" ")).map(Agreement::capitalised).collect(Collectors.joining(" "))
        : key;
  }

  /** The name of each value of the slot, with the language's "and" before the last. */
  Phrase joined(Slot slot, Language language, String usual, Function<Slot, Phrase> phrase) {
    List<Phrase> names =
        slot.filler().each().stream()
            .map(value -> phrase.apply(new Slot(slot.name(), slot.role(), slot.level(), value)))
            .toList();
    Grammar.Style style = writing(language).grammar().style();
    StringBuilder text = new StringBuilder(names.get(0).name());
    for (int i = 1; i < names.size(); i++) {
      String lead = names.get(i).lead();
      boolean again = style.repeatsPreposition() || !lead.startsWith(usual);
      text.append(i < names.size() - 1 ? ", " : " " + and.getOrDefault(language, ",") + " ")
          .append(again ? lead : lead.substring(usual.length()))
          .append(names.get(i).name());
    }
    return new Phrase(names.get(0).lead(), text.toString());
  }

  @Override
  public Gender gender(Slot slot, Language language) {
    return find(slot, language, GrammaticalNumber.SINGULAR).map(Label::gender).orElse(Gender.NONE);
  }

  @Override
  public Phrase phrase(Slot slot, Language language, GrammaticalNumber number, String usual) {
    return joined(slot, language, usual, one -> single(one, language, number, usual));
  }

  private Phrase single(Slot slot, Language language, GrammaticalNumber number, String usual) {
    String name = name(slot, language, number);
    Writing writing = writing(language);
    if (slot.role() == Role.LOCATION && !usual.isEmpty()) {
      String placeClass = placeClass(slot, language);
      return writing.places().instead(placeClass, bare(name, slot, language), usual);
    }
    return slot.role() == Role.ENTITY
        ? writing.names().write(usual, name)
        : writing.grammar().phrasing().contractions().apply(usual, name);
  }

  @Override
  public Phrase phrase(String name, Language language, String usual) {
    return writing(language).names().write(usual, name);
  }

  /** Which words stand before a place. */
  String placeClass(Slot slot, Language language) {
    return classes
        .getOrDefault(slot.name(), Map.of())
        .getOrDefault(slot.filler().each().get(0).key(), Map.of())
        .getOrDefault(language, Phrasing.USUAL);
  }

  /**
   * The name of a place as it was said, in the spelling that it has in the language.
   *
   * @param raw the user's own words for it
   */
  String place(Slot slot, Language language, Wording said, String raw) {
    String usual = name(slot, language, GrammaticalNumber.NONE);
    boolean nickname = said.lexeme() < 0 && said.form() == WordForm.NAME;
    if (nickname || said.form() == WordForm.ADJECTIVE) {
      return bare(usual, slot, language);
    }
    Optional<Label> spelled = spelled(slot, language, raw);
    boolean own = spelled.flatMap(Label::language).map(language::equals).orElse(false);
    boolean classed = !placeClass(slot, language).equals(Phrasing.USUAL);
    return bare(
        classed && !own ? usual : spelled.map(Label::text).orElse(said.text()), slot, language);
  }

  /** The name of a place within words that say more of it. */
  String within(Slot slot, Language language, String raw) {
    return spelled(slot, language, raw)
        .map(Label::text)
        .orElseGet(() -> name(slot, language, GrammaticalNumber.NONE));
  }

  /** The label that was said to the letter, or else one of the language but for accents. */
  private Optional<Label> spelled(Slot slot, Language language, String raw) {
    List<Label> names = all(slot, language);
    for (Label label : names) {
      if (label.form() == WordForm.NAME && label.text().equalsIgnoreCase(raw)) {
        return Optional.of(label);
      }
    }
    List<String> words = Tokenizer.words(raw);
    return names.stream()
        .filter(label -> label.form() == WordForm.NAME)
        .filter(label -> label.language().map(language::equals).orElse(false))
        .filter(label -> Tokenizer.words(label.text()).equals(words))
        .findFirst();
  }

  /** A name of a class that brings its own article, without one. */
  private String bare(String name, Slot slot, Language language) {
    Writing writing = writing(language);
    boolean own = !placeClass(slot, language).equals(Phrasing.USUAL) && !writing.places().silent();
    if (!own || !writing.names().hasArticle(name)) {
      return name;
    }
    List<Token> tokens = Tokenizer.tokens(name);
    return tokens.size() > 1 ? name.substring(tokens.get(1).start()) : name;
  }

  /** True when the vocabulary has words for the value. */
  boolean known(SlotName slot, String key) {
    return labels.getOrDefault(slot, Map.of()).containsKey(key);
  }

  /** The noun in the other number; the usual noun of the value where it is none of its own. */
  Optional<Label> noun(Slot slot, Language language, WordForm form, int lexeme) {
    Optional<Label> usual = Optional.empty();
    for (Label label : all(slot, language)) {
      if (label.form() == form && label.lexeme() == lexeme) {
        return Optional.of(label);
      }
      if (label.form() == form && usual.isEmpty()) {
        usual = Optional.of(label);
      }
    }
    return usual;
  }

  Optional<Label> find(Slot slot, Language language, GrammaticalNumber number) {
    WordForm wanted = number == GrammaticalNumber.PLURAL ? WordForm.PLURAL : WordForm.SINGULAR;
    List<Label> all = all(slot, language);
    boolean named = slot.role() == Role.LOCATION || slot.role() == Role.ENTITY;
    return form(all, named ? WordForm.NAME : wanted)
        .or(() -> form(all, WordForm.NAME))
        .or(() -> form(all, WordForm.SINGULAR))
        .or(() -> form(all, WordForm.ADJECTIVE));
  }

  private static Optional<Label> form(List<Label> labels, WordForm form) {
    for (Label label : labels) {
      if (label.form() == form) {
        return Optional.of(label);
      }
    }
    return Optional.empty();
  }

  /** Labels in that language, then those of others and of no language. */
  private List<Label> all(Slot slot, Language language) {
    List<Label> known =
        labels.getOrDefault(slot.name(), Map.of()).getOrDefault(slot.filler().key(), List.of());
    if (known.size() < 2) {
      return known;
    }
    List<Label> own = new ArrayList<>(known.size());
    List<Label> others = new ArrayList<>(known.size());
    for (Label label : known) {
      boolean said = label.language().map(language::equals).orElse(false);
      (said ? own : others).add(label);
    }
    own.addAll(others);
    return own;
  }
}
