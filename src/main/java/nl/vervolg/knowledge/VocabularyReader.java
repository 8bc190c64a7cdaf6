package nl.vervolg.knowledge;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.problem.Problems;

/** Reads a vocabulary file: the values of one slot and the words for them in each language. */
final class VocabularyReader {
  private static final String IRI = "iri";
  private static final Set<String> FORMS = Set.of("noun", "verb", "adjective", "name", "in");
  private static final Set<String> LEXEME =
      Set.of("singular", "plural", "gender", "genitive", "dative_plural");

  private final SlotType slot;
  private final Set<Language> spoken;
  private final LanguageNames names;
  private final Function<YamlValue, String> iri;
  private final Vocabulary vocabulary;

  VocabularyReader(
      SlotType slot,
      List<Language> spoken,
      LanguageNames names,
      Function<YamlValue, String> iri,
      Vocabulary vocabulary) {
    this.slot = slot;
    this.vocabulary = vocabulary;
    this.spoken = Set.copyOf(spoken);
    this.names = names;
    this.iri = iri;
  }

  void read(Path file, YamlFiles yaml, Problems problems) {
    yaml.read(file, problems)
        .map(root -> root.map(Set.of("values")))
        .map(top -> DomainReader.map(top.get("values")))
        .ifPresent(values -> values.forEach(this::value));
  }

  private void value(String key, YamlValue entry) {
    Map<String, YamlValue> keys = entry.map();
    List<String> iris = Optional.ofNullable(keys.get(IRI)).map(iri).map(List::of).orElse(List.of());
    SlotValue value = slotValue(key, iris, entry);
    keys.forEach(
        (name, words) -> {
          if (!name.equals(IRI)) {
            names
                .named(name, words, Set.of(IRI))
                .filter(spoken::contains)
                .ifPresent(language -> words(language, value, words));
          }
        });
  }

  private SlotValue slotValue(String key, List<String> iris, YamlValue entry) {
    if (slot.role() == Role.TOPIC) {
      return new SlotValue.Text(key);
    }
    if (slot.role() != Role.MEASURE) {
      return new SlotValue.Term(key, iris);
    }
    if (!key.matches("-?[0-9]{1,9}")) {
      entry.wrong("(" + key + ") is not a number.", "The values of this slot are numbers.");
      return new SlotValue.Amount(0);
    }
    return new SlotValue.Amount(Long.parseLong(key));
  }

  private void words(Language language, SlotValue value, YamlValue words) {
    if (words.isMap()) {
      forms(language, value, words);
      return;
    }
    int lexeme = 0;
    for (YamlValue noun : words.list()) {
      noun(language, value, noun, lexeme++);
    }
  }

  private void forms(Language language, SlotValue value, YamlValue words) {
    int lexeme = 0;
    for (Map.Entry<String, YamlValue> form : words.map(FORMS).entrySet()) {
      if (form.getKey().equals("in")) {
        vocabulary.place(slot, value.key(), language, form.getValue());
        continue;
      }
      for (YamlValue text : form.getValue().list()) {
        if (text.isMap()) {
          Map<String, String> set = DomainReader.texts(text);
          vocabulary.adjectives(language, set);
          for (String inflected : new LinkedHashSet<>(set.values())) {
            add(language, value, inflected, form(form.getKey()), Gender.NONE, lexeme);
          }
          lexeme++;
        } else {
          add(language, value, text.text(), form(form.getKey()), Gender.NONE, lexeme++);
        }
      }
    }
  }

  private void noun(Language language, SlotValue value, YamlValue noun, int lexeme) {
    Map<String, YamlValue> forms = noun.map(LEXEME);
    Gender gender =
        Optional.ofNullable(forms.get("gender"))
            .flatMap(name -> DomainReader.constant(Gender.class, name))
            .orElse(Gender.NONE);
    if (!forms.containsKey("singular")) {
      noun.wrong("singular: is missing.", "Write the noun in the singular and in the plural.");
      return;
    }
    String singular = forms.get("singular").text();
    add(language, value, singular, WordForm.SINGULAR, gender, lexeme);
    String plural = Optional.ofNullable(forms.get("plural")).map(YamlValue::text).orElse(singular);
    add(language, value, plural, WordForm.PLURAL, gender, lexeme);
    Optional.ofNullable(forms.get("genitive"))
        .ifPresent(form -> add(language, value, form.text(), WordForm.SINGULAR, gender, lexeme));
    Optional.ofNullable(forms.get("dative_plural"))
        .ifPresent(form -> add(language, value, form.text(), WordForm.PLURAL, gender, lexeme));
  }

  private static WordForm form(String name) {
    return switch (name) {
      case "verb" -> WordForm.VERB;
      case "adjective" -> WordForm.ADJECTIVE;
      case "name" -> WordForm.NAME;
      default -> WordForm.SINGULAR;
    };
  }

  private void add(
      Language language, SlotValue value, String text, WordForm form, Gender gender, int lexeme) {
    vocabulary.add(new Label(text, Optional.of(language), slot, value, form, gender, 0, lexeme));
  }
}
