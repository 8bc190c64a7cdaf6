package nl.vervolg.resolve.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.kie.api.KieBase;

/** Hashes of everything that the admission of rules, and what they then do, depend on. */
final class RuleFingerprint {
  /** Rises when the language of rules, or the form in which they are kept, changes. */
  private static final int VERSION = 6;

  private static final int LENGTH = 16;

  private final byte[] environment;

  RuleFingerprint() {
    MessageDigest digest = sha256();
    update(digest, "language " + VERSION);
    update(digest, "java " + Runtime.version().feature());
    update(digest, "drools " + KieBase.class.getPackage().getImplementationVersion());
    FactModel.shapes().forEach(shape -> update(digest, shape));
    this.environment = digest.digest();
  }

  /** Of one file or several, in their order. */
  String of(List<RuleFile> files) {
    MessageDigest digest = sha256();
    digest.update(environment);
    files(files, digest);
    return HexFormat.of().formatHex(digest.digest(), 0, LENGTH);
  }

  /** Of the files alone: the same for every program that reads them. */
  static String content(List<RuleFile> files) {
    MessageDigest digest = sha256();
    files(files, digest);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void files(List<RuleFile> files, MessageDigest digest) {
    for (RuleFile file : files) {
      update(digest, file.stratum() + "/" + file.name());
      file.into(digest);
      digest.update((byte) 0);
    }
  }

  private static void update(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing from this Java.", e);
    }
  }
}
