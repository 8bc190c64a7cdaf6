package nl.vervolg.authoring.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import nl.vervolg.authoring.check.WordList.Written;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.knowledge.YamlValue;
import nl.vervolg.problem.Problems;

/**
 * A file of words, as lists with places. What a list of entries says under one name is one list: of
 * {@code anaphors:}, the words of each kind.
 *
 * @param file the file
 * @param lists the lists, in the order of the file
 */
record WordFile(Path file, List<WordList> lists) {
  private static final String KIND = "kind";

  WordFile {
    lists = List.copyOf(lists);
  }

  /** Reads a file; none where it is no YAML, which the loaders tell. */
  static Optional<WordFile> read(Path file) {
    return YamlValue.read(file, new Problems())
        .map(
            root -> {
              Lists lists = new Lists(new LinkedHashMap<>(), new HashSet<>(), new AtomicInteger());
              lists.walk("", root, 0);
              return new WordFile(file, lists.all());
            });
  }

  /** The lists whose names begin so. */
  List<WordList> below(String beginning) {
    return lists.stream().filter(list -> list.name().startsWith(beginning)).toList();
  }

  /** The lists of a language file with words that point back so. */
  List<WordList> pointing(AnaphorKind kind) {
    List<String> sections =
        switch (kind) {
          case ORDINAL -> List.of("ordinals", "numbered");
          case RANGE -> List.of("ranges");
          case DEFINITE -> List.of("demonstratives", "anaphors");
          default -> List.of("anaphors." + kind.name().toLowerCase(Locale.ROOT) + ".");
        };
    return sections.stream().flatMap(section -> below(section).stream()).toList();
  }

  /** Takes lists down, each where it is first found. */
  private record Lists(
      Map<String, List<Written>> words, Set<String> several, AtomicInteger numbers) {
    private List<WordList> all() {
      return words.entrySet().stream()
          .map(
              each -> new WordList(each.getKey(), each.getValue(), several.contains(each.getKey())))
          .toList();
    }

    private void walk(String name, YamlValue value, int list) {
      if (value.isMap()) {
        Map<String, YamlValue> entries = value.map();
        Optional<YamlValue> kind =
            Optional.ofNullable(entries.get(KIND)).filter(each -> !each.isMap() && !each.isList());
        String owner = kind.map(each -> name + "." + each.text()).orElse(name);
        entries.forEach(
            (key, child) -> walk(owner.isEmpty() ? key : owner + "." + key, child, list));
      } else if (value.isList()) {
        several.add(name);
        of(name);
        int own = numbers.incrementAndGet();
        value.list().forEach(each -> walk(name, each, own));
      } else {
        of(name).add(new Written(value.text(), value.place(), list));
      }
    }

    private List<Written> of(String name) {
      return words.computeIfAbsent(name, each -> new ArrayList<>());
    }
  }
}
