package nl.vervolg.authoring.propose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said of a list to which a word is added. */
class ListMeaningsTest {
  private static final Path HERE = Path.of("");

  private final ListMeanings meanings =
      new ListMeanings(new CheckedFolders(HERE, HERE, Path.of("target", "test-home")));

  private static OpenList list(String name) {
    return new OpenList(Path.of("xx.yaml"), name, List.of("aa", "bb"), false, ", ", 0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nl", "en", "de", "fr"})
  void everyListOfALanguageIsDescribedOnce(String language) throws IOException {
    List<OpenList> lists =
        OpenLists.of(
            Optional.of(Path.of("knowledge", "languages")),
            Path.of("knowledge", "heritage"),
            new Language(language));
    Stream<OpenList> kinds =
        Arrays.stream(CueKind.values())
            .map(kind -> list("cues." + kind.name().toLowerCase(Locale.ROOT)));

    for (OpenList list : Stream.concat(lists.stream(), kinds).toList()) {
      assertThat(list.name().matches("(values|slots)\\..*") || meanings.told(list).isPresent())
          .as(list.name())
          .isTrue();
      assertThat(meanings.of(list)).endsWith(".");
    }
  }

  @Test
  void itIsToldWhatWordsOfAListDo() throws IOException {
    assertThat(meanings.of(list("cues.discard")))
        .isEqualTo(
            "What words of this list do, such as (aa), (bb): take back what is named after them: forget the ships.");
    assertThat(meanings.of(list("cues.nl.any_kind"))).contains("stand for things of all kinds");
    assertThat(meanings.of(list("anaphors.other.words"))).contains("the other one of two");
    assertThat(meanings.of(list("ordinals.2"))).contains("point at a row by its position");
    assertThat(meanings.of(list("values.L.en"))).isEqualTo("Words of this list are names of (L).");
    assertThat(meanings.of(list("slots.town.nouns.en")))
        .isEqualTo("Words of this list stand for the slot (town).");
  }
}
