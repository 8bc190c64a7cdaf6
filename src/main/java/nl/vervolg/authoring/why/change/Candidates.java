package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.authoring.why.Decider;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.authoring.why.WhyNot;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.understand.Understanding;

/** Conversations that differ in a few words, and may have what is wanted. */
final class Candidates {
  /** Longest run of words that is left out at once. */
  private static final int MOST_LEFT_OUT = 5;

  /** In a turn of more words, changes are tried at its ends only. */
  private static final int LONG = 40;

  /** Values that were spoken of, and may be named again. */
  private static final int MOST_AROUND = 8;

  private final Knowledge knowledge;
  private final Decider decider;
  private final Map<String, Phrases> phrases = new TreeMap<>();

  Candidates(Knowledge knowledge, Decider decider) {
    this.knowledge = knowledge;
    this.decider = decider;
  }

  /** The candidates, each once. */
  Set<Talk> of(Situation situation, List<Need> needs, List<WhyNot> answers) {
    Talk talk = situation.talk();
    int last = talk.turns().size() - 1;
    Set<Talk> talks = new LinkedHashSet<>();
    Understanding turn = situation.turn().understanding();
    List<SlotValue> around = around(situation.before());
    reworded(turn, needs.stream().flatMap(need -> saying(turn, need, around)).toList())
        .forEach(words -> talks.add(talk.with(last, words)));
    if (last > 0) {
      Understanding before = decider.understand(talk, last - 1);
      reworded(before, needs.stream().flatMap(need -> before(before, need)).toList())
          .forEach(words -> talks.add(talk.with(last - 1, words)));
      talks.add(talk.after(List.of()));
      talks.add(talk.after(talk.earlier().subList(0, last - 1)));
    }
    fewerRows(talk).ifPresent(talks::add);
    for (List<Talk.Said> borrowed : Borrowed.before(answers)) {
      talks.add(talk.after(borrowed));
      talks.add(talk.after(joined(talk.earlier(), borrowed)));
    }
    talks.remove(talk);
    return talks;
  }

  private static List<Talk.Said> joined(List<Talk.Said> some, List<Talk.Said> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  /** Only the first of the rows that were given for the answer before. */
  private static Optional<Talk> fewerRows(Talk talk) {
    if (talk.earlier().isEmpty()) {
      return Optional.empty();
    }
    Talk.Said before = talk.earlier().get(talk.earlier().size() - 1);
    return before
        .rows()
        .filter(rows -> rows.size() > 1)
        .map(rows -> new Talk.Said(before.words(), Optional.of(rows.subList(0, 1))))
        .map(
            fewer ->
                talk.after(
                    joined(talk.earlier().subList(0, talk.earlier().size() - 1), List.of(fewer))));
  }

  private Stream<Phrase> saying(Understanding turn, Need need, List<SlotValue> around) {
    return phrases(turn).stream().flatMap(known -> known.saying(need, around).stream());
  }

  private Stream<Phrase> before(Understanding turn, Need need) {
    return phrases(turn).stream().flatMap(known -> known.before(need).stream());
  }

  /** Values that were spoken of last, those on offer first. */
  private static List<SlotValue> around(DialogueState state) {
    List<Question> questions =
        new ArrayList<>(state.offers().stream().map(Offer::question).toList());
    for (int i = state.turns().size() - 1; i >= 0; i--) {
      questions.add(state.turns().get(i).question());
    }
    return questions.stream()
        .flatMap(question -> question.slots().stream())
        .map(Slot::filler)
        .distinct()
        .limit(MOST_AROUND)
        .toList();
  }

  private Optional<Phrases> phrases(Understanding turn) {
    LanguagePack pack = knowledge.languages().get(turn.utterance().language());
    return Optional.ofNullable(pack)
        .map(
            known ->
                phrases.computeIfAbsent(
                    known.language().code(), code -> new Phrases(knowledge, known)));
  }

  /** Words left out, put in, and put in the place of what means something. */
  private static List<String> reworded(Understanding turn, List<Phrase> phrases) {
    Rewording rewording = new Rewording(turn);
    boolean small = turn.tokens().size() <= LONG;
    List<String> texts = new ArrayList<>(rewording.leavingOut(small ? MOST_LEFT_OUT : 1));
    for (Phrase phrase : new LinkedHashSet<>(phrases)) {
      List<String> inserted = rewording.inserting(phrase);
      texts.addAll(small ? inserted : inserted.subList(0, 2));
      if (small) {
        meaning(turn).forEach(span -> texts.add(rewording.replacing(span, phrase)));
      }
    }
    return texts;
  }

  private static List<Span> meaning(Understanding turn) {
    return Stream.of(
            turn.mentions().stream().map(Mention::span),
            turn.cues().stream().map(Cue::span),
            turn.anaphors().stream().map(Anaphor::span),
            turn.unexplained().stream().map(unknown -> unknown.span()))
        .flatMap(spans -> spans)
        .distinct()
        .sorted()
        .toList();
  }
}
