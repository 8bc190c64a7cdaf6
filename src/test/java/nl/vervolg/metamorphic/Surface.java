package nl.vervolg.metamorphic;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.cases.Case;
import nl.vervolg.cases.Talk;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Token;
import nl.vervolg.understand.Tokenizer;

/** Changes of how the last turn is written: none of them changes what is meant. */
final class Surface {
  private static final int SHORTEST = 6;
  private static final int FILLERS = 10;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

  /**
   * Words of the language files that can stand before a turn or after it; a comma is part of it.
   */
  private static final Map<String, List<String>> BEFORE =
      Map.of(
          "nl", List.of("nou", "zeg", "ach", "oh", "dus", "misschien"),
          "en", List.of("well", "so", "oh", "actually", "hmm", "maybe"),
          "de", List.of("also", "ja", "äh", "vielleicht", "eigentlich"),
          "fr", List.of("bon", "alors", "eh bien", "en fait", "euh", "oui"));

  private static final Map<String, List<String>> AFTER =
      Map.of(
          "nl", List.of("alsjeblieft", "aub", "graag", "misschien", "eigenlijk", "trouwens"),
          "en", List.of("please", "pls", "then", "maybe", "perhaps", "actually"),
          "de", List.of("bitte", "vielleicht", "eigentlich", "denn", "übrigens"),
          "fr", List.of("s'il vous plaît", "svp", "stp", "peut-être", "alors", "d'ailleurs"));

  private final Names names;

  Surface(Names names) {
    this.names = names;
  }

  List<Variant> of(Case seed, int typos, Random random) {
    String said = seed.question();
    List<Variant> variants = new ArrayList<>();
    add(variants, seed, "lower case", said.toLowerCase(Locale.ROOT));
    add(variants, seed, "upper case", said.toUpperCase(Locale.ROOT));
    String bare = said.replaceAll("[\\s?!.]+$", "");
    add(variants, seed, "no punctuation", said.replaceAll("[?!.,:]", ""));
    for (String end : List.of("!", "??", "...", " ?", ".", "?!", "  ")) {
      add(variants, seed, "other punctuation", bare + end);
    }
    add(variants, seed, "no diacritics", plain(said));
    List<Variant> fillers = new ArrayList<>();
    Language language = language(seed);
    for (String word : fillers(BEFORE, language)) {
      add(fillers, seed, "filler", word + ", " + said);
      add(fillers, seed, "filler", word + " " + said);
    }
    for (String word : fillers(AFTER, language)) {
      add(fillers, seed, "filler", bare + ", " + word + said.substring(bare.length()));
      add(fillers, seed, "filler", bare + " " + word);
    }
    Collections.shuffle(fillers, random);
    variants.addAll(fillers.subList(0, Math.min(FILLERS, fillers.size())));
    for (int i = 0; i < typos; i++) {
      add(variants, seed, "typo", typo(said, random));
    }
    return variants;
  }

  /** The same dialogues written carelessly: two changes at once. */
  List<Variant> of(List<Variant> changed, Random random) {
    List<Variant> variants = new ArrayList<>();
    for (Variant variant : changed) {
      String said = variant.question();
      String careless = plain(said.toLowerCase(Locale.ROOT)).replaceAll("[?!.,:]", "");
      variants.add(variant.written("careless", careless));
      String slip = typo(said, random);
      if (!slip.equals(said)) {
        variants.add(variant.written("typo", slip));
      }
    }
    return variants;
  }

  /** The last turn may be in another language than the conversation. */
  private static Language language(Case seed) {
    return Talk.last(seed.language(), seed.history(), seed.question())
        .understanding()
        .utterance()
        .language();
  }

  private static void add(List<Variant> variants, Case seed, String change, String text) {
    boolean fresh =
        !text.equals(seed.question())
            && variants.stream().noneMatch(variant -> variant.question().equals(text));
    if (fresh) {
      variants.add(Variant.of(change, seed.history(), text));
    }
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }

  /** Only words that the language file has as well. */
  private static List<String> fillers(Map<String, List<String>> words, Language language) {
    List<String> known =
        Objects.requireNonNull(Heritage.workspace().knowledge().languages().get(language))
            .cues()
            .getOrDefault(CueKind.FILLER, List.of());
    return words.getOrDefault(language.code(), List.of()).stream().filter(known::contains).toList();
  }

  /**
   * One slip in one longer word that is spelled well, so that no other known word comes out or is
   * as near.
   */
  private String typo(String said, Random random) {
    List<Token> longer =
        Tokenizer.tokens(said).stream()
            .filter(token -> token.text().length() >= SHORTEST && names.known(token.norm()))
            .toList();
    if (longer.isEmpty()) {
      return said;
    }
    Token token = longer.get(random.nextInt(longer.size()));
    for (int tries = 0; tries < 20; tries++) {
      String slip = slip(token.text(), random);
      List<String> word = Tokenizer.words(slip);
      if (word.size() == 1
          && !word.get(0).equals(token.norm())
          && clear(token.norm(), word.get(0))) {
        return said.substring(0, token.start()) + slip + said.substring(token.end());
      }
    }
    return said;
  }

  private static String slip(String word, Random random) {
    int at = 1 + random.nextInt(word.length() - 1);
    char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
    return switch (random.nextInt(4)) {
      case 0 -> word.substring(0, at) + word.substring(at + 1);
      case 1 -> word.substring(0, at) + letter + word.substring(at);
      case 2 -> word.substring(0, at) + letter + word.substring(at + 1);
      default ->
          at + 1 < word.length()
              ? word.substring(0, at)
                  + word.charAt(at + 1)
                  + word.charAt(at)
                  + word.substring(at + 2)
              : word;
    };
  }

  /** True when no word but the one that was meant is one slip away. */
  private boolean clear(String meant, String slip) {
    return !names.known(slip)
        && IntStream.rangeClosed(0, slip.length())
            .boxed()
            .flatMap(at -> near(slip, at))
            .noneMatch(near -> !near.equals(meant) && names.known(near));
  }

  /** What one slip at that place makes of a word. */
  private static Stream<String> near(String word, int at) {
    String head = word.substring(0, at);
    String tail = word.substring(at);
    String rest = tail.isEmpty() ? "" : tail.substring(1);
    Stream<String> longer = LETTERS.chars().mapToObj(letter -> head + (char) letter + tail);
    Stream<String> other = LETTERS.chars().mapToObj(letter -> head + (char) letter + rest);
    String swapped =
        tail.length() > 1 ? head + tail.charAt(1) + tail.charAt(0) + tail.substring(2) : word;
    return Stream.of(longer, other, Stream.of(head + rest, swapped)).flatMap(all -> all);
  }
}
