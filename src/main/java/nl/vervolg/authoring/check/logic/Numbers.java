package nl.vervolg.authoring.check.logic;

import java.util.Optional;
import nl.vervolg.authoring.check.logic.Known.Operand;
import nl.vervolg.resolve.rules.syntax.Operator;

/** Comparisons of numbers. */
final class Numbers {
  private Numbers() {}

  /** Notes a comparison; one of other things than numbers says nothing. */
  static void add(String left, Operator operator, Operand right, Differences known) {
    Optional<Sum> number = number(right);
    if (number.isEmpty()) {
      return;
    }
    String other = number.orElseThrow().term();
    long more = number.orElseThrow().more();
    switch (operator) {
      case LESS -> known.atMost(left, other, more - 1);
      case AT_MOST -> known.atMost(left, other, more);
      case MORE -> known.atMost(other, left, -more - 1);
      case AT_LEAST -> known.atMost(other, left, -more);
      case EQUAL -> {
        known.atMost(left, other, more);
        known.atMost(other, left, -more);
      }
      case UNEQUAL, IN, NOT_IN, CONTAINS -> {
        // They give no bound.
      }
    }
  }

  /** True when a comparison follows from what is known. */
  static boolean follows(String left, Operator operator, Operand right, Differences known) {
    Optional<Sum> number = number(right);
    if (number.isEmpty()) {
      return false;
    }
    String other = number.orElseThrow().term();
    long more = number.orElseThrow().more();
    boolean less = known.isAtMost(left, other, more - 1);
    boolean greater = known.isAtMost(other, left, -more - 1);
    return switch (operator) {
      case LESS -> less;
      case MORE -> greater;
      case AT_MOST -> known.isAtMost(left, other, more);
      case AT_LEAST -> known.isAtMost(other, left, -more);
      case EQUAL -> known.isAtMost(left, other, more) && known.isAtMost(other, left, -more);
      case UNEQUAL -> less || greater;
      case IN, NOT_IN, CONTAINS -> false;
    };
  }

  /** Another number and something. */
  private record Sum(String term, long more) {}

  private static Optional<Sum> number(Operand operand) {
    if (!operand.term().isEmpty()) {
      return Optional.of(new Sum(operand.term(), operand.more()));
    }
    return operand.keys().stream()
        .filter(key -> operand.keys().size() == 1 && key.matches("-?[0-9]{1,9}"))
        .findFirst()
        .map(key -> new Sum(Differences.ZERO, Long.parseLong(key)));
  }
}
