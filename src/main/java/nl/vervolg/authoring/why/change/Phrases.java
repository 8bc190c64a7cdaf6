package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.resolve.rules.trace.Matcher;
import nl.vervolg.understand.Tokenizer;

/** Words of one language that make a fact when they are said. */
final class Phrases {
  /** Where the words stand is not known before they are said. */
  private static final Set<String> OPEN = Set.of("span", "this", "evidence");

  /** The first, the last, the second and so on. */
  private static final Comparator<Map.Entry<Integer, List<String>>> NEAR_THE_TOP =
      Comparator.comparingInt((Map.Entry<Integer, List<String>> each) -> Math.abs(each.getKey()))
          .thenComparing(Map.Entry::getKey, Comparator.reverseOrder());

  private static final Span SOMEWHERE = new Span(0, 1);
  private static final int MOST_OF_A_KIND = 3;
  private static final int MOST_ORDINALS = 3;

  private final Domain domain;
  private final LanguagePack pack;
  private final NamedValues values;

  Phrases(Knowledge knowledge, LanguagePack pack) {
    this.domain = knowledge.domain();
    this.pack = pack;
    this.values = new NamedValues(knowledge, pack);
  }

  /**
   * Words that could make such a fact in the turn in which they are said.
   *
   * @param around values that the conversation speaks of
   */
  List<Phrase> saying(Need wanted, List<SlotValue> around) {
    boolean opens = !wanted.pattern().fact().equals("Mention");
    return words(wanted, around).stream().map(words -> new Phrase(words, opens)).toList();
  }

  private List<String> words(Need wanted, List<SlotValue> around) {
    return switch (wanted.pattern().fact()) {
      case "Cue" -> cues(wanted);
      case "Mention" -> values.mentions(wanted, around);
      case "Anaphor" -> anaphors(wanted);
      case "SlotNoun" -> nouns(wanted);
      case "Utterance" ->
          words(List.of(CueKind.PREDICATE, CueKind.QUESTION, CueKind.LIST, CueKind.COUNT));
      default -> List.of();
    };
  }

  /** Words that could make such a fact when they are said in the turn before. */
  List<Phrase> before(Need wanted) {
    return switch (wanted.pattern().fact()) {
      case "Slot" -> values.slots(wanted).stream().map(words -> new Phrase(words, false)).toList();
      case "Frame" -> acts(wanted).stream().map(words -> new Phrase(words, true)).toList();
      default -> List.of();
    };
  }

  private static boolean fits(Need wanted, Object fact) {
    return Matcher.couldFit(wanted.pattern(), fact, wanted.bindings(), OPEN);
  }

  private List<String> cues(Need wanted) {
    return words(
        Stream.of(CueKind.values())
            .filter(kind -> fits(wanted, new Cue(kind, SOMEWHERE)))
            .toList());
  }

  private List<String> words(List<CueKind> kinds) {
    return kinds.stream().flatMap(kind -> words(pack, kind).stream()).distinct().toList();
  }

  /** The shortest cues of a kind; of equally long ones those that stand first in their list. */
  static List<String> words(LanguagePack pack, CueKind kind) {
    return pack.cues().getOrDefault(kind, List.of()).stream()
        .sorted(Comparator.comparingInt(words -> Tokenizer.words(words).size()))
        .limit(MOST_OF_A_KIND)
        .toList();
  }

  private List<String> acts(Need wanted) {
    List<String> words = new ArrayList<>();
    Map<Act, CueKind> asking = Map.of(Act.COUNT, CueKind.COUNT, Act.LIST, CueKind.LIST);
    for (Act act : Act.values()) {
      CueKind kind = asking.get(act);
      if (kind != null && fits(wanted, new Frame(1, act, 1, pack.language()))) {
        words.addAll(words(pack, kind));
      }
    }
    return words;
  }

  private List<String> nouns(Need wanted) {
    Language language = pack.language();
    return domain.slots().stream()
        .filter(type -> fits(wanted, new SlotNoun(SOMEWHERE, type.name())))
        .map(SlotType::nouns)
        .flatMap(nouns -> nouns.getOrDefault(language, List.of()).stream().limit(MOST_OF_A_KIND))
        .toList();
  }

  private List<String> anaphors(Need wanted) {
    List<String> words = new ArrayList<>();
    for (LanguagePack.AnaphorWords known : pack.anaphors()) {
      if (fits(wanted, new Anaphor(SOMEWHERE, known.kind(), 0, 0, ""))) {
        known.words().stream().limit(MOST_OF_A_KIND).forEach(words::add);
      }
    }
    String the = words(pack, CueKind.ARTICLE).stream().findFirst().map(a -> a + " ").orElse("");
    pack.ordinals().entrySet().stream()
        .sorted(NEAR_THE_TOP)
        .forEach(each -> ordinals(wanted, each.getKey(), each.getValue(), the, words));
    pack.ranges().forEach((end, names) -> ranges(wanted, end, names, the, words));
    definite(wanted).forEach(words::add);
    return words;
  }

  private static void ordinals(
      Need wanted, int position, List<String> names, String the, List<String> into) {
    int rank = Math.max(position, 0);
    int fromEnd = Math.max(-position, 0);
    if (Math.abs(position) <= MOST_ORDINALS
        && fits(wanted, new Anaphor(SOMEWHERE, AnaphorKind.ORDINAL, rank, fromEnd, ""))) {
      names.stream().limit(1).forEach(name -> into.add(the + name));
    }
  }

  private static void ranges(
      Need wanted, int end, List<String> names, String the, List<String> into) {
    int count = 2;
    Anaphor range =
        new Anaphor(SOMEWHERE, AnaphorKind.RANGE, Math.max(end, 0), Math.max(-end, 0), "", count);
    if (fits(wanted, range)) {
      names.stream().limit(1).forEach(name -> into.add(the + name + " " + count));
    }
  }

  private Stream<String> definite(Need wanted) {
    Optional<SlotType> kinds = domain.slot(Role.TYPE);
    return kinds.stream()
        .flatMap(kind -> values.of(kind).stream())
        .filter(label -> label.form() == WordForm.SINGULAR)
        .filter(label -> fits(wanted, definite(label)))
        .limit(MOST_OF_A_KIND)
        .flatMap(
            label ->
                pack.demonstratives().stream()
                    .limit(MOST_OF_A_KIND)
                    .map(that -> that + " " + label.text()));
  }

  private static Anaphor definite(Label label) {
    return new Anaphor(SOMEWHERE, AnaphorKind.DEFINITE, 0, 0, label.value().key());
  }
}
