package nl.vervolg.match.wording;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.match.wording.Wording.Agreeing;
import nl.vervolg.match.wording.Wording.Choice;
import nl.vervolg.match.wording.Wording.Fixed;
import nl.vervolg.match.wording.Wording.Gap;
import nl.vervolg.match.wording.Wording.Head;
import nl.vervolg.match.wording.Wording.Inflection;
import nl.vervolg.match.wording.Wording.Part;
import nl.vervolg.match.wording.Wording.Ref;
import nl.vervolg.match.wording.Wording.Words;

/** Reads the notation that {@link Wording} describes, from left to right. */
final class WordingParser {
  private static final String BRACKETS = "{}[]<>";
  private static final String SPECIAL = BRACKETS + "|";

  private final String text;
  private int at;

  WordingParser(String text) {
    this.text = text;
  }

  List<Part> parse() {
    List<Part> parts = sequence("");
    if (at < text.length()) {
      throw wrong("(" + text.charAt(at) + ") closes nothing");
    }
    return parts;
  }

  private List<Part> sequence(String end) {
    List<Part> parts = new ArrayList<>();
    while (at < text.length() && end.indexOf(text.charAt(at)) < 0) {
      switch (text.charAt(at)) {
        case '{' -> parts.add(gap());
        case '[' -> parts.add(choice());
        case '<' -> parts.add(head());
        case '}', ']', '>' -> {
          return parts;
        }
        case '|' -> throw wrong("(|) may only stand within [ ] or { }");
        default -> parts.add(words());
      }
    }
    return parts;
  }

  private Part words() {
    int start = at;
    while (at < text.length() && SPECIAL.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return new Words(text.substring(start, at));
  }

  private Part head() {
    at++;
    List<Part> parts = sequence(">");
    close('>');
    return new Head(parts);
  }

  private Part choice() {
    at++;
    List<Part> first = sequence("|]");
    List<Part> otherwise = List.of();
    if (at < text.length() && text.charAt(at) == '|') {
      at++;
      otherwise = sequence("]");
    }
    close(']');
    return new Choice(first, otherwise);
  }

  private void close(char bracket) {
    if (at >= text.length() || text.charAt(at) != bracket) {
      throw wrong("(" + bracket + ") is missing");
    }
    at++;
  }

  private Part gap() {
    int end = text.indexOf('}', at);
    if (end < 0) {
      throw wrong("(}) is missing");
    }
    int equals = text.indexOf('=', at);
    if (equals > 0 && equals < end) {
      return fixed(equals);
    }
    String inside = text.substring(at + 1, end);
    if (inside.chars().anyMatch(sign -> BRACKETS.indexOf(sign) >= 0)) {
      throw wrong("(}) is missing");
    }
    at = end + 1;
    int agrees = inside.indexOf('~');
    return agrees > 0
        ? new Agreeing(ref(inside.substring(0, agrees)), inflections(inside.substring(agrees + 1)))
        : plainGap(inside);
  }

  private Part fixed(int equals) {
    Ref ref = ref(text.substring(at + 1, equals));
    at = equals + 1;
    List<Part> words = sequence("}");
    close('}');
    return new Fixed(ref, words);
  }

  private Part plainGap(String inside) {
    int bar = inside.indexOf('|');
    String lead = bar < 0 ? "" : inside.substring(bar + 1);
    String name = bar < 0 ? inside : inside.substring(0, bar);
    int colon = name.indexOf(':');
    GrammaticalNumber number =
        colon < 0 ? GrammaticalNumber.NONE : number(name.substring(colon + 1));
    return new Gap(ref(colon < 0 ? name : name.substring(0, colon)), number, lead);
  }

  private GrammaticalNumber number(String word) {
    return switch (word) {
      case "one" -> GrammaticalNumber.SINGULAR;
      case "many" -> GrammaticalNumber.PLURAL;
      default -> throw wrong("(" + word + ") is neither (one) nor (many)");
    };
  }

  private List<Inflection> inflections(String forms) {
    List<Inflection> inflections = new ArrayList<>();
    for (String form : forms.split("/", -1)) {
      int colon = form.indexOf(':');
      if (colon != 1) {
        throw wrong("(" + form + ") does not begin with (c:), (m:), (f:) or (n:)");
      }
      inflections.add(new Inflection(gender(form.charAt(0)), form.substring(2)));
    }
    return inflections;
  }

  private Gender gender(char letter) {
    return switch (letter) {
      case 'c' -> Gender.COMMON;
      case 'm' -> Gender.MASCULINE;
      case 'f' -> Gender.FEMININE;
      case 'n' -> Gender.NEUTER;
      default -> throw wrong("(" + letter + ") is none of (c), (m), (f), (n)");
    };
  }

  private Ref ref(String name) {
    boolean negated = name.startsWith("!");
    String plain = negated ? name.substring(1) : name;
    if (!plain.matches("[a-z][a-z0-9_]*")) {
      throw wrong("(" + plain + ") is not the name of a slot, role or variable");
    }
    return new Ref(plain, negated);
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(
        "%s, in the wording (%s) near character %d.".formatted(what, text, at + 1));
  }
}
