package nl.vervolg.authoring.check;

import java.util.Locale;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.problem.Place;

/** Crossings of a slot from or to a question that cannot have it. */
final class CrossingLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    material
        .domain()
        .ifPresent(
            domain ->
                domain.crossings().forEach(each -> crossing(each, domain, material, findings)));
  }

  private static void crossing(
      Crossing crossing, Domain domain, Material material, Findings findings) {
    for (Act act : new Act[] {crossing.from(), crossing.to()}) {
      if (!domain.takes(act, crossing.slot())) {
        findings.add(
            LintKind.CROSSING_NOT_TAKEN,
            place(crossing, material),
            "The slot ("
                + crossing.slot()
                + ") may cross from ("
                + name(crossing.from())
                + ") to ("
                + name(crossing.to())
                + "), and a ("
                + name(act)
                + ") does not take it.");
        return;
      }
    }
  }

  private static Place place(Crossing crossing, Material material) {
    String list = "crossings." + name(crossing.from()) + "." + name(crossing.to());
    return material.words().domain().stream()
        .flatMap(file -> file.below(list).stream())
        .flatMap(each -> each.words().stream())
        .filter(word -> word.text().equals(crossing.slot().value()))
        .map(WordList.Written::place)
        .findFirst()
        .orElseGet(() -> new Place(material.folders().domain().resolve("domain.yaml"), 0));
  }

  private static String name(Act act) {
    return act.name().toLowerCase(Locale.ROOT);
  }
}
