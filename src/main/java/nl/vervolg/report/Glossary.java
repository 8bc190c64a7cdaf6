package nl.vervolg.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** What the names of facts mean. */
final class Glossary {
  private static final String WORDS = "nl.vervolg.report.words";

  private Glossary() {}

  /** A table of those that stand on a page. */
  static Page.Table of(Iterable<String> names) {
    ResourceBundle words = ResourceBundle.getBundle(WORDS, Locale.ROOT);
    List<String> all = new ArrayList<>();
    for (String name : names) {
      if (words.containsKey(name)) {
        all.add(name);
        all.add(words.getString(name));
      }
    }
    return Page.Table.pairs("Words on this page", "Word", "What it means", all);
  }
}
