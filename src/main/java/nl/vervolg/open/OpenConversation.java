package nl.vervolg.open;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Agreement;
import nl.vervolg.dialogue.Being;
import nl.vervolg.dialogue.Dependence;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Pointer;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Restored;
import nl.vervolg.dialogue.Spoken;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.dialogue.TurnShape;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.dialogue.VetoReason;
import nl.vervolg.dialogue.Withheld;
import nl.vervolg.open.OpenConversations.Past;
import nl.vervolg.resolve.Derivation;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.Resolution.Resolved;
import nl.vervolg.resolve.Resolution.Standalone;
import nl.vervolg.resolve.Resolution.Unresolved;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Run;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.Understanding;

/** One conversation about anything: what was said, and the verdict on what is said next. */
final class OpenConversation {
  private static final List<Stratum> STRATA =
      List.of(Stratum.ANTECEDENTS, Stratum.ELLIPSIS, Stratum.EDITS, Stratum.VETOES);

  /** How sure a question is that the rules completed, and one that they leave alone. */
  private static final double SURE = 0.9;

  private static final System.Logger LOG = System.getLogger(OpenConversation.class.getName());

  private final RuleBase rules;
  private final Memory memory = new Memory();

  OpenConversation(RuleBase rules) {
    this.rules = rules;
  }

  /** Goes on after a turn. */
  void add(Past past, OpenLanguage language) {
    ResolvedTurn turn = resolve(past.question(), language);
    String complete = turn.question().map(Question::text).orElse(past.question());
    OpenText said = language.read(complete);
    TurnShape shape = language.shape(said, memory);
    memory.add(said, shape.asks() || shape.predicate(), past.answer(), language);
  }

  /** The verdict on what is said next. */
  ResolvedTurn resolve(String said, OpenLanguage language) {
    OpenText turn = language.read(said);
    TurnShape shape = language.shape(turn, memory);
    Understanding understanding = understanding(turn, shape, language.language());
    List<Pointer> pointers = language.pointers(turn);
    Derivation derivation = decide(shape, pointers, language.language());
    if (derivation.stopped().isPresent()) {
      return new ResolvedTurn(
          understanding,
          new Unresolved(
              Resolution.Reason.SEVERAL_ANTECEDENTS, Optional.empty(), List.of(), derivation),
          Optional.empty(),
          List.of());
    }
    Optional<Dependence> dependence =
        derivation.conclusions(Dependence.class).stream()
            .min(Comparator.comparing(Dependence::pattern));
    if (dependence.isEmpty()) {
      Standalone alone = new Standalone(Act.OTHER, List.of(), false, SURE, derivation);
      return new ResolvedTurn(
          understanding, alone, Optional.of(question(said, language.language())), List.of());
    }
    List<Restored> restored = sure(derivation, pointers, turn, language);
    Resolved resolved = resolved(dependence.orElseThrow().pattern(), derivation, language);
    if (restored.isEmpty()) {
      return new ResolvedTurn(
          understanding,
          new Unresolved(reason(derivation), Optional.of(resolved), List.of(), derivation),
          Optional.empty(),
          List.of());
    }
    String complete = language.wording().complete(turn, restored);
    return new ResolvedTurn(
        understanding, resolved, Optional.of(question(complete, language.language())), List.of());
  }

  private Derivation decide(TurnShape shape, List<Pointer> pointers, Language now) {
    try (Run run = rules.start()) {
      return decide(run, shape, pointers, now);
    }
  }

  private Derivation decide(Run run, TurnShape shape, List<Pointer> pointers, Language now) {
    try {
      if (shape.turns() > 0) {
        run.insert(shape);
        pointers.forEach(run::insert);
        List<Spoken> spoken = memory.spoken(now);
        spoken.forEach(run::insert);
        for (Pointer pointer : pointers) {
          agreeing(pointer, spoken).forEach(run::insert);
        }
        STRATA.forEach(run::run);
      }
      return new Derivation(run.observations(), run.firings());
    } catch (Run.Stopped e) {
      LOG.log(System.Logger.Level.DEBUG, "The rules were stopped.", e);
      return new Derivation(
          run.observations(), run.firings(), Optional.of(String.valueOf(e.getMessage())));
    }
  }

