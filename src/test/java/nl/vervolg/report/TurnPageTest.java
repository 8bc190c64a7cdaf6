package nl.vervolg.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever reads the page of a turn can tell why it was answered so. */
class TurnPageTest {
  @TempDir private Path home;

  private List<KeptTurn> talk() {
    Kept.talk(home, "desk", "Welke archieven zijn er in Den Haag?", "En in Enschede?", "De tweede");
    return Kept.turns(home);
  }

  private static Stream<String> forms(KeptTurn turn) {
    Page page = TurnPage.of(turn, Optional.empty());
    return Stream.of(PageText.of(page), PageHtml.of(page));
  }

  @Test
  void aFollowUpIsToldFromBeginningToEnd() {
    KeptTurn turn = talk().get(1);
    assertThat(forms(turn))
        .allSatisfy(
            page ->
                assertThat(page)
                    .contains("turn 2 of the conversation (desk)")
                    .contains("The person said:", "En in Enschede?")
                    .contains("It was understood as:", "Welke archieven zijn er in Enschede?")
                    .contains("The answer was:", "Stadsarchief Enschede.")
                    .contains("It follows up on turn 1 of this conversation")
                    .contains("location_swap", "What the turn changed", "SWAP_SAME_SLOT")
                    .contains("a value replaces the value of its own slot (SWAP_SAME_SLOT)")
                    .contains("Slot city_lower = den haag", "Carried over from before")
                    .contains("Things found", "Digest of the rows", "SELECT")
                    .contains("No language model was asked")
                    .contains("words that name a value")
                    .contains(turn.record().hash(), turn.record().before())
                    .doesNotContain("java.", "nl.vervolg.", "null"));
  }

  @Test
  void theWordsThatAFactIsAboutAreQuoted() {
    assertThat(PageText.of(TurnPage.of(talk().get(1), Optional.empty())))
        .contains("Mention city_lower = enschede \"Enschede\"");
  }

  @Test
  void whatSpeaksAgainstAReadingIsTold() {
    assertThat(forms(talk().get(2)))
        .allSatisfy(
            page ->
                assertThat(page)
                    .contains("It was not understood well enough, so the person was asked")
                    .contains("words point back")
                    .contains("REFERENCE_ORDINAL", "(VETO_NO_ROW)")
                    .contains("Nothing was asked of the data."));
  }

  @Test
  void aTurnThatWasErasedSaysSo() {
    KeptTurn turn = talk().get(1);
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      keys.destroy(List.of(turn.record().sealed().orElseThrow().key()));
    }
    assertThat(forms(Kept.turns(home).get(1)))
        .allSatisfy(
            page ->
                assertThat(page)
                    .contains("it was erased", "no record tells of an erasure")
                    .contains(turn.record().hash())
                    .doesNotContain("Enschede"));
  }

  @Test
  void theCallOfAModelIsShown() {
    KeptTurn turn = talk().get(1);
    ObjectNode content = turn.content().orElseThrow().deepCopy();
    content.putObject("model").put("provider", "local").put("tokens_in", 12).put("cost", 0.25);

    assertThat(forms(KeptTurn.readable(turn.record(), content)))
        .allSatisfy(
            page ->
                assertThat(page)
                    .contains("provider", "local", "tokens_in", "12", "0.25")
                    .doesNotContain("No language model was asked"));
  }

  /** A record of a later version may hold facts and outcomes that nobody knows here. */
  @Test
  void whatIsNotKnownIsShownAsItStands() {
    KeptTurn turn = talk().get(1);
    ObjectNode content = turn.content().orElseThrow().deepCopy();
    ObjectNode decision = (ObjectNode) content.path("decision");
    decision.put("outcome", "guessed");
    ObjectNode fact = (ObjectNode) decision.path("facts").path(0);
    fact.removeAll();
    fact.put("fact", "Novelty").put("colour", "red").putObject("more").put("depth", 3);

    assertThat(
            PageText.of(TurnPage.of(KeptTurn.readable(turn.record(), content), Optional.empty())))
        .contains("It came out as (guessed).", "Novelty colour red, more depth 3");
  }
}
