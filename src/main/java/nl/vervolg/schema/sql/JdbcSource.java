package nl.vervolg.schema.sql;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.SchemaSource;
import nl.vervolg.schema.ValueTaker;

/** A database behind a JDBC address. */
public final class JdbcSource implements SchemaSource {
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

  @Override
  public List<SchemaReading> read(ReadingProgress progress) {
    try (Drivers loaded = Drivers.in(drivers);
        Connection connection = open(loaded)) {
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
      return List.of(reading);
    } catch (SQLException e) {
      throw unreadable(e);
    }
  }

  @Override
  public void values(ValueTaker taker) throws IOException {
    try (Drivers loaded = Drivers.in(drivers);
        Connection connection = open(loaded)) {
      new ColumnReader(connection, url, bounds).read(taker);
    } catch (SQLException e) {
      throw unreadable(e);
    }
  }

  private Connection open(Drivers loaded) throws SQLException {
    Connection connection = loaded.connect(url);
    if (!connection.isReadOnly()) {
      connection.setReadOnly(true);
    }
    return connection;
  }

  private IllegalArgumentException unreadable(SQLException e) {
    return new IllegalArgumentException(
        "The database (" + url + ") cannot be read: " + url.told(e) + ".", e);
  }
}
