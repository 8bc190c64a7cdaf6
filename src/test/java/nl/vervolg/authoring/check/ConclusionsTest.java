package nl.vervolg.authoring.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.Container;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Namesake;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.resolve.rules.Stratum;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the lints believe of conclusions is what the program does. */
class ConclusionsTest {
  private static final SlotName NAME = new SlotName("town");
  private static final SlotValue VALUE = new SlotValue.Text("delft");
  private static final Span SPAN = new Span(0, 1);
  private static final Mention MENTION =
      new Mention(SPAN, NAME, Role.LOCATION, 1, VALUE, Evidence.OPEN, 0);
  private static final List<Object> SAMPLES =
      List.of(
          MENTION,
          new Slot(NAME, Role.LOCATION, 1, VALUE),
          new Cue(CueKind.COUNT, SPAN),
          new SlotNoun(SPAN, NAME),
          new Anaphor(SPAN, AnaphorKind.ORDINAL, 1, 0, ""),
          Act.COUNT);

  @TestFactory
  Stream<DynamicTest> everyWayToMakeAnEditDoesWhatTheTableSays() {
    return Arrays.stream(Edit.class.getMethods())
        .filter(method -> Modifier.isStatic(method.getModifiers()))
        .map(
            method ->
                DynamicTest.dynamicTest(
                    method.toGenericString(),
                    () -> {
                      Object[] given =
                          Arrays.stream(method.getParameterTypes())
                              .map(ConclusionsTest::sample)
                              .toArray();
                      assertThat(((Edit) method.invoke(null, given)).op())
                          .isEqualTo(Conclusions.EDITS.get(method.getName()));
                    }));
  }

  @Test
  void theTableNamesNothingElse() {
    assertThat(
            Arrays.stream(Edit.class.getMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()))
                .map(Method::getName))
        .containsAll(Conclusions.EDITS.keySet());
  }

  @Test
  void whatIsSaidToBeReadByTheProgramIsReadByIt() {
    JavaClasses stage =
        new ClassFileImporter()
            .importPackages(
                "nl.vervolg.resolve",
                "nl.vervolg.conversation",
                "nl.vervolg.table",
                "nl.vervolg.open");
    Set<String> used =
        stage.stream()
            .filter(each -> !each.getPackageName().startsWith("nl.vervolg.resolve.rules"))
            .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
            .map(each -> each.getTargetClass())
            .map(JavaClass::getSimpleName)
            .collect(Collectors.toSet());
    Set<String> concluded =
        Arrays.stream(Stratum.values())
            .flatMap(stratum -> stratum.conclusions().stream())
            .filter(type -> type != Cue.class) // The program makes cues; rules read them.
            .map(Class::getSimpleName)
            .filter(used::contains)
            .collect(Collectors.toSet());

    assertThat(UnreadLint.READ).isEqualTo(concluded);
  }

  @Test
  void theCuesThatNeedNoRuleAreReadWhereATurnIsRead() {
    Set<String> read =
        new ClassFileImporter()
            .importPackages("nl.vervolg.understand").stream()
                .flatMap(each -> each.getFieldAccessesFromSelf().stream())
                .map(access -> access.getTarget())
                .filter(field -> field.getOwner().isEquivalentTo(CueKind.class))
                .map(field -> field.getName())
                .collect(Collectors.toSet());

    assertThat(read)
        .containsAll(UnreadWordsLint.READ.stream().map(CueKind::name).toList())
        .doesNotContain(CueKind.WIDENING.name());
  }

  private static Object sample(Class<?> type) {
    if (type == Focus.class || type == Namesake.class || type == Container.class) {
      return made(type);
    }
    return SAMPLES.stream().filter(type::isInstance).findFirst().orElseThrow();
  }

  /** A record whose components are simple. */
  private static Object made(Class<?> type) {
    try {
      Object[] given =
          Arrays.stream(type.getRecordComponents())
              .map(component -> simple(component.getType()))
              .toArray();
      return type.getDeclaredConstructors()[0].newInstance(given);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be made.", e);
    }
  }

  private static Object simple(Class<?> type) {
    if (type == int.class) {
      return 1;
    }
    if (type == SlotName.class) {
      return NAME;
    }
    if (type == SlotValue.class) {
      return VALUE;
    }
    return type == ShownItem.class ? new ShownItem("a", "a", "M", "", List.of("a")) : "";
  }
}
