package nl.vervolg.dialogue;

/**
 * What a slot is for, whatever its name in a domain: rules are written on roles, so that one rule
 * serves archives in towns and rivers in countries alike.
 */
public enum Role {
  /** Where; several levels (town, region, country) may share this role. */
  LOCATION,
  /** The class of things that is asked about. */
  TYPE,
  /** One thing by name. */
  ENTITY,
  /** An attribute of one thing. */
  PROPERTY,
  /** A number or year with a comparison. */
  MEASURE,
  /** What the things are about: an open text. */
  TOPIC,
  /** A superlative. */
  ORDER,
  /** Marks that a condition is negated. */
  POLARITY;

  /** True for roles whose slots restrict a list of things. */
  public boolean restricts() {
    return this == LOCATION || this == MEASURE || this == TOPIC;
  }
}
