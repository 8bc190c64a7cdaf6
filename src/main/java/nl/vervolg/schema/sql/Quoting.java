package nl.vervolg.schema.sql;

import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.util.Optional;

/**
 * Names in statements, quoted so that no name is anything but a name.
 *
 * @param sign what the database puts around a name
 */
record Quoting(String sign) {
  /** The way of a database; none where it has no quotes. */
  static Optional<Quoting> of(DatabaseMetaData metadata) throws SQLException {
    return Optional.ofNullable(metadata.getIdentifierQuoteString())
        .map(String::strip)
        .filter(sign -> !sign.isEmpty())
        .map(Quoting::new);
  }

  /** A name. */
  String name(String name) {
    return sign + name.replace(sign, sign + sign) + sign;
  }

  /** A table with its schema, or with its database where that stands in for schemas. */
  String table(ListedTable table) {
    if (table.schema() != null && !table.schema().isEmpty()) {
      return name(table.schema()) + "." + name(table.table());
    }
    return table.catalog() != null && !table.catalog().isEmpty()
        ? name(table.catalog()) + "." + name(table.table())
        : name(table.table());
  }
}
