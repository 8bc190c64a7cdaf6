package nl.vervolg.match;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.match.wording.AnswerTexts;
import nl.vervolg.problem.Problems;

/** The files of one template folder. */
final class TemplateFolder {
  private static final Set<String> LIST_COLUMNS = Set.of("item", "name", "slug", "type");

  private final Path folder;
  private final Declarations declared;
  private final QueryDialect dialect;
  private final Problems problems;

  /** Those that were read, the queries aside. */
  private final List<Path> read = new ArrayList<>();

  TemplateFolder(Path folder, Declarations declared, QueryDialect dialect, Problems problems) {
    this.folder = folder;
    this.declared = declared;
    this.dialect = dialect;
    this.problems = problems;
  }

  TemplateCatalog read() {
    QueryFiles files = new QueryFiles(folder, dialect, problems);
    ConditionsReader conditionsReader = new ConditionsReader(declared, dialect, problems);
    Optional<Conditions> conditions = yaml("conditions.yaml").map(conditionsReader::read);
    Optional<List<Template>> templates =
        yaml(TemplateCatalog.FILE)
            .map(file -> new TemplatesReader(declared, conditions, files).read(file));
    TextNames names = new TextNames(declared, templates, conditions);
    TextsReader texts = new TextsReader(names);
    Map<Language, QuestionTexts> questions = perLanguage("questions", texts::questions);
    Map<Language, AnswerTexts> answers = perLanguage("answers", texts::answers);
    QueryText sources = files.read("sources.rq", Set.of("item", "source", "title"));
    QueryText keywords = files.read("keywords.rq", Set.of("item", "name", "slug", "type", "text"));
    read.addAll(files.files());
    return new LoadedCatalog(
        templates.orElse(List.of()),
        conditions.orElseGet(() -> new Conditions(Map.of(), Map.of(), Map.of())),
        questions,
        answers,
        sources,
        keywords,
        conditionsReader.foldedTexts(),
        List.copyOf(read));
  }

  static Set<String> listColumns() {
    return LIST_COLUMNS;
  }

  private Optional<YamlValue> yaml(String name) {
    Path file = folder.resolve(name);
    if (Files.isRegularFile(file)) {
      read.add(file);
      return YamlValue.read(file, problems);
    }
    problems.add(file, 0, "The file is missing.", "Add it; every template folder has one.");
    return Optional.empty();
  }

  private <T> Map<Language, T> perLanguage(String subfolder, Function<YamlValue, T> reader) {
    Map<Language, T> texts = new TreeMap<>();
    for (Language language : declared.languages()) {
      Path file = folder.resolve(subfolder).resolve(language + ".yaml");
      if (Files.isRegularFile(file)) {
        read.add(file);
        YamlValue.read(file, problems).map(reader).ifPresent(text -> texts.put(language, text));
      } else {
        problems.add(
            file,
            0,
            "There are no texts for language (" + language + ").",
            "Add the file, or take the language out of domain.yaml.");
      }
    }
    return texts;
  }
}
