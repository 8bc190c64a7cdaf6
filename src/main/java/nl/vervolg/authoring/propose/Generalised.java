package nl.vervolg.authoring.propose;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private Generalised() {}

  /** Words and the brace that stands for them. */
  private record Gap(Span span, String name) {}

  /** What the pattern has no brace for stays as it is; none where it needs a brace in vain. */
  static Optional<String> of(Understanding turn, PhrasePattern pattern) {
    List<Span> named =
        Stream.concat(
                turn.mentions().stream()
                    .filter(mention -> mention.reading() == 0)
                    .map(Mention::span),
                turn.anaphors().stream().map(Anaphor::span))
            .distinct()
            .toList();
    List<Gap> gaps =
        named.stream()
            .flatMap(span -> gap(turn, span, pattern).stream())
            .sorted(Comparator.comparingInt(gap -> gap.span().from()))
            .toList();
    boolean fits = !pattern.needsBrace() || !gaps.isEmpty();
    return fits && !turn.tokens().isEmpty() ? Optional.of(text(turn, gaps)) : Optional.empty();
  }

  private static Optional<Gap> gap(Understanding turn, Span span, PhrasePattern pattern) {
    Optional<Role> role =
        turn.mentions().stream()
            .filter(mention -> mention.reading() == 0 && mention.span().equals(span))
            .map(Mention::role)
            .findFirst();
    return pattern.braces().entrySet().stream()
        .filter(brace -> brace.getValue().equals(role))
        .map(Map.Entry::getKey)
        .findFirst()
        .map(name -> new Gap(span, name));
  }

  private static String text(Understanding turn, List<Gap> gaps) {
    List<Token> tokens = turn.tokens();
    StringBuilder text = new StringBuilder();
    int done = tokens.get(0).start();
    for (Gap gap : gaps) {
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
