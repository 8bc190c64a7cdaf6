package nl.vervolg.table;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Token;

/** Numbers, years, dates and scores in a question. */
final class Figures {
  private static final String JOINS = ".,-:/–";
  private static final String YEAR = "(1[0-9]|20)[0-9]{2}";
  private static final int DAY = 2;

  private final String text;
  private final List<Token> tokens;
  private final List<String> words;
  private final TableWords known;

  Figures(String text, List<Token> tokens, List<String> words, TableWords known) {
    this.text = text;
    this.tokens = tokens;
    this.words = words;
    this.known = known;
  }

  /** Where a figure ends, and what it counts. */
  record Figure(int to, String sort) {}

  /** The figure that begins there. */
  Optional<Figure> at(int at) {
    if (at >= words.size()) {
      return Optional.empty();
    }
    if (month(at)) {
      return Optional.of(new Figure(afterMonth(at), "date"));
    }
    if (digit(at)) {
      return Optional.of(number(at));
    }
    return known.at(words, at).stream()
        .filter(entry -> entry.kind() == PieceKind.FIGURE)
        .findFirst()
        .map(entry -> new Figure(at + 1, "number"));
  }

  private Figure number(int at) {
    if (words.get(at).length() <= DAY && at + 1 < words.size() && month(at + 1)) {
      return new Figure(afterMonth(at + 1), "date");
    }
    int to = at + 1;
    boolean score = false;
    while (to < words.size() && digit(to) && joined(to)) {
      score |= "-:–/".indexOf(between(to).strip()) >= 0 && !between(to).isBlank();
      to++;
    }
    String all = String.join(" ", words.subList(at, to));
    if (all.matches(YEAR)) {
      return new Figure(to, "year");
    }
    boolean plain = all.matches("[0-9 ]+");
    return new Figure(to, score ? "score" : plain ? "number" : "position");
  }

  /** After the day and the year that may follow a month. */
  private int afterMonth(int at) {
    int to = at + 1;
    if (to < words.size() && digit(to) && words.get(to).length() <= DAY + 2) {
      to++;
    }
    if (to < words.size() && words.get(to).matches(YEAR) && between(to).strip().matches(",?")) {
      to++;
    }
    return to;
  }

  private boolean month(int at) {
    String letters = words.get(at).replaceAll("[0-9]+$", "");
    return !letters.isEmpty()
        && known.at(List.of(letters), 0).stream().anyMatch(e -> e.kind() == PieceKind.MONTH);
  }

  private boolean digit(int at) {
    return Character.isDigit(words.get(at).charAt(0));
  }

  private boolean joined(int at) {
    String between = between(at);
    return between.strip().length() == 1
        && JOINS.contains(between.strip())
        && (!between.contains(" ") || between.equals(" - "));
  }

  /** The characters before a word. */
  private String between(int at) {
    return text.substring(tokens.get(at - 1).end(), tokens.get(at).start());
  }
}
