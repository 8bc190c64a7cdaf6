package nl.vervolg.schema.sql;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The address of a database, and who reads it. Its password is never shown. */
final class JdbcUrl {
  private static final String HIDDEN = "***";
  private static final Pattern USER = Pattern.compile("(?i)[?&;](user|username|uid)=");
  private static final Pattern PASSWORD =
      Pattern.compile(
          "(?i)\\b(password|passwd|pwd|secret|token|passphrase|credential)=([^&;\\s]*)");

  /** As in {@code //user:password@host} and {@code :user/password@host}. */
  private static final Pattern BEFORE_HOST = Pattern.compile("([:/])([^:/@\\s]+)[:/]([^@\\s]*)@");

  private static final Pattern UNDRAWN = Pattern.compile("[\\p{C}\\s]+");
  private static final int LONGEST_REASON = 300;

  private final String url;
  private final Credentials credentials;

  JdbcUrl(String url, Credentials credentials) {
    this.url = url;
    this.credentials = credentials;
  }

  /** As the driver wants it. */
  String whole() {
    return url;
  }

  /** What is told to the driver beside the address. */
  Properties properties(Product product) {
    Properties properties = new Properties();
    properties.putAll(product.settings());
    if (!USER.matcher(url).find()) {
      credentials.user().ifPresent(user -> properties.put("user", user));
    }
    if (!PASSWORD.matcher(url).find()) {
      credentials.password().ifPresent(password -> properties.put("password", password));
    }
    return properties;
  }

  /** What a driver says, on one line and without a password. */
  String told(Throwable thrown) {
    String message = thrown.getMessage() == null ? "no reason is given" : thrown.getMessage();
    String line = UNDRAWN.matcher(hidden(message)).replaceAll(" ").strip();
    String cut = line.length() > LONGEST_REASON ? line.substring(0, LONGEST_REASON) + "..." : line;
    return cut.endsWith(".") ? cut.substring(0, cut.length() - 1) : cut;
  }

  /** The database's name as the address has it, for drivers that tell none. */
  String database() {
    String path = url.split("[?;]", 2)[0];
    String last = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    String own = last.substring(last.lastIndexOf(':') + 1);
    int ending = own.lastIndexOf('.');
    String name = UNDRAWN.matcher(ending > 0 ? own.substring(0, ending) : own).replaceAll(" ");
    return name.isBlank() ? "database" : name.strip();
  }

  private String hidden(String text) {
    String less = credentials.password().map(own -> without(text, own)).orElse(text);
    Matcher told = PASSWORD.matcher(url);
    while (told.find()) {
      less = without(less, told.group(2));
      less = without(less, decoded(told.group(2)));
    }
    Matcher before = BEFORE_HOST.matcher(url);
    while (before.find()) {
      less = without(less, before.group(3));
    }
    less = PASSWORD.matcher(less).replaceAll("$1=" + Matcher.quoteReplacement(HIDDEN));
    return BEFORE_HOST.matcher(less).replaceAll("$1$2:" + Matcher.quoteReplacement(HIDDEN) + "@");
  }

  /** Else a password of one letter would take that letter out of all words. */
  private static String without(String text, String password) {
    return password.length() < 3 ? text : text.replace(password, HIDDEN);
  }

  private static String decoded(String part) {
    try {
      return URLDecoder.decode(part, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return part;
    }
  }

  /** The kind of driver that it asks for, as in {@code jdbc:sqlite:}. */
  String kind() {
    String[] parts = url.split(":", 3);
    return (parts.length < 3 ? url : "jdbc:" + parts[1] + ":").toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    return UNDRAWN.matcher(hidden(url)).replaceAll(" ");
  }
}
