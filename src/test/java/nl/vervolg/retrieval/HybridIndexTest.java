package nl.vervolg.retrieval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.Test;

class HybridIndexTest {
  private static final Language ENGLISH = new Language("en");

  private static final List<String> NOTES =
      List.of(
          "a vessel is anything afloat",
          "the moon is far",
          "an ancient boat",
          "ships are counted",
          "nothing of it");

  private final Meanings model = new Meanings();

  private Retrieval<String> index(List<String> notes) {
    return HybridIndex.of(notes, note -> note, ENGLISH, fresh(model));
  }

  /** Vectors that nobody keeps. */
  private static VectorSource fresh(Embedding model) {
    return new VectorSource() {
      @Override
      public Embedding model() {
        return model;
      }

      @Override
      public List<float[]> of(List<String> texts) {
        return texts.stream().map(text -> Vectors.of(text, model)).toList();
      }
    };
  }

  @Test
  void ranksOfBothKindsAreAddedUp() {
    // 1/61 + 1/63, 1/62 + 1/62, 1/63 + 1/61; then 1/64 alone.
    assertThat(HybridIndex.fused(List.of(List.of(7, 4, 9), List.of(9, 4, 7, 1))))
        .containsExactly(7, 9, 4, 1);
    // Second in both is worth more than first in one.
    assertThat(HybridIndex.fused(List.of(List.of(1, 2), List.of(3, 2)))).containsExactly(2, 1, 3);
    assertThat(HybridIndex.fused(List.of(List.of(), List.of(5, 2)))).containsExactly(5, 2);
    assertThat(HybridIndex.fused(List.of(List.of(), List.of()))).isEmpty();
  }

  @Test
  void whatHasNoWordInCommonIsFoundByItsMeaning() {
    Retrieval<String> index = index(NOTES);
    assertThat(new TextIndex<>(NOTES, note -> note, ENGLISH).search("ship", ENGLISH, 5))
        .containsExactly("ships are counted");
    Retrieved<String> found = index.retrieve("ship", ENGLISH, 5);
    assertThat(found.things())
        .containsExactly("ships are counted", "a vessel is anything afloat", "an ancient boat");
    assertThat(found.model()).contains("meanings");
    assertThat(found.warning()).isEmpty();
    assertThat(index.search("ship", ENGLISH, 2))
        .containsExactly("ships are counted", "a vessel is anything afloat");
    assertThat(index.search("old", ENGLISH, 5)).containsExactly("an ancient boat");
  }

  @Test
  void whatIsFarFromTheQuestionFitsByNeither() {
    assertThat(index(NOTES).search("moon", ENGLISH, 5)).containsExactly("the moon is far");
    assertThat(index(List.of()).retrieve("moon", ENGLISH, 5).things()).isEmpty();
  }

  @Test
  void aModelThatFailsAtTheQuestionLeavesTheWords() {
    Retrieval<String> index = index(NOTES);
    model.failAfter(NOTES.size());
    Retrieved<String> found = index.retrieve("ship", ENGLISH, 5);
    assertThat(found.things()).containsExactly("ships are counted");
    assertThat(found.warning()).contains("It goes by words alone: It is worn out.");
    assertThat(found.model()).isEmpty();
  }

  @Test
  void aModelThatFailsAtTheTextsLeavesTheWords() {
    model.failAfter(2);
    Retrieved<String> found = index(NOTES).retrieve("ship", ENGLISH, 5);
    assertThat(found.things()).containsExactly("ships are counted");
    assertThat(found.warning()).contains("It goes by words alone: It is worn out.");
    Retrieved<String> none =
        HybridIndex.of(
                NOTES,
                note -> note,
                ENGLISH,
                VectorSource.failing(new EmbeddingFailed("Not here.")))
            .retrieve("ship", ENGLISH, 5);
    assertThat(none.things()).isEqualTo(found.things());
    assertThat(none.warning()).contains("It goes by words alone: Not here.");
  }

  @Test
  void aVectorThatCannotBeComparedIsAFailure() {
    Embedding zero = new Fixed(0, 0);
    assertThat(warning(zero)).contains("gives no vector");
    assertThat(warning(new Fixed(Float.NaN, 1))).contains("gives no vector");
    assertThat(warning(new Fixed(Float.POSITIVE_INFINITY, 1))).contains("gives no vector");
    Embedding longer =
        new Embedding() {
          private int dimensions;

          @Override
          public String name() {
            return "longer";
          }

          @Override
          public String digest() {
            return "00";
          }

          @Override
          public float[] of(String text) {
            float[] vector = new float[++dimensions];
            vector[0] = 1;
            return vector;
          }
        };
    assertThat(warning(longer)).contains("different lengths");
  }

  /** The same numbers for every text. */
  private record Fixed(float first, float second) implements Embedding {
    @Override
    public String name() {
      return "fixed";
    }

    @Override
    public String digest() {
      return "00";
    }

    @Override
    public float[] of(String text) {
      return new float[] {first, second};
    }
  }

  private static String warning(Embedding model) {
    return HybridIndex.of(NOTES, note -> note, ENGLISH, fresh(model))
        .retrieve("ship", ENGLISH, 5)
        .warning()
        .orElse("");
  }

  @Test
  void moreTextsThanAMachineShouldCompareAreFoundByWords() {
    List<String> many = Collections.nCopies(HybridIndex.MOST + 1, "a ship");
    Retrieved<String> found = index(many).retrieve("ship", ENGLISH, 1);
    assertThat(found.things()).containsExactly("a ship");
    assertThat(found.warning().orElse("")).contains("at most 50000");
    assertThat(model.asked()).isEmpty();
  }

  @Test
  void ofALongTextTheModelSeesTheBeginning() {
    String sign = "\ud83d\ude00";
    index(List.of(sign.repeat(1001), "x".repeat(1000)));
    assertThat(model.asked()).containsExactly(sign.repeat(1000), "x".repeat(1000));
  }
}
