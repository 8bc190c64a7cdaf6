package nl.vervolg.knowledge;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.problem.Problems;

/**
 * Reads YAML files, and keeps what it read in binary files: the words of four languages take a
 * third of a second to read as YAML in a process that has just begun. The name of a kept file is a
 * hash of the content, so it is never stale; deleting it costs nothing but time.
 */
final class YamlFiles {
  private static final String VERSION = "yaml 3";
  private static final int SCALAR = 1;
  private static final int SEQUENCE = 2;
  private static final int MAPPING = 3;

  /** Of a workspace or two, with some edits. */
  private static final int MOST = 60;

  private static final System.Logger LOG = System.getLogger(YamlFiles.class.getName());

  private final KeptFiles kept;

  YamlFiles(Path folder) {
    this.kept = new KeptFiles(folder, "yaml-", MOST);
  }

  /** Reads a file; what is wrong with it goes to {@code problems}. */
  Optional<YamlValue> read(Path file, Problems problems) {
    String hash;
    try {
      hash = Fingerprint.of(List.of(VERSION), List.of(file));
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "There is no name for what is kept of a file.", e);
      return YamlValue.read(file, problems);
    }
    Optional<YamlNode> found = kept.find(hash, YamlFiles::read);
    if (found.isPresent()) {
      return found.map(node -> new YamlValue(file, node, problems));
    }
    Optional<YamlValue> read = YamlValue.read(file, problems);
    read.ifPresent(value -> kept.keep(hash, out -> write(value.node(), out)));
    return read;
  }

  private static YamlNode read(DataInputStream in) throws IOException {
    int kind = in.readByte();
    int line = in.readInt();
    int column = in.readInt();
    switch (kind) {
      case SCALAR -> {
        return new YamlNode.Scalar(in.readUTF(), line, column);
      }
      case SEQUENCE -> {
        List<YamlNode> items = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
          items.add(read(in));
        }
        return new YamlNode.Sequence(items, line, column);
      }
      case MAPPING -> {
        List<YamlNode.Entry> entries = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
          entries.add(new YamlNode.Entry(read(in), read(in)));
        }
        return new YamlNode.Mapping(entries, line, column);
      }
      default -> throw new EOFException("The file is damaged.");
    }
  }

  private static void write(YamlNode node, DataOutputStream out) throws IOException {
    if (node instanceof YamlNode.Scalar scalar) {
      out.writeByte(SCALAR);
      place(node, out);
      out.writeUTF(scalar.text());
    } else if (node instanceof YamlNode.Sequence sequence) {
      out.writeByte(SEQUENCE);
      place(node, out);
      out.writeInt(sequence.items().size());
      for (YamlNode item : sequence.items()) {
        write(item, out);
      }
    } else if (node instanceof YamlNode.Mapping mapping) {
      out.writeByte(MAPPING);
      place(node, out);
      out.writeInt(mapping.entries().size());
      for (YamlNode.Entry entry : mapping.entries()) {
        write(entry.key(), out);
        write(entry.value(), out);
      }
    }
  }

  private static void place(YamlNode node, DataOutputStream out) throws IOException {
    out.writeInt(node.line());
    out.writeInt(node.column());
  }
}
