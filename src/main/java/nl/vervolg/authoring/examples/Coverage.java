package nl.vervolg.authoring.examples;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import nl.vervolg.match.Match;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.resolve.rules.Rule;

/**
 * What the examples of a workspace show, counted by running them: which rules, patterns, languages
 * and templates come together.
 *
 * @param rules ids of all rules, sorted
 * @param patterns all patterns, in the order of the taxonomy
 * @param languages all languages
 * @param shown what each example shows
 */
public record Coverage(
    List<String> rules, List<String> patterns, List<Language> languages, List<Shown> shown) {
  /** A cell with fewer dialogues is thin. */
  public static final int LEAST_EXAMPLES = 3;

  /** A cell with fewer near misses is thin. */
  public static final int LEAST_COUNTER_EXAMPLES = 1;

  /** Stands for the template of a turn that is not answered by one. */
  public static final String NO_TEMPLATE = "none";

  /**
   * What one example shows.
   *
   * @param exercise the example
   * @param language language of its last turn; of a dialogue, that of its file
   * @param pattern the pattern of its last turn
   * @param template the template that its question is matched to, or {@link #NO_TEMPLATE}
   * @param rules ids of the rules that fired
   */
  public record Shown(
      Exercise exercise, Language language, String pattern, String template, List<String> rules) {
    /** Copies the list. */
    public Shown {
      rules = List.copyOf(rules);
    }
  }

  /** How many examples and near misses a pattern has in a language. */
  public record Cell(String pattern, Language language, long examples, long counterExamples) {
    /** True when there are too few. */
    public boolean thin() {
      return examples < LEAST_EXAMPLES || counterExamples < LEAST_COUNTER_EXAMPLES;
    }
  }

  /** Copies the lists. */
  public Coverage {
    rules = List.copyOf(rules);
    patterns = List.copyOf(patterns);
    languages = List.copyOf(languages);
    shown = List.copyOf(shown);
  }

  /** Counts. */
  public static Coverage of(Workspace workspace, List<Trial> trials) {
    return new Coverage(
        workspace.rules().rules().stream().map(Rule::id).sorted().toList(),
        Patterns.of(workspace.knowledge().domain()),
        workspace.knowledge().domain().languages(),
        trials.stream()
            .filter(trial -> !(trial.exercise() instanceof Exercise.OfRule own) || own.fires())
            .map(trial -> shown(trial, workspace.templates()))
            .toList());
  }

  private static Shown shown(Trial trial, TemplateCatalog templates) {
    Language spoken = trial.turn().understanding().utterance().language();
    Optional<Match> match = trial.turn().question().map(templates::match);
    String template =
        match.isPresent() && match.orElseThrow() instanceof TemplateMatch found
            ? found.template().value()
            : NO_TEMPLATE;
    return new Shown(
        trial.exercise(),
        trial.exercise().language().orElse(spoken),
        trial.pattern(),
        template,
        trial.fired());
  }

  /** All cells, by pattern and language. */
  public List<Cell> cells() {
    return patterns.stream()
        .flatMap(pattern -> languages.stream().map(language -> cell(pattern, language)))
        .toList();
  }

  /** Dialogues of a pattern in a language. */
  public Cell cell(String pattern, Language language) {
    return new Cell(
        pattern, language, dialogues(pattern, language, true), dialogues(pattern, language, false));
  }

  private long dialogues(String pattern, Language language, boolean shows) {
    return shown.stream()
        .filter(each -> each.language().equals(language))
        .filter(
            each ->
                each.exercise() instanceof Exercise.Dialogue dialogue
                    && dialogue.pattern().equals(pattern)
                    && dialogue.shows() == shows)
        .count();
  }

  /** Ids of the rules that fire in the dialogues that show a pattern. */
  public Set<String> rulesOf(String pattern) {
    return shown.stream()
        .filter(
            each ->
                each.exercise() instanceof Exercise.Dialogue dialogue
                    && dialogue.pattern().equals(pattern)
                    && dialogue.shows())
        .flatMap(each -> each.rules().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** In how many examples of a language a rule fires. */
  public long count(String rule, Language language) {
    return shown.stream()
        .filter(each -> each.language().equals(language) && each.rules().contains(rule))
        .count();
  }

  /** Cells with too few examples. */
  public List<Cell> thinCells() {
    return cells().stream().filter(Cell::thin).toList();
  }

  /** Rules that fire in no example. */
  public List<String> silentRules() {
    Set<String> fired =
        shown.stream().flatMap(each -> each.rules().stream()).collect(Collectors.toSet());
    return rules.stream().filter(id -> !fired.contains(id)).toList();
  }

  /** The templates that are seen, sorted. */
  public List<String> templates() {
    return shown.stream().map(Shown::template).distinct().sorted().toList();
  }

  /** What shows all of these: rules, patterns, codes of languages or templates. */
  public List<Shown> slice(String... names) {
    return shown.stream()
        .filter(each -> Arrays.stream(names).allMatch(name -> has(each, name)))
        .sorted(Comparator.comparing(each -> each.exercise().place()))
        .toList();
  }

  private static boolean has(Shown shown, String name) {
    return shown.pattern().equals(name)
        || shown.template().equals(name)
        || shown.language().code().equals(name)
        || shown.rules().contains(name);
  }
}
