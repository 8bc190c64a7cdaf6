package nl.vervolg.schema.sql;

import java.util.Optional;

/**
 * Who reads a database; what its address says itself goes before.
 *
 * @param user name of the account
 * @param password its password
 */
public record Credentials(Optional<String> user, Optional<String> password) {
  /** Nobody in particular. */
  public static final Credentials NONE = new Credentials(Optional.empty(), Optional.empty());

  /** Those of the variables {@code VERVOLG_JDBC_USER} and {@code VERVOLG_JDBC_PASSWORD}. */
  public static Credentials ofEnvironment() {
    return new Credentials(
        Optional.ofNullable(System.getenv("VERVOLG_JDBC_USER")),
        Optional.ofNullable(System.getenv("VERVOLG_JDBC_PASSWORD")));
  }

  @Override
  public String toString() {
    return "Credentials of " + user.orElse("nobody");
  }
}
