package nl.vervolg.authoring.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.why.change.Change;
import nl.vervolg.authoring.why.change.ChangeFinder;
import nl.vervolg.authoring.why.change.Search;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.resolve.rules.Rule;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A change that is told was decided, and does what it promises. */
class ChangesTest {
  private static final String MUSEUMS = "Welke musea zijn er in Delft? [Museum Aa/M; Museum Bee/M]";

  /** Of the rules, every so many is tried; all of them take a minute. */
  private static final int EVERY = 8;

  private final Workspace workspace = Heritage.workspace();
  private final Explainer explainer = new Explainer(workspace);
  private final ChangeFinder finder =
      new ChangeFinder(workspace, new Decider(workspace), explainer);

  @Test
  void aWordThatIsMissingIsSaid() {
    Change change = change("CORRECTION", MUSEUMS, "En in Gouda?");

    assertThat(change.words()).isEqualTo(1);
    assertThat(change.lastTurnOnly()).isTrue();
    assertThat(change.after().fired("CORRECTION")).isTrue();
    assertThat(change.after().talk().last().words()).endsWith("en in Gouda?");
  }

  @Test
  void aWordThatIsTooMuchIsLeftOut() {
    Change change = change("FRAGMENT_CONTINUES", MUSEUMS, "En zijn er in Gouda?");

    assertThat(change.after().talk().last().words()).isEqualTo("En er in Gouda?");
  }

  @Test
  void aValueThatIsMissingIsNamed() {
    Change change = change("location_swap", MUSEUMS, "En bibliotheken?");

    assertThat(change.words()).isEqualTo(1);
    assertThat(finder.reached(change.after(), target("location_swap"))).isTrue();
  }

  @Test
  void aQuestionBeforeIsPutThereWhereThereIsNone() {
    Change change = change("SWAP_SAME_SLOT", "En in Gouda?");

    assertThat(change.lastTurnOnly()).isFalse();
    assertThat(change.after().talk().turns()).hasSizeGreaterThan(1);
    assertThat(change.after().talk().last().words()).isEqualTo("En in Gouda?");
  }

  @Test
  void aReadingThatIsBeatenIsToldWithoutWhatBeatsIt() {
    Change change = change("location_swap", MUSEUMS, "Nee, ik bedoel Gouda");

    assertThat(change.words()).isLessThanOrEqualTo(3);
    assertThat(change.after().turn().question()).isPresent();
  }

  @Test
  void rowsThatAreTooManyAreFewer() {
    Change change = change("REBIND_ONLY_ROW", MUSEUMS, "Wat is het adres?");

    assertThat(change.after().talk().turns().get(0).rows().orElseThrow()).hasSize(1);
  }

  @Test
  void whereNoSmallChangeDoesItAnExampleIsTold() {
    Search search = search("DOUBT_UNKNOWN_PLACE", "Welke musea zijn er in Verweggistan?");

    assertThat(search.change()).isEmpty();
    assertThat(search.tried()).isPositive();
    assertThat(search.example()).hasValueSatisfying(text -> assertThat(text).contains("=>"));
  }

  /** From a counter-example of a rule to a conversation in which it fires. */
  @TestFactory
  Stream<DynamicTest> changesOfCounterExamplesMakeTheRuleFire() {
    List<Rule> rules = workspace.rules().rules();
    return rules.stream()
        .filter(rule -> rules.indexOf(rule) % EVERY == 0)
        .map(rule -> DynamicTest.dynamicTest(rule.id(), () -> check(rule)));
  }

  private void check(Rule rule) {
    Example example = Example.parse(rule.counterExamples().get(0));
    List<Talk.Said> turns = new ArrayList<>();
    example
        .turns()
        .forEach(turn -> turns.add(new Talk.Said(turn.said(), Optional.of(turn.rows()))));
    Situation start = new Decider(workspace).decide(new Talk(DialogueState.EMPTY, turns));
    assertThat(start.fired(rule.id())).isFalse();

    Search search = finder.find(start, target(rule.id()));

    Optional<Situation> again =
        search.change().map(change -> new Decider(workspace).decide(change.after().talk()));
    assertThat(again.map(after -> after.fired(rule.id()))).isNotEqualTo(Optional.of(false));
    assertThat(search.change().isPresent()).isNotEqualTo(search.example().isPresent());
  }

  private Change change(String name, String... turns) {
    return search(name, turns).change().orElseThrow();
  }

  private Search search(String name, String... turns) {
    Situation start = new Decider(workspace).decide(Talk.of(List.of(turns)));
    return finder.find(start, target(name));
  }

  private Target target(String name) {
    return Target.of(name, workspace);
  }
}
