package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.QuestionForm.Part;
import nl.vervolg.dialogue.QuestionForm.Words;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.Span;
import nl.vervolg.understand.Understanding;

/** The user's own clause, with the words that point back exchanged for the name of the thing. */
final class OwnWords {
  private static final Set<AnaphorKind> EXCHANGEABLE =
      Set.of(
          AnaphorKind.PERSONAL, AnaphorKind.ORDINAL, AnaphorKind.DEFINITE, AnaphorKind.DESCRIBED);

  private OwnWords() {}

  /** The clause; empty where the words cannot simply be exchanged. */
  static Optional<QuestionForm> exchange(
      Understanding turn, Slot thing, String name, Map<String, String> singular) {
    boolean says =
        turn.mentions().stream()
                .anyMatch(
                    mention -> mention.role() == Role.PROPERTY || mention.role() == Role.TOPIC)
            || turn.cues().stream().anyMatch(cue -> cue.kind() == CueKind.DETAIL);
    List<Anaphor> words =
        turn.anaphors().stream().filter(anaphor -> EXCHANGEABLE.contains(anaphor.kind())).toList();
    if (!says || words.size() != 1 || turn.anaphors().size() != 1) {
      return Optional.empty();
    }
    Span span = words.get(0).span();
    boolean clause =
        turn.utterance().predicate()
            || turn.cues().stream()
                .anyMatch(cue -> cue.kind() == CueKind.DETAIL && cue.span().to() == span.from())
            || turn.cues().stream()
                .anyMatch(cue -> cue.kind() == CueKind.GENITIVE && cue.span().to() == span.from());
    return clause ? Optional.of(form(turn, span, thing, name, singular)) : Optional.empty();
  }

  private static QuestionForm form(
      Understanding turn, Span span, Slot thing, String name, Map<String, String> singular) {
    int from = turn.tokens().get(firstWord(turn)).start();
    int cut = turn.tokens().get(span.from()).start();
    int end = turn.tokens().get(span.to() - 1).end();
    List<Part> parts = new ArrayList<>();
    boolean first = cut == from;
    if (!first) {
      String lead = Agreement.capitalised(turn.text().substring(from, cut));
      parts.add(new Words(singular(lead, singular)));
    }
    parts.add(
        new Filler(
            first ? Agreement.capitalised(name) : name, thing.name(), GrammaticalNumber.NONE));
    parts.add(new Words(turn.text().substring(end)));
    return new QuestionForm(parts);
  }

  /** A thing has a verb in the singular, also where "they" stood for it. */
  private static String singular(String lead, Map<String, String> singular) {
    String words = lead.stripTrailing();
    String last = words.substring(words.lastIndexOf(' ') + 1);
    String verb = singular.get(last);
    return verb == null ? lead : words.substring(0, words.length() - last.length()) + verb + " ";
  }

  /** The first word after those that only tie the turn to the one before. */
  private static int firstWord(Understanding turn) {
    int first = 0;
    for (Cue cue : turn.cues()) {
      if (cue.kind() == CueKind.ADDITIVE && cue.span().from() == first) {
        first = cue.span().to();
      }
    }
    return first < turn.tokens().size() ? first : 0;
  }
}
