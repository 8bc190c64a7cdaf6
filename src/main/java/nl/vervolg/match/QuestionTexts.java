package nl.vervolg.match;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.match.wording.Wording;

/**
 * How questions are worded in one language, by name: {@code list}, {@code lookup.director}, {@code
 * lookup.any}.
 */
record QuestionTexts(Map<String, Wording> wordings) {
  QuestionTexts {
    wordings = Map.copyOf(wordings);
  }

  /** The wording for that key, or else the one that holds whatever the key. */
  Optional<Wording> find(Act act, String key) {
    String name = act.name().toLowerCase(Locale.ROOT);
    Wording exact = wordings.get(key.isEmpty() ? name : name + "." + key);
    return exact != null || !key.isEmpty()
        ? Optional.ofNullable(exact)
        : Optional.ofNullable(wordings.get(name + ".any"));
  }
}
