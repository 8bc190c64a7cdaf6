package nl.vervolg.authoring.check;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.EllipsisKind;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.dialogue.VetoReason;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.FactModel;
import nl.vervolg.resolve.rules.Fields;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;

/**
 * What a layer can conclude and no rule does, as when the last rule for it was deleted. Patterns
 * are told by {@link TaxonomyLint}.
 */
final class MissingLint implements Lint {
  /** The constants of which each should be concluded by a rule of the layer. */
  private static final Map<Stratum, Class<?>> CONSTANTS =
      new EnumMap<>(
          Map.of(
              Stratum.SCOPE, ScopeKind.class,
              Stratum.ROUTING, Act.class,
              Stratum.ELLIPSIS, EllipsisKind.class,
              Stratum.EDITS, EditOp.class,
              Stratum.VETOES, VetoReason.class));

  /** What the program concludes itself, where no rule says more. */
  private static final String WITHOUT_RULE = Act.OTHER.name();

  @Override
  public void check(Material material, Findings findings) {
    if (!material.whole() || material.rules().isEmpty()) {
      return;
    }
    for (Stratum layer : Stratum.values()) {
      if (layer != Stratum.PHRASES) {
        Place folder = new Place(material.folders().rules().resolve(layer.folder()), 0);
        for (String missing : missing(layer, concluded(layer, material.rules()))) {
          findings.add(LintKind.MISSING_CONCLUSION, folder, "No rule concludes (" + missing + ").");
        }
      }
    }
  }

  private static List<Conclusion> concluded(Stratum layer, List<RuleTree> rules) {
    return rules.stream()
        .filter(rule -> rule.rule().stratum() == layer)
        .map(rule -> rule.syntax().conclusion())
        .toList();
  }

  private static Set<String> missing(Stratum layer, List<Conclusion> concluded) {
    Set<String> missing = new TreeSet<>();
    for (Class<?> fact : layer.conclusions()) {
      if (concluded.stream().noneMatch(each -> each.fact().equals(fact.getSimpleName()))) {
        missing.add(fact.getSimpleName());
      }
    }
    Optional.ofNullable(CONSTANTS.get(layer))
        .filter(list -> !concluded.isEmpty() && !open(list, concluded))
        .ifPresent(list -> missing.addAll(constants(list, concluded)));
    return missing;
  }

  /** True when a rule gives what its conditions found, which can be any of the list. */
  private static boolean open(Class<?> list, List<Conclusion> concluded) {
    return concluded.stream()
        .filter(each -> holds(each.fact(), list))
        .anyMatch(each -> Conclusions.given(each, list).isEmpty());
  }

  private static boolean holds(String fact, Class<?> list) {
    return Fields.of(FactModel.fact(fact).orElse(Object.class)).values().stream()
        .anyMatch(field -> field.getReturnType() == list);
  }

  private static Set<String> constants(Class<?> list, List<Conclusion> concluded) {
    Set<String> missing = new TreeSet<>();
    Arrays.stream(list.getEnumConstants())
        .map(each -> ((Enum<?>) each).name())
        .forEach(missing::add);
    missing.remove(WITHOUT_RULE);
    concluded.forEach(each -> Conclusions.given(each, list).ifPresent(missing::remove));
    return missing;
  }
}
