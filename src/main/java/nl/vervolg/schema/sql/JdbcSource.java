package nl.vervolg.schema.sql;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;

/** A database behind a JDBC address. */
public final class JdbcSource {
  private static final String BEGIN = "jdbc:";

  private final JdbcUrl url;
  private final List<Path> drivers;
  private final ReadingBounds bounds;

  private JdbcSource(JdbcUrl url, List<Path> drivers, ReadingBounds bounds) {
    this.url = url;
    this.drivers = List.copyOf(drivers);
    this.bounds = bounds;
  }

  /** True for the address of a database. */
  public static boolean isAddress(String text) {
    return text.toLowerCase(Locale.ROOT).startsWith(BEGIN);
  }

  /**
   * The database at an address; nothing is opened yet.
   *
   * @param drivers folders with the jars of drivers
   */
  public static JdbcSource of(
      String address, Credentials credentials, List<Path> drivers, ReadingBounds bounds) {
    return new JdbcSource(new JdbcUrl(address, credentials), drivers, bounds);
  }

  /**
   * Reads its schema.
   *
   * @throws IllegalArgumentException where it cannot be opened, or has no table
   */
  public SchemaReading read(ReadingProgress progress) {
    try (Drivers loaded = Drivers.in(drivers);
        Connection connection = loaded.connect(url)) {
      if (!connection.isReadOnly()) {
        connection.setReadOnly(true);
      }
      SchemaReading reading = new SchemaReader(connection, url, bounds).read(progress);
      if (reading.schema().tables().isEmpty()) {
        throw new IllegalArgumentException(
            "The database ("
                + url
                + ") shows no table.\nCheck its name, and the rights of the account."
                + reading.problems().stream()
                    .map(problem -> "\n" + problem)
                    .collect(Collectors.joining()));
      }
      return reading;
    } catch (SQLException e) {
      throw new IllegalArgumentException(
          "The database (" + url + ") cannot be read: " + url.told(e) + ".", e);
    }
  }
}
