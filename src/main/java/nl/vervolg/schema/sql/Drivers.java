package nl.vervolg.schema.sql;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The drivers of some folders. They see nothing of our classes, and ours see nothing of them. */
final class Drivers implements AutoCloseable {
  private final List<Path> folders;
  private final URLClassLoader loader;

  private Drivers(List<Path> folders, URLClassLoader loader) {
    this.folders = folders;
    this.loader = loader;
  }

  /** The drivers of these folders; the first that knows an address is taken. */
  static Drivers in(List<Path> folders) {
    List<URL> jars = new ArrayList<>();
    for (Path folder : folders) {
      jars(folder).forEach(jars::add);
    }
    ClassLoader java = ClassLoader.getPlatformClassLoader();
    return new Drivers(folders, new URLClassLoader("drivers", jars.toArray(URL[]::new), java));
  }

  private static List<URL> jars(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(folder)) {
      List<URL> jars = new ArrayList<>();
      for (Path jar : all.filter(file -> file.toString().endsWith(".jar")).sorted().toList()) {
        jars.add(jar.toUri().toURL());
      }
      return jars;
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "The folder of drivers (" + folder + ") cannot be read.\nCheck its rights.", e);
    }
  }

  /**
   * A connection to a database.
   *
   * @throws IllegalArgumentException where no driver knows it, or it lets nobody in
   */
  Connection connect(JdbcUrl url) {
    try {
      return connected(url);
    } catch (SQLException | LinkageError e) {
      throw new IllegalArgumentException(
          "The database (" + url + ") cannot be opened: " + url.told(e) + ".", e);
    } catch (ServiceConfigurationError e) {
      throw new IllegalArgumentException(
          "A driver cannot be loaded: " + url.told(e) + ".\nLook in " + names() + ".", e);
    }
  }

  private Connection connected(JdbcUrl url) throws SQLException {
    Iterator<Driver> drivers = ServiceLoader.load(Driver.class, loader).iterator();
    while (drivers.hasNext()) {
      Driver driver = drivers.next();
      if (driver.acceptsURL(url.whole())) {
        Connection connection = driver.connect(url.whole(), url.properties(Product.of(url)));
        if (connection != null) {
          return connection;
        }
      }
    }
    throw new IllegalArgumentException(
        "No driver is there for ("
            + url.kind()
            + "...).\nPut the jar of its JDBC driver into "
            + names()
            + ".");
  }

  private String names() {
    return folders.stream().map(Path::toString).collect(Collectors.joining(" or "));
  }

  @Override
  public void close() {
    try {
      loader.close();
    } catch (IOException e) {
      throw new IllegalStateException("The drivers cannot be closed: " + e.getMessage(), e);
    }
  }
}
