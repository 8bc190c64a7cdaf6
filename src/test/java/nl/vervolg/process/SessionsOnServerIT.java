package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.net.ServerSocketFactory;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import nl.vervolg.session.redis.ServerLine;
import nl.vervolg.session.redis.ServerProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Commands whose conversations are on a server. */
@Timeout(180)
class SessionsOnServerIT {
  private static final String PASSWORD = "geheim-123";
  private static final String FIRST = "Which rivers are there in Belgium?";

  @TempDir private Path folder;

  private Launched vervolg(String sessions, String options, String... arguments) {
    Map<String, String> environment = new HashMap<>();
    environment.put("VERVOLG_HOME", folder.resolve("home").toString());
    environment.put("VERVOLG_SESSIONS", sessions);
    environment.put("VERVOLG_JAVA_OPTS", options);
    Launched run =
        Launched.run(Launched.launcher(), Path.of("").toAbsolutePath(), environment, "", arguments);
    assertThat(run.out() + run.err()).doesNotContain(PASSWORD, "Exception", "jedis");
    return run;
  }

  private Launched ask(String sessions, String options, String... more) {
    String[] ask = {"ask", "--workspace", "src/test/resources/rivers"};
    return vervolg(
        sessions, options, Stream.concat(Stream.of(ask), Stream.of(more)).toArray(String[]::new));
  }

  private ServerProcess server() throws IOException {
    return ServerProcess.start(
        Files.createDirectories(folder.resolve("server")), "--requirepass", PASSWORD);
  }

  private static String at(String scheme, int port) {
    return scheme + "://:" + PASSWORD + "@127.0.0.1:" + port + "/1";
  }

  @Test
  void aConversationIsOnTheServerAndThePasswordNowhere() throws IOException {
    try (ServerProcess server = server()) {
      String address = at("redis", server.port());
      assertThat(ask(address, "", "--trail", "--session", "desk", FIRST).code()).isZero();
      Launched second = ask("", "", "--sessions", address, "--session", "desk", "How many?");
      assertThat(second.out()).contains("Belgium");
      assertThat(vervolg(address, "", "sessions", "list").out()).contains("desk", "2 turns");
      assertThat(vervolg(address, "", "sessions", "show", "desk").out()).contains(FIRST);
      assertThat(vervolg(address, "", "sessions", "delete", "desk").out()).contains("2 turn");
      assertThat(vervolg(address, "", "sessions", "list").out()).doesNotContain("desk");
      assertThat(vervolg(address, "", "ask", "--help").out()).contains("--sessions=URL");
    }
    try (Stream<Path> files = Files.walk(folder.resolve("home"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file, ISO_8859_1)).as("%s", file).doesNotContain(PASSWORD);
      }
    }
  }

  @Test
  void whatCannotBeUsedIsToldAndChangesNothing() throws IOException {
    try (ServerProcess server = server()) {
      Launched refused =
          ask("redis://:x" + PASSWORD + "@127.0.0.1:" + server.port(), "", "--session", "d", FIRST);
      assertThat(refused.code()).isEqualTo(1);
      assertThat(refused.err()).contains("does not let us in");
      Launched unusable = ask(at("http", 1), "", "--session", "d", FIRST);
      assertThat(unusable.code()).isEqualTo(2);
      assertThat(unusable.err()).contains("rediss://USER:PASSWORD@HOST:PORT/NUMBER");
    }
  }

  @Test
  void withoutAConversationToKeepNobodyLooksForTheServer() throws IOException {
    Path classes = folder.resolve("classes");
    Launched ask = ask(at("redis", 1), "-Xlog:class+load:file=" + classes, FIRST);
    assertThat(ask.code()).isZero();
    assertThat(Files.readString(classes))
        .contains(" nl.vervolg.cli.SessionOptions ")
        .doesNotContain(
            " nl.vervolg.session.redis.RedisServer ",
            " redis.clients.",
            " org.apache.commons.pool2.");
  }

  @Test
  void theWayIsEncryptedForWhomTrustsTheCertificate() throws Exception {
    Path store = certificate();
    try (ServerProcess server = server();
        ServerLine line = ServerLine.to(server.port(), sockets(store))) {
      String address = at("rediss", line.port());
      Launched stranger = ask(address, "", "--session", "desk", FIRST);
      assertThat(stranger.code()).isEqualTo(1);
      assertThat(stranger.err()).contains("certificate that is not trusted here");
      String trust =
          "-Djavax.net.ssl.trustStore=" + store + " -Djavax.net.ssl.trustStorePassword=changeit";
      assertThat(ask(address, trust, "--session", "desk", FIRST).code()).isZero();
      assertThat(vervolg(address, trust, "sessions", "list").out()).contains("desk");
    }
  }

  private Path certificate() throws Exception {
    Path store = folder.resolve("certificate.p12");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-genkeypair",
            "-keyalg",
            "EC",
            "-dname",
            "CN=localhost",
            "-ext",
            "san=ip:127.0.0.1",
            "-storepass",
            "changeit",
            "-keystore",
            store.toString());
    Path log = folder.resolve("keytool.out");
    Process keytool =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertThat(keytool.waitFor()).as(Files.readString(log)).isZero();
    return store;
  }

  private static ServerSocketFactory sockets(Path store)
      throws IOException, GeneralSecurityException {
    char[] password = "changeit".toCharArray();
    KeyStore keys = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      keys.load(in, password);
    }
    KeyManagerFactory managers =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    managers.init(keys, password);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(managers.getKeyManagers(), null, null);
    return context.getServerSocketFactory();
  }
}
