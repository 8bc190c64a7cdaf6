package nl.vervolg.resolve.rules.syntax;

import java.util.Arrays;
import java.util.Optional;

/** How a field is compared. */
public enum Operator {
  /** It is the value. */
  EQUAL("=="),
  /** It is not the value. */
  UNEQUAL("!="),
  /** It is smaller. */
  LESS("<"),
  /** It is smaller or the same. */
  AT_MOST("<="),
  /** It is larger. */
  MORE(">"),
  /** It is larger or the same. */
  AT_LEAST(">="),
  /** It is one of the values. */
  IN("in"),
  /** It is none of the values. */
  NOT_IN("not in"),
  /** It is a list that holds the value. */
  CONTAINS("contains");

  private final String sign;

  Operator(String sign) {
    this.sign = sign;
  }

  /** As it is written. */
  public String sign() {
    return sign;
  }

  /** True for those that need numbers. */
  public boolean orders() {
    return this == LESS || this == AT_MOST || this == MORE || this == AT_LEAST;
  }

  static Optional<Operator> of(String sign) {
    return Arrays.stream(values()).filter(each -> each.sign.equals(sign)).findFirst();
  }
}
