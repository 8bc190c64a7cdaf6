package nl.vervolg.match;

import java.nio.file.Path;
import java.util.List;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.match.wording.AnswerTexts;
import nl.vervolg.problem.Problems;

/** The templates of a workspace: which question each answers, with which query, in which words. */
public interface TemplateCatalog extends QuestionWordings {
  /** The file of a template folder that names its templates. */
  String FILE = "templates.yaml";

  /**
   * Reads the templates of a domain.
   *
   * @param folder such as {@code templates/heritage}
   * @param declared the slots and languages that they may use
   * @param dialect checks their queries
   * @throws Problems.WorkspaceException with every problem of every file
   */
  static TemplateCatalog load(Path folder, Declarations declared, QueryDialect dialect) {
    Problems problems = new Problems();
    TemplateCatalog catalog = load(folder, declared, dialect, problems);
    problems.throwIfAny();
    return catalog;
  }

  /** The same, with the problems added to those of other folders. */
  static TemplateCatalog load(
      Path folder, Declarations declared, QueryDialect dialect, Problems problems) {
    return new TemplateFolder(folder, declared, dialect, problems).read();
  }

  /** The files that it was read from. */
  List<Path> files();

  /** True when a template for questions of that kind has a place for the slot. */
  boolean takes(Act act, SlotName slot);

  /** The template that answers a question, with its slots bound. */
  Match match(Question question);

  /** The sentences of answers. */
  AnswerTexts answers(Language language);

  /** Keys of the facts that can be asked for, in the order of the file. */
  List<String> facts();

  /** Keys of the orders that a superlative can ask for, in the order of the file. */
  List<String> orders();

  /** The query that finds where rows come from: {@code ?item ?source ?title}. */
  QueryText sources();

  /**
   * The query that lists the words of all things, for keyword search: the columns of a list and
   * {@code ?text}.
   */
  QueryText keywords();

  /** Properties that hold the folded text of others; whoever loads the data adds them. */
  List<FoldedText> foldedTexts();

  /**
   * A property that holds the folded text of others.
   *
   * @param property IRI of the property that is added
   * @param thingsWith IRI of a property; only things that have it get the text
   * @param from IRIs of the properties whose values it holds
   */
  record FoldedText(String property, String thingsWith, List<String> from) {
    /** Copies the list. */
    public FoldedText {
      from = List.copyOf(from);
    }
  }
}
