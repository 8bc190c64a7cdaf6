package nl.vervolg.schema.sql;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Folders with the drivers of the tests, as the distribution and its users have them. */
public final class DriverFolder {
  private DriverFolder() {}

  /** The folder with the jars of these drivers in a home; it is made once, and stays. */
  public static Path of(Class<?>... drivers) throws IOException {
    String name =
        Stream.of(drivers).map(Class::getSimpleName).sorted().collect(Collectors.joining("-"));
    Path folder =
        Files.createDirectories(Path.of("target", "test-drivers", name, "drivers"))
            .toAbsolutePath();
    for (Class<?> driver : drivers) {
      Path jar = jar(driver);
      Path link = folder.resolve(jar.getFileName().toString());
      if (!Files.exists(link)) {
        Files.deleteIfExists(link);
        Files.createSymbolicLink(link, jar);
      }
    }
    return folder;
  }

  private static Path jar(Class<?> driver) {
    try {
      return Path.of(driver.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A database at an address, read as nobody in particular. */
  static JdbcSource source(String address, Path... drivers) {
    return JdbcSource.of(address, Credentials.NONE, List.of(drivers), ReadingBounds.USUAL);
  }
}
