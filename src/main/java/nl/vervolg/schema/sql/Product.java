package nl.vervolg.schema.sql;

import java.util.Locale;
import java.util.Map;

/** Kinds of databases that have manners of their own; all others go by what JDBC says. */
enum Product {
  SQLITE,
  POSTGRESQL,
  /** A database in a file. */
  H2_FILE,
  /** In memory, or on a server. */
  H2,
  DUCKDB,
  OTHER;

  static Product of(JdbcUrl url) {
    String address = url.whole().toLowerCase(Locale.ROOT);
    return switch (url.kind()) {
      case "jdbc:sqlite:" -> SQLITE;
      case "jdbc:postgresql:" -> POSTGRESQL;
      case "jdbc:duckdb:" -> DUCKDB;
      case "jdbc:h2:" -> address.matches("jdbc:h2:(mem|tcp|ssl|zip):.*") ? H2 : H2_FILE;
      default -> OTHER;
    };
  }

  /** The driver of SQLite counts the digits after the point twice. */
  int size(int told, int digits) {
    return this == SQLITE ? told - Math.max(0, digits) : told;
  }

  /**
   * What its driver is told, so that it only reads, makes no database that is not there, and waits
   * for a server no longer than a person does.
   */
  Map<String, String> settings() {
    return switch (this) {
      // The number of SQLite for "as it is, neither made nor written", and for addresses.
      case SQLITE -> Map.of("open_mode", "65");
      case POSTGRESQL ->
          Map.of(
              "readOnly", "true",
              "readOnlyMode", "always",
              "loginTimeout", "10",
              "connectTimeout", "10",
              "socketTimeout", "60");
      case H2_FILE -> Map.of("IFEXISTS", "TRUE", "ACCESS_MODE_DATA", "r");
      case H2 -> Map.of("IFEXISTS", "TRUE");
      case DUCKDB -> Map.of("duckdb.read_only", "true", "jdbc_stream_results", "true");
      case OTHER -> Map.of();
    };
  }

  /** What ends a query after so many rows; drivers are told the number as well. */
  String limit(int rows) {
    return this == OTHER ? "" : " LIMIT " + rows;
  }
}
