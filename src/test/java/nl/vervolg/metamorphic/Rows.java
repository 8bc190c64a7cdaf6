package nl.vervolg.metamorphic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import nl.vervolg.cases.Case;
import nl.vervolg.cases.Said;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Label;
import nl.vervolg.understand.Tokenizer;

/** Puts other institutions of the workspace into the answers of a dialogue. */
final class Rows {
  private static final String ENTITY = "institution_slug";
  private static final int TELLING = 4;

  private final Names names;

  Rows(Names names) {
    this.names = names;
  }

  /** Variants with other rows; none where there are no rows or the last turn names one. */
  List<Variant> of(Case seed, int most, Random random) {
    List<ShownItem> rows = seed.history().stream().flatMap(said -> said.rows().stream()).toList();
    List<String> said = Tokenizer.words(seed.question());
    boolean named =
        rows.stream()
            .flatMap(row -> row.words().stream())
            .anyMatch(word -> word.length() >= TELLING && said.contains(word));
    if (rows.isEmpty() || named) {
      return List.of();
    }
    List<Label> pool = new ArrayList<>(names.usual(new SlotName(ENTITY), seed.language()));
    List<Variant> variants = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      Collections.shuffle(pool, random);
      Map<String, Label> others = new TreeMap<>();
      rows.forEach(row -> others.putIfAbsent(row.key(), pool.get(others.size())));
      variants.add(variant(seed, others));
    }
    return variants;
  }

  private static Variant variant(Case seed, Map<String, Label> others) {
    Map<String, String> keys = new TreeMap<>();
    others.forEach((key, label) -> keys.put(key, label.value().key()));
    List<Said> history =
        seed.history().stream()
            .map(
                said ->
                    new Said(
                        said.text(), said.rows().stream().map(row -> other(row, others)).toList()))
            .toList();
    return new Variant("rows", history, seed.question(), Map.of(ENTITY, keys));
  }

  private static ShownItem other(ShownItem row, Map<String, Label> others) {
    Label label = others.getOrDefault(row.key(), others.values().iterator().next());
    return new ShownItem(
        label.text(), label.value().key(), row.type(), "", Tokenizer.words(label.text()));
  }
}
