package nl.vervolg.knowledge;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.problem.Problems;

/**
 * Reads YAML files, and keeps what it read in binary files: the words of four languages take a
 * third of a second to read as YAML in a process that has just begun. The name of a kept file is a
 * hash of the content, so it is never stale; deleting it costs nothing but time.
 */
final class YamlFiles {
  private static final String VERSION = "yaml 2";
  private static final String KIND = "yaml-";
  private static final String SUFFIX = ".bin";
  private static final int SCALAR = 1;
  private static final int SEQUENCE = 2;
  private static final int MAPPING = 3;

  /** Of a workspace or two, with some edits. */
  private static final int MOST = 60;

  private static final System.Logger LOG = System.getLogger(YamlFiles.class.getName());

  private final Path folder;

  YamlFiles(Path folder) {
    this.folder = folder;
  }

  /** Reads a file; what is wrong with it goes to {@code problems}. */
  Optional<YamlValue> read(Path file, Problems problems) {
    Path kept;
    try {
      kept = folder.resolve(KIND + Fingerprint.of(List.of(VERSION), List.of(file)) + SUFFIX);
      if (Files.isRegularFile(kept)) {
        return Optional.of(new YamlValue(file, read(kept), problems));
      }
    } catch (IOException | RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "A kept file is damaged; it is read anew.", e);
      return YamlValue.read(file, problems);
    }
    Optional<YamlValue> read = YamlValue.read(file, problems);
    read.ifPresent(value -> keep(value.node(), kept));
    return read;
  }

  private static YamlNode read(Path kept) throws IOException {
    byte[] bytes = Files.readAllBytes(kept);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    YamlNode node = read(in);
    if (in.readInt() != bytes.length || in.read() >= 0) {
      throw new EOFException("The file is damaged.");
    }
    return node;
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

  /** A folder that cannot be written costs time, not answers. */
  private void keep(YamlNode node, Path kept) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      write(node, out);
      out.writeInt(bytes.size() + Integer.BYTES);
      Files.createDirectories(folder);
      Path temporary = Files.createTempFile(folder, KIND, ".tmp");
      try {
        Files.write(temporary, bytes.toByteArray());
        Files.move(
            temporary, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(temporary);
      }
      prune();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "A file is not kept.", e);
    }
  }

  /** Edits leave old ones behind. */
  private void prune() throws IOException {
    Map<Path, FileTime> times = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = String.valueOf(file.getFileName());
        if (name.startsWith(KIND) && name.endsWith(SUFFIX)) {
          times.put(file, Files.getLastModifiedTime(file));
        }
      }
    }
    List<Path> newest = new ArrayList<>(times.keySet());
    newest.sort(Comparator.comparing((Path file) -> times.get(file)).reversed());
    for (Path old : newest.subList(Math.min(newest.size(), MOST), newest.size())) {
      Files.deleteIfExists(old);
    }
  }
}
