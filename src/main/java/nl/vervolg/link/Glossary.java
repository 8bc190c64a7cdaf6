package nl.vervolg.link;

import java.util.function.Supplier;
import nl.vervolg.dialogue.Language;
import org.jspecify.annotations.Nullable;

/** Knows words of one language in another. */
@FunctionalInterface
public interface Glossary {
  /** Knows none. */
  Glossary EMPTY = (text, from, to) -> text;

  /** The text with each phrase that is known exchanged; the same text where none is. */
  String translate(String text, Language from, Language to);

  /** One that is made when the first word is asked. */
  static Glossary when(Supplier<Glossary> made) {
    return new Glossary() {
      private @Nullable Glossary kept;

      private synchronized Glossary kept() {
        Glossary one = kept == null ? made.get() : kept;
        kept = one;
        return one;
      }

      @Override
      public String translate(String text, Language from, Language to) {
        return kept().translate(text, from, to);
      }
    };
  }
}
