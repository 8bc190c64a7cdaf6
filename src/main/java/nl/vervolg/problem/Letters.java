package nl.vervolg.problem;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** Characters that somebody reads otherwise than the program does, or does not see at all. */
public final class Letters {
  /** Letters of other alphabets that look like the Latin ones below them. */
  private static final String OTHER =
      "\u0410\u0412\u0421\u0415\u041d\u0406\u0408\u041a\u041c\u041e\u0420\u0405\u0422\u0425\u0430\u0441\u0435\u0456\u0458\u043e\u0440\u0455\u0445\u0443"
          + "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bf\u03bd\u03c1\u03b9\u0131\u0251\u0261\u04bb\u0501\u051b\u051d"
          + "\u03b1\u03c5\u03ba\u043a\u0585\u057d\u0570\u0578";

  private static final String LATIN =
      "ABCEHIJKMOPSTXaceijopsxy" + "ABEZHIKMNOPTYXovpi" + "iaghdqw" + "aukkouhn";

  private final String text;
  private final BitSet joined;
  private final StringBuilder plain = new StringBuilder();
  private final List<Strange> strange = new ArrayList<>();
  private final Set<Integer> unseen = new HashSet<>();

  private Letters(String text) {
    this.text = text;
    this.joined = any(text, Letters::hidden) ? Joined.in(text) : new BitSet();
  }

  /**
   * A character that is not what it seems.
   *
   * @param index where it is in the text
   * @param kind stable name of this kind of problem
   * @param what one sentence: what is wrong
   * @param advice one sentence: what to do
   */
  public record Strange(int index, String kind, String what, String advice) {}

  /**
   * A text that was looked through.
   *
   * @param strange the characters that are not what they seem: the first of each word, and of each
   *     that cannot be seen the first place
   * @param plain the text as it is read by a person: what cannot be seen is gone
   */
  public record Checked(List<Strange> strange, String plain) {
    /** Copies the list. */
    public Checked {
      strange = List.copyOf(strange);
    }

    /**
     * Those that differ in what is said of them, for where their place in the text is not shown.
     */
    public List<Strange> distinct() {
      Set<String> said = new HashSet<>();
      return strange.stream().filter(each -> said.add(each.what())).toList();
    }
  }

  /** Looks through a text of words. */
  public static Checked check(String text) {
    if (!any(text, c -> c > 0x7f || hidden(c))) {
      return new Checked(List.of(), text);
    }
    Letters letters = new Letters(text);
    int at = 0;
    while (at < text.length()) {
      int end = letters.wordEnd(at);
      letters.word(at, end);
      at = end;
    }
    return new Checked(letters.strange, letters.plain.toString());
  }

  /**
   * Characters that cannot be seen, or make a text look other than it is. What an older Java does
   * not know yet is none.
   */
  public static boolean hidden(int c) {
    boolean form =
        switch (Character.getType(c)) {
          case Character.CONTROL -> c != '\n' && c != '\t';
          case Character.FORMAT -> !drawn(c);
          case Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              true;
          default -> false;
        };
    return form || selector(c) || filler(c);
  }

  private static boolean selector(int c) {
    return (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef) || c == 0x34f;
  }

  /** Arabic signs of number, which go around the digits behind them. */
  private static boolean drawn(int c) {
    return Character.getDirectionality(c) == Character.DIRECTIONALITY_ARABIC_NUMBER;
  }

  /** Letters that are drawn as nothing. */
  private static boolean filler(int c) {
    return c == 0x115f || c == 0x1160 || c == 0x3164 || c == 0xffa0 || c == 0x2800;
  }

  /** The Latin letter that a letter of another alphabet looks like. */
  public static Optional<String> lookAlike(int c) {
    int other = OTHER.indexOf(c);
    return other < 0 ? Optional.empty() : Optional.of(LATIN.substring(other, other + 1));
  }

  /** What cannot be seen within a word belongs to it. */
  private int wordEnd(int from) {
    int at = from;
    while (at < text.length() && inWord(text.codePointAt(at))) {
      at += Character.charCount(text.codePointAt(at));
    }
    return at > from ? at : from + Character.charCount(text.codePointAt(from));
  }

  private static boolean inWord(int c) {
    return Character.isLetterOrDigit(c) || hidden(c) || mark(c);
  }

  private static boolean mark(int c) {
    return Character.getType(c) == Character.NON_SPACING_MARK;
  }

  /** A word of one alphabet is what it seems, whichever that is. */
  private void word(int from, int end) {
    String word = text.substring(from, end);
    boolean mixed = any(word, Letters::latin);
    boolean symbols = mixed && !any(word, c -> latin(c) && !Character.isUpperCase(c));
    boolean told = false;
    for (int at = from; at < end; at += Character.charCount(text.codePointAt(at))) {
      int c = text.codePointAt(at);
      boolean symbol = symbols && symbol(c);
      Optional<String> like = mixed && foreign(c) && !symbol ? lookAlike(c) : Optional.empty();
      if (hidden(c) && !joined.get(at)) {
        unseen(at, c);
      } else if (like.isPresent()) {
        if (!told) {
          alike(at, c, seen(from, end), like.orElseThrow());
        }
        told = true;
        plain.append(like.orElseThrow());
      } else {
        plain.appendCodePoint(c);
      }
    }
  }

  /** A part of the text as it is seen. */
  private String seen(int from, int end) {
    StringBuilder seen = new StringBuilder();
    for (int at = from; at < end; at += Character.charCount(text.codePointAt(at))) {
      int c = text.codePointAt(at);
      if (!hidden(c) || joined.get(at)) {
        seen.appendCodePoint(c);
      }
    }
    return seen.toString();
  }

  /** A small Greek letter beside capitals is a sign of science. */
  private static boolean symbol(int c) {
    return UnicodeScript.of(c) == UnicodeScript.GREEK && Character.isLowerCase(c);
  }

  private void unseen(int index, int c) {
    if (unseen.add(c)) {
      strange.add(
          new Strange(
              index,
              "hidden-character",
              "Here is a character that cannot be seen (U+%04X).".formatted(c),
              "Take it out: delete the words around it and type them again."));
    }
  }

  private void alike(int index, int c, String word, String like) {
    strange.add(
        new Strange(
            index,
            "character",
            "In the word ("
                + word
                + ") the letter ("
                + Character.toString(c)
                + ") only looks like ("
                + like
                + "): it is of another alphabet.",
            "Delete the word and type it again."));
  }

  private static boolean any(String text, IntPredicate what) {
    return text.codePoints().anyMatch(what);
  }

  private static boolean latin(int c) {
    return Character.isLetter(c) && UnicodeScript.of(c) == UnicodeScript.LATIN;
  }

  /** Alphabets that have letters of the same form. */
  private static boolean foreign(int c) {
    UnicodeScript script = UnicodeScript.of(c);
    return Character.isLetter(c)
        && (script == UnicodeScript.CYRILLIC
            || script == UnicodeScript.GREEK
            || script == UnicodeScript.ARMENIAN);
  }
}
