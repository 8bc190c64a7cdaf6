package nl.vervolg.resolve.rules.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.resolve.rules.syntax.FileSyntax;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Written;
import org.junit.jupiter.api.Test;

/** Every kind of condition, when it holds and when it does not. */
class MatcherTest {
  private static final SlotName TOWN = new SlotName("town");
  private static final SlotName KIND = new SlotName("kind");
  private static final Utterance FRAGMENT = new Utterance(new Language("nl"), false, false, 2, 0);
  private static final Frame FRAME = new Frame(1, Act.LIST, 3, new Language("nl"));
  private static final Cue AND = new Cue(CueKind.ADDITIVE, new Span(0, 1));
  private static final Cue IN = new Cue(CueKind.PLACE, new Span(1, 2));
  private static final Mention GOUDA = mention(2, TOWN, Role.LOCATION, "gouda");
  private static final Mention LIBRARY = mention(3, KIND, Role.TYPE, "library");
  private static final Slot DELFT = new Slot(TOWN, Role.LOCATION, 1, term("delft"));
  private static final Slot MUSEUM = new Slot(KIND, Role.TYPE, 0, term("museum"));

  @Test
  void aPatternTakesEveryFactThatFits() {
    assertThat(matches("Cue( kind in ( CueKind.ADDITIVE, CueKind.PLACE ) )", AND, IN, GOUDA))
        .extracting(Match::facts)
        .containsExactly(List.of(AND), List.of(IN));
  }

  @Test
  void aFactOfWhichThereIsNoneIsMissing() {
    Miss.NoFact miss = (Miss.NoFact) miss("Anaphor()", AND).miss();

    assertThat(miss.condition().fact()).isEqualTo("Anaphor");
    assertThat(miss.near()).isEmpty();
  }

  @Test
  void aFactOfAnotherKindIsToldWithItsFirstDifference() {
    Miss.NoFact miss = (Miss.NoFact) miss("Cue( kind == CueKind.COUNT )", AND, GOUDA).miss();

    assertThat(miss.near()).hasSize(1);
    assertThat(miss.near().get(0).fact()).isEqualTo(AND);
    assertThat(miss.near().get(0).found()).isEqualTo(CueKind.ADDITIVE);
  }

  @Test
  void theFactOfWhichMostHoldsIsToldFirst() {
    Miss.NoFact miss =
        (Miss.NoFact) miss("Mention( slot.value == \"kind\", reading > 0 )", GOUDA, LIBRARY).miss();

    assertThat(miss.near()).extracting(Miss.Near::fact).containsExactly(LIBRARY, GOUDA);
    assertThat(Written.of(miss.near().get(0).fails())).isEqualTo("reading > 0");
  }

  @Test
  void whatMustNotBeThereIsToldWhereItIs() {
    Miss.Forbidden miss =
        (Miss.Forbidden) miss("not Mention( role == Role.LOCATION )", LIBRARY, GOUDA).miss();

    assertThat(miss.found()).containsExactly(GOUDA);
  }

  @Test
  void whatMustNotBeThereTogetherIsToldTogether() {
    String rule = "not ( Mention( role == Role.LOCATION ) and Cue() and not Anaphor() )";
    Miss.Forbidden miss = (Miss.Forbidden) miss(rule, GOUDA, AND).miss();

    assertThat(miss.found()).containsExactly(GOUDA, AND);
    assertThat(matches(rule, GOUDA, AND, new Anaphor(new Span(4, 5), AnaphorKind.PLURAL, 0, 0, "")))
        .hasSize(1);
    assertThat(matches(rule, GOUDA)).hasSize(1);
  }

  @Test
  void existsHoldsOnceHoweverOften() {
    List<Match> matches = matches("exists Cue()", AND, IN);

    assertThat(matches).hasSize(1);
    assertThat(matches.get(0).facts()).isEmpty();
    assertThat(matches.get(0).witnesses()).containsExactly(AND);
    assertThat(miss("exists Cue()", GOUDA).miss()).isInstanceOf(Miss.NoFact.class);
  }

  @Test
  void ofSeveralOneHasToHold() {
    String rule = "exists ( Cue( kind == CueKind.COUNT ) or Anaphor() )";
    Miss.NoneOf miss = (Miss.NoneOf) miss(rule, AND).miss();

    assertThat(miss.each()).hasSize(2);
    assertThat(((Miss.NoFact) miss.each().get(0)).near()).hasSize(1);
    assertThat(((Miss.NoFact) miss.each().get(1)).near()).isEmpty();
    assertThat(matches("( Cue( kind == CueKind.ADDITIVE ) or Cue() )", AND)).hasSize(2);
  }

