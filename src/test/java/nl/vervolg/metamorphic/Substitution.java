package nl.vervolg.metamorphic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import nl.vervolg.cases.Case;
import nl.vervolg.cases.Said;
import nl.vervolg.cases.Talk;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.Understanding;

/** Puts other values of one slot into a whole dialogue: other towns, other kinds, other things. */
final class Substitution {
  /** Words before a French name that say that it has an article. */
  private static final Set<String> CONTRACTED = Set.of("au", "aux", "du", "des", "le", "la", "les");

  private final Names names;
  private final SlotName slot;
  private final String change;

  Substitution(Names names, String change, String slot) {
    this.names = names;
    this.change = change;
    this.slot = new SlotName(slot);
  }

  /** A place in a text where a value is named. */
  private record Place(int turn, int start, int end, String key, Label label, String before) {}

  /** At most that many variants; none where the dialogue names no value that can be replaced. */
  List<Variant> of(Case seed, int most, Random random) {
    List<ResolvedTurn> turns = Talk.all(seed.language(), seed.history(), seed.question());
    Optional<List<Place>> found = places(turns);
    if (found.isEmpty() || found.orElseThrow().isEmpty()) {
      return List.of();
    }
    List<Place> places = found.orElseThrow();
    List<String> keys = places.stream().map(Place::key).distinct().toList();
    List<Label> pool = pool(seed.language(), keys);
    List<Variant> variants = new ArrayList<>();
    for (int tries = 0; tries < 20 * most && variants.size() < most; tries++) {
      Collections.shuffle(pool, random);
      variant(seed, turns, places, keys, pool).ifPresent(variants::add);
    }
    return variants;
  }

  private List<Label> pool(Language language, List<String> taken) {
    boolean kinds = change.equals("kind");
    List<Label> all =
        kinds
            ? names.labels(slot).stream().filter(label -> label.lexeme() == 0).toList()
            : names.usual(slot, language);
    return new ArrayList<>(
        all.stream().filter(label -> !taken.contains(label.value().key())).toList());
  }

  /** Where values of the slot are named; empty where a name has several readings or is no label. */
  private Optional<List<Place>> places(List<ResolvedTurn> turns) {
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < turns.size(); i++) {
      Understanding turn = turns.get(i).understanding();
      if (turn.anaphors().stream().anyMatch(anaphor -> names(anaphor.noun()))) {
        return Optional.empty();
      }
      for (Mention mention : turn.mentions()) {
        if (!mention.slot().equals(slot)) {
          continue;
        }
        boolean several =
            turn.mentions().stream()
                .anyMatch(o -> o.span().overlaps(mention.span()) && !o.equals(mention));
        Optional<Label> label = label(turn, mention);
        if (several || label.isEmpty()) {
          return Optional.empty();
        }
        places.add(place(i, turn, mention, label.orElseThrow()));
      }
    }
    return Optional.of(places);
  }

  /** "The last archive" names a kind as well, and is no mention. */
  private boolean names(String noun) {
    return change.equals("kind") && !noun.isEmpty();
  }

  private static Place place(int index, Understanding turn, Mention mention, Label label) {
    int from = mention.span().from();
    return new Place(
        index,
        turn.tokens().get(from).start(),
        turn.tokens().get(mention.span().to() - 1).end(),
        mention.value().key(),
        label,
        from == 0 ? "" : turn.tokens().get(from - 1).norm());
  }

  /** The label that was said; of several the one in the language of the turn. */
  private Optional<Label> label(Understanding turn, Mention mention) {
    List<String> said = Tokenizer.words(turn.text(mention.span()));
    List<Label> fit =
        names.labels(slot).stream()
            .filter(label -> label.value().key().equals(mention.value().key()))
            .filter(label -> label.form() != WordForm.ADJECTIVE)
            .filter(label -> Tokenizer.words(label.text()).equals(said))
            .toList();
    Language language = turn.utterance().language();
    return fit.stream()
        .filter(label -> label.language().map(language::equals).orElse(false))
        .findFirst()
        .or(() -> fit.stream().findFirst());
  }

  private Optional<Variant> variant(
      Case seed,
      List<ResolvedTurn> turns,
      List<Place> places,
      List<String> keys,
      List<Label> pool) {
    Map<String, String> mapped = new LinkedHashMap<>();
    List<String> texts = new ArrayList<>();
    turns.forEach(turn -> texts.add(turn.understanding().text()));
    for (int i = places.size() - 1; i >= 0; i--) {
      Place place = places.get(i);
      Predicate<Label> same =
          mapped.containsKey(place.key())
              ? label -> label.value().key().equals(mapped.get(place.key()))
              : label -> !mapped.containsValue(label.value().key());
      Optional<Label> other =
          pool.stream().filter(same.and(label -> fits(place, label))).findFirst();
      if (other.isEmpty()) {
        return Optional.empty();
      }
      mapped.put(place.key(), other.orElseThrow().value().key());
      String text = texts.get(place.turn());
      texts.set(
          place.turn(),
          text.substring(0, place.start())
              + other.orElseThrow().text()
              + text.substring(place.end()));
    }
    List<Said> history = new ArrayList<>();
    for (int i = 0; i < seed.history().size(); i++) {
      history.add(new Said(texts.get(i), rows(seed.history().get(i).rows(), mapped)));
    }
    return keys.size() == mapped.size()
        ? Optional.of(
            new Variant(change, history, texts.get(texts.size() - 1), Map.of(slot.value(), mapped)))
        : Optional.empty();
  }

  /** Rows of a replaced kind are of the other kind, too. */
  private List<ShownItem> rows(List<ShownItem> rows, Map<String, String> mapped) {
    return change.equals("kind")
        ? rows.stream()
            .map(
                row ->
                    new ShownItem(
                        row.name(),
                        row.key(),
                        mapped.getOrDefault(row.type(), row.type()),
                        row.iri(),
                        row.words()))
            .toList()
        : rows;
  }

  /** True when the sentence stays grammatical with the other label. */
  private boolean fits(Place place, Label other) {
    boolean vowels = vowel(place.label().text()) == vowel(other.text());
    if (change.equals("kind")) {
      return vowels
          && place.label().form() == other.form()
          && place.label().gender() == other.gender()
          && place.label().language().equals(other.language());
    }
    boolean articled = CONTRACTED.contains(place.before()) || place.before().equals("im");
    boolean feminine = !place.before().equals("en") || other.text().endsWith("e");
    boolean bare = CONTRACTED.stream().noneMatch(Tokenizer.words(other.text()).get(0)::equals);
    return change.equals("institution") || (vowels && !articled && feminine && bare);
  }

  private static boolean vowel(String text) {
    return "aeiouyh".indexOf(Tokenizer.words(text).get(0).charAt(0)) >= 0;
  }
}
