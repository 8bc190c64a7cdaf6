package nl.vervolg.authoring.impact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.impact.EditedRule.Kind;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real edits of the real rules. */
class ImpactTest {
  private static final String FRAGMENTS = "ellipsis/fragment.drl";
  private static final String OPENS = "Welke musea zijn er in Delft?";

  /** No rule for "In Gouda?", but as the tail of something else. */
  private static final String NO_HEAD = "FRAGMENT_NO_HEAD";

  @TempDir Path folder;

  private final List<Change> changes = new ArrayList<>();
  private long compared;

  private ImpactSummary run(RuleBase rules, Path examples, TurnSource... sources) {
    return new Impact(Heritage.workspace(), rules, examples)
        .run(
            List.of(sources),
            2,
            new Impact.Listener() {
              @Override
              public void changed(Change change) {
                changes.add(change);
              }

              @Override
              public void compared(long done, long all) {
                assertThat(done).isEqualTo(++compared).isLessThanOrEqualTo(all);
              }
            });
  }

  private ImpactSummary run(EditedRules rules, String dialogues, TurnSource... sources)
      throws IOException {
    Path examples = Files.createDirectories(folder.resolve("examples"));
    Files.writeString(examples.resolve("nl.txt"), dialogues);
    return run(rules.load(), examples, sources);
  }

  private EditedRules rules() {
    return EditedRules.in(folder.resolve("rules"));
  }

  private EditedRules withoutPlaces() {
    return rules()
        .replace(
            FRAGMENTS,
            "not Mention( role in ( Role.TYPE, Role.ENTITY ) )",
            "not Mention( role in ( Role.TYPE, Role.ENTITY, Role.LOCATION ) )");
  }

  /** Turns that were said after the same question. */
  private record Said(List<String> words) implements TurnSource {
    static Said after(String... turns) {
      return new Said(List.of(turns));
    }

    @Override
    public long turns() {
      return words.size();
    }

    @Override
    public void forEach(Consumer<RecordedTurn> taker) {
      Language dutch = new Language("nl");
      for (int i = 0; i < words.size(); i++) {
        taker.accept(
            new RecordedTurn(
                "turn " + (i + 1),
                present ->
                    present
                        .resolve(OPENS, DialogueState.EMPTY, dutch)
                        .next(DialogueState.EMPTY, List.of()),
                words.get(i),
                dutch));
      }
    }
  }

  /** All dialogues of the repository, as evidence that nothing depends on who decides. */
  @Test
  void unchangedRulesChangeNothing() {
    ImpactSummary summary =
        run(rules().load(), Path.of("knowledge", "heritage", "examples"), Said.after("En Gouda?"));
    assertThat(changes).isEmpty();
    assertThat(summary.edits()).isEmpty();
    assertThat(summary.rules()).isEmpty();
    assertThat(summary.dialogues()).isGreaterThan(1000);
    assertThat(summary.turns()).isEqualTo(1);
    assertThat(summary.otherRules()).isZero();
    assertThat(summary.failing()).isZero();
    assertThat(compared).isEqualTo(summary.dialogues() + 1);
  }

  @Test
  void anEditedConditionIsFoundWithWhatItBreaks() throws IOException {
    ImpactSummary summary =
        run(
            withoutPlaces(),
            "## location_swap\n"
                + OPENS
                + " | Celle? => Welke musea zijn er in Celle?\n"
                + OPENS
                + " | En in Breda? => Welke musea zijn er in Breda?\n",
            Said.after("Gouda?", "En in Gouda?", "Zwolle?", "Hoeveel?", "Leiden?"));

    assertThat(summary.edits())
        .extracting(rule -> rule.rule().id(), EditedRule::kind)
        .containsExactly(tuple(NO_HEAD, Kind.EDITED));
    assertThat(changes)
        .filteredOn(change -> !change.dialogue())
        .extracting(Change::from)
        .containsExactly("turn 1", "turn 3", "turn 5");
    Change broken = changes.get(0);
    assertThat(broken.from()).isEqualTo("nl.txt:2");
    assertThat(broken.standing()).isEqualTo(Standing.BROKEN);
    assertThat(broken.present().question()).isEqualTo("Welke musea zijn er in Celle?");
    assertThat(broken.edited().outcome()).isEqualTo("unresolved");
    assertThat(broken.edited().reply()).isNotEmpty();
    assertThat(summary.rules()).hasSize(1);
    ImpactSummary.RuleImpact impact = summary.rules().get(0);
    assertThat(impact.rule().orElseThrow().rule().id()).isEqualTo(NO_HEAD);
    assertThat(impact.changes()).isEqualTo(changes.size());
    assertThat(impact.broken()).isEqualTo(summary.broken()).isPositive();
    assertThat(impact.shown())
        .extracting(Change::dialogue)
        .containsExactly(true, true, false, false);
    assertThat(impact.shown().get(0)).isEqualTo(broken);
  }

