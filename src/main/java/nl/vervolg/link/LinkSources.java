package nl.vervolg.link;

import java.util.List;
import nl.vervolg.dialogue.Language;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.Retrieval;
import nl.vervolg.retrieval.TextIndex;

/**
 * What helps to link beside the schema.
 *
 * @param glossary words in other languages
 * @param thesaurus words that are related
 * @param evidence facts about what words mean in the data
 * @param examples questions with their queries
 */
public record LinkSources(
    Glossary glossary,
    Thesaurus thesaurus,
    Retrieval<Evidence> evidence,
    Retrieval<QueryExample> examples) {
  /** The language of texts whose words do not tell it. */
  private static final Language USUAL = new Language("en");

  /** Nothing. */
  public static final LinkSources NONE =
      new LinkSources(
          Glossary.EMPTY,
          Thesaurus.EMPTY,
          (text, language, most) -> List.of(),
          (text, language, most) -> List.of());

  /** The same with other words. */
  public LinkSources with(Glossary other) {
    return new LinkSources(other, thesaurus, evidence, examples);
  }

  /** The same with other related words. */
  public LinkSources with(Thesaurus other) {
    return new LinkSources(glossary, other, evidence, examples);
  }

  /** The same with these facts, found by their words. */
  public LinkSources withEvidence(List<Evidence> facts) {
    return new LinkSources(
        glossary, thesaurus, new TextIndex<>(facts, Evidence::text, USUAL), examples);
  }

  /** The same with these examples, found by the words of their questions. */
  public LinkSources withExamples(List<QueryExample> pairs) {
    return new LinkSources(
        glossary, thesaurus, evidence, new TextIndex<>(pairs, QueryExample::question, USUAL));
  }
}
