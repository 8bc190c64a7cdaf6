package nl.vervolg.resolve.rules;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import nl.vervolg.problem.Problems;
import org.drools.compiler.kie.builder.impl.InternalKieModule;
import org.drools.model.Model;
import org.drools.model.codegen.ExecutableModelProject;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.internal.conf.IndexLeftBetaMemoryOption;
import org.kie.internal.conf.IndexRightBetaMemoryOption;

/**
 * Compiles rule files to a Drools executable model and keeps the compiled classes on disk:
 * compiling takes seconds, loading takes a third of one. The name of a kept file is a hash of
 * everything that it depends on, so that it is never used for other rules, another engine or
 * another Java.
 */
final class RuleCompiler {
  private static final String MODEL = "drools-model";

  /** Begins the line of the model list that is no class name. */
  private static final String VERSION = "Drools-Model-Version";

  private static final System.Logger LOG = System.getLogger(RuleCompiler.class.getName());

  private RuleCompiler() {}

  static KieBase compile(List<RuleFile> files, Path cache, Problems problems) {
    Path kept = cache.resolve("rules-" + fingerprint(files) + ".jar");
    if (Files.isRegularFile(kept)) {
      try {
        return load(kept);
      } catch (IOException | LinkageError e) {
        LOG.log(System.Logger.Level.DEBUG, "Kept rules are damaged; they are compiled anew.", e);
      }
    }
    byte[] jar = build(files, problems);
    try {
      return load(keep(jar, kept));
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "Compiled rules cannot be loaded: " + e.getMessage() + "\nMaybe the disk is full.", e);
    }
  }

  /**
   * Where the compiled rules are: in the cache, or in a file for this process where it is closed.
   */
  private static Path keep(byte[] jar, Path kept) throws IOException {
    try {
      write(jar, kept);
      return kept;
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "Compiled rules are not kept.", e);
      Path temporary = Files.createTempFile("vervolg-rules", ".jar");
      temporary.toFile().deleteOnExit();
      return Files.write(temporary, jar);
    }
  }

  private static byte[] build(List<RuleFile> files, Problems problems) {
    KieServices services = KieServices.get();
    KieFileSystem system = services.newKieFileSystem();
    for (RuleFile file : files) {
      system.write(
          "src/main/resources/rules/" + file.stratum().folder() + "/" + file.file().getFileName(),
          file.source());
    }
    KieBuilder builder = services.newKieBuilder(system);
    builder.buildAll(ExecutableModelProject.class);
    for (Message message : builder.getResults().getMessages(Message.Level.ERROR)) {
      Path file =
          files.stream()
              .filter(each -> String.valueOf(message.getPath()).endsWith(path(each)))
              .map(RuleFile::file)
              .findFirst()
              .orElse(Path.of("rules"));
      problems.add(
          file,
          Math.max(0, message.getLine()),
          message.getText().lines().findFirst().orElse(""),
          "Check the names of facts and fields against rules/README.md.");
    }
    problems.throwIfAny();
    return ((InternalKieModule) builder.getKieModule()).getBytes();
  }

  private static String path(RuleFile file) {
    return "rules/" + file.stratum().folder() + "/" + file.file().getFileName();
  }

  private static void write(byte[] jar, Path kept) throws IOException {
    Files.createDirectories(kept.getParent());
    Path temporary = Files.createTempFile(kept.getParent(), "rules-", ".tmp");
    try {
      Files.write(temporary, jar);
      Files.move(
          temporary, kept, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static KieBase load(Path jar) throws IOException {
    List<String> names = modelNames(jar);
    URLClassLoader loader =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, RuleCompiler.class.getClassLoader());
    List<Model> models = new ArrayList<>();
    for (String name : names) {
      try {
        models.add((Model) loader.loadClass(name).getDeclaredConstructor().newInstance());
      } catch (ReflectiveOperationException e) {
        throw new IOException("The compiled rules are damaged; delete (" + jar + ").", e);
      }
    }
    // A turn has a dozen facts: indexes over them cost more to fill and to clear than they save.
    return KieBaseBuilder.createKieBaseFromModel(
        models, IndexLeftBetaMemoryOption.NO, IndexRightBetaMemoryOption.NO);
  }

  private static List<String> modelNames(Path jar) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : (Iterable<JarEntry>) file.stream()::iterator) {
        if (entry.getName().startsWith("META-INF/kie/") && entry.getName().endsWith(MODEL)) {
          String text =
              new String(file.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
          return text.lines()
              .filter(line -> !line.isBlank() && line.indexOf(VERSION) < 0)
              .sorted()
              .toList();
        }
      }
    }
    throw new IOException("The compiled rules are damaged; delete (" + jar + ").");
  }

  private static String fingerprint(List<RuleFile> files) {
    MessageDigest digest = sha256();
    update(digest, "java " + Runtime.version().feature());
    update(digest, "drools " + KieBase.class.getPackage().getImplementationVersion());
    FactModel.shapes().forEach(shape -> update(digest, shape));
    for (RuleFile file : files) {
      update(digest, file.stratum() + "/" + file.file().getFileName());
      update(digest, file.source());
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 16);
  }

  private static void update(MessageDigest digest, String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) 0);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing from this Java.", e);
    }
  }
}
