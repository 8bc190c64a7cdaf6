package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.understand.Tokenizer;

/** How far apart two conversations are, in words: those that are more, fewer or others. */
final class Distance {
  private Distance() {}

  static int between(Talk one, Talk other) {
    return between(one.last(), other.last())
        + between(
            one.earlier(),
            other.earlier(),
            turn -> words(turn).size(),
            (turn, instead) -> between(turn, instead));
  }

  private static int between(Talk.Said one, Talk.Said other) {
    return between(
        words(one), words(other), word -> 1, (word, instead) -> word.equals(instead) ? 0 : 1);
  }

  /** The words of a turn, and the names of its rows. */
  private static List<String> words(Talk.Said turn) {
    List<String> words = new ArrayList<>(Tokenizer.words(turn.words()));
    turn.rows().ifPresent(rows -> rows.forEach(row -> words.add(row.key())));
    return words;
  }

  /**
   * The least that it costs to make the one of the other.
   *
   * @param whole what it costs to put one in or to leave one out
   * @param instead what it costs to have one in the place of another
   */
  private static <T> int between(
      List<T> some, List<T> others, ToIntFunction<T> whole, ToIntBiFunction<T, T> instead) {
    int[] row = new int[others.size() + 1];
    for (int j = 1; j < row.length; j++) {
      row[j] = row[j - 1] + whole.applyAsInt(others.get(j - 1));
    }
    for (T one : some) {
      int diagonal = row[0];
      int left = whole.applyAsInt(one);
      row[0] += left;
      for (int j = 1; j < row.length; j++) {
        T other = others.get(j - 1);
        int replaced = diagonal + instead.applyAsInt(one, other);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j] + left, row[j - 1] + whole.applyAsInt(other)));
      }
    }
    return row[others.size()];
  }
}
