package nl.vervolg.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.table.TableWords.Entry;
import nl.vervolg.understand.Tokenizer;

/** Cuts a question into pieces. */
final class PieceReader {
  private static final Set<PieceKind> BOUNDS =
      EnumSet.of(PieceKind.MORE, PieceKind.LESS, PieceKind.EXACT);

  /** Words of these lists only count before anything else is named. */
  private static final Set<PieceKind> OPENING = EnumSet.of(PieceKind.ABOUT, PieceKind.ONLY);

  private static final Set<String> PLAIN = Set.of("number", "year", "position");
  private static final int FARTHEST = 3;

  private final Names names;
  private final TableWords known;
  private final String text;
  private final List<Token> tokens;
  private final List<String> words;
  private final Figures figures;
  private final List<Mark> marks = new ArrayList<>();

  private PieceReader(String text, Names names, TableWords known) {
    this.names = names;
    this.known = known;
    this.text = text;
    this.tokens = Tokenizer.tokens(text);
    this.words = tokens.stream().map(Token::norm).toList();
    this.figures = new Figures(text, tokens, words, known);
  }

  /** Reads a question. */
  static Reading read(String text, Names names, TableWords known) {
    return new PieceReader(text, names, known).read();
  }

  private Reading read() {
    int at = 0;
    while (at < words.size()) {
      Mark mark = mark(at);
      marks.add(mark);
      at = mark.span().to();
    }
    return Reading.of(text, tokens, marks);
  }

  private Mark mark(int at) {
    return compared(at)
        .or(() -> stretch(at, Optional.empty()))
        .or(() -> named(at))
        .or(() -> figure(at, Optional.empty()))
        .or(() -> word(at))
        .or(() -> part(at))
        .orElseGet(
            () ->
                new Mark(
                    PieceKind.PLAIN,
                    "",
                    Set.of(),
                    words.get(at),
                    span(at, at + 1),
                    Optional.empty()));
  }

