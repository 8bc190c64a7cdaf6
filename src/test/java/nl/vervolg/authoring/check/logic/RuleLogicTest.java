package nl.vervolg.authoring.check.logic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.FileSyntax;
import nl.vervolg.resolve.rules.syntax.RuleParser;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Implication and contradiction of conditions; wherever it is not sure, it claims nothing. */
class RuleLogicTest {
  private static final String INSERT = "insert( new Ellipsis( EllipsisKind.FRAGMENT ) );";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mention( role == Role.TYPE ) | exists Mention()",
        "Mention( role == Role.TYPE ) | exists Mention( role in ( Role.TYPE, Role.TOPIC ) )",
        "Mention( role in ( Role.TYPE, Role.TOPIC ) ) | exists Mention( role != Role.LOCATION )",
        "Mention( role == Role.TYPE ) | exists Mention( role not in ( Role.LOCATION, Role.TOPIC ) )",
        "Mention( reading == 0 ) | exists Mention( reading < 2 )",
        "Mention( reading > 3 ) | exists Mention( reading != 2, reading >= 4 )",
        "exists Cue() | exists Cue()",
        "not Cue() | not Cue( kind == CueKind.COUNT )",
        "not Cue( kind in ( CueKind.COUNT, CueKind.LIST ) ) | not Cue( kind == CueKind.LIST, span.from > 2 )",
        "not Cue( kind == CueKind.COUNT ) not Cue( kind == CueKind.LIST ) | not Cue( kind in ( CueKind.LIST, CueKind.COUNT ) )",
        "Utterance( !predicate ) | not Utterance( predicate )",
        "Utterance( predicate, words > 3 ) | Utterance( words >= 2, predicate )",
        "Cue( kind == CueKind.LIST ) | exists ( Cue( kind == CueKind.LIST ) or Anaphor() )",
        "( Cue( kind == CueKind.LIST ) or Cue( kind == CueKind.COUNT ) ) | exists Cue( kind != CueKind.FILLER )",
        "$s : Slot( $n : name ) Mention( slot == $n ) | exists ( Slot( $m : name ) and Mention( slot == $m ) )",
        "Cue( $to : span.to ) Mention( span.from > $to ) | exists ( Mention( $from : span.from ) and Cue( span.to < $from ) )",
        "not ( Cue() and Mention() ) | not ( Mention( role == Role.TYPE ) and Cue() )",
        "not Cue( kind != CueKind.LIST ) | not ( Cue( kind == CueKind.COUNT ) and not Mention() )"
      })
  void theSecondFollowsFromTheFirst(String given, String follows) {
    assertThat(RuleLogic.implied(condition(follows), conditions(given))).isTrue();
    assertThat(RuleLogic.impossible(conditions(given))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mention() | exists Mention( role == Role.TYPE )",
        "Mention( role in ( Role.TYPE, Role.TOPIC ) ) | exists Mention( role == Role.TYPE )",
        "Mention( role != Role.TYPE ) | exists Mention( role == Role.TOPIC )",
        "Mention( reading < 2 ) | exists Mention( reading == 0 )",
        "not Cue( kind == CueKind.COUNT ) | not Cue()",
        "not Cue( kind == CueKind.COUNT, span.from > 2 ) | not Cue( kind == CueKind.COUNT )",
        "exists Cue() exists Mention() | exists ( Cue( $at : span ) and Mention( span == $at ) )",
        "not ( Cue( kind == CueKind.COUNT ) and Mention() ) | not Cue( kind == CueKind.COUNT )",
        "( Cue() or Anaphor() ) | exists Cue()",
        "$a : Cue() $b : Mention() | exists Cue( kind == CueKind.LIST )"
      })
  void theSecondDoesNotFollow(String given, String other) {
    assertThat(RuleLogic.implied(condition(other), conditions(given))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mention( role == Role.TYPE, role == Role.TOPIC )",
        "Mention( role == Role.TYPE, role not in ( Role.TYPE, Role.TOPIC ) )",
        "exists Mention( role == Role.TYPE ) not Mention()",
        "Utterance( predicate ) Utterance( !predicate )",
        "Mention( reading > 2, reading < 3 )",
        "Cue( $to : span.to ) Mention( span.from < $to, span.from > $to )",
        "$s : Slot( $n : name ) Mention( slot == $n, slot != $n )",
        "( Mention( reading > 2, reading < 3 ) or Utterance( predicate, !predicate ) )",
        "$m : Mention( role == Role.TYPE, $at : span ) not Mention( span == $at, role in ( Role.TYPE, Role.TOPIC ) )"
      })
  void conditionsThatNeverHold(String given) {
    assertThat(RuleLogic.impossible(conditions(given))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Mention( role == Role.TYPE ) Mention( role == Role.TOPIC )",
        "exists Mention( role == Role.TYPE ) not Mention( role == Role.TOPIC )",
        "$m : Mention( $at : span ) not Mention( span == $at, reading > 0 )",
        "Mention( reading > 2, reading < 4 )",
        "( Mention( reading > 2, reading < 3 ) or Utterance( predicate ) )",
        "$a : Slot( $n : name ) Slot( name != $n )"
      })
  void conditionsThatCanHold(String given) {
    assertThat(RuleLogic.impossible(conditions(given))).isFalse();
  }

  @Test
  void namesOfVariablesAndOrderDoNotCount() {
    RuleSyntax one =
        rule(
            "$s : Slot( $n : name, $f : filler ) $m : Mention( slot == $n, value != $f ) exists Cue()",
            "insert( Edit.replace( $s, $m ) );");
    RuleSyntax other =
        rule(
            "exists Cue() $new : Mention( $slot : slot, $value : value ) $old : Slot( name == $slot, filler != $value )",
            "insert( Edit.replace( $old, $new ) );");

    assertThat(RuleLogic.covers(one, other)).isTrue();
    assertThat(RuleLogic.covers(other, one)).isTrue();
  }

  @Test
  void whatIsConcludedOfAnotherFactIsNotTheSame() {
    RuleSyntax one = rule("$m : Mention() Mention( reading == 0 )", "insert( Edit.add( $m ) );");
    RuleSyntax other = rule("Mention() $m : Mention( reading == 0 )", "insert( Edit.add( $m ) );");

    assertThat(RuleLogic.covers(one, other)).isTrue();
    assertThat(RuleLogic.covers(other, one)).isFalse();
    assertThat(
            RuleLogic.covers(
                rule("exists Mention() $c : Cue()", "insert( Edit.compare( $c ) );"),
                rule(
                    "Mention() exists Cue() $d : Cue( kind == CueKind.LIST )",
                    "insert( Edit.compare( $d ) );")))
        .isTrue();
  }

  @Test
  void theSameConditionsAreAlikeWhateverIsConcluded() {
    String when = "$s : Slot( $n : name ) $m : Mention( slot == $n )";
    RuleSyntax swap = rule(when, "insert( Edit.replace( $s, $m ) );");
    RuleSyntax drop = rule(when, "insert( Edit.drop( $s, $m ) );");
    RuleSyntax wider = rule("$s : Slot() $m : Mention()", "insert( Edit.drop( $s, $m ) );");

    assertThat(RuleLogic.alike(swap, drop, List.of(0))).isTrue();
    assertThat(RuleLogic.alike(swap, wider, List.of(0))).isFalse();
  }

  private static Condition condition(String text) {
    List<Condition> conditions = conditions(text);
    assertThat(conditions).hasSize(1);
    return conditions.get(0);
  }

  private static List<Condition> conditions(String text) {
    return rule(text, INSERT).conditions();
  }

  private static RuleSyntax rule(String when, String then) {
    String text =
        "package rules.edits\nimport nl.vervolg.dialogue.*\nrule \"r\"\nwhen\n"
            + when
            + "\nthen\n"
            + then
            + "\nend\n";
    FileSyntax file = RuleParser.parse(text, "edits");
    assertThat(file.errors()).isEmpty();
    return file.rules().get(0);
  }
}
