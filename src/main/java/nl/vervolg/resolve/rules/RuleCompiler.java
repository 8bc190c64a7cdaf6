package nl.vervolg.resolve.rules;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.codegen.ExecutableModelProject;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;

/** Compiles admitted rule files to Drools executable models, all at once, one pack a file. */
final class RuleCompiler {
  private static final String MODEL = "drools-model";
  private static final String CLASS = ".class";

  /** Fewer files are quicker in one go. */
  private static final int WORTH_SPLITTING = 8;

  /** Begins the line of the model list that is no class name. */
  private static final String VERSION = "Drools-Model-Version";

  private RuleCompiler() {}

  /** One pack for each file, in the same order. Halves are compiled side by side. */
  static List<RulePack> compile(List<ParsedFile> files, Problems problems) {
    int half = files.size() < WORTH_SPLITTING ? files.size() : files.size() / 2;
    List<Problem> refused = Collections.synchronizedList(new ArrayList<>());
    CompletableFuture<List<RulePack>> first =
        CompletableFuture.supplyAsync(() -> part(files.subList(0, half), refused));
    List<RulePack> second = part(files.subList(half, files.size()), refused);
    List<RulePack> packs = new ArrayList<>(first.join());
    packs.addAll(second);
    problems.addAll(refused);
    problems.throwIfAny();
    return packs;
  }

  private static List<RulePack> part(List<ParsedFile> files, List<Problem> refused) {
    if (files.isEmpty()) {
      return List.of();
    }
    byte[] jar = build(files, refused);
    SortedMap<String, byte[]> classes = new TreeMap<>();
    List<String> models = new ArrayList<>();
    try {
      read(jar, classes, models);
    } catch (IOException e) {
      throw new IllegalStateException("The engine made compiled rules that cannot be read.", e);
    }
    return files.stream().map(file -> pack(file, classes, models)).toList();
  }

  private static byte[] build(List<ParsedFile> files, List<Problem> refused) {
    KieFileSystem system = KieServices.get().newKieFileSystem();
    for (ParsedFile file : files) {
      String name = packageOf(file);
      String path = "src/main/resources/" + name.replace('.', '/') + "/rules.drl";
      system.write(path, DrlWriter.write(name, file.source().stratum(), file.syntax()));
    }
    KieBuilder builder = KieServices.get().newKieBuilder(system);
    builder.buildAll(ExecutableModelProject.class);
    for (Message message : builder.getResults().getMessages(Message.Level.ERROR)) {
      refused.add(refused(message, files));
    }
    return builder.getResults().hasMessages(Message.Level.ERROR)
        ? new byte[0]
        : ((InternalKieModule) builder.getKieModule()).getBytes();
  }

  /** What was admitted and the engine does not take is a fault of ours; it names the file. */
  private static Problem refused(Message message, List<ParsedFile> files) {
    String path = String.valueOf(message.getPath());
    Place place =
        files.stream()
            .filter(file -> path.contains(packageOf(file).replace('.', '/') + "/"))
            .map(file -> new Place(file.source().file(), 0))
            .findFirst()
            .orElse(new Place(files.get(0).source().file().resolveSibling(""), 0));
    return new Problem(
        place,
        "",
        "engine",
        Severity.ERROR,
        "The rule engine refuses a rule of this file, though nothing in it is forbidden.",
        "Undo the last edit and write it another way; please report the rule.");
  }

  private static void read(byte[] jar, SortedMap<String, byte[]> classes, List<String> models)
      throws IOException {
    try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(jar))) {
      for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
        String name = entry.getName();
        if (name.endsWith(CLASS)) {
          String plain = name.substring(0, name.length() - CLASS.length()).replace('/', '.');
          classes.put(plain, in.readAllBytes());
        } else if (name.startsWith("META-INF/kie/") && name.endsWith(MODEL)) {
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.isBlank() && !line.contains(VERSION))
              .sorted()
              .forEach(models::add);
        }
      }
    }
  }

  private static RulePack pack(
      ParsedFile file, SortedMap<String, byte[]> classes, List<String> models) {
    String prefix = packageOf(file) + ".";
    SortedMap<String, byte[]> own = new TreeMap<>();
    for (Map.Entry<String, byte[]> each : classes.tailMap(prefix).entrySet()) {
      if (!each.getKey().startsWith(prefix)) {
        break;
      }
      own.put(each.getKey(), each.getValue());
    }
    return new RulePack(
        file.rules(), models.stream().filter(model -> model.startsWith(prefix)).toList(), own);
  }

  private static String packageOf(ParsedFile file) {
    return DrlWriter.packageOf(file.source().stratum(), file.source().name());
  }
}