  private static List<Agreement> agreeing(Pointer pointer, List<Spoken> spoken) {
    List<Agreement> agreeing = new ArrayList<>();
    int rank = 0;
    Spoken before = null;
    for (Spoken each : spoken) {
      boolean same =
          before != null && before.back() == each.back() && before.answer() == each.answer();
      rank = same ? rank : 0;
      before = each;
      if (agree(pointer, each)) {
        rank++;
        agreeing.add(new Agreement(pointer, each, rank));
      }
    }
    return agreeing;
  }

  private static boolean agree(Pointer pointer, Spoken spoken) {
    boolean number =
        pointer.number() == GrammaticalNumber.NONE
            || spoken.number() == GrammaticalNumber.NONE
            || pointer.number() == spoken.number();
    boolean being =
        pointer.being() == Being.ANY
            || spoken.being() == Being.ANY
            || pointer.being() == spoken.being();
    return number && being;
  }

  /** What completes the turn; nothing, where some of it is not sure. */
  private static List<Restored> sure(
      Derivation derivation, List<Pointer> pointers, OpenText turn, OpenLanguage language) {
    List<Restored> restored = new ArrayList<>();
    for (Restored each : derivation.conclusions(Restored.class)) {
      boolean same =
          restored.stream()
              .anyMatch(
                  other ->
                      other.pointer().equals(each.pointer())
                          && other.spoken().text().equals(each.spoken().text()));
      if (!same) {
        restored.add(each);
      }
    }
    boolean several = restored.stream().map(Restored::pointer).distinct().count() < restored.size();
    boolean withheld = derivation.first(Withheld.class).isPresent();
    boolean said = restored.stream().allMatch(each -> language.wording().can(turn, each));
    return several || withheld || !said || !all(pointers, restored) || mixed(turn, restored)
        ? List.of()
        : restored;
  }

  /** Every word that points at something has what it points at. */
  private static boolean all(List<Pointer> pointers, List<Restored> restored) {
    List<Pointer> done = restored.stream().map(Restored::pointer).toList();
    return pointers.size() < Pointers.MOST
        && pointers.stream().allMatch(each -> each.empty() || done.contains(each));
  }

  /** Words for a person and for a thing, or "he" and "her", cannot stand for the same. */
  private static boolean mixed(OpenText turn, List<Restored> restored) {
    for (Restored one : restored) {
      for (Restored other : restored) {
        boolean same = one.spoken().text().equals(other.spoken().text());
        boolean thing = one.pointer().being() == Being.THING;
        boolean alike = word(turn, one).equals(word(turn, other));
        boolean together = one.pointer().being() == other.pointer().being() && (thing || alike);
        if (same && !together) {
          return true;
        }
      }
    }
    return false;
  }

  private static String word(OpenText turn, Restored restored) {
    return turn.words().get(restored.pointer().span().from()).norm();
  }

  private static Resolution.Reason reason(Derivation derivation) {
    VetoReason reason =
        derivation.first(Withheld.class).map(Withheld::reason).orElse(VetoReason.NO_ANTECEDENT);
    return Resolution.Reason.valueOf(reason.name());
  }

  private Resolved resolved(FollowUpPattern pattern, Derivation derivation, OpenLanguage language) {
    PastTurn base =
        new PastTurn(memory.turns(), question(memory.last(), language.language()), 0, List.of());
    return new Resolved(
        base,
        new Proposal(pattern, Strength.NORMAL),
        List.of(),
        List.of(),
        Act.OTHER,
        List.of(),
        SURE,
        derivation);
  }

  private static Question question(String text, Language language) {
    return new Question(
        Act.OTHER, List.of(), language, new QuestionForm(List.of(new QuestionForm.Words(text))));
  }

  private static Understanding understanding(OpenText turn, TurnShape shape, Language language) {
    int words = turn.words().size();
    return new Understanding(
        turn.text(),
        Tokenizer.tokens(turn.text()),
        new Utterance(language, false, shape.predicate(), words, words),
        List.of(),
        List.of(),
        List.of(),
        Map.of(),
        List.of(),
        List.of(),
        List.of());
  }
}
