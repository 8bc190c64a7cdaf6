package nl.vervolg.conversation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.resolve.FollowUpResolver;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.rewrite.QuestionRewriter;
import nl.vervolg.rewrite.VocabularyLabels;
import nl.vervolg.understand.TurnUnderstander;
import nl.vervolg.understand.Understanding;
import nl.vervolg.understand.phrases.PhraseBook;

/**
 * Rules, and the words of the languages that they read: all that a conversation needs but a domain.
 * Safe for many threads.
 */
public final class ConversationRules {
  private static final String ENDING = ".yaml";

  private final RuleBase rules;
  private final PhraseBook phrases;
  private final Map<Language, LanguagePack> languages;
  private final TurnUnderstander words;
  private final TurnResolver silent;

  private ConversationRules(RuleBase rules, Map<Language, LanguagePack> languages) {
    this.rules = rules;
    this.languages = Collections.unmodifiableMap(new LinkedHashMap<>(languages));
    this.phrases = rules.phrases().spoken(this.languages.keySet());
    this.words = new TurnUnderstander(knowledge(nothing(languages()), List.of()));
    this.silent = over(nothing(languages()), List.of());
  }

  /**
   * Loads them.
   *
   * @param rules folder with one folder a stratum
   * @param languages folder with one file a language
   * @param cache folder for what can be computed again
   * @throws nl.vervolg.problem.Problems.WorkspaceException with every problem of every rule file
   * @throws UncheckedIOException where a folder cannot be read
   */
  public static ConversationRules load(Path rules, Path languages, Path cache) {
    List<Language> spoken =
        languageFiles(languages).keySet().stream()
            .map(name -> new Language(name.substring(0, name.length() - ENDING.length())))
            .toList();
    return new ConversationRules(
        RuleBase.load(rules, cache), Knowledge.words(nothing(spoken), languages, cache));
  }

  /** Rules that were read, with the words of languages that were read. */
  public static ConversationRules of(RuleBase rules, Map<Language, LanguagePack> languages) {
    return new ConversationRules(rules, languages);
  }

  /** The words of a language; those of the first where it is not spoken. */
  public LanguagePack words(Language language) {
    LanguagePack pack = languages.get(language);
    return pack == null ? languages.values().iterator().next() : pack;
  }

  /**
   * The files of the languages in a folder, by their names.
   *
   * @throws UncheckedIOException where it cannot be read
   */
  public static SortedMap<String, Path> languageFiles(Path folder) {
    SortedMap<String, Path> files = new TreeMap<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*" + ENDING)) {
      found.forEach(file -> files.put(String.valueOf(file.getFileName()), file));
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException("The languages in (" + folder + ") cannot be read.", e);
    }
  }

  /** The rules. */
  public RuleBase rules() {
    return rules;
  }

  /** Names of fillers where there is no domain. */
  public Labels labels() {
    return new VocabularyLabels(words());
  }

  /** The words of the languages, and no domain. */
  public Knowledge words() {
    return knowledge(nothing(languages()), List.of());
  }

  /** SHA-256 of the rules as they were read, 64 hexadecimal digits. */
  public String digest() {
    return rules.digest();
  }

  /** The stages of a turn of which nothing is known but its language: small talk is seen so. */
  public TurnResolver silent() {
    return silent;
  }

  /**
   * The stages of a turn, in one conversation.
   *
   * @param labels what its words name
   */
  public TurnResolver over(Domain domain, List<Label> labels) {
    Knowledge knowledge = knowledge(domain, labels);
    return new TurnResolver(
        words.over(knowledge),
        phrases,
        new FollowUpResolver(rules, knowledge),
        new QuestionRewriter(
            knowledge, (act, language, key) -> Optional.empty(), new VocabularyLabels(knowledge)));
  }

  /** What the words of the languages alone tell of what is said, after something in another one. */
  public Understanding read(String said, Language before) {
    return words.understand(said, before, List.of());
  }

  /** The languages that are spoken. */
  public List<Language> languages() {
    return List.copyOf(languages.keySet());
  }

  private Knowledge knowledge(Domain domain, List<Label> labels) {
    return new Knowledge(domain, languages, labels, List.of(), ConfidenceTable.USUAL, List.of());
  }

  /** A domain without a thing to ask about. */
  private static Domain nothing(List<Language> languages) {
    return new Domain(
        "nothing", languages, List.of(), Map.of(), Map.of(), List.of(), Map.of(), Map.of(),
        Map.of(), List.of(), true);
  }
}
