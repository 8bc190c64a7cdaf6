package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** The lists of words of a language that are looked for in what is said. */
final class OpenLists {
  private static final LoadSettings SETTINGS =
      LoadSettings.builder().setCodePointLimit(8_000_000).build();

  /** What is looked for in a turn, of the lists of a language file. */
  private static final List<String> SOUGHT =
      List.of("anaphors", "demonstratives", "ordinals", "numbered", "ordinal_nouns", "cues");

  private static final String SINGULAR = "singular";
  private static final String KIND = "kind";

  private final Path file;
  private final String text;
  private final Set<Integer> known = new HashSet<>();
  private final List<OpenList> lists = new ArrayList<>();

  private OpenLists(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /**
   * The lists: words that change nothing, as what claims least is tried first, names of values,
   * nouns of slots, words that point back or count, and last those that do something.
   *
   * @param languages the folder of the languages, where it may be changed
   * @param domain the folder of the domain
   */
  static List<OpenList> of(Optional<Path> languages, Path domain, Language language)
      throws IOException {
    List<OpenList> all = new ArrayList<>();
    Path vocabulary = domain.resolve("vocabulary");
    if (Files.isDirectory(vocabulary)) {
      try (var files = Files.list(vocabulary)) {
        for (Path each :
            files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList()) {
          all.addAll(
              read(each).stream()
                  .filter(list -> list.name().matches("values\\.[^.]+\\." + language + "(\\..*)?"))
                  .toList());
        }
      }
    }
    all.addAll(
        read(domain.resolve("domain.yaml")).stream()
            .filter(
                list ->
                    list.name().matches("slots\\.[^.]+\\.nouns\\." + language)
                        || list.name().startsWith("cues." + language + "."))
            .toList());
    if (languages.isPresent()) {
      List<OpenList> own = read(languages.orElseThrow().resolve(language + ".yaml"));
      for (String name : SOUGHT) {
        all.addAll(
            own.stream().filter(list -> list.name().split("\\.", -1)[0].equals(name)).toList());
      }
    }
    all.sort(Comparator.comparing(list -> !list.name().equals(OpenList.NOTHING)));
    return all;
  }

  private static List<OpenList> read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return List.of();
    }
    OpenLists lists = new OpenLists(file, Files.readString(file));
    new Compose(SETTINGS).composeString(lists.text).ifPresent(root -> lists.walk("", root));
    return lists.lists;
  }

  private void walk(String name, Node node) {
    if (node instanceof MappingNode map) {
      Optional<String> kind = scalar(map, KIND);
      String owner = kind.map(each -> name + "." + each).orElse(name);
      for (NodeTuple each : map.getValue()) {
        String key = each.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "";
        walk(owner.isEmpty() ? key : owner + "." + key, each.getValueNode());
      }
    } else if (node instanceof SequenceNode sequence && !sequence.getValue().isEmpty()) {
      list(name, sequence);
    }
  }

  private void list(String name, SequenceNode sequence) {
    List<String> words = new ArrayList<>();
    boolean nouns = false;
    for (Node each : sequence.getValue()) {
      if (each instanceof ScalarNode word) {
        words.add(word.getValue());
      } else if (each instanceof MappingNode map && scalar(map, SINGULAR).isPresent()) {
        words.add(scalar(map, SINGULAR).orElseThrow());
        nouns = true;
      } else {
        walk(name, each);
      }
    }
    Node last = sequence.getValue().get(sequence.getValue().size() - 1);
    Optional<Mark> end = last.getEndMark();
    if (!words.isEmpty() && end.isPresent() && last.getStartMark().isPresent()) {
      Mark begin = last.getStartMark().orElseThrow();
      int at = text.offsetByCodePoints(0, end.orElseThrow().getIndex());
      while (at > 0 && Character.isWhitespace(text.charAt(at - 1))) {
        at--;
      }
      boolean flow = sequence.getFlowStyle() == FlowStyle.FLOW;
      String gap = flow ? ", " : "\n" + " ".repeat(Math.max(0, begin.getColumn() - 2)) + "- ";
      if (known.add(at)) {
        lists.add(new OpenList(file, name, words, nouns, gap, at));
      }
    }
  }

  private static Optional<String> scalar(MappingNode map, String key) {
    for (NodeTuple each : map.getValue()) {
      if (each.getKeyNode() instanceof ScalarNode name
          && name.getValue().equals(key)
          && each.getValueNode() instanceof ScalarNode value) {
        return Optional.of(value.getValue());
      }
    }
    return Optional.empty();
  }
}
