package nl.vervolg.resolve.rules;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Agreement;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.Container;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.Cue;
import nl.vervolg.dialogue.Earlier;
import nl.vervolg.dialogue.Excluded;
import nl.vervolg.dialogue.Focus;
import nl.vervolg.dialogue.Frame;
import nl.vervolg.dialogue.Listed;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Namesake;
import nl.vervolg.dialogue.Offered;
import nl.vervolg.dialogue.OpenVocabulary;
import nl.vervolg.dialogue.Parallel;
import nl.vervolg.dialogue.Phrase;
import nl.vervolg.dialogue.Piece;
import nl.vervolg.dialogue.Pointer;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotNoun;
import nl.vervolg.dialogue.Spoken;
import nl.vervolg.dialogue.TurnShape;
import nl.vervolg.dialogue.Unexplained;
import nl.vervolg.dialogue.Utterance;

/** The facts that rules may read and insert. */
public final class FactModel {
  private static final List<Class<?>> OBSERVATIONS =
      List.of(
          Utterance.class,
          Mention.class,
          Cue.class,
          Anaphor.class,
          Frame.class,
          Slot.class,
          Focus.class,
          Listed.class,
          Earlier.class,
          Excluded.class,
          SlotNoun.class,
          Namesake.class,
          Container.class,
          Offered.class,
          Unexplained.class,
          OpenVocabulary.class,
          Phrase.class,
          TurnShape.class,
          Pointer.class,
          Spoken.class,
          Agreement.class,
          Crossing.class,
          Piece.class,
          Parallel.class);

  private static final Map<String, Class<?>> FACTS =
      facts().collect(Collectors.toUnmodifiableMap(Class::getSimpleName, Function.identity()));
  private static final SortedMap<String, Class<?>> CONSTANTS = readConstants();

  private FactModel() {}

  /** Names of the facts that rules of a stratum may read: observations and lower conclusions. */
  static Set<String> readable(Stratum stratum) {
    Stream<Class<?>> lower =
        Arrays.stream(Stratum.values())
            .filter(other -> other.compareTo(stratum) < 0)
            .flatMap(other -> other.conclusions().stream());
    // What is concluded here is not read here, also where such facts are observed as well.
    return Stream.concat(OBSERVATIONS.stream(), lower)
        .filter(type -> !stratum.conclusions().contains(type))
        .map(Class::getSimpleName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Names of the facts that rules of a stratum may insert. */
  static Set<String> conclusions(Stratum stratum) {
    return stratum.conclusions().stream()
        .map(Class::getSimpleName)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The fact of a name, whatever stratum may read it. */
  public static Optional<Class<?>> fact(String name) {
    return Optional.ofNullable(FACTS.get(name));
  }

  /** The lists of constants that fields of facts can have, by name. */
  static SortedMap<String, Class<?>> constants() {
    return CONSTANTS;
  }

  private static SortedMap<String, Class<?>> readConstants() {
    SortedMap<String, Class<?>> constants = new TreeMap<>();
    facts()
        .flatMap(type -> Fields.of(type).values().stream())
        .map(Method::getReturnType)
        .filter(Class::isEnum)
        .forEach(type -> constants.put(type.getSimpleName(), type));
    return Collections.unmodifiableSortedMap(constants);
  }

  /** A constant of one of these lists. */
  static Object constant(String list, String name) {
    return Arrays.stream(Objects.requireNonNull(CONSTANTS.get(list), list).getEnumConstants())
        .filter(each -> ((Enum<?>) each).name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** True for a fact of which a turn has one at the most. */
  public static boolean single(String fact) {
    return fact(fact).filter(type -> FactLimits.most(type) == 1).isPresent();
  }

  private static Stream<Class<?>> facts() {
    return Stream.concat(
            OBSERVATIONS.stream(),
            Arrays.stream(Stratum.values()).flatMap(stratum -> stratum.conclusions().stream()))
        .distinct();
  }

  /** What rules depend on: members of the facts and of the types that these use. */
  static List<String> shapes() {
    Set<Class<?>> types = new HashSet<>();
    facts().forEach(type -> reach(type, types));
    return types.stream().map(FactModel::shape).sorted().toList();
  }

  private static void reach(Class<?> type, Set<Class<?>> types) {
    if (type.getPackage() == Utterance.class.getPackage() && types.add(type)) {
      methods(type).map(Method::getReturnType).forEach(used -> reach(used, types));
    }
  }

  private static Stream<Method> methods(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()));
  }

  private static String shape(Class<?> type) {
    return type.getName()
        + methods(type).map(Method::toGenericString).sorted().collect(Collectors.joining("\n"))
        + Arrays.stream(type.getDeclaredConstructors())
            .map(Constructor::toGenericString)
            .sorted()
            .collect(Collectors.joining("\n"))
        + (type.isEnum() ? Arrays.toString(type.getEnumConstants()) : "");
  }
}
