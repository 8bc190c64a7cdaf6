package nl.vervolg.metamorphic;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import nl.vervolg.cases.Case;
import nl.vervolg.cases.Said;
import nl.vervolg.cases.Seed;
import nl.vervolg.cases.Seen;
import nl.vervolg.cases.Talk;
import nl.vervolg.cases.Tally;
import org.apache.lucene.search.spell.LevenshteinDistance;
import org.junit.jupiter.api.Test;

/**
 * Dialogues made from cases by changes whose effect is known: other values change these values
 * only, another way of writing changes nothing. What the case itself comes to is the measure.
 */
class MetamorphicTest {
  private static final double FLOOR = 97;
  private static final int LEAST = 5_000;

  private final Names names = Names.heritage();

  @Test
  void knownChangesHaveKnownEffects() {
    Tally tally = new Tally("metamorphic");
    for (Case seed : Case.load()) {
      Seen before = Seen.of(Talk.last(seed.language(), seed.history(), seed.question()));
      Map<List<Said>, Talk> talks = new HashMap<>();
      for (Variant variant : variants(seed)) {
        Talk talk =
            talks.computeIfAbsent(
                variant.history(), history -> Talk.after(seed.language(), history));
        Seen after = Seen.of(talk.hear(variant.question()));
        tally.count(
            variant.change(),
            seed.language().code(),
            same(before, after, variant),
            seed.id() + "\t" + variant.dialogue() + "\t" + before + "\t" + after);
      }
    }
    String table = tally.print();

    assertThat(tally.trials()).isGreaterThanOrEqualTo(LEAST);
    assertThat(tally.percent())
        .as("%s %s%nsee target/metamorphic.txt", Seed.again(), table)
        .isGreaterThanOrEqualTo(FLOOR);
  }

  private List<Variant> variants(Case seed) {
    Random random = new Random(Seed.VALUE ^ seed.id().hashCode());
    List<Variant> variants = new ArrayList<>();
    List<Variant> towns = new Substitution(names, "town", "city_lower").of(seed, 12, random);
    variants.addAll(towns);
    variants.addAll(new Surface(names).of(towns, random));
    variants.addAll(new Substitution(names, "region", "region_code").of(seed, 8, random));
    variants.addAll(new Substitution(names, "country", "country_code").of(seed, 6, random));
    variants.addAll(new Substitution(names, "kind", "institution_type_code").of(seed, 8, random));
    variants.addAll(new Substitution(names, "institution", "institution_slug").of(seed, 8, random));
    variants.addAll(new Rows(names).of(seed, 8, random));
    variants.addAll(new Surface(names).of(seed, 16, random));
    return variants;
  }

  private boolean same(Seen before, Seen after, Variant variant) {
    Map<String, String> expected = variant.expected(before.slots());
    Map<String, String> actual = new TreeMap<>(after.slots());
    boolean words = true;
    for (String slot : List.of("subject", "institution_slug")) {
      String wanted = expected.getOrDefault(slot, "");
      if (slot.equals("subject") || !names.value(slot, wanted)) {
        words = words && near(wanted, actual.getOrDefault(slot, ""), variant);
        expected.remove(slot);
        actual.remove(slot);
      }
    }
    return words
        && expected.equals(actual)
        && before.outcome().equals(after.outcome())
        && before.pattern().equals(after.pattern())
        && before.intent().equals(after.intent());
  }

  /** Words that the workspace does not know are kept as they were said, with accents and slips. */
  private static boolean near(String expected, String actual, Variant variant) {
    String wanted = plain(expected);
    String got = plain(actual);
    return variant.change().endsWith("typo") ? distance(wanted, got) <= 2 : wanted.equals(got);
  }

  private static int distance(String one, String other) {
    int longer = Math.max(one.length(), other.length());
    return Math.round((1 - new LevenshteinDistance().getDistance(one, other)) * longer);
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }
}
