package nl.vervolg.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A capital that a word owes to the beginning of its turn does not come along into a question, nor
 * does the full stop of a request.
 */
class SmallWordsTest {
  @ParameterizedTest(name = "{0}: {2} = {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "nl | Welke musea zijn er in Delft? | Voor 1900? | Welke musea zijn er in Delft voor 1900?",
        "nl | Welke musea zijn er in Delft? | Zonder café? | Welke musea zijn er in Delft zonder café?",
        "nl | Welke musea zijn er in Delft? | Over treinen | Welke musea zijn er in Delft over treinen?",
        "nl | Welke musea zijn er in Delft? | VOOR 1900? | Welke musea zijn er in Delft VOOR 1900?",
        "en | Which museums are there in Leiden? | Before 1900? | Which museums are there in Leiden before 1900?",
        "en | Which museums are there in Leiden? | Without a café? | Which museums are there in Leiden without a café?",
        "en | Show me the museums in Leiden. | How many? | How many museums are there in Leiden?",
        "en | List the museums in Leiden! | How many are there? | How many museums are there in Leiden?",
        "de | Welche Museen gibt es in Berlin? | Vor 1900? | Welche Museen gibt es in Berlin vor 1900?",
        "de | Welche Museen gibt es in Berlin? | Ohne Café? | Welche Museen gibt es in Berlin ohne Café?",
        "fr | Quels musées y a-t-il à Lyon ? | Avant 1900 ? | Quels musées y a-t-il à Lyon avant 1900 ?",
        "fr | Quels musées y a-t-il à Lyon ? | Sans café ? | Quels musées y a-t-il à Lyon sans café ?",
      })
  void theyAreSmallAmidAQuestion(String language, String first, String next, String resolved) {
    TurnResolver resolver = Heritage.workspace().resolver();
    DialogueState state =
        resolver
            .resolve(first, DialogueState.EMPTY, new Language(language))
            .next(DialogueState.EMPTY, List.of());

    assertThat(
            resolver
                .resolve(next, state, new Language(language))
                .question()
                .map(question -> question.text()))
        .contains(resolved);
  }
}