  @Test
  void truthIsReadAsItStands() {
    assertThat(matches("Utterance( !predicate )", FRAGMENT)).hasSize(1);
    Miss.NoFact miss = (Miss.NoFact) miss("Utterance( predicate )", FRAGMENT).miss();

    assertThat(miss.near().get(0).found()).isEqualTo(false);
  }

  @Test
  void whatIsNamedCountsInLaterConditions() {
    String rule =
        """
        $old : Slot( $name : name, $filler : filler )
            $new : Mention( slot == $name, value != $filler )
        """;
    List<Match> matches = matches(rule, MUSEUM, DELFT, GOUDA);

    assertThat(matches).extracting(Match::facts).containsExactly(List.of(DELFT, GOUDA));
    assertThat(matches.get(0).bindings().value("$name")).contains(TOWN);
    RuleMiss miss = miss(rule, MUSEUM, DELFT, mention(1, TOWN, Role.LOCATION, "delft"));
    assertThat(miss.held()).isEqualTo(1);
    assertThat(miss.miss().before().facts()).containsExactly(DELFT);
    assertThat(Written.of(((Miss.NoFact) miss.miss()).near().get(0).fails()))
        .isEqualTo("value != $filler");
  }

  @Test
  void numbersAreComparedAndAddedTo() {
    String rule =
        """
        Cue( kind == CueKind.ADDITIVE, $end : span.to )
            Mention( span.from >= $end, span.from <= ( $end + 1 ) )
        """;

    assertThat(matches(rule, AND, GOUDA)).hasSize(1);
    assertThat(matches(rule, AND, LIBRARY)).isEmpty();
    assertThat(matches("Mention( span.from < 3 )", GOUDA, LIBRARY)).hasSize(1);
    assertThat(matches("Mention( span.from > 3 )", GOUDA, LIBRARY)).isEmpty();
    Miss.NoFact miss = (Miss.NoFact) miss(rule, AND, LIBRARY).miss();
    assertThat(miss.near().get(0).found()).isEqualTo(3);
  }

  @Test
  void listsHoldWhatIsInThem() {
    String rule =
        """
        Mention( $span : span )
            Edit( spans contains $span )
        """;

    assertThat(matches(rule, GOUDA, Edit.add(GOUDA))).hasSize(1);
    assertThat(matches(rule, LIBRARY, Edit.add(GOUDA))).isEmpty();
    assertThat(matches("Edit( op not in ( EditOp.ADD, EditOp.DROP ) )", Edit.add(GOUDA))).isEmpty();
    assertThat(matches("Edit( op not in ( EditOp.DROP, EditOp.ACT ) )", Edit.add(GOUDA)))
        .hasSize(1);
  }

  @Test
  void aFactCanBeAskedForItself() {
    String rule =
        """
        $words : Cue( kind == CueKind.PLACE )
            exists Cue( this == $words, span.length > 1 )
        """;

    assertThat(matches(rule, AND, IN)).isEmpty();
    assertThat(matches(rule, AND, new Cue(CueKind.PLACE, new Span(1, 3)))).hasSize(1);
  }

  @Test
  void theWayThatGetsFurthestIsTold() {
    String rule =
        """
        exists Frame()
            Mention( role == Role.TYPE )
            not Cue()
        """;

    assertThat(miss(rule, LIBRARY).held()).isZero();
    assertThat(miss(rule, FRAME).held()).isEqualTo(1);
    assertThat(miss(rule, FRAME, LIBRARY, AND).held()).isEqualTo(2);
    assertThat(miss(rule, FRAME, LIBRARY, AND).left()).isEqualTo(1);
    assertThat(new Matcher(List.of(FRAME, LIBRARY)).miss(rule(rule))).isEmpty();
  }

  private static List<Match> matches(String conditions, Object... facts) {
    return new Matcher(List.of(facts)).matches(rule(conditions));
  }

  private static RuleMiss miss(String conditions, Object... facts) {
    return new Matcher(List.of(facts)).miss(rule(conditions)).orElseThrow();
  }

  private static RuleSyntax rule(String conditions) {
    String text =
        """
        package rules.vetoes
        import nl.vervolg.dialogue.*
        rule "a rule"
            @Id("RULE")
        when
            %s
        then
            insert( new Doubt( VetoReason.UNKNOWN_WORDS ) );
        end
        """
            .formatted(conditions);
    FileSyntax file = RuleParser.parse(text, "vetoes");
    assertThat(file.errors()).isEmpty();
    return file.rules().get(0);
  }

  private static Mention mention(int at, SlotName slot, Role role, String value) {
    return new Mention(new Span(at, at + 1), slot, role, 0, term(value), Evidence.LABEL, 0);
  }

  private static SlotValue term(String key) {
    return new SlotValue.Term(key, List.of());
  }
}
