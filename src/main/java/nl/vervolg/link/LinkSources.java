package nl.vervolg.link;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.HybridIndex;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.Retrieval;
import nl.vervolg.retrieval.TextIndex;
import nl.vervolg.retrieval.VectorSource;
import nl.vervolg.value.ValueFinder;

/**
 * What helps to link beside the schema.
 *
 * @param followUps completes what builds on earlier questions
 * @param glossary words in other languages
 * @param thesaurus words that are related
 * @param evidence facts about what words mean in the data
 * @param examples questions with their queries
 * @param values those of some databases, by the name of the database
 * @param vectors of a model, where columns are to be found by what they mean as well
 */
public record LinkSources(
    FollowUps.OfDatabase followUps,
    Glossary glossary,
    Thesaurus thesaurus,
    Retrieval<Evidence> evidence,
    Retrieval<QueryExample> examples,
    Map<String, ValueFinder> values,
    Optional<VectorSource> vectors) {
  /** The language of texts whose words do not tell it. */
  private static final Language USUAL = new Language("en");

  /** Nothing. */
  public static final LinkSources NONE =
      new LinkSources(
          FollowUps.OfDatabase.NONE,
          Glossary.EMPTY,
          Thesaurus.EMPTY,
          (text, language, most) -> List.of(),
          (text, language, most) -> List.of(),
          Map.of());

  /** Copies the map. */
  public LinkSources {
    values = Map.copyOf(values);
  }

  /** All but vectors. */
  public LinkSources(
      FollowUps.OfDatabase followUps,
      Glossary glossary,
      Thesaurus thesaurus,
      Retrieval<Evidence> evidence,
      Retrieval<QueryExample> examples,
      Map<String, ValueFinder> values) {
    this(followUps, glossary, thesaurus, evidence, examples, values, Optional.empty());
  }

  /** The same, and columns are found by what they mean as well. */
  public LinkSources withVectors(VectorSource source) {
    return new LinkSources(
        followUps, glossary, thesaurus, evidence, examples, values, Optional.of(source));
  }

  /** The same, and these complete questions. */
  public LinkSources withFollowUps(FollowUps.OfDatabase other) {
    return new LinkSources(other, glossary, thesaurus, evidence, examples, values, vectors);
  }

  /** The same with other words. */
  public LinkSources withGlossary(Glossary other) {
    return new LinkSources(followUps, other, thesaurus, evidence, examples, values, vectors);
  }

  /** The same with other related words. */
  public LinkSources withThesaurus(Thesaurus other) {
    return new LinkSources(followUps, glossary, other, evidence, examples, values, vectors);
  }

  /** The same with these facts, found by their words. */
  public LinkSources withEvidence(List<Evidence> facts) {
    return withEvidence(new TextIndex<>(facts, Evidence::text, USUAL));
  }

  /** The same with these facts, found by their words and what they mean. */
  public LinkSources withEvidence(List<Evidence> facts, VectorSource vectors) {
    return withEvidence(HybridIndex.of(facts, Evidence::text, USUAL, vectors));
  }

  private LinkSources withEvidence(Retrieval<Evidence> other) {
    return new LinkSources(followUps, glossary, thesaurus, other, examples, values, vectors);
  }

  /** The same with these examples, found by the words of their questions. */
  public LinkSources withExamples(List<QueryExample> pairs) {
    return withExamples(new TextIndex<>(pairs, QueryExample::question, USUAL));
  }

  /** The same with these examples, found by the words of their questions and what they mean. */
  public LinkSources withExamples(List<QueryExample> pairs, VectorSource vectors) {
    return withExamples(HybridIndex.of(pairs, QueryExample::question, USUAL, vectors));
  }

  private LinkSources withExamples(Retrieval<QueryExample> other) {
    return new LinkSources(followUps, glossary, thesaurus, evidence, other, values, vectors);
  }

  /** The same with the values of these databases, by their names. */
  public LinkSources withValues(Map<String, ValueFinder> found) {
    return new LinkSources(followUps, glossary, thesaurus, evidence, examples, found, vectors);
  }
}
