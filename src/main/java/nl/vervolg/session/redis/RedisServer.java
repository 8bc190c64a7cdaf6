package nl.vervolg.session.redis;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import nl.vervolg.session.SessionStore.StoreException;
import redis.clients.jedis.ClientSetInfoConfig;
import redis.clients.jedis.ConnectionPoolConfig;
import redis.clients.jedis.DefaultJedisClientConfig;
import redis.clients.jedis.JedisClientConfig;
import redis.clients.jedis.RedisClient;
import redis.clients.jedis.SslOptions;
import redis.clients.jedis.exceptions.JedisException;
import redis.clients.jedis.exceptions.JedisNoScriptException;

/**
 * The server, as it is reached over a network: a connection that breaks is made again for some
 * seconds, so that a server that is started again is no fault. Whatever is asked of it may
 * therefore come to it twice.
 */
final class RedisServer implements AutoCloseable {
  private static final Duration CONNECT = Duration.ofSeconds(2);
  private static final Duration REPLY = Duration.ofSeconds(5);

  private static final Duration FIRST_PAUSE = Duration.ofMillis(20);
  private static final Duration LONGEST_PAUSE = Duration.ofMillis(500);
  private static final int CONNECTIONS = 32;

  private final RedisAddress address;
  private final Duration away;
  private final RedisClient client;
  private final Map<Script, String> digests = new EnumMap<>(Script.class);

  private RedisServer(RedisAddress address, Duration away) {
    this.address = address;
    this.away = away;
    ConnectionPoolConfig pool = new ConnectionPoolConfig();
    pool.setMaxTotal(CONNECTIONS);
    pool.setMaxWait(REPLY);
    this.client =
        RedisClient.builder()
            .hostAndPort(address.host(), address.port())
            .clientConfig(config(address))
            .poolConfig(pool)
            .build();
  }

  private static JedisClientConfig config(RedisAddress address) {
    DefaultJedisClientConfig.Builder config =
        DefaultJedisClientConfig.builder()
            .connectionTimeoutMillis((int) CONNECT.toMillis())
            .socketTimeoutMillis((int) REPLY.toMillis())
            .database(address.database())
            .clientSetInfoConfig(ClientSetInfoConfig.DISABLED);
    address.user().ifPresent(config::user);
    address.password().ifPresent(config::password);
    if (address.tls()) {
      config.sslOptions(SslOptions.defaults());
    }
    return config.build();
  }

  /**
   * Reaches the server.
   *
   * @param away how long it may be away later on before a question is given up
   * @throws StoreException at once where it is not there, or does not let us in
   */
  static RedisServer open(RedisAddress address, Duration away) {
    RedisServer server = new RedisServer(address, away);
    try {
      for (Script script : Script.values()) {
        server.digests.put(script, server.client.scriptLoad(script.text()));
      }
      return server;
    } catch (JedisException e) {
      server.close();
      throw Refusal.of(address, e);
    }
  }

  /** Runs a script. */
  Object run(Script script, List<String> keys, List<String> arguments) {
    return call(
        each -> {
          try {
            return each.evalsha(digests.get(script), keys, arguments);
          } catch (JedisNoScriptException e) {
            // The server was started again, or somebody emptied its scripts.
            return each.eval(script.text(), keys, arguments);
          }
        });
  }

  /** Asks something, again and again for a while where nobody is there. */
  <T> T call(Function<RedisClient, T> question) {
    long end = System.nanoTime() + away.toNanos();
    Duration pause = FIRST_PAUSE;
    while (true) {
      try {
        return question.apply(client);
      } catch (JedisException e) {
        if (!Refusal.isPassing(e) || System.nanoTime() + pause.toNanos() > end) {
          throw Refusal.of(address, e);
        }
      }
      // Those that lie ready are broken too.
      client.getPool().clear();
      pause(pause);
      pause = shorter(pause.multipliedBy(2), LONGEST_PAUSE);
    }
  }

  private void pause(Duration pause) {
    try {
      Thread.sleep(pause.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreException(
          "The server for sessions ("
              + address
              + ") was away, and the wait for it was ended.\nTry again.",
          e);
    }
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  @Override
  public void close() {
    client.close();
  }
}
