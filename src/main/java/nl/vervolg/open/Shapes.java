package nl.vervolg.open;

import java.util.List;
import nl.vervolg.dialogue.TurnShape;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.OpenWords;

/** Sees how a turn is made as a whole. */
final class Shapes {
  private final OpenWords open;

  /** In turns of one language. */
  Shapes(LanguagePack pack) {
    this.open = pack.open();
  }

  /** The shape of a turn, after others. */
  TurnShape of(OpenText turn, Memory memory) {
    List<OpenWord> words = turn.words();
    return new TurnShape(
        words.stream().anyMatch(word -> word.is(WordKind.VERB, WordKind.AUXILIARY)),
        subjectless(turn),
        begins(turn, OpenWords.Use.CONTINUES),
        begins(turn, OpenWords.Use.EXCHANGES),
        begins(turn, OpenWords.Use.RESTRICTS),
        words.stream().anyMatch(word -> open.of(OpenWords.Use.OTHERS).contains(word.norm())),
        asks(words),
        memory.answered(),
        memory.turns());
  }

  /**
   * A question word, a question mark, a verb that asks for something, or a verb at the beginning.
   */
  private boolean asks(List<OpenWord> words) {
    boolean asked =
        words.stream()
            .anyMatch(
                word ->
                    word.is(WordKind.QUESTION)
                        || word.text().equals("?")
                        || open.of(OpenWords.Use.REQUESTS).contains(word.norm()));
    return asked || (!words.isEmpty() && words.get(0).is(WordKind.VERB, WordKind.AUXILIARY));
  }

  private boolean begins(OpenText turn, OpenWords.Use kind) {
    return length(turn, kind, 0) > 0;
  }

  /** Number of words of the longest wording that begins there. */
  private int length(OpenText turn, OpenWords.Use kind, int at) {
    int longest = 0;
    for (String wording : open.of(kind)) {
      List<String> parts = WordCutter.cut(wording).stream().map(OpenWord::norm).toList();
      int to = Math.min(at + parts.size(), turn.words().size());
      List<String> said = turn.words().subList(at, to).stream().map(OpenWord::norm).toList();
      longest = said.equals(parts) ? Math.max(longest, parts.size()) : longest;
    }
    return longest;
  }

  private boolean subjectless(OpenText turn) {
    int from = 0;
    while (from < turn.words().size()
        && (turn.words().get(from).is(WordKind.SIGN, WordKind.INTERJECTION)
            || open.of(OpenWords.Use.CONTINUES).contains(turn.words().get(from).norm()))) {
      from++;
    }
    int length = length(turn, OpenWords.Use.CHOOSES, from);
    int next = from + length;
    boolean alone = length > 0 && turn.phrase(next - 1).isEmpty();
    return alone
        && (next >= turn.words().size()
            || turn.words().get(next).is(WordKind.VERB, WordKind.AUXILIARY, WordKind.SIGN));
  }
}
