package nl.vervolg.session.redis;

import java.util.Arrays;
import nl.vervolg.session.SessionStore.StoreException;
import org.jspecify.annotations.Nullable;
import redis.clients.jedis.exceptions.JedisConnectionException;
import redis.clients.jedis.exceptions.JedisException;

/** Why the server did not do what was asked, in plain words: by the code with which it says so. */
enum Refusal {
  AWAY(
      "",
      "cannot be reached",
      "Maybe it does not run, or the address is wrong (redis:// is without encryption, rediss:// with it). Turns are answered again as soon as it is there."),
  PASSWORD(
      "NOAUTH|WRONGPASS|ERR AUTH|invalid password|invalid username",
      "does not let us in",
      "Check the user and the password in VERVOLG_SESSIONS or --sessions."),
  CERTIFICATE(
      "PKIX|No name matching|No subject alternative",
      "shows a certificate that is not trusted here",
      "Check the host in the address; for a certificate of your own, set VERVOLG_JAVA_OPTS to -Djavax.net.ssl.trustStore=FILE."),
  RIGHTS(
      "NOPERM",
      "does not let this user do what is needed",
      "Give the user all keys that begin with {vervolg} and the commands for lists, sorted sets and scripts."),
  MEMORY(
      "OOM",
      "has no memory left",
      "Give it more memory (maxmemory), or keep conversations for a shorter time (--session-days)."),
  DISK(
      "MISCONF|NOREPLICAS",
      "cannot keep what is written",
      "Look into its log: its disk may be full, or its replicas away."),
  CLUSTER(
      "MOVED|ASK |CROSSSLOT|CLUSTERDOWN",
      "is a part of a cluster that keeps the sessions elsewhere",
      "Name the part that has the slot of {vervolg}, or a server that is no cluster."),
  STARTING(
      "LOADING|BUSY|MASTERDOWN|READONLY|TRYAGAIN",
      "is not ready",
      "It is starting, or a copy that takes no turns. Try again, or name another one."),
  DATABASE(
      "DB index is out of range|SELECT is not allowed",
      "has no database of that number",
      "Name another one at the end of the address."),
  OTHER_USE(
      "WRONGTYPE",
      "has something else where sessions belong",
      "Give the sessions a database of their own: a number at the end of the address."),
  SLOW(
      "Timeout waiting",
      "is asked more than it answers",
      "Maybe the machine or the network is slow; try again."),
  UNKNOWN("", "did not do what was asked", "Look into its log.");

  private final String codes;
  private final String what;
  private final String then;

  Refusal(String codes, String what, String then) {
    this.codes = codes;
    this.what = what;
    this.then = then;
  }

  static StoreException of(RedisAddress address, JedisException e) {
    Refusal refusal = of(e);
    String said = refusal == UNKNOWN ? " (" + e.getMessage() + ")" : "";
    return new StoreException(
        "The server for sessions (" + address + ") " + refusal.what + said + ".\n" + refusal.then,
        e);
  }

  /** True where it may do the same in a moment. */
  static boolean isPassing(JedisException e) {
    Refusal refusal = of(e);
    return refusal == AWAY || refusal == STARTING;
  }

  private static Refusal of(JedisException e) {
    for (Throwable each = e; each != null; each = each.getCause()) {
      String message = each.getMessage();
      for (Refusal refusal : values()) {
        if (refusal.says(message)) {
          return refusal;
        }
      }
    }
    return e instanceof JedisConnectionException ? AWAY : UNKNOWN;
  }

  private boolean says(@Nullable String message) {
    return message != null
        && !codes.isEmpty()
        && Arrays.stream(codes.split("\\|", -1)).anyMatch(message::contains);
  }
}
