package nl.vervolg.open;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nl.vervolg.dialogue.Restored;
import nl.vervolg.dialogue.RestoredWay;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.SpokenPlace;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.Phrasing;

/** Puts what is meant into the words of a turn. */
final class OpenWording {
  private final Grammar grammar;
  private final Map<String, String> articles;

  /** In one language. */
  OpenWording(LanguagePack pack) {
    this.grammar = pack.grammar();
    this.articles = pack.open().articles();
  }

  /** The words by which a phrase is named later: what was new before is definite now. */
  String named(OpenText text, NounPhrase phrase) {
    OpenWord first = text.words().get(phrase.from());
    boolean article = first.is(WordKind.DETERMINER) && phrase.to() > phrase.from() + 1;
    if (!article) {
      return text.text(phrase.from(), phrase.to());
    }
    String rest = text.text(phrase.from() + 1, phrase.to());
    boolean touching = first.end() == text.words().get(phrase.from() + 1).start();
    boolean known = phrase.definite() || phrase.place() == SpokenPlace.CENTRE;
    String lead = known ? first.norm() : articles.getOrDefault(first.norm(), first.norm());
    return grammar.phrasing().contractions().apply(lead + (touching ? "" : " "), rest).text();
  }

  /** Whether there are words for it: an article needs a gender that the owner may not show. */
  boolean can(OpenText turn, Restored restored) {
    OpenWord first = turn.words().get(restored.pointer().span().from());
    return restored.way() != RestoredWay.OWNER || articles.containsKey(first.norm());
  }

  /** The turn with all that is meant in place. */
  String complete(OpenText turn, List<Restored> restored) {
    StringBuilder words = new StringBuilder(turn.text());
    restored.stream()
        .sorted(Comparator.comparing((Restored each) -> each.pointer().span().from()).reversed())
        .forEach(each -> complete(turn, each, words));
    return words.toString();
  }

  private void complete(OpenText turn, Restored restored, StringBuilder words) {
    Span span = restored.pointer().span();
    OpenWord first = turn.words().get(span.from());
    int end = turn.words().get(span.to() - 1).end();
    String meant = restored.spoken().text();
    switch (restored.way()) {
      case INSTEAD ->
          words.replace(first.start(), end, first.start() == 0 ? capital(meant) : meant);
      case BEHIND -> words.insert(end, " " + owned(meant));
      case OWNER -> {
        int owner = behind(turn, span.from());
        words.insert(turn.words().get(owner - 1).end(), " " + owned(meant));
        String article = articles.getOrDefault(first.norm(), "");
        String next = turn.words().get(span.from() + 1).text();
        String lead = grammar.phrasing().contractions().apply(article + " ", next).lead();
        words.replace(
            first.start(),
            turn.words().get(span.from() + 1).start(),
            first.start() == 0 ? capital(lead) : lead);
      }
      default -> throw new IllegalStateException("Nobody wrote this way: " + restored.way());
    }
  }

  /** Where what is owned ends: with the last phrase that "and" joins to it. */
  private static int behind(OpenText turn, int from) {
    int to = turn.phrase(from).orElseThrow().to();
    for (NounPhrase next : turn.phrases()) {
      boolean joined =
          next.from() == to + 1
              && turn.words().get(to).is(WordKind.CONJUNCTION)
              && !next.owned()
              && !next.name();
      to = joined ? next.to() : to;
    }
    return to;
  }

  private String owned(String name) {
    String of = grammar.phrasing().place(Phrasing.USUAL, "of").orElse(Phrasing.GAP);
    String lead = of.substring(0, Math.max(0, of.indexOf(Phrasing.GAP)));
    return grammar.phrasing().contractions().apply(lead, name).text();
  }

  private static String capital(String text) {
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
  }
}
