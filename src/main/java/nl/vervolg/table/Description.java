package nl.vervolg.table;

import java.util.List;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.dialogue.Span;

/** What a question asks for, as words that can stand in another question. */
final class Description {
  private final Reading reading;

  private final TableWords words;

  Description(Reading reading, TableWords words) {
    this.reading = reading;
    this.words = words;
  }

  String text() {
    List<Mark> marks = reading.marks();
    int at = 0;
    while (at < marks.size() - 1 && Talk.HEAD.contains(marks.get(at).kind())) {
      at++;
    }
    int owner = owner(marks, at);
    String relative = owner == at ? relative(marks, at) : "";
    return relative.isEmpty() ? from(marks, owner) : relative;
  }

  /** The thing of a column that both questions name, as the question before tells it. */
  String of(Mark column) {
    List<Mark> marks = reading.marks();
    for (int i = 0; i < marks.size(); i++) {
      Mark mark = marks.get(i);
      if (mark.kind() == PieceKind.COLUMN
          && mark.columns().stream().anyMatch(column.columns()::contains)) {
        boolean verb = i + 1 < marks.size() && marks.get(i + 1).kind() == PieceKind.VERB;
        return verb
            ? reading.text(mark.span())
                + " "
                + words.usual(PieceKind.RELATIVE)
                + " "
                + from(marks, i + 1)
            : from(marks, i);
      }
    }
    return text();
  }

  private String from(List<Mark> marks, int mark) {
    String rest = reading.text().substring(reading.start(marks.get(mark).span().from()));
    return rest.replaceAll("[\\s?.!]+$", "");
  }

  /** "Which bridges are long" are the bridges that are long. */
  private String relative(List<Mark> marks, int head) {
    int at = head;
    boolean thing = false;
    while (at < marks.size() && Talk.OWNED.contains(marks.get(at).kind())) {
      if (thing && marks.get(at).kind() == PieceKind.PLAIN) {
        break;
      }
      thing |= marks.get(at).kind() == PieceKind.COLUMN;
      at++;
    }
    boolean which = marks.get(0).kind() == PieceKind.ASK && head == 1 && at > head;
    boolean says =
        at < marks.size()
            && (marks.get(at).kind() == PieceKind.VERB || marks.get(at).kind() == PieceKind.PLAIN);
    if (!which || !says) {
      return "";
    }
    Span things = new Span(marks.get(head).span().from(), marks.get(at - 1).span().to());
    return String.join(
        " ",
        words.article(),
        reading.text(things),
        words.usual(PieceKind.RELATIVE),
        from(marks, at));
  }

  /** "What is the height of X" is about X. */
  private int owner(List<Mark> marks, int head) {
    int at = head;
    while (at < marks.size() && Talk.OWNED.contains(marks.get(at).kind())) {
      at++;
    }
    boolean what = marks.get(0).kind() == PieceKind.ASK && verb(marks, head);
    boolean follows = at > head && at + 1 < marks.size();
    boolean of = follows && marks.get(at).key().equals(words.of());
    boolean lead = follows && marks.get(at).kind() == PieceKind.LEAD && names(marks, at + 1);
    return what && (of || lead) ? at + 1 : head;
  }

  /** Whether a value stands there, maybe behind its column. */
  private static boolean names(List<Mark> marks, int at) {
    int next = at;
    while (next + 1 < marks.size()
        && (marks.get(next).kind() == PieceKind.COLUMN
            || marks.get(next).kind() == PieceKind.VOID)) {
      next++;
    }
    return marks.get(next).kind() == PieceKind.VALUE;
  }

  private static boolean verb(List<Mark> marks, int head) {
    return marks.get(0).span().length() > 1
        || marks.subList(0, head).stream().anyMatch(mark -> mark.kind() == PieceKind.VERB);
  }
}
