package nl.vervolg.knowledge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.problem.Problems;

/**
 * Everything that experts know about a domain and its languages.
 *
 * @param domain slots, intents, crossings
 * @param languages words of each language, in the order that the domain names them
 * @param labels words that name values, vocabulary first, then names from the data
 * @param placeClasses which words stand before a place
 * @param confidence how sure a reading is
 * @param files the files that all this was read from, the data aside
 */
public record Knowledge(
    Domain domain,
    Map<Language, LanguagePack> languages,
    List<Label> labels,
    List<PlaceClass> placeClasses,
    ConfidenceTable confidence,
    List<Path> files) {

  /** Copies the collections. */
  public Knowledge {
    languages = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(languages));
    labels = List.copyOf(labels);
    placeClasses = List.copyOf(placeClasses);
    files = List.copyOf(files);
  }

  /** The same knowledge with another confidence. */
  public Knowledge with(ConfidenceTable other) {
    return new Knowledge(domain, languages, labels, placeClasses, other, files);
  }

  /** What the domain declares, as far as it can be read; problems go to {@code problems}. */
  public static Optional<Domain> domain(Path domainFolder, Problems problems) {
    return new DomainReader(domainFolder).read(problems);
  }

  /** The words of the languages of a domain, as far as they can be read; for a broken workspace. */
  public static Map<Language, LanguagePack> words(Domain domain, Path languages, Path cache) {
    return packs(domain, languages, Map.of(), new YamlFiles(cache), new Problems());
  }

  /**
   * Loads the folder of a domain.
   *
   * @param domainFolder such as {@code knowledge/heritage}
   * @param languagesFolder such as {@code knowledge/languages}
   * @param cache folder for what can be computed again
   * @param reading is told before the data are read for the first time, which takes seconds
   * @throws Problems.WorkspaceException with every problem of every file
   */
  public static Knowledge load(
      Path domainFolder, Path languagesFolder, Path cache, Runnable reading) {
    Problems problems = new Problems();
    DomainReader reader = new DomainReader(domainFolder);
    Optional<Domain> domain = reader.read(problems);
    if (domain.isEmpty()) {
      problems.throwIfAny();
    }
    Domain declared = domain.orElseThrow();
    YamlFiles yaml = new YamlFiles(cache);
    Vocabulary vocabulary = vocabulary(declared, reader, yaml, problems);
    reader.languages().check(declared.languages(), languagesFolder);
    Map<Language, LanguagePack> packs =
        packs(declared, languagesFolder, vocabulary.adjectives(), yaml, problems);
    vocabulary.checkPlaces(packs);
    List<Label> names =
        new NameCache(cache, domainFolder.resolve("domain.yaml"), declared)
            .get(
                () ->
                    Gazetteer.read(
                        declared.data(), declared.slots(), declared.languages(), problems),
                reading,
                problems);
    ConfidenceTable confidence =
        ConfidenceReader.read(domainFolder.resolve(ConfidenceTable.FILE), declared, problems);
    problems.throwIfAny();
    return new Knowledge(
        declared,
        packs,
        merge(vocabulary.labels(), names),
        vocabulary.placeClasses(),
        confidence,
        files(domainFolder, languagesFolder, reader, packs.keySet()));
  }

  private static List<Path> files(
      Path domainFolder, Path languagesFolder, DomainReader reader, Set<Language> languages) {
    List<Path> files = new ArrayList<>();
    files.add(domainFolder.resolve("domain.yaml"));
    Path confidence = domainFolder.resolve(ConfidenceTable.FILE);
    if (Files.exists(confidence)) {
      files.add(confidence);
    }
    files.addAll(reader.vocabularies().values());
    languages.forEach(language -> files.add(languagesFolder.resolve(language + ".yaml")));
    return files;
  }

  private static Map<Language, LanguagePack> packs(
      Domain domain,
      Path folder,
      Map<Language, List<Map<String, String>>> adjectives,
      YamlFiles yaml,
      Problems problems) {
    Map<Language, LanguagePack> packs = new LinkedHashMap<>();
    for (Language language : domain.languages()) {
      Path file = folder.resolve(language + ".yaml");
      if (Files.isRegularFile(file)) {
        LanguageReader.read(file, language, yaml, problems)
            .map(
                pack ->
                    pack.with(
                        domain.cues().getOrDefault(language, Map.of()),
                        adjectives.getOrDefault(language, List.of())))
            .ifPresent(pack -> packs.put(language, pack));
      } else {
        problems.add(
            file,
            0,
            "There are no words for language (" + language + ").",
            "Add the file, or take the language out of domain.yaml.");
      }
    }
    return packs;
  }

  private static Vocabulary vocabulary(
      Domain domain, DomainReader reader, YamlFiles yaml, Problems problems) {
    Vocabulary vocabulary = new Vocabulary();
    reader
        .vocabularies()
        .forEach(
            (slot, file) ->
                domain
                    .slot(slot)
                    .ifPresent(
                        type ->
                            new VocabularyReader(
                                    type,
                                    domain.languages(),
                                    reader.languages(),
                                    reader::iri,
                                    vocabulary)
                                .read(file, yaml, problems)));
    return vocabulary;
  }

  /**
   * A value that both the vocabulary and the data name becomes one value; its name in the data goes
   * before the nicknames of the vocabulary.
   */
  private static List<Label> merge(List<Label> vocabulary, List<Label> names) {
    Map<SlotName, Map<String, Optional<Label>>> fromData = new HashMap<>();
    for (Label label : vocabulary) {
      fromData
          .computeIfAbsent(label.slot().name(), slot -> new HashMap<>())
          .put(label.value().key(), Optional.empty());
    }
    for (Label label : names) {
      Map<String, Optional<Label>> named = fromData.getOrDefault(label.slot().name(), Map.of());
      if (!named.isEmpty()) {
        named.computeIfPresent(
            label.value().key(), (key, first) -> first.or(() -> Optional.of(label)));
      }
    }
    List<Label> words = new ArrayList<>();
    List<Label> nicknames = new ArrayList<>();
    for (Label label : vocabulary) {
      fromData
          .getOrDefault(label.slot().name(), Map.of())
          .getOrDefault(label.value().key(), Optional.empty())
          .ifPresentOrElse(
              known -> nicknames.add(label.ofThing(known.value(), known.weight())),
              () -> words.add(label));
    }
    List<Label> all = new ArrayList<>(words);
    all.addAll(names);
    all.addAll(nicknames);
    return all;
  }
}
