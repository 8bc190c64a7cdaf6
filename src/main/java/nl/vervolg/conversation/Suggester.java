package nl.vervolg.conversation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.resolve.Resolution;

/**
 * Offers follow-ups. Each is resolved before it is offered, so none leads to "I do not understand".
 */
final class Suggester {
  private static final String OTHER_TYPE = "{type}";
  private static final int MOST_KNOWN = 1000;

  private final Knowledge knowledge;
  private final TemplateCatalog templates;
  private final Labels labels;
  private final TurnResolver resolver;
  private final List<Slot> types;
  private final Map<Situation, Boolean> known = new ConcurrentHashMap<>();

  /** What decides whether an offer resolves. */
  private record Situation(String offer, Language language, Act act, List<Slot> slots, int rows) {}

  Suggester(Knowledge knowledge, TemplateCatalog templates, Labels labels, TurnResolver resolver) {
    this.knowledge = knowledge;
    this.templates = templates;
    this.labels = labels;
    this.resolver = resolver;
    this.types = types(knowledge);
  }

  /** Follow-ups to the last turn of {@code state}. */
  List<String> suggest(DialogueState state) {
    List<String> offers = new ArrayList<>();
    state
        .last()
        .ifPresent(
            turn -> {
              for (String wording : wordings(turn.question())) {
                fill(wording, turn.question())
                    .filter(offer -> resolves(offer, state))
                    .ifPresent(offers::add);
              }
            });
    return offers;
  }

  private List<String> wordings(Question question) {
    return Optional.ofNullable(knowledge.languages().get(question.language()))
        .map(pack -> pack.suggestions().getOrDefault(question.act(), List.of()))
        .orElse(List.of());
  }

  private Optional<String> fill(String wording, Question question) {
    if (!wording.contains(OTHER_TYPE)) {
      return Optional.of(wording);
    }
    Optional<SlotValue> asked = question.slot(Role.TYPE).map(Slot::filler);
    return asked
        .flatMap(value -> types.stream().filter(slot -> !slot.filler().equals(value)).findFirst())
        .map(slot -> wording.replace(OTHER_TYPE, plural(slot, question.language())));
  }

  private String plural(Slot slot, Language language) {
    return labels.label(slot, language, GrammaticalNumber.PLURAL);
  }

  /** Whether an offer resolves depends on the last question and its number of rows. */
  private boolean resolves(String offer, DialogueState state) {
    PastTurn last = state.last().orElseThrow();
    Situation situation =
        new Situation(
            offer,
            last.question().language(),
            last.question().act(),
            last.question().slots(),
            last.rows());
    if (known.size() > MOST_KNOWN) {
      known.clear();
    }
    return known.computeIfAbsent(situation, key -> tried(offer, state));
  }

  private boolean tried(String offer, DialogueState state) {
    Language language = state.last().map(turn -> turn.question().language()).orElseThrow();
    ResolvedTurn turn = resolver.resolve(offer, state, language);
    return turn.resolution() instanceof Resolution.Resolved
        && turn.question()
            .map(question -> templates.match(question) instanceof TemplateMatch)
            .orElse(false);
  }

  private static List<Slot> types(Knowledge knowledge) {
    return knowledge.labels().stream()
        .filter(label -> label.slot().role() == Role.TYPE)
        .map(Suggester::slot)
        .distinct()
        .toList();
  }

  private static Slot slot(Label label) {
    return new Slot(label.slot().name(), label.slot().role(), label.slot().level(), label.value());
  }
}
