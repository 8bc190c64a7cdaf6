package nl.vervolg.authoring.propose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Token;
import nl.vervolg.resolve.rules.sheets.PhrasePattern;
import nl.vervolg.understand.Understanding;

/** A turn as a wording: what it names stands in braces. */
final class Generalised {
  /** Wordings of one pattern that are tried. */
  private static final int MOST = 8;

  private final Understanding turn;
  private final PhrasePattern pattern;

  private Generalised(Understanding turn, PhrasePattern pattern) {
    this.turn = turn;
    this.pattern = pattern;
  }

  /** Words and the brace that stands for them. */
  private record Gap(Span span, String name) {
    boolean apart(Gap other) {
      return span.to() <= other.span().from() || other.span().to() <= span.from();
    }
  }

  /**
   * The wordings, the usual reading of the turn first, then those in which words are read
   * otherwise. What the pattern has no brace for stays as it is; none where it needs a brace in
   * vain.
   *
   * @param named all that words of the turn can name
   */
  static List<String> of(Understanding turn, PhrasePattern pattern, List<Named> named) {
    return turn.tokens().isEmpty() ? List.of() : new Generalised(turn, pattern).wordings(named);
  }

  private List<String> wordings(List<Named> named) {
    List<Gap> usual = usual();
    List<Gap> possible = named.stream().flatMap(each -> gap(each).stream()).toList();
    List<List<Gap>> ways = new ArrayList<>();
    ways.add(usual);
    for (Gap gap : possible) {
      ways.add(joined(List.of(gap), usual));
      ways.add(joined(List.of(gap), possible));
    }
    return ways.stream()
        .filter(gaps -> !pattern.needsBrace() || !gaps.isEmpty())
        .map(this::text)
        .distinct()
        .limit(MOST)
        .toList();
  }

  /** The gaps, and of the others those that stand beside them. */
  private static List<Gap> joined(List<Gap> gaps, List<Gap> others) {
    List<Gap> joined = new ArrayList<>(gaps);
    for (Gap other : others) {
      if (joined.stream().allMatch(other::apart)) {
        joined.add(other);
      }
    }
    return joined;
  }

  private List<Gap> usual() {
    Predicate<Mention> first = mention -> mention.reading() == 0;
    Stream<Named> mentions =
        Stream.concat(
                turn.mentions().stream().filter(first).map(Mention::span),
                turn.anaphors().stream().map(Anaphor::span))
            .distinct()
            .map(span -> new Named(span, role(span, first)));
    return mentions.flatMap(each -> gap(each).stream()).toList();
  }

  private Optional<Role> role(Span span, Predicate<Mention> which) {
    return turn.mentions().stream()
        .filter(mention -> which.test(mention) && mention.span().equals(span))
        .map(Mention::role)
        .findFirst();
  }

  private Optional<Gap> gap(Named named) {
    return pattern.braces().entrySet().stream()
        .filter(brace -> brace.getValue().equals(named.role()))
        .map(Map.Entry::getKey)
        .findFirst()
        .map(name -> new Gap(named.span(), name));
  }

  private String text(List<Gap> gaps) {
    List<Token> tokens = turn.tokens();
    StringBuilder text = new StringBuilder();
    int done = tokens.get(0).start();
    for (Gap gap :
        gaps.stream().sorted(Comparator.comparingInt(each -> each.span().from())).toList()) {
      text.append(turn.text(), done, tokens.get(gap.span().from()).start());
      text.append('{').append(gap.name()).append('}');
      done = tokens.get(gap.span().to() - 1).end();
    }
    int end = tokens.get(tokens.size() - 1).end();
    text.append(turn.text(), done, Math.max(done, end));
    String wording = text.toString();
    return Character.toLowerCase(wording.charAt(0)) + wording.substring(1);
  }
}
