package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.understand.Understanding;

/** What was said, with words more, fewer or others. */
final class Rewording {
  private final Understanding turn;
  private final String text;
  private final List<Token> tokens;

  Rewording(Understanding turn) {
    this.turn = turn;
    this.text = turn.text();
    this.tokens = turn.tokens();
  }

  /** With words more, at every place: first at both ends. */
  List<String> inserting(Phrase phrase) {
    List<String> all = new ArrayList<>();
    int end = tokens.size();
    all.add(phrase.opens() ? changed(0, 0, phrase.words()) : changed(end, end, phrase.words()));
    all.add(phrase.opens() ? changed(end, end, phrase.words()) : changed(0, 0, phrase.words()));
    for (int gap = 1; gap < end; gap++) {
      all.add(changed(gap, gap, phrase.words()));
    }
    return all;
  }

  /** With other words in their place. */
  String replacing(Span span, Phrase phrase) {
    return changed(span.from(), span.to(), phrase.words());
  }

  /** Without a run of words, for every run of at most so many. */
  List<String> leavingOut(int most) {
    List<String> all = new ArrayList<>();
    for (int length = 1; length <= most; length++) {
      for (int from = 0; from + length <= tokens.size() && length < tokens.size(); from++) {
        all.add(changed(from, from + length, ""));
      }
    }
    return all;
  }

  private String changed(int from, int to, String phrase) {
    String head = from == 0 ? text.substring(0, start(0)) : text.substring(0, end(from - 1));
    String tail = to < tokens.size() ? text.substring(start(to)) : text.substring(end(to - 1));
    boolean sentence = from == 0 && !tokens.isEmpty() && tokens.get(0).capitalised();
    String words = phrase;
    if (sentence && phrase.isEmpty()) {
      tail = capital(tail);
    } else if (sentence) {
      words = capital(phrase);
      tail = to == 0 && !named() ? small(tail) : tail;
    }
    String before = head.isBlank() || words.isEmpty() ? head : head + " ";
    boolean apart = to < tokens.size() && !(before + words).isBlank();
    return (before + words + (apart ? " " : "") + tail).strip();
  }

  private int start(int token) {
    return tokens.isEmpty() ? 0 : tokens.get(token).start();
  }

  private int end(int token) {
    return token < 0 || tokens.isEmpty() ? 0 : tokens.get(token).end();
  }

  /** True when the first word is of a name, which keeps its capital. */
  private boolean named() {
    return turn.mentions().stream()
        .filter(mention -> mention.span().from() == 0)
        .map(Mention::role)
        .anyMatch(role -> role == Role.LOCATION || role == Role.ENTITY);
  }

  private static String capital(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private static String small(String words) {
    return words.isEmpty()
        ? words
        : words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }
}
