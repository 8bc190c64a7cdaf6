package nl.vervolg.conversation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.resolve.Resolution;

/** Words the question that is asked back, in the language of the user. */
public final class Clarifier {
  private static final int MOST_OPTIONS = 5;

  private final Knowledge knowledge;
  private final Labels labels;

  /** Sentences come from the language files. */
  public Clarifier(Knowledge knowledge, Labels labels) {
    this.knowledge = knowledge;
    this.labels = labels;
  }

  /** What to ask; none where the turn needs no question back. */
  public Optional<String> ask(ResolvedTurn turn) {
    Language language = turn.understanding().utterance().language();
    if (turn.resolution() instanceof Resolution.Ambiguous ambiguous) {
      List<String> options =
          ambiguous.readings().stream()
              .map(reading -> option(reading, language))
              .distinct()
              .toList();
      boolean things =
          ambiguous.readings().get(0).slots().stream().anyMatch(slot -> slot.role() == Role.ENTITY);
      return Optional.of(
          fill(language, things ? "several_antecedents" : "ambiguous", few(options), ""));
    }
    if (turn.resolution() instanceof Resolution.Unresolved unresolved) {
      List<String> options = few(unresolved.options().stream().map(ShownItem::name).toList());
      String words =
          turn.understanding().unexplained().stream()
              .map(unknown -> turn.understanding().text(unknown.span()))
              .collect(Collectors.joining(", "));
      return Optional.of(
          fill(language, unresolved.reason().name().toLowerCase(Locale.ROOT), options, words));
    }
    return Optional.empty();
  }

  /** The first ones, and a sign that there are more. */
  private static List<String> few(List<String> options) {
    return options.size() <= MOST_OPTIONS
        ? options
        : Stream.concat(options.stream().limit(MOST_OPTIONS), Stream.of("...")).toList();
  }

  /** What to say to a turn that is not about the domain. */
  public Optional<String> decline(ResolvedTurn turn) {
    return turn.resolution() instanceof Resolution.Declined declined
        ? Optional.of(
            fill(
                turn.understanding().utterance().language(),
                declined.kind().name().toLowerCase(Locale.ROOT),
                List.of(),
                ""))
        : Optional.empty();
  }

  private String fill(Language language, String sentence, List<String> options, String words) {
    Map<String, String> sentences =
        Optional.ofNullable(knowledge.languages().get(language))
            .map(LanguagePack::clarifications)
            .orElse(Map.of());
    String or = " " + sentences.getOrDefault("or", "/") + " ";
    String listed =
        options.size() < 2
            ? String.join("", options)
            : String.join(", ", options.subList(0, options.size() - 1))
                + or
                + options.get(options.size() - 1);
    return sentences
        .getOrDefault(sentence, "?")
        .replace("{options}", listed)
        .replace(" ({words})", words.isEmpty() ? "" : " (" + words + ")");
  }

  /** The filler by which a reading differs, with the word for its slot ("the province Utrecht"). */
  private String option(Resolution.Resolved reading, Language language) {
    Optional<String> row =
        reading.slots().stream()
            .filter(slot -> slot.role() == Role.ENTITY)
            .flatMap(
                slot ->
                    reading.base().shown().stream()
                        .filter(item -> item.key().equals(slot.filler().key())))
            .map(ShownItem::name)
            .findFirst();
    return row.orElseGet(() -> fillers(reading, language));
  }

  private String fillers(Resolution.Resolved reading, Language language) {
    return reading.edits().stream()
        .filter(edit -> edit.op() == EditOp.REPLACE || edit.op() == EditOp.ADD)
        .map(edit -> new Slot(edit.slot(), edit.role(), edit.level(), edit.value().get(0)))
        .map(slot -> named(slot, language))
        .collect(Collectors.joining(" "));
  }

  /** The first of the nouns that has a definite article, or else the first. */
  private Optional<String> withArticle(List<String> nouns, Language language) {
    Optional<LanguagePack> pack = Optional.ofNullable(knowledge.languages().get(language));
    return nouns.stream()
        .filter(noun -> pack.map(known -> begins(noun, known)).orElse(false))
        .findFirst()
        .or(() -> nouns.stream().findFirst());
  }

  private static boolean begins(String noun, LanguagePack pack) {
    int blank = noun.indexOf(' ');
    return blank > 0
        && pack.grammar().isDefinite(noun.substring(0, blank).toLowerCase(Locale.ROOT));
  }

  private String named(Slot slot, Language language) {
    String name = labels.label(slot, language, GrammaticalNumber.NONE);
    return labels.phrase(name, language, noun(slot, language)).text();
  }

  private String noun(Slot slot, Language language) {
    return knowledge
        .domain()
        .slot(slot.name())
        .map(SlotType::nouns)
        .flatMap(nouns -> withArticle(nouns.getOrDefault(language, List.of()), language))
        .map(noun -> noun + " ")
        .orElse("");
  }
}
