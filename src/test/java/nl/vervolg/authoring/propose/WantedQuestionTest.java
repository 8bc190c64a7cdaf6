package nl.vervolg.authoring.propose;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.Test;

/** What is a question that a dialogue can end as. */
class WantedQuestionTest {
  private static final Workspace HERITAGE = Heritage.workspace();

  @Test
  void everyQuestionOfAnExampleIsOne() {
    List<String> none = new ArrayList<>();
    int asked = 0;
    for (Exercise each :
        Suite.of(HERITAGE, Path.of("knowledge", "heritage", "examples")).exercises()) {
      Example example = each.example();
      if (example.asksQuestion()) {
        asked++;
        Language language = each.language().orElse(new Language("nl"));
        if (WantedQuestion.of(example, language, HERITAGE).isEmpty()
            && !WantedQuestion.namesSomething(example, language, HERITAGE)) {
          none.add(example.text());
        }
      }
    }

    assertThat(asked).isGreaterThan(500);
    assertThat(none).isEmpty();
  }
}
