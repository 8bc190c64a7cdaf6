package nl.vervolg.resolve.rules;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rules in compiled form: what is told of them, and the classes of the executable model.
 *
 * @param rules the rules
 * @param models names of the classes that hold the models
 * @param classes all classes by name
 */
record RulePack(List<Rule> rules, List<String> models, SortedMap<String, byte[]> classes) {
  RulePack {
    rules = List.copyOf(rules);
    models = List.copyOf(models);
  }

  /** Several packs as one. */
  static RulePack merged(List<RulePack> packs) {
    SortedMap<String, byte[]> classes = new TreeMap<>();
    packs.forEach(pack -> classes.putAll(pack.classes()));
    return new RulePack(
        packs.stream().flatMap(pack -> pack.rules().stream()).toList(),
        packs.stream().flatMap(pack -> pack.models().stream()).toList(),
        classes);
  }

  /** As bytes; files are written relative to {@code folder}. */
  byte[] bytes(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeInt(rules.size());
      for (Rule rule : rules) {
        write(rule, folder, out);
      }
      texts(models, out);
      out.writeInt(classes.size());
      for (Map.Entry<String, byte[]> each : classes.entrySet()) {
        text(each.getKey(), out);
        out.writeInt(each.getValue().length);
        out.write(each.getValue());
      }
    }
    return bytes.toByteArray();
  }

  /**
   * Reads what {@link #bytes} wrote.
   *
   * @throws IOException where it is damaged
   */
  static RulePack read(byte[] bytes, int length, Path folder) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, 0, length));
    List<Rule> rules = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      rules.add(rule(in, folder));
    }
    List<String> models = texts(in);
    SortedMap<String, byte[]> classes = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      classes.put(text(in), in.readNBytes(in.readInt()));
    }
    return new RulePack(rules, models, classes);
  }

  private static void write(Rule rule, Path folder, DataOutputStream out) throws IOException {
    text(rule.id(), out);
    text(rule.name(), out);
    text(rule.why(), out);
    text(rule.stratum().name(), out);
    text(folder.relativize(rule.file()).toString(), out);
    out.writeInt(rule.line());
    texts(rule.examples(), out);
    texts(rule.counterExamples(), out);
  }

  private static Rule rule(DataInputStream in, Path folder) throws IOException {
    return new Rule(
        text(in),
        text(in),
        text(in),
        Stratum.valueOf(text(in)),
        folder.resolve(text(in)),
        in.readInt(),
        texts(in),
        texts(in));
  }

  private static void texts(List<String> texts, DataOutputStream out) throws IOException {
    out.writeInt(texts.size());
    for (String each : texts) {
      text(each, out);
    }
  }

  private static List<String> texts(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(text(in));
    }
    return texts;
  }

  private static void text(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String text(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }
}
