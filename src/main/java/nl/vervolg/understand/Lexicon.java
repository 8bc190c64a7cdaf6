package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;

/**
 * All phrases that a workspace knows, as a trie over words. Immutable after building; look-ups do
 * not allocate.
 */
final class Lexicon {
  /** A word that no phrase has. */
  static final int UNKNOWN = -1;

  /** The node before the first word. */
  static final int ROOT = 0;

  private static final int NO_NODE = -1;

  private final Map<String, Integer> words;
  private long[] votes;
  private final Transitions transitions;
  private final List<List<Entry>> entries;
  private final Map<String, List<Label>> nouns;
  private final CompletableFuture<TypoIndex> typos;
  private final List<Language> languages;

  /** All words, and then some that are not corrected: each was said as it is. */
  private Lexicon(Lexicon all, List<Label> said) {
    words = new HashMap<>(all.words);
    votes = all.votes.clone();
    transitions = new Transitions(all.transitions);
    entries = new ArrayList<>(all.entries);
    nouns = new HashMap<>();
    all.nouns.forEach((word, labels) -> nouns.put(word, new ArrayList<>(labels)));
    languages = all.languages;
    typos = all.typos;
    said.forEach(label -> add(label.text(), new Entry.LabelEntry(label)));
  }

  Lexicon(Knowledge knowledge) {
    words = new HashMap<>();
    votes = new long[1 << 12];
    transitions = new Transitions();
    entries = new ArrayList<>(List.of(List.of()));
    nouns = new HashMap<>();
    languages = List.copyOf(knowledge.languages().keySet());
    knowledge.languages().values().forEach(this::add);
    for (SlotType slot : knowledge.domain().slots()) {
      slot.nouns()
          .forEach(
              (language, texts) ->
                  add(texts, new Entry.SlotNounEntry(Optional.of(language), slot.name())));
    }
    for (Label label : knowledge.labels()) {
      add(label.text(), new Entry.LabelEntry(label));
    }
    typos = CompletableFuture.supplyAsync(() -> new TypoIndex(words));
  }

  /** The same with more labels. */
  Lexicon with(List<Label> more) {
    return new Lexicon(this, more);
  }

  /** The number of a word, or {@link #UNKNOWN}. */
  int word(String norm) {
    return words.getOrDefault(norm, UNKNOWN);
  }

  /** Words that differ from {@code norm} by one letter or two swapped ones, sorted. */
  List<Integer> similar(String norm) {
    return typos.join().similar(norm);
  }

  /** The node after {@code word}, or a negative number. */
  int next(int node, int word) {
    return transitions.get(node, word);
  }

  /** What the phrase that ends at {@code node} stands for. */
  List<Entry> entries(int node) {
    return entries.get(node);
  }

  /** Nouns that are this one word, for the ends of compounds. */
  List<Label> nouns(String norm) {
    return nouns.getOrDefault(norm, List.of());
  }

  /** How many phrases of the language at that place in the list have the word, up to 255. */
  int votes(int word, int language) {
    return (int) (votes[word] >>> (8 * language)) & 0xFF;
  }

  /** The languages, in the order of the domain. */
  List<Language> languages() {
    return languages;
  }

  private void add(LanguagePack pack) {
    Optional<Language> language = Optional.of(pack.language());
    pack.cues().forEach((kind, texts) -> add(texts, new Entry.CueEntry(language, kind)));
    pack.anaphors().forEach(words -> add(words.words(), new Entry.AnaphorEntry(language, words)));
    add(pack.demonstratives(), new Entry.DemonstrativeEntry(language));
    pack.ordinals()
        .forEach((position, texts) -> add(texts, new Entry.OrdinalEntry(language, position)));
    pack.ranges().forEach((end, texts) -> add(texts, new Entry.RangeEntry(language, end)));
    pack.numbers().forEach((number, texts) -> add(texts, new Entry.NumberEntry(language, number)));
    add(pack.numbered(), new Entry.NumberedEntry(language));
    add(pack.ordinalNouns(), new Entry.OrdinalNounEntry(language));
  }

  private void add(List<String> texts, Entry entry) {
    texts.forEach(text -> add(text, entry));
  }

  private void add(String text, Entry entry) {
    List<String> phrase = Tokenizer.words(text);
    if (phrase.isEmpty()) {
      return;
    }
    boolean name = entry instanceof Entry.LabelEntry label && label.label().form() == WordForm.NAME;
    int node = ROOT;
    for (String norm : phrase) {
      int word = words.computeIfAbsent(norm, n -> newWord());
      if (!name) {
        vote(word, entry.language());
      }
      int next = transitions.get(node, word);
      if (next == NO_NODE) {
        next = entries.size();
        entries.add(List.of());
        transitions.put(node, word, next);
      }
      node = next;
    }
    entries.set(node, with(entries.get(node), entry));
    if (phrase.size() == 1
        && entry instanceof Entry.LabelEntry label
        && label.label().slot().role() == Role.TYPE) {
      nouns.computeIfAbsent(phrase.get(0), n -> new ArrayList<>()).add(label.label());
    }
  }

  private static List<Entry> with(List<Entry> known, Entry entry) {
    if (known.isEmpty()) {
      return List.of(entry);
    }
    List<Entry> longer = new ArrayList<>(known.size() + 1);
    longer.addAll(known);
    longer.add(entry);
    return List.copyOf(longer);
  }

  private int newWord() {
    if (words.size() == votes.length) {
      votes = Arrays.copyOf(votes, votes.length * 2);
    }
    return words.size();
  }

  private void vote(int word, Optional<Language> language) {
    int index = language.map(languages::indexOf).orElse(-1);
    if (index >= 0 && votes(word, index) < 255) {
      votes[word] += 1L << (8 * index);
    }
  }

  /** An open hash table from (node, word) to node. */
  private static final class Transitions {
    private static final long EMPTY = -1L;
    private long[] keys;
    private int[] nodes;
    private int size;

    Transitions() {
      keys = newKeys(1 << 12);
      nodes = new int[1 << 12];
    }

    Transitions(Transitions other) {
      keys = other.keys.clone();
      nodes = other.nodes.clone();
      size = other.size;
    }

    private static long[] newKeys(int capacity) {
      long[] keys = new long[capacity];
      java.util.Arrays.fill(keys, EMPTY);
      return keys;
    }

    int get(int node, int word) {
      long key = key(node, word);
      int mask = keys.length - 1;
      for (int i = hash(key) & mask; keys[i] != EMPTY; i = (i + 1) & mask) {
        if (keys[i] == key) {
          return nodes[i];
        }
      }
      return NO_NODE;
    }

    void put(int node, int word, int next) {
      if (++size * 2 > keys.length) {
        grow();
      }
      insert(key(node, word), next);
    }

    private void insert(long key, int next) {
      int mask = keys.length - 1;
      int i = hash(key) & mask;
      while (keys[i] != EMPTY) {
        i = (i + 1) & mask;
      }
      keys[i] = key;
      nodes[i] = next;
    }

    private void grow() {
      long[] oldKeys = keys;
      int[] oldNodes = nodes;
      keys = newKeys(oldKeys.length * 2);
      nodes = new int[oldKeys.length * 2];
      for (int i = 0; i < oldKeys.length; i++) {
        if (oldKeys[i] != EMPTY) {
          insert(oldKeys[i], oldNodes[i]);
        }
      }
    }

    private static long key(int node, int word) {
      return ((long) node << 32) | word;
    }

    private static int hash(long key) {
      long mixed = key * 0x9E3779B97F4A7C15L;
      return (int) (mixed >>> 32);
    }
  }
}