  @Test
  void aRemovedRuleKeepsItsExamplesAccepted() throws IOException {
    ImpactSummary summary = run(rules().remove(FRAGMENTS, NO_HEAD), "", Said.after("Gouda?"));
    assertThat(summary.edits()).extracting(EditedRule::kind).containsExactly(Kind.REMOVED);
    assertThat(changes)
        .filteredOn(change -> change.standing() == Standing.BROKEN)
        .extracting(Change::from)
        .contains("rule " + NO_HEAD);
    assertThat(changes.get(changes.size() - 1).from()).isEqualTo("turn 1");
  }

  @Test
  void aNewRuleIsHeldToItsOwnExamples() throws IOException {
    String rule =
        """

        rule "a thing to ask about alone is small talk"
            @Id("SCOPE_NEW")
            @Why("A test.")
            @Example({ "Welke musea zijn er in Delft? | Gouda? => chitchat",
                       "Welke musea zijn er in Delft? | Breda? => out_of_scope" })
            @CounterExample("Welke musea zijn er in Delft? => geographic")
        when
            Utterance( words == 1 )
            exists Mention( role == Role.LOCATION )
        then
            insert( new Scope( ScopeKind.SMALL_TALK ) );
        end
        """;
    ImpactSummary summary =
        run(
            rules().add("scope/small-talk.drl", rule),
            "## chitchat\n"
                + OPENS
                + " | Celle? => chitchat\n## location_swap\n"
                + OPENS
                + " | Celle? | En in Breda? => Welke musea zijn er in Breda?\n");
    assertThat(summary.edits()).extracting(EditedRule::kind).containsExactly(Kind.NEW);
    assertThat(changes)
        .filteredOn(change -> change.from().equals("rule SCOPE_NEW"))
        .extracting(Change::expected, Change::standing)
        .containsExactlyInAnyOrder(
            tuple("chitchat", Standing.MENDED), tuple("out_of_scope", Standing.BROKEN));
    assertThat(changes.get(0).from()).isEqualTo("nl.txt:2");
    assertThat(changes.get(0).standing()).isEqualTo(Standing.MENDED);
    assertThat(changes)
        .allSatisfy(change -> assertThat(change.rules().get(0).kind()).isEqualTo(Kind.NEW));
  }

  @Test
  void anExampleToWhichItsAuthorGaveAnotherEndIsNotBroken() throws IOException {
    ImpactSummary summary =
        run(
            withoutPlaces()
                .replace(
                    FRAGMENTS,
                    "Delft? | In Gouda? => Welke musea zijn er in Gouda?\"",
                    "Delft? | In Gouda? => ?\""),
            "");
    assertThat(changes)
        .filteredOn(change -> change.standing() == Standing.REWRITTEN)
        .extracting(Change::from, Change::expected)
        .containsExactly(tuple("rule " + NO_HEAD, "Welke musea zijn er in Gouda?"));
    assertThat(summary.rewritten()).isEqualTo(1);
  }

  @Test
  void anotherReasonAndAnotherIdAreNoOtherDecisions() throws IOException {
    EditedRules edited =
        rules()
            .replace(FRAGMENTS, "A place, a subject or an attribute alone", "A name alone")
            .replace(FRAGMENTS, "FRAGMENT_BARE_KIND", "FRAGMENT_KIND");
    ImpactSummary summary = run(edited, "", Said.after("bibliotheken?"));
    assertThat(summary.edits())
        .extracting(rule -> rule.rule().id(), EditedRule::kind)
        .containsExactlyInAnyOrder(
            tuple(NO_HEAD, Kind.REWORDED),
            tuple("FRAGMENT_KIND", Kind.NEW),
            tuple("FRAGMENT_BARE_KIND", Kind.REMOVED));
    assertThat(changes).isEmpty();
    assertThat(summary.otherRules()).isGreaterThan(1);
  }
}
