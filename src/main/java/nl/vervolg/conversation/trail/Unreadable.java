package nl.vervolg.conversation.trail;

import java.util.Locale;
import nl.vervolg.audit.KeyRing;

/** Why the content of a record cannot be read. */
public enum Unreadable {
  /** The key of its conversation was destroyed: nobody can read it any more. */
  ERASED("it was erased, so the key of its conversation is gone for good"),
  /** The key is not in the file of keys, or there is no such file here. */
  KEY_MISSING("the key of its conversation is not here"),
  /** The key is not what was written. */
  KEY_DAMAGED("the key of its conversation is damaged"),
  /** The key opens something else than what was sealed. */
  CONTENT_DAMAGED("its content cannot be opened with the key of its conversation");

  private final String sentence;

  Unreadable(String sentence) {
    this.sentence = sentence;
  }

  static Unreadable of(KeyRing.Lack lack) {
    return switch (lack) {
      case DESTROYED -> ERASED;
      case MISSING -> KEY_MISSING;
      case DAMAGED -> KEY_DAMAGED;
    };
  }

  /** For programs. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** For people: a part of a sentence. */
  public String sentence() {
    return sentence;
  }
}
