package nl.vervolg.open;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.OpenWords;

/** Sees that words which could point may stand for nothing, or for somebody else. */
final class Doubts {
  private final List<List<String>> expletives;
  private final Set<String> emptyWords;
  private final Set<String> polite;
  private final List<String> pluralVerbs;
  private final Set<String> requests;

  /** With the words of a language. */
  Doubts(OpenWords open) {
    this.expletives =
        open.of(OpenWords.Use.EXPLETIVE).stream()
            .map(wording -> WordCutter.cut(wording).stream().map(OpenWord::norm).toList())
            .toList();
    this.emptyWords = new HashSet<>(open.of(OpenWords.Use.EMPTY_WORDS));
    this.polite = new HashSet<>(open.of(OpenWords.Use.POLITE));
    this.pluralVerbs = open.of(OpenWords.Use.PLURAL_VERBS);
    this.requests = new HashSet<>(open.of(OpenWords.Use.REQUESTS));
  }

  /** A wording goes over this word in which it stands for nothing: "what time is it". */
  boolean expletive(OpenText turn, int at) {
    for (List<String> wording : expletives) {
      for (int from = Math.max(0, at - wording.size() + 1); from <= at; from++) {
        int to = from + wording.size();
        if (to <= turn.words().size()
            && turn.words().subList(from, to).stream()
                .map(OpenWord::norm)
                .toList()
                .equals(wording)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whom one speaks to: a capital that the beginning of a sentence does not explain. */
  boolean polite(OpenText turn, int at) {
    return turn.sentence(at) < at && polite.contains(turn.words().get(at).text());
  }

  /** The verb before it, or else the one behind it, is that of several. */
  boolean several(OpenText turn, int at) {
    boolean verb = at > 0 && turn.words().get(at - 1).is(WordKind.VERB, WordKind.AUXILIARY);
    int beside = verb ? at - 1 : at + 1;
    return beside < turn.words().size()
        && turn.words().get(beside).is(WordKind.VERB, WordKind.AUXILIARY)
        && pluralVerbs.stream().anyMatch(turn.words().get(beside).norm()::endsWith);
  }

  /** A noun with an article, or a name, stands beside a pronoun that often stands for nothing. */
  boolean crowded(OpenText turn, int at) {
    return emptyWords.contains(turn.words().get(at).norm())
        && turn.phrases().stream()
            .anyMatch(
                each ->
                    each.name()
                        || turn.words()
                            .get(each.from())
                            .is(WordKind.DETERMINER, WordKind.QUESTION));
  }

  /** One thing that nobody requests: "who is the president?" */
  boolean part(OpenText turn, Span span) {
    boolean requested =
        turn.words().subList(turn.sentence(span.from()), span.from()).stream()
            .anyMatch(word -> requests.contains(word.norm()));
    boolean several =
        turn.phrase(span.from())
            .filter(each -> each.number() == GrammaticalNumber.PLURAL)
            .isPresent();
    return !requested && !several;
  }
}
