package nl.vervolg.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Parallel;
import nl.vervolg.dialogue.Piece;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Side;

/**
 * Two questions side by side: what both say, and which words now stand where which words stood
 * before. An observation; what follows from it is for the rules.
 */
final class Parallels {
  private final Reading before;
  private final Reading now;
  private final Likeness likeness;
  private final Map<Mark, Piece> earlier = new LinkedHashMap<>();
  private final Map<Mark, Piece> said = new LinkedHashMap<>();
  private final List<Parallel> pairs = new ArrayList<>();

  Parallels(Reading before, Reading now, Names names) {
    this.before = before;
    this.now = now;
    this.likeness = new Likeness(before, now, names);
    before.marks().forEach(mark -> earlier.put(mark, piece(mark, Side.BEFORE, before, now)));
    now.marks().forEach(mark -> said.put(mark, piece(mark, Side.NOW, now, before)));
    pair();
  }

  /** What rules read. */
  List<Object> facts() {
    List<Object> facts = new ArrayList<>(earlier.values());
    facts.addAll(said.values());
    facts.addAll(pairs);
    return facts;
  }

  /** What was read as that piece. */
  Mark mark(Piece piece) {
    return (piece.side() == Side.BEFORE ? earlier : said)
        .entrySet().stream()
            .filter(entry -> entry.getValue().equals(piece))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow();
  }

  Piece earlier(Mark mark) {
    return Optional.ofNullable(earlier.get(mark)).orElseThrow();
  }

  /** Whether the question before has what is said now. */
  boolean common(Mark mark) {
    return Optional.ofNullable(said.get(mark)).map(Piece::common).orElse(false);
  }

  private static Piece piece(Mark mark, Side side, Reading in, Reading other) {
    String column =
        mark.kind() == PieceKind.COLUMN
            ? mark.key()
            : in.column(mark).stream().findFirst().orElse("");
    return new Piece(
        side,
        mark.kind(),
        mark.sort(),
        column,
        mark.key(),
        !in.clause(mark).restricts(),
        other.marks().stream().anyMatch(each -> same(mark, each)),
        mark.span());
  }

  private static boolean same(Mark one, Mark other) {
    boolean columns =
        one.kind() == PieceKind.COLUMN
            && other.kind() == PieceKind.COLUMN
            && one.columns().stream().anyMatch(other.columns()::contains);
    return columns || (one.kind() == other.kind() && one.key().equals(other.key()));
  }

  /** Each piece now with the one before that it goes best with; none is taken twice. */
  private void pair() {
    Set<Mark> taken = new HashSet<>();
    for (Mark mark : now.marks()) {
      Mark best = null;
      int most = 0;
      for (Mark each : before.marks()) {
        boolean free =
            !taken.contains(each)
                && !Optional.ofNullable(earlier.get(each)).orElseThrow().common()
                && !Optional.ofNullable(said.get(mark)).orElseThrow().common();
        int score = free ? likeness.of(each, mark) : 0;
        if (score > most) {
          most = score;
          best = each;
        }
      }
      if (best != null) {
        taken.add(best);
        pairs.add(
            new Parallel(
                Optional.ofNullable(earlier.get(best)).orElseThrow(),
                Optional.ofNullable(said.get(mark)).orElseThrow(),
                likeness.fit(best, mark)));
      }
    }
  }
}
