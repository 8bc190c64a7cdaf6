package nl.vervolg.understand.phrases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Token;
import nl.vervolg.understand.Understanding;
import org.jspecify.annotations.Nullable;

/** All wordings of the phrase sheets. Immutable; a turn that has none costs a look at its words. */
public final class PhraseBook {
  /** Without any wording. */
  public static final PhraseBook EMPTY = new PhraseBook(List.of());

  private final List<PhraseRow> rows;
  private final Map<String, List<PhraseRow>> byFirstWord = new HashMap<>();

  /** Of these rows. */
  public PhraseBook(List<PhraseRow> rows) {
    this.rows = List.copyOf(rows);
    for (PhraseRow row : rows) {
      byFirstWord.computeIfAbsent(row.words().get(0), word -> new ArrayList<>()).add(row);
    }
  }

  /** The wordings in these languages. */
  public PhraseBook spoken(Set<Language> languages) {
    List<PhraseRow> spoken =
        rows.stream().filter(row -> languages.contains(row.language())).toList();
    return spoken.equals(rows) ? this : new PhraseBook(spoken);
  }

  /** The rows, in the order of the sheets. */
  public List<PhraseRow> rows() {
    return rows;
  }

  /**
   * The turn with the phrases that it is. A wording tells the language of a turn better than its
   * words do one by one, so a turn that was taken for another language is observed anew.
   *
   * @param observer observes a text as one of that language
   */
  public Understanding read(
      Understanding turn, BiFunction<Language, String, Understanding> observer) {
    List<PhraseRow> possible = possible(turn.tokens());
    if (possible.isEmpty()) {
      return turn;
    }
    Language own = turn.utterance().language();
    TreeSet<String> codes = new TreeSet<>();
    possible.forEach(row -> codes.add(row.language().code()));
    List<Language> languages = new ArrayList<>();
    if (codes.remove(own.code())) {
      languages.add(own);
    }
    codes.forEach(code -> languages.add(new Language(code)));
    for (Language language : languages) {
      Understanding observed = language.equals(own) ? turn : observer.apply(language, turn.text());
      List<PhraseRow> spoken =
          possible.stream().filter(row -> row.language().equals(language)).toList();
      List<PhraseMatch> found = longest(observed, spoken, observer);
      if (!found.isEmpty()) {
        return PhraseMatch.read(found);
      }
    }
    return turn;
  }

  /** The rows whose words stand in the turn, in their order. */
  private List<PhraseRow> possible(List<Token> tokens) {
    List<PhraseRow> possible = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      List<PhraseRow> rowsHere = byFirstWord.get(tokens.get(i).norm());
      if (rowsHere != null) {
        for (PhraseRow row : rowsHere) {
          if (inOrder(row.words(), tokens, i) && !possible.contains(row)) {
            possible.add(row);
          }
        }
      }
    }
    return possible;
  }

  private static boolean inOrder(List<String> words, List<Token> tokens, int from) {
    int word = 0;
    for (int i = from; i < tokens.size() && word < words.size(); i++) {
      word += tokens.get(i).norm().equals(words.get(word)) ? 1 : 0;
    }
    return word == words.size();
  }

  /** Of the rows that fit, those that say most of the turn themselves. */
  private static List<PhraseMatch> longest(
      Understanding turn,
      List<PhraseRow> possible,
      BiFunction<Language, String, Understanding> observer) {
    List<PhraseMatch> found = new ArrayList<>();
    int most = 0;
    for (PhraseRow row : possible) {
      int words = row.words().size();
      Optional<PhraseMatch> match = words < most ? Optional.empty() : match(turn, row, observer);
      if (match.isPresent()) {
        if (words > most) {
          found.clear();
        }
        most = words;
        found.add(match.orElseThrow());
      }
    }
    return found;
  }

  /** What fills a brace is looked for in the turn, then by itself. */
  private static Optional<PhraseMatch> match(
      Understanding turn, PhraseRow row, BiFunction<Language, String, Understanding> observer) {
    return PhraseMatch.of(turn, row)
        .or(
            () ->
                PhraseMatch.of(
                    Pieces.of(turn, row.words(), text -> observer.apply(row.language(), text)),
                    row));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PhraseBook book && rows.equals(book.rows);
  }

  @Override
  public int hashCode() {
    return Objects.hash(rows);
  }
}
