package nl.vervolg.authoring.check;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.WordList.Written;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.Domain;

/**
 * The words of a workspace, with places.
 *
 * @param languages the language files, in the order of the domain
 * @param ownLanguages whether they are the workspace's own
 * @param domain {@code domain.yaml}, where it can be read
 * @param vocabulary the vocabulary files by slot
 */
record WordLists(
    Map<Language, WordFile> languages,
    boolean ownLanguages,
    Optional<WordFile> domain,
    SortedMap<String, WordFile> vocabulary) {
  private static final Set<String> KINDS =
      Arrays.stream(CueKind.values())
          .map(kind -> kind.name().toLowerCase(Locale.ROOT))
          .collect(Collectors.toUnmodifiableSet());

  private static final String CUES = "cues.";
  private static final String SLOTS = "slots.";
  private static final String VALUES = ".values";

  /** Reads them. */
  static WordLists read(CheckedFolders folders, Optional<Domain> declared) {
    Map<Language, WordFile> languages = new java.util.LinkedHashMap<>();
    for (Language language : declared.map(Domain::languages).orElse(List.of())) {
      readable(folders.languages().resolve(language + ".yaml"))
          .ifPresent(file -> languages.put(language, file));
    }
    Optional<WordFile> domain = readable(folders.domain().resolve("domain.yaml"));
    SortedMap<String, WordFile> vocabulary = new TreeMap<>();
    for (WordList list : domain.map(file -> file.below(SLOTS)).orElse(List.of())) {
      String slot = list.name().substring(SLOTS.length());
      if (slot.endsWith(VALUES) && list.words().size() == 1) {
        readable(folders.domain().resolve(list.words().get(0).text()))
            .ifPresent(
                file -> vocabulary.put(slot.substring(0, slot.length() - VALUES.length()), file));
      }
    }
    return new WordLists(languages, folders.ownLanguages(), domain, vocabulary);
  }

  private static Optional<WordFile> readable(Path file) {
    return Files.isRegularFile(file) ? WordFile.read(file) : Optional.empty();
  }

  /** The files that are the workspace's own. */
  List<WordFile> own() {
    return Stream.of(
            ownLanguages ? languages.values().stream() : Stream.<WordFile>empty(),
            domain.stream(),
            vocabulary.values().stream())
        .flatMap(files -> files)
        .distinct()
        .toList();
  }

  /** The cues of a language by kind, those of the domain included. */
  SortedMap<String, List<Written>> cues(Language language) {
    SortedMap<String, List<Written>> cues = new TreeMap<>();
    Optional.ofNullable(languages.get(language)).stream()
        .flatMap(file -> file.below(CUES).stream())
        .forEach(list -> add(list, list.name().substring(CUES.length()), cues));
    String own = CUES + language + ".";
    domain.stream()
        .flatMap(file -> file.below(own).stream())
        .forEach(list -> add(list, list.name().substring(own.length()), cues));
    return cues;
  }

  /** A word of a list of cues. */
  record CueWord(String kind, Written word) {}

  /** The same, word by word. */
  List<CueWord> cueWords(Language language) {
    List<CueWord> words = new ArrayList<>();
    cues(language)
        .forEach((kind, list) -> list.forEach(word -> words.add(new CueWord(kind, word))));
    return words;
  }

  /** A list under the name of no kind is no list of cues, which the loaders tell. */
  private static void add(WordList list, String kind, SortedMap<String, List<Written>> into) {
    if (!KINDS.contains(kind)) {
      return;
    }
    into.computeIfAbsent(kind, each -> new ArrayList<>()).addAll(list.words());
  }
}
