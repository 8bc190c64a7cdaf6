package nl.vervolg.rewrite;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Token;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Tokenizer;

/** Gender and number of the nouns of one language, by their words. */
final class Nouns {
  private static final int LONGEST = 4;
  private static final int SHORTEST_END = 4;
  private static final int SHORTEST_MODIFIER = 2;

  private final Map<String, Noun> known = new HashMap<>();
  private final Map<String, Noun> exact = new HashMap<>();
  private final boolean compounds;
  private final boolean firstNoun;

  Nouns(Grammar grammar, List<Label> labels) {
    compounds = grammar.compounds();
    firstNoun = grammar.phrasing().firstNoun();
    labels.forEach(this::learn);
    grammar
        .phrasing()
        .nouns()
        .forEach(
            (kind, words) -> words.forEach(word -> known.putIfAbsent(norm(word), general(kind))));
  }

  private static Noun general(String kind) {
    boolean plural = kind.equals(NamePhrases.PLURAL);
    return new Noun(
        plural ? Gender.NONE : Gender.valueOf(kind.toUpperCase(Locale.ROOT)), plural, "");
  }

  private void learn(Label label) {
    if (label.slot().role() != Role.TYPE) {
      return;
    }
    String norm = norm(label.text());
    if (label.form() == WordForm.PLURAL || label.form() == WordForm.SINGULAR) {
      boolean plural = label.form() == WordForm.PLURAL;
      exact.putIfAbsent(
          label.text().toLowerCase(Locale.ROOT), new Noun(label.gender(), plural, ""));
    }
    if (label.form() == WordForm.PLURAL) {
      known.putIfAbsent(norm, new Noun(label.gender(), true, ""));
    } else if (label.form() == WordForm.SINGULAR) {
      known.putIfAbsent(norm, new Noun(label.gender(), pluralOnly(norm), ""));
    }
  }

  /** A noun with other words after it that is a plural by itself. */
  private boolean pluralOnly(String norm) {
    int cut = norm.indexOf(' ');
    Noun first = cut < 0 ? null : known.get(norm.substring(0, cut));
    return firstNoun && first != null && first.plural();
  }

  /** Remembers the genitive of a noun. */
  void genitive(String singular, String genitive) {
    String norm = norm(singular);
    Noun noun = known.get(norm);
    if (noun != null && genitive.startsWith(singular)) {
      known.put(
          norm, new Noun(noun.gender(), noun.plural(), genitive.substring(singular.length())));
    }
  }

  /**
   * What is known of a noun.
   *
   * @param gender its gender
   * @param plural it is a plural
   * @param genitive its ending in the genitive where that is another than the usual one
   */
  record Noun(Gender gender, boolean plural, String genitive) {}

  /**
   * The noun that a name is made with.
   *
   * @param noun the noun
   * @param from offset of its first character in the name
   * @param to offset after its last one
   */
  record Head(Noun noun, int from, int to) {}

  /** The noun that these words are to the letter, or but for accents, or as a compound. */
  Optional<Noun> noun(String words) {
    return Optional.ofNullable(exact.get(words.toLowerCase(Locale.ROOT)))
        .or(() -> find(norm(words)));
  }

  /** The number that a noun shows; the other one where it is none. */
  GrammaticalNumber number(String words, GrammaticalNumber otherwise) {
    Noun noun = exact.get(words.toLowerCase(Locale.ROOT));
    return noun == null || otherwise == GrammaticalNumber.NONE
        ? otherwise
        : noun.plural() ? GrammaticalNumber.PLURAL : GrammaticalNumber.SINGULAR;
  }

  private Optional<Noun> find(String norm) {
    Noun noun = known.get(norm);
    if (noun != null || !compounds) {
      return Optional.ofNullable(noun);
    }
    for (int cut = SHORTEST_MODIFIER; cut <= norm.length() - SHORTEST_END; cut++) {
      Noun end = known.get(norm.substring(cut));
      if (end != null) {
        return Optional.of(end);
      }
    }
    return Optional.empty();
  }

  /** The noun that a name is made with, where its language shows which one that is. */
  Optional<Head> head(String name) {
    List<Token> tokens = Tokenizer.tokens(name);
    return firstNoun ? first(name, tokens) : last(tokens);
  }

  private Optional<Head> first(String name, List<Token> tokens) {
    for (int i = 0; i < tokens.size(); i++) {
      for (int to = Math.min(tokens.size(), i + LONGEST); to > i; to--) {
        String norm = String.join(" ", tokens.subList(i, to).stream().map(Token::norm).toList());
        Optional<Noun> noun = to == i + 1 ? find(norm) : Optional.ofNullable(known.get(norm));
        if (noun.isPresent() && !(compounds && hyphen(name, tokens.get(to - 1).end()))) {
          return Optional.of(
              new Head(noun.orElseThrow(), tokens.get(i).start(), tokens.get(to - 1).end()));
        }
      }
    }
    return Optional.empty();
  }

  /** Where a name that begins with a noun takes no article, only a later noun is its head. */
  private Optional<Head> last(List<Token> tokens) {
    for (int i = tokens.size() - 1; i > 0; i--) {
      Noun noun = known.get(tokens.get(i).norm());
      if (noun != null) {
        return Optional.of(new Head(noun, tokens.get(i).start(), tokens.get(i).end()));
      }
    }
    return Optional.empty();
  }

  private static boolean hyphen(String name, int at) {
    return at + 1 < name.length()
        && name.charAt(at) == '-'
        && Character.isLetter(name.charAt(at + 1));
  }

  private static String norm(String words) {
    return String.join(" ", Tokenizer.words(words));
  }
}