  /** "More than 20". */
  private Optional<Mark> compared(int at) {
    for (Entry entry : known.at(words, at)) {
      int end = at + entry.words().size();
      if (BOUNDS.contains(entry.kind())) {
        for (int to = end; to < Math.min(words.size(), end + FARTHEST); to++) {
          Optional<Figures.Figure> figure = figures.at(to);
          if (figure.isPresent()) {
            return Optional.of(figure(figure.orElseThrow(), to, Optional.of(span(at, end)), entry));
          }
          if (!skipped(to)) {
            break;
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean skipped(int at) {
    return names.column(words, at).isPresent()
        || known.at(words, at).isEmpty()
        || known.at(words, at).stream().anyMatch(entry -> entry.kind() == PieceKind.VOID);
  }

  private Mark figure(Figures.Figure figure, int at, Optional<Span> bound, Entry entry) {
    return new Mark(
        PieceKind.FIGURE,
        figure.sort(),
        columns(at, figure.to()),
        entry.kind().name().toLowerCase(Locale.ROOT) + " " + key(at, figure.to()),
        span(at, figure.to()),
        bound);
  }

  /** "Between 3 and 5", "from May to June". */
  private Optional<Mark> stretch(int at, Optional<Span> bound) {
    for (Entry entry : known.at(words, at)) {
      int begin = at + entry.words().size();
      if (entry.kind() == PieceKind.BETWEEN && begin < words.size()) {
        Optional<Figures.Figure> one = figures.at(begin);
        int middle = one.map(Figures.Figure::to).orElse(words.size());
        for (Entry upto : middle < words.size() ? known.at(words, middle) : List.<Entry>of()) {
          Optional<Figures.Figure> other = figures.at(middle + upto.words().size());
          if (upto.kind() == PieceKind.UPTO && other.isPresent()) {
            int to = other.orElseThrow().to();
            String sort = "stretch of " + one.orElseThrow().sort();
            return Optional.of(
                new Mark(PieceKind.FIGURE, sort, Set.of(), key(begin, to), span(begin, to), bound));
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Mark> named(int at) {
    Optional<Names.Found> column = names.column(words, at);
    Optional<Names.Found> value = names.value(words, at);
    List<Entry> entries = entries(at);
    int word = entries.isEmpty() ? 0 : entries.get(0).words().size();
    int figure = figures.at(at).map(found -> found.to() - at).orElse(0);
    int valued = value.map(Names.Found::length).orElse(0);
    int headed = column.map(Names.Found::length).orElse(0);
    boolean cell = valued > Math.max(word, headed) && valued >= figure;
    boolean single =
        cell
            && valued == figure
            && figures.at(at).map(found -> PLAIN.contains(found.sort())).orElse(false);
    if (cell && !single) {
      return Optional.of(mark(PieceKind.VALUE, at, at + valued, value.orElseThrow().columns()));
    }
    boolean whole = column.map(Names.Found::whole).orElse(false);
    boolean head = whole ? headed >= Math.max(word, figure) : headed > word && headed > figure;
    return head
        ? Optional.of(mark(PieceKind.COLUMN, at, at + headed, column.orElseThrow().columns()))
        : Optional.empty();
  }

  private Optional<Mark> figure(int at, Optional<Span> bound) {
    return figures
        .at(at)
        .map(
            figure ->
                new Mark(
                    PieceKind.FIGURE,
                    figure.sort(),
                    columns(at, figure.to()),
                    key(at, figure.to()),
                    span(at, figure.to()),
                    bound));
  }

  /** Columns that have the figure. */
  private Set<String> columns(int at, int to) {
    return names
        .value(words, at)
        .filter(found -> found.length() == to - at)
        .map(Names.Found::columns)
        .orElse(Set.of());
  }

  private Optional<Mark> word(int at) {
    return entries(at).stream()
        .findFirst()
        .map(
            entry -> {
              boolean bound = BOUNDS.contains(entry.kind());
              PieceKind kind = bound ? PieceKind.BOUND : leading(entry, at);
              int to = at + entry.words().size();
              String sort = bound ? entry.kind().name().toLowerCase(Locale.ROOT) : "";
              return new Mark(kind, sort, Set.of(), key(at, to), span(at, to), Optional.empty());
            });
  }

  /** "Players who" leads to a condition, where "who" would ask at the beginning. */
  private PieceKind leading(Entry entry, int at) {
    boolean asks = entry.kind() == PieceKind.ASK && !marks.isEmpty();
    Mark last = asks ? marks.get(marks.size() - 1) : null;
    boolean thing =
        last != null
            && (last.names() || last.kind() == PieceKind.PLAIN)
            && !comma(last.span().to());
    boolean both =
        known.at(words, at).stream()
            .anyMatch(
                other -> other.kind() == PieceKind.LEAD && other.words().equals(entry.words()));
    return thing && both ? PieceKind.LEAD : entry.kind();
  }

  private boolean comma(int at) {
    return at > 0
        && at < tokens.size()
        && text.substring(tokens.get(at - 1).end(), tokens.get(at).start()).contains(",");
  }

  /** Words of the language there; the longest first, and of those the first list. */
  private List<Entry> entries(int at) {
    boolean open = marks.stream().noneMatch(mark -> mark.names() || mark.kind() == PieceKind.PLAIN);
    return known.at(words, at).stream()
        .filter(entry -> open || !OPENING.contains(entry.kind()))
        .filter(
            entry ->
                entry.kind() != PieceKind.BETWEEN
                    && entry.kind() != PieceKind.UPTO
                    && entry.kind() != PieceKind.RELATIVE
                    && entry.kind() != PieceKind.MONTH
                    && entry.kind() != PieceKind.FIGURE)
        .toList();
  }

  /** Words of a longer value. */
  private Optional<Mark> part(int at) {
    Set<String> columns = new LinkedHashSet<>(names.part(words.get(at)));
    int to = at + 1;
    while (!columns.isEmpty() && to < words.size()) {
      Set<String> both = new LinkedHashSet<>(names.part(words.get(to)));
      both.retainAll(columns);
      if (both.isEmpty()) {
        break;
      }
      columns = both;
      to++;
    }
    return columns.isEmpty()
        ? Optional.empty()
        : Optional.of(mark(PieceKind.VALUE, at, to, columns));
  }

  private Mark mark(PieceKind kind, int from, int to, Set<String> columns) {
    String key = kind == PieceKind.COLUMN ? String.join("/", columns) : key(from, to);
    return new Mark(kind, "", columns, key, span(from, to), Optional.empty());
  }

  private String key(int from, int to) {
    return String.join(" ", words.subList(from, to));
  }

  private static Span span(int from, int to) {
    return new Span(from, to);
  }
}
