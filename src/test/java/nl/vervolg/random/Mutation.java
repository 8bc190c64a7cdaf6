package nl.vervolg.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** What can happen to a turn on its way: each kind changes a text at random. */
enum Mutation {
  NOTHING {
    @Override
    String change(String text, List<String> others, Random random) {
      return text;
    }
  },
  LETTER_LOST {
    @Override
    String change(String text, List<String> others, Random random) {
      int at = at(text, random);
      return text.isEmpty() ? text : text.substring(0, at) + text.substring(at + 1);
    }
  },
  LETTER_TWICE {
    @Override
    String change(String text, List<String> others, Random random) {
      int at = at(text, random);
      return text.isEmpty() ? text : text.substring(0, at) + text.charAt(at) + text.substring(at);
    }
  },
  LETTERS_SHUFFLED {
    @Override
    String change(String text, List<String> others, Random random) {
      return words(
          text, random, word -> shuffled(word.codePoints().boxed().toList(), random), true);
    }
  },
  WORD_LOST {
    @Override
    String change(String text, List<String> others, Random random) {
      return words(text, random, word -> "", true);
    }
  },
  WORD_TWICE {
    @Override
    String change(String text, List<String> others, Random random) {
      return words(text, random, word -> word + " " + word, true);
    }
  },
  WORDS_SHUFFLED {
    @Override
    String change(String text, List<String> others, Random random) {
      List<String> words = new ArrayList<>(Arrays.asList(text.split(" ")));
      Collections.shuffle(words, random);
      return String.join(" ", words);
    }
  },
  SPLICED {
    @Override
    String change(String text, List<String> others, Random random) {
      String other = others.get(random.nextInt(others.size()));
      return text.substring(0, at(text, random)) + " " + other.substring(at(other, random));
    }
  },
  JOINED {
    @Override
    String change(String text, List<String> others, Random random) {
      String joined = text;
      for (int i = random.nextInt(6); i >= 0; i--) {
        joined += (random.nextBoolean() ? " " : ". ") + others.get(random.nextInt(others.size()));
      }
      return joined;
    }
  },
  SIGNS {
    @Override
    String change(String text, List<String> others, Random random) {
      String sign = STRANGE.get(random.nextInt(STRANGE.size()));
      int at = at(text, random);
      return text.substring(0, at) + sign + text.substring(at);
    }
  },
  DIGITS {
    @Override
    String change(String text, List<String> others, Random random) {
      return words(text, random, word -> Long.toString(random.nextLong()), true);
    }
  },
  LONG_WORD {
    @Override
    String change(String text, List<String> others, Random random) {
      return words(text, random, word -> (word + "x").repeat(1 + random.nextInt(60)), true);
    }
  },
  OTHER_CASE {
    @Override
    String change(String text, List<String> others, Random random) {
      return words(text, random, word -> word.toUpperCase(java.util.Locale.ROOT), false);
    }
  },
  UNICODE {
    @Override
    String change(String text, List<String> others, Random random) {
      StringBuilder any = new StringBuilder();
      for (int i = random.nextInt(40); i >= 0; i--) {
        any.append((char) random.nextInt(Character.MAX_VALUE + 1));
        any.appendCodePoint(random.nextInt(Character.MAX_CODE_POINT + 1));
      }
      return random.nextBoolean() ? any.toString() : text + any;
    }
  },
  EMPTY {
    @Override
    String change(String text, List<String> others, Random random) {
      return " ?!.,-\t\u00a0".substring(0, random.nextInt(8));
    }
  };

  /** Controls, directions, emoji, halves of characters, combining marks, quotes, code. */
  private static final List<String> STRANGE =
      List.of(
          "\u0000",
          "\u0007",
          "\u001b[31m",
          "\u202e",
          "\u2066",
          "\u200b",
          "\u200d",
          "\ufeff",
          "\ud800",
          "\udc00",
          "\ud83d\ude00",
          "\ud83d\udc68\u200d\ud83d\udc69",
          "\u0301\u0301\u0301",
          "\u00df",
          "\u0130",
          "\ufb01",
          "\u2028",
          "'",
          "\"",
          "\\",
          "${x}",
          "%s",
          "{{",
          "<b>",
          "\\u0000",
          "?",
          "|",
          "\u0663",
          "\u4e2d\u6587",
          "\u0645\u062a\u062d\u0641",
          "\u039c\u03bf\u03c5",
          "\u1e9e",
          "''s-",
          "--");

  /** Changes a text. */
  abstract String change(String text, List<String> others, Random random);

  /** What to do with a word. */
  private interface Change {
    String of(String word);
  }

  private static int at(String text, Random random) {
    return text.isEmpty() ? 0 : random.nextInt(text.length());
  }

  /** Changes one word, or each with a chance of one half. */
  private static String words(String text, Random random, Change change, boolean one) {
    String[] words = text.split(" ");
    int chosen = random.nextInt(Math.max(1, words.length));
    for (int i = 0; i < words.length; i++) {
      if (one ? i == chosen : random.nextBoolean()) {
        words[i] = change.of(words[i]);
      }
    }
    return String.join(" ", words);
  }

  private static String shuffled(List<Integer> letters, Random random) {
    List<Integer> all = new ArrayList<>(letters);
    Collections.shuffle(all, random);
    StringBuilder word = new StringBuilder();
    all.forEach(word::appendCodePoint);
    return word.toString();
  }
}
