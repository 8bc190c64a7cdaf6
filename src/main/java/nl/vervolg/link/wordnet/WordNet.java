package nl.vervolg.link.wordnet;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.IndexWord;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.data.Pointer;
import net.sf.extjwnl.data.PointerType;
import net.sf.extjwnl.data.PointerUtils;
import net.sf.extjwnl.data.Synset;
import net.sf.extjwnl.data.Word;
import net.sf.extjwnl.data.list.PointerTargetNodeList;
import net.sf.extjwnl.dictionary.Dictionary;
import nl.vervolg.dialogue.Language;
import nl.vervolg.link.Thesaurus;

/**
 * WordNet 3.1 as a thesaurus: of the usual senses of a word its synonyms, and less near the kinds
 * it is of, the kinds of it, and words derived from it. It is read when the first word is asked.
 */
public final class WordNet implements Thesaurus {
  private static final Language ENGLISH = new Language("en");
  private static final List<POS> PARTS = List.of(POS.NOUN, POS.VERB, POS.ADJECTIVE);

  /** Of a word with hyphens every way to join its parts would be tried, and so of a long one. */
  private static final Pattern LETTERS = Pattern.compile("[a-z]{2,40}");

  /** Senses of a word that count, the most usual ones. */
  private static final int SENSES = 3;

  /** What each further sense takes. */
  private static final double FURTHER = 0.5;

  private static final double KIND = 0.6;
  private static final double OF_KIND = 0.5;
  private static final double DERIVED = 0.7;

  /** Words that are remembered. */
  private static final int REMEMBERED = 10_000;

  private final Map<String, Map<String, Double>> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Map<String, Double>> eldest) {
          return size() > REMEMBERED;
        }
      };

  private Optional<Dictionary> dictionary = Optional.empty();

  @Override
  public synchronized Map<String, Double> related(String word, Language language) {
    return language.equals(ENGLISH) && LETTERS.matcher(word).matches()
        ? known.computeIfAbsent(word, this::find)
        : Map.of();
  }

  private Map<String, Double> find(String word) {
    SortedMap<String, Double> related = new TreeMap<>();
    try {
      for (POS part : PARTS) {
        IndexWord entry = dictionary().lookupIndexWord(part, word);
        if (entry != null) {
          senses(entry.getSenses(), related);
        }
      }
    } catch (JWNLException e) {
      throw new IllegalStateException(
          "WordNet cannot tell what is related to (" + word + "): " + e.getMessage(), e);
    }
    related.remove(word);
    return related;
  }

  private Dictionary dictionary() throws JWNLException {
    if (dictionary.isEmpty()) {
      dictionary = Optional.of(Dictionary.getDefaultResourceInstance());
    }
    return dictionary.orElseThrow();
  }

  private static void senses(List<Synset> senses, Map<String, Double> related)
      throws JWNLException {
    for (int i = 0; i < Math.min(SENSES, senses.size()); i++) {
      double near = 1 / (1 + FURTHER * i);
      Synset sense = senses.get(i);
      words(sense, near, related);
      nodes(PointerUtils.getDirectHypernyms(sense), KIND * near, related);
      nodes(PointerUtils.getDirectHyponyms(sense), OF_KIND * near, related);
      for (Word word : sense.getWords()) {
        for (Pointer pointer : word.getPointers(PointerType.DERIVATION)) {
          if (pointer.getTarget() instanceof Word derived) {
            add(derived, DERIVED * near, related);
          }
        }
      }
    }
  }

  private static void nodes(PointerTargetNodeList nodes, double near, Map<String, Double> related) {
    nodes.forEach(node -> words(node.getSynset(), near, related));
  }

  private static void words(Synset sense, double near, Map<String, Double> related) {
    sense.getWords().forEach(word -> add(word, near, related));
  }

  private static void add(Word word, double near, Map<String, Double> related) {
    String text = word.getLemma().toLowerCase(Locale.ROOT).replace('_', ' ');
    related.merge(text, near, Math::max);
  }
}
