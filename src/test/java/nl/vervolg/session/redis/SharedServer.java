package nl.vervolg.session.redis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** One server for the tests that need not kill it; it ends with the tests. */
public final class SharedServer {
  private static final ServerProcess SERVER = begin();

  private SharedServer() {}

  private static ServerProcess begin() {
    try {
      Path files = Files.createDirectories(Path.of("target", "redis"));
      ServerProcess server = ServerProcess.start(Files.createTempDirectory(files, "shared"));
      Runtime.getRuntime().addShutdownHook(new Thread(server::close));
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The server. */
  public static ServerProcess get() {
    return SERVER;
  }
}
