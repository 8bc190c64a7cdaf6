package nl.vervolg.knowledge;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.problem.TextFile;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * A value in a YAML file that knows its file and line, so that what is wrong can be shown there.
 * Scalars are plain text: {@code no} is the word "no", not false.
 */
public final class YamlValue {
  /** A list in the place of a name is told with its place by {@link YamlNode}. */
  private static final LoadSettings SETTINGS =
      LoadSettings.builder()
          .setAllowDuplicateKeys(false)
          .setAllowNonScalarKeys(true)
          .setCodePointLimit(8_000_000)
          .build();

  private final Path file;
  private final YamlNode node;
  private final Problems problems;

  YamlValue(Path file, YamlNode node, Problems problems) {
    this.file = file;
    this.node = node;
    this.problems = problems;
  }

  /** Reads a file; what is wrong with it goes to {@code problems}. */
  public static Optional<YamlValue> read(Path file, Problems problems) {
    return TextFile.read(file, problems).flatMap(text -> of(file, text, problems));
  }

  /** The same, of a file that was read. */
  public static Optional<YamlValue> of(Path file, String text, Problems problems) {
    try {
      Optional<Node> root = new Compose(SETTINGS).composeString(text);
      if (root.isEmpty()) {
        problems.add(file, 0, "The file is empty.", "Add its content, or delete the file.");
      }
      return root.map(node -> new YamlValue(file, YamlNode.of(node), problems));
    } catch (MarkedYamlEngineException e) {
      problems.add(YamlMistake.of(file, text, e));
    } catch (StackOverflowError e) {
      problems.add(
          file,
          0,
          "Lists or names stand in each other too deeply, hundreds of times.",
          "Look for a run of opening brackets that nobody closes.");
    } catch (YamlEngineException e) {
      problems.add(
          file,
          0,
          "This is not YAML: it has characters that cannot be seen, repeats itself, or is nested too deeply.",
          "Save it as plain UTF-8 text; write every list out.");
    }
    return Optional.empty();
  }

  YamlNode node() {
    return node;
  }

  /** The file that it stands in. */
  public Path file() {
    return file;
  }

  /** The line that it begins in, from 1. */
  public int line() {
    return node.line();
  }

  /** Where it begins. */
  public Place place() {
    return new Place(file, line(), node.column());
  }

  /** Notes that this value is wrong. */
  public void wrong(String what, String advice) {
    problems.add(new Problem(place(), what, advice));
  }

  /** True when the value has names with values. */
  public boolean isMap() {
    return node instanceof YamlNode.Mapping;
  }

  /** True when the value is a list. */
  public boolean isList() {
    return node instanceof YamlNode.Sequence;
  }

  /** The value as text; a list or mapping is noted as wrong. */
  public String text() {
    if (node instanceof YamlNode.Scalar scalar) {
      return scalar.text();
    }
    wrong("A single value is needed here.", "Write one word or a text in quotes.");
    return "";
  }

  /** The value as a whole number. */
  public int number() {
    try {
      return Integer.parseInt(text());
    } catch (NumberFormatException e) {
      wrong("(" + text() + ") is not a whole number.", "Write digits only.");
      return 0;
    }
  }

  /** The value as a number with a point. */
  public double decimal() {
    try {
      return Double.parseDouble(text());
    } catch (NumberFormatException e) {
      wrong("(" + text() + ") is not a number.", "Write digits and a point, such as 0.95.");
      return 0;
    }
  }

  /** The elements of a list; one scalar is a list of one. */
  public List<YamlValue> list() {
    if (node instanceof YamlNode.Sequence sequence) {
      return sequence.items().stream().map(this::wrap).toList();
    }
    if (node instanceof YamlNode.Scalar) {
      return List.of(this);
    }
    wrong("A list is needed here.", "Write [a, b] or lines that begin with a dash.");
    return List.of();
  }

  /** The elements of a list as texts. */
  public List<String> texts() {
    return list().stream().map(YamlValue::text).toList();
  }

  /** The entries of a mapping, in the order of the file. */
  public Map<String, YamlValue> map() {
    Map<String, YamlValue> entries = new LinkedHashMap<>();
    if (!(node instanceof YamlNode.Mapping mapping)) {
      wrong("Names with values are needed here.", "Write lines of the form name: value.");
      return entries;
    }
    for (YamlNode.Entry entry : mapping.entries()) {
      YamlValue key = wrap(entry.key());
      if (entries.put(key.text(), wrap(entry.value())) != null) {
        key.wrong("(" + key.text() + ") is written twice.", "Put the two together, or delete one.");
      }
    }
    return entries;
  }

  /** Where the names of a mapping stand, in the order of the file; none of what is no mapping. */
  public Map<String, Place> names() {
    Map<String, Place> names = new LinkedHashMap<>();
    if (node instanceof YamlNode.Mapping mapping) {
      for (YamlNode.Entry entry : mapping.entries()) {
        YamlValue key = wrap(entry.key());
        names.putIfAbsent(key.text(), key.place());
      }
    }
    return names;
  }

  /** The entries of a mapping, of which only these names may occur. */
  public Map<String, YamlValue> map(Set<String> allowed) {
    Map<String, YamlValue> entries = map();
    entries.forEach(
        (name, value) -> {
          if (!allowed.contains(name)) {
            value.wrong("(" + name + ") is not known here.", Suggestions.maybe(name, allowed));
          }
        });
    return entries;
  }

  private YamlValue wrap(YamlNode child) {
    return new YamlValue(file, child, problems);
  }
}
