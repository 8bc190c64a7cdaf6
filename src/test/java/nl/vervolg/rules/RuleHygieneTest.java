package nl.vervolg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.parser.DrlParser;
import org.drools.drl.parser.DroolsParserException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds for every rule file, seen in its syntax tree. */
class RuleHygieneTest {
  private static final int LONGEST_FILE = 200;
  private static final int MOST_CONDITIONS = 9;
  private static final Pattern INSERT =
      Pattern.compile(
          "^insert\\(\\s*(?:new\\s+(\\w+)|(\\w+)\\.\\w+)\\s*\\(.*\\)\\s*\\);$", Pattern.DOTALL);
  private static final Set<String> OBSERVATIONS =
      Set.of(
          "Utterance",
          "Mention",
          "Cue",
          "Anaphor",
          "Frame",
          "Slot",
          "Focus",
          "Earlier",
          "Excluded",
          "Crossing",
          "SlotNoun",
          "Container",
          "Listed",
          "Namesake",
          "Offered",
          "Unexplained",
          "OpenVocabulary",
          "TurnShape",
          "Pointer",
          "Spoken",
          "Agreement",
          "Phrase",
          "Piece",
          "Parallel");

  @TestFactory
  Stream<DynamicTest> everyFileIsShort() {
    return each(
        file -> assertThat(Files.readAllLines(file).size()).isLessThanOrEqualTo(LONGEST_FILE));
  }

  @TestFactory
  Stream<DynamicTest> everyRuleSaysWhoItIsAndWhyWithExamplesOnBothSides() {
    return written()
        .map(
            rule ->
                DynamicTest.dynamicTest(
                    rule.id(),
                    () -> {
                      assertThat(rule.id()).matches("[A-Z][A-Z0-9]*(_[A-Z0-9]+)+|[A-Z]+");
                      assertThat(rule.why()).endsWith(".");
                      assertThat(rule.examples())
                          .hasSizeGreaterThanOrEqualTo(2)
                          .doesNotHaveDuplicates();
                      assertThat(rule.counterExamples()).isNotEmpty().doesNotHaveDuplicates();
                    }));
  }

  @TestFactory
  Stream<DynamicTest> noRuleRepeatsAnAnnotation() {
    return each(
        file -> {
          for (String rule :
              Pattern.compile("(?m)^rule ").splitAsStream(Files.readString(file)).toList()) {
            for (String name : List.of("@Id", "@Why", "@Example", "@CounterExample")) {
              assertThat(count(rule, name + "(")).as(name).isLessThanOrEqualTo(1);
            }
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> rulesReadOnlyObservationsAndLowerStrata() {
    return each(
        file -> {
          Set<String> readable = readable(stratum(file));
          for (RuleDescr rule : parse(file).getRules()) {
            List<String> read = patterns(rule.getLhs()).map(PatternDescr::getObjectType).toList();
            assertThat(readable).as(rule.getName()).containsAll(read);
            assertThat(read.size()).as(rule.getName()).isLessThanOrEqualTo(MOST_CONDITIONS);
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> rulesOnlyInsertOneConclusionOfTheirStratum() {
    return each(
        file -> {
          List<String> allowed =
              stratum(file).conclusions().stream().map(Class::getSimpleName).toList();
          for (RuleDescr rule : parse(file).getRules()) {
            Matcher insert = INSERT.matcher(String.valueOf(rule.getConsequence()).strip());
            assertThat(insert.matches()).as(rule.getName() + ": " + rule.getConsequence()).isTrue();
            String type = Optional.ofNullable(insert.group(1)).orElseGet(() -> insert.group(2));
            assertThat(allowed).as(rule.getName()).contains(type);
            assertThat(rule.getAttributes()).as(rule.getName()).isEmpty();
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> filesHaveNothingButRulesOverTheFactModel() {
    return each(
        file -> {
          PackageDescr descr = parse(file);
          assertThat(descr.getImports()).extracting(Object::toString).hasSize(1);
          assertThat(descr.getFunctions()).isEmpty();
          assertThat(descr.getGlobals()).isEmpty();
          assertThat(descr.getFunctionImports()).isEmpty();
          assertThat(descr.getTypeDeclarations()).isEmpty();
          assertThat(descr.getName()).isEqualTo("rules." + stratum(file).folder());
        });
  }

  @TestFactory
  Stream<DynamicTest> everyRuleHasExamplesInTwoLanguages() {
    return written()
        .map(
            rule ->
                DynamicTest.dynamicTest(
                    rule.id(),
                    () ->
                        assertThat(languages(rule))
                            .as("examples in two languages")
                            .hasSizeGreaterThan(1)));
  }

  /** The rules of rule files; rows of phrase sheets are in one language each. */
  private static Stream<Rule> written() {
    return Heritage.workspace().rules().rules().stream()
        .filter(rule -> rule.stratum() != Stratum.PHRASES);
  }

  private static Set<Language> languages(Rule rule) {
    return rule.examples().stream()
        .map(text -> Example.parse(text).run(Heritage.workspace()).last())
        .map(turn -> turn.understanding().utterance().language())
        .collect(Collectors.toSet());
  }

  /** A check of one file. */
  private interface Check {
    void on(Path file) throws IOException, DroolsParserException;
  }

  private static Stream<DynamicTest> each(Check check) {
    return written()
        .map(Rule::file)
        .distinct()
        .map(file -> DynamicTest.dynamicTest(file.toString(), () -> check.on(file)));
  }

  private static PackageDescr parse(Path file) throws IOException, DroolsParserException {
    DrlParser parser = new DrlParser();
    PackageDescr descr = parser.parse(false, Files.readString(file));
    assertThat(parser.getErrors()).isEmpty();
    return descr;
  }

  private static Stratum stratum(Path file) {
    return Heritage.workspace().rules().rules().stream()
        .filter(rule -> rule.file().equals(file))
        .map(Rule::stratum)
        .findFirst()
        .orElseThrow();
  }

  private static int count(String text, String part) {
    int count = 0;
    for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
      count++;
    }
    return count;
  }

  private static Set<String> readable(Stratum stratum) {
    Stream<String> lower =
        Stream.of(Stratum.values())
            .filter(other -> other.compareTo(stratum) < 0)
            .flatMap(other -> other.conclusions().stream())
            .map(Class::getSimpleName);
    return Stream.concat(OBSERVATIONS.stream(), lower).collect(Collectors.toSet());
  }

  private static Stream<PatternDescr> patterns(BaseDescr descr) {
    if (descr instanceof PatternDescr pattern) {
      return Stream.of(pattern);
    }
    return descr instanceof ConditionalElementDescr element
        ? element.getDescrs().stream().map(BaseDescr.class::cast).flatMap(RuleHygieneTest::patterns)
        : Stream.empty();
  }
}
