package nl.vervolg.knowledge;

import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.exceptions.ComposerException;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** A value of a YAML file, with nothing but what is read of it. */
sealed interface YamlNode {
  /** The line that it begins in, from 1. */
  int line();

  /** The character in that line, from 1. */
  int column();

  /** One word or text. */
  record Scalar(String text, int line, int column) implements YamlNode {}

  /** A list. */
  record Sequence(List<YamlNode> items, int line, int column) implements YamlNode {
    /** Copies the list. */
    public Sequence {
      items = List.copyOf(items);
    }
  }

  /** Names with values, in the order of the file. */
  record Mapping(List<Entry> entries, int line, int column) implements YamlNode {
    /** Copies the list. */
    public Mapping {
      entries = List.copyOf(entries);
    }
  }

  /** A name with its value. */
  record Entry(YamlNode key, YamlNode value) {}

  /**
   * The same value as the library gives it; what is repeated by name is copied.
   *
   * @throws YamlEngineException where it repeats itself without end, or nearly
   */
  static YamlNode of(Node node) {
    return new Copy().of(node, 0);
  }

  /** Copies a value within limits. */
  final class Copy {
    private static final int MOST = 2_000_000;
    private static final int DEEPEST = 100;

    private int count;

    private YamlNode of(Node node, int depth) {
      if (++count > MOST || depth > DEEPEST) {
        throw new YamlEngineException("it is nested too deeply, or repeats itself");
      }
      int line = node.getStartMark().map(Mark::getLine).map(begin -> begin + 1).orElse(0);
      int column = node.getStartMark().map(Mark::getColumn).map(begin -> begin + 1).orElse(0);
      if (node instanceof SequenceNode sequence) {
        List<YamlNode> items = new ArrayList<>();
        sequence.getValue().forEach(item -> items.add(of(item, depth + 1)));
        return new Sequence(items, line, column);
      }
      if (node instanceof MappingNode mapping) {
        List<Entry> entries = new ArrayList<>();
        for (NodeTuple tuple : mapping.getValue()) {
          if (!(tuple.getKeyNode() instanceof ScalarNode)) {
            throw new ComposerException(YamlMistake.NO_NAME, tuple.getKeyNode().getStartMark());
          }
          YamlNode key = of(tuple.getKeyNode(), depth + 1);
          entries.add(new Entry(key, of(tuple.getValueNode(), depth + 1)));
        }
        return new Mapping(entries, line, column);
      }
      return new Scalar(((ScalarNode) node).getValue(), line, column);
    }
  }
}
