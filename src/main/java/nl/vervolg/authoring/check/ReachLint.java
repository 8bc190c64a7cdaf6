package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import nl.vervolg.authoring.check.logic.Branches;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.rules.FactModel;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;

/** Rules that wait for a conclusion that no rule makes, or for words that no list holds. */
final class ReachLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    Set<String> cues = cues(material);
    Set<String> anaphors = anaphors(material);
    for (RuleTree rule : material.whole() ? material.rules() : List.<RuleTree>of()) {
      List<Lack> lacks = new ArrayList<>();
      boolean reachable =
          Branches.of(rule.syntax().conditions()).stream()
              .anyMatch(
                  way -> {
                    Optional<Lack> lack =
                        needed(way)
                            .flatMap(each -> lack(each, rule, material, cues, anaphors).stream())
                            .findFirst();
                    lack.ifPresent(lacks::add);
                    return lack.isEmpty();
                  });
      if (!reachable) {
        tell(lacks.get(0), rule, findings);
      }
    }
  }

  /** What a pattern waits for; {@code elsewhere}: another domain could have it. */
  private record Lack(Pattern pattern, String what, boolean elsewhere) {}

  private static void tell(Lack lack, RuleTree rule, Findings findings) {
    if (lack.elsewhere()) {
      findings.note(LintKind.UNREACHABLE_RULE, rule, lack.pattern().at(), lack.what());
    } else {
      findings.add(LintKind.UNREACHABLE_RULE, rule, lack.pattern().at(), lack.what());
    }
  }

  /** The facts that there have to be. */
  private static Stream<Pattern> needed(List<Condition> conditions) {
    return conditions.stream()
        .flatMap(
            each -> {
              if (each instanceof Pattern pattern) {
                return Stream.of(pattern);
              }
              Group group = (Group) each;
              return group.how() == Connective.NOT || group.how() == Connective.OR
                  ? Stream.empty()
                  : needed(group.parts());
            });
  }

  private static Optional<Lack> lack(
      Pattern pattern, RuleTree rule, Material material, Set<String> cues, Set<String> anaphors) {
    if (concluded(pattern.fact())) {
      boolean made =
          material.rules().stream()
              .anyMatch(
                  by ->
                      by.rule().stratum().compareTo(rule.rule().stratum()) < 0
                          && Conclusions.seen(by, pattern));
      return made
          ? Optional.empty()
          : Optional.of(
              new Lack(pattern, "No rule concludes the (" + pattern.fact() + ") of this.", false));
    }
    if (material.words().languages().isEmpty() || material.domain().isEmpty()) {
      return Optional.empty();
    }
    return without(pattern, CueKind.class, cues, "No language has words for", false)
        .or(() -> without(pattern, AnaphorKind.class, anaphors, "No language has words for", false))
        .or(() -> role(pattern, material.domain().orElseThrow()));
  }

  private static Optional<Lack> role(Pattern pattern, Domain domain) {
    Set<String> roles = new TreeSet<>();
    domain.slots().forEach(slot -> roles.add(slot.role().name()));
    return without(pattern, Role.class, roles, "This domain has no slot for", true);
  }

  /** What is asked for of a list of constants, where none of it can be. */
  private static Optional<Lack> without(
      Pattern pattern, Class<?> list, Set<String> there, String says, boolean elsewhere) {
    Class<?> fact = FactModel.fact(pattern.fact()).orElse(Object.class);
    return pattern.constraints().stream()
        .filter(constraint -> Conclusions.listOf(constraint, fact) == list)
        .flatMap(constraint -> Conclusions.constants(constraint, fact).stream())
        .filter(asked -> asked.stream().noneMatch(there::contains))
        .findFirst()
        .map(
            asked ->
                new Lack(
                    pattern,
                    says + " (" + String.join(", ", new TreeSet<>(asked)) + ").",
                    elsewhere));
  }

  /** The cues of phrase sheets are observed in words as well. */
  private static boolean concluded(String fact) {
    return Stream.of(Stratum.values())
        .filter(stratum -> stratum != Stratum.PHRASES)
        .flatMap(stratum -> stratum.conclusions().stream())
        .anyMatch(type -> type.getSimpleName().equals(fact));
  }

  /** Kinds of cues that some language has words for. */
  private static Set<String> cues(Material material) {
    Set<String> kinds = new TreeSet<>();
    for (Language language : material.words().languages().keySet()) {
      material
          .words()
          .cueWords(language)
          .forEach(cue -> kinds.add(cue.kind().toUpperCase(Locale.ROOT)));
    }
    return kinds;
  }

  /** Ways of pointing back that some language has words for, and those that need none. */
  private static Set<String> anaphors(Material material) {
    Set<String> kinds = new TreeSet<>(Set.of(AnaphorKind.DESCRIBED.name()));
    for (WordFile file : material.words().languages().values()) {
      for (AnaphorKind kind : AnaphorKind.values()) {
        if (file.pointing(kind).stream().anyMatch(list -> !list.words().isEmpty())) {
          kinds.add(kind.name());
        }
      }
    }
    return kinds;
  }
}
