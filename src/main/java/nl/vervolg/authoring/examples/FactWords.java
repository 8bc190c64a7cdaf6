package nl.vervolg.authoring.examples;

import java.util.List;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Antecedent;
import nl.vervolg.dialogue.Choice;
import nl.vervolg.dialogue.Container;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.Doubt;
import nl.vervolg.dialogue.Earlier;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Ellipsis;
import nl.vervolg.dialogue.Excluded;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Inheritance;
import nl.vervolg.dialogue.Listed;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Namesake;
import nl.vervolg.dialogue.Offered;
import nl.vervolg.dialogue.OpenVocabulary;
import nl.vervolg.dialogue.Parallel;
import nl.vervolg.dialogue.Phrase;
import nl.vervolg.dialogue.Piece;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Recast;
import nl.vervolg.dialogue.Return;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Route;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Unexplained;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.problem.Counted;
import nl.vervolg.understand.Understanding;

/** Facts as an expert reads them: with the words of the turn that they are about. */
public final class FactWords {
  private final Understanding turn;

  /** Facts of this turn. */
  public FactWords(Understanding turn) {
    this.turn = turn;
  }

  /** One fact, such as {@code Cue ADDITIVE "en"}. */
  public String of(Object fact) {
    String observed = observed(fact);
    return observed.isEmpty() ? concluded(fact) : observed;
  }

  private String observed(Object fact) {
    if (fact instanceof Utterance said) {
      return "Utterance in "
          + said.language()
          + (said.predicate() ? ", with a verb" : ", without a verb")
          + (said.asks() ? ", asks" : "")
          + (said.unknown() > 0 ? ", " + Counted.of(said.unknown(), "word") + " not known" : "");
    }
    if (fact instanceof Mention mention) {
      String again = mention.reading() > 0 ? " (reading " + mention.reading() + ")" : "";
      return "Mention "
          + mention.slot()
          + " = "
          + mention.value().key()
          + again
          + " "
          + words(mention.span());
    }
    if (fact instanceof Cue cue) {
      return "Cue " + cue.kind() + " " + words(cue.span());
    }
    if (fact instanceof Anaphor anaphor) {
      return "Anaphor " + anaphor.kind() + position(anaphor) + " " + words(anaphor.span());
    }
    if (fact instanceof Unexplained unknown) {
      return "Unexplained " + words(unknown.span());
    }
    if (fact instanceof SlotNoun noun) {
      return "SlotNoun " + noun.slot() + " " + words(noun.span());
    }
    if (fact instanceof Phrase phrase) {
      return "Phrase " + phrase.pattern() + ": " + phrase.wording();
    }
    return fact instanceof Frame frame
        ? "Frame " + frame.act() + ", " + Counted.of(frame.rows(), "row")
        : "";
  }

  private static String position(Anaphor anaphor) {
    String rank = anaphor.rank() > 0 ? " " + anaphor.rank() : "";
    String end = anaphor.fromEnd() > 0 ? " " + anaphor.fromEnd() + " from the end" : "";
    return rank + end + (anaphor.typed() ? " of kind " + anaphor.noun() : "");
  }

  private String concluded(Object fact) {
    if (fact instanceof Edit edit) {
      return edit(edit);
    }
    if (fact instanceof Antecedent found) {
      return "Antecedent of " + words(found.anaphor().span()) + ": " + of(found.referent());
    }
    if (fact instanceof Slot slot) {
      return "Slot " + slot.name() + " = " + slot.filler().key();
    }
    if (fact instanceof Focus row) {
      return "Focus " + row.rank() + ". " + row.item().name();
    }
    if (fact instanceof Inheritance kept) {
      return "Inheritance of " + kept.slot().name() + " = " + kept.slot().filler().key();
    }
    if (fact instanceof Proposal proposal) {
      return "Proposal " + proposal(proposal);
    }
    if (fact instanceof Veto veto) {
      return "Veto " + veto.reason() + " of " + proposal(veto.proposal());
    }
    return single(fact);
  }

  private static String single(Object fact) {
    if (fact instanceof Ellipsis ellipsis) {
      return "Ellipsis " + ellipsis.kind();
    }
    if (fact instanceof Route route) {
      return "Route " + route.act();
    }
    if (fact instanceof Scope scope) {
      return "Scope " + scope.kind();
    }
    if (fact instanceof Doubt doubt) {
      return "Doubt " + doubt.reason();
    }
    if (fact instanceof Return back) {
      return "Return to turn " + back.turn();
    }
    return fact instanceof Choice choice ? "Choice of reading " + choice.rank() : remembered(fact);
  }

  /** What is known of earlier turns and of what was named in them. */
  private static String remembered(Object fact) {
    if (fact instanceof OpenVocabulary) {
      return "OpenVocabulary: other words can be meant";
    }
    if (fact instanceof Listed listed) {
      return "Listed in turn " + listed.turn();
    }
    if (fact instanceof Earlier earlier) {
      return "Earlier turn " + earlier.turn() + " shares " + Counted.of(earlier.shared(), "value");
    }
    if (fact instanceof Offered offered) {
      return "Offered " + offered.rank() + ". " + value(offered.slot(), offered.value());
    }
    if (fact instanceof Container larger) {
      return "Container of " + larger.of() + ": " + value(larger.slot(), larger.value());
    }
    if (fact instanceof Namesake other) {
      return "Namesake of " + other.of() + ": " + value(other.slot(), other.value());
    }
    if (fact instanceof Excluded excluded) {
      return "Excluded by " + excluded.of() + ": " + excluded.mention().value().key();
    }
    return fact instanceof Crossing crossing
        ? "Crossing from " + crossing.from() + " to " + crossing.to() + ": " + crossing.slot()
        : tabled(fact);
  }

  /** What is seen of questions about a table. */
  private static String tabled(Object fact) {
    if (fact instanceof Piece piece) {
      String column = piece.column().isEmpty() ? "" : " of " + piece.column();
      return "Piece " + piece.side() + " " + piece.kind() + column + " = " + piece.key();
    }
    if (fact instanceof Parallel both) {
      return "Parallel by " + both.fit() + ": " + both.before().key() + ", " + both.now().key();
    }
    return fact instanceof Recast recast
        ? "Recast "
            + recast.op()
            + ": "
            + recast.pieces().stream().map(Piece::key).collect(Collectors.joining(", "))
        : fact.toString();
  }

  private static String value(SlotName slot, SlotValue value) {
    return slot + " = " + value.key();
  }

  /** A proposal in a few words. */
  public static String proposal(Proposal proposal) {
    String role = proposal.role() == Role.POLARITY ? "" : " of " + proposal.role();
    return proposal.pattern() + role + ", " + proposal.strength();
  }

  private String edit(Edit edit) {
    String what = edit.op() == EditOp.ACT ? "ask " + edit.act() : edit.op() + " " + edit.slot();
    String value = edit.value().isEmpty() ? "" : " = " + edit.value().get(0).key();
    String instead =
        edit.replaces().isEmpty()
            ? ""
            : " instead of "
                + edit.replaces().stream().map(Object::toString).collect(Collectors.joining(", "));
    String act = edit.op() != EditOp.ACT && edit.act() != Act.OTHER ? " " + edit.act() : "";
    return "Edit " + what + act + value + instead + because(edit.spans());
  }

  private String because(List<Span> spans) {
    return spans.isEmpty()
        ? ""
        : " " + spans.stream().map(this::words).collect(Collectors.joining(" "));
  }

  /** Words of the turn, in quotes. */
  public String words(Span span) {
    return span.to() > turn.tokens().size() ? "" : "\"" + turn.text(span) + "\"";
  }
}
