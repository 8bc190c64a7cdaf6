package nl.vervolg.session.redis;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the server is, and how to get in. As text it is without the password.
 *
 * @param tls whether all is encrypted on the way
 * @param user none for the usual user
 * @param database number of the database on the server
 */
public record RedisAddress(
    boolean tls,
    String host,
    int port,
    Optional<String> user,
    Optional<String> password,
    int database) {
  private static final int USUAL_PORT = 6379;

  /** Schemes, and whether they ask for encryption. */
  private static final Map<String, Boolean> SCHEMES =
      Map.of("redis", false, "rediss", true, "valkey", false, "valkeys", true);

  private static final Pattern DATABASE = Pattern.compile("(?:/([0-9]{0,6}))?");

  /**
   * Reads an address.
   *
   * @throws IllegalArgumentException where it is none; the message does not repeat it, for it may
   *     hold a password
   */
  public static RedisAddress parse(String text) {
    try {
      URI uri = new URI(text.strip());
      String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
      Boolean tls = SCHEMES.get(scheme);
      if (tls == null) {
        throw unusable("it begins with none of redis://, rediss://, valkey:// and valkeys://");
      }
      if (uri.getHost() == null || uri.getRawQuery() != null || uri.getRawFragment() != null) {
        throw unusable("there is no host in it, or something beside the host and a number");
      }
      Matcher database = DATABASE.matcher(uri.getRawPath());
      if (!database.matches()) {
        throw unusable("what follows the host is not the number of a database");
      }
      String number = database.group(1);
      return of(uri, tls, number == null || number.isEmpty() ? 0 : Integer.parseInt(number));
    } catch (URISyntaxException e) {
      throw unusable("it is not written as an address");
    }
  }

  private static RedisAddress of(URI uri, boolean tls, int database) {
    String all = uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo();
    int colon = all.indexOf(':');
    String user = colon < 0 ? all : all.substring(0, colon);
    String password = colon < 0 ? "" : all.substring(colon + 1);
    if (password.isEmpty() && !all.isEmpty()) {
      throw unusable("there is a user in it but no password");
    }
    return new RedisAddress(
        tls,
        uri.getHost(),
        uri.getPort() < 0 ? USUAL_PORT : uri.getPort(),
        given(user),
        given(password),
        database);
  }

  private static Optional<String> given(String encoded) {
    // A plus sign stands for itself here.
    String plain = encoded.replace("+", "%2B");
    return encoded.isEmpty()
        ? Optional.empty()
        : Optional.of(URLDecoder.decode(plain, StandardCharsets.UTF_8));
  }

  private static IllegalArgumentException unusable(String why) {
    return new IllegalArgumentException(
        """
        The address of the server for sessions is not usable: %s.
        It is written redis://HOST:PORT/NUMBER or rediss://USER:PASSWORD@HOST:PORT/NUMBER (with encryption); \
        signs such as @ : / %% in a password are written %%40 %%3A %%2F %%25."""
            .formatted(why));
  }

  @Override
  public String toString() {
    return (tls ? "rediss" : "redis") + "://" + host + ":" + port + "/" + database;
  }
}
