package nl.vervolg.retrieval.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Makes jars with a small model that has the types of a real one. */
public final class ModelJar {
  private static final String TYPES =
      """
      package dev.langchain4j.model.embedding;
      public interface EmbeddingModel { dev.langchain4j.model.output.Response embed(String text); }
      //
      package dev.langchain4j.model.output;
      public final class Response {
        private final Object content;
        public Response(Object content) { this.content = content; }
        public Object content() { return content; }
      }
      //
      package dev.langchain4j.data.embedding;
      public final class Embedding {
        private final float[] vector;
        public Embedding(float[] vector) { this.vector = vector; }
        public float[] vector() { return vector; }
      }
      //
      package dev.langchain4j.spi.model.embedding;
      public interface EmbeddingModelFactory { dev.langchain4j.model.embedding.EmbeddingModel create(); }
      """;

  /** Counts letters; its classes look for their file through the thread, as real ones do. */
  private static final String MODEL =
      """
      package model.%1$s;
      public final class Factory implements dev.langchain4j.spi.model.embedding.EmbeddingModelFactory {
        public dev.langchain4j.model.embedding.EmbeddingModel create() {
          if (Thread.currentThread().getContextClassLoader().getResource("%1$s.onnx") == null) {
            throw new IllegalStateException("The file of the model is gone.");
          }
          return text -> {
            if (text.contains("broken")) {
              throw new UnsatisfiedLinkError("No part for this processor.");
            }
            float[] vector = new float[27];
            vector[26] = 0.01f;
            text.toLowerCase(java.util.Locale.ROOT).chars()
                .filter(c -> c >= 'a' && c <= 'z').forEach(c -> vector[c - 'a']++);
            return new dev.langchain4j.model.output.Response(
                new dev.langchain4j.data.embedding.Embedding(vector));
          };
        }
      }
      """;

  private ModelJar() {}

  /**
   * Puts a model into a folder, with the types in a jar of their own.
   *
   * @param file whether its file is there, without which it cannot be loaded
   */
  public static void write(Path folder, String name, boolean file) throws IOException {
    Files.createDirectories(folder);
    Path classes = Files.createTempDirectory("model");
    for (String type : TYPES.split("//\n", -1)) {
      source(classes, type);
    }
    source(classes, MODEL.formatted(name));
    compile(classes);
    jar(folder.resolve("types.jar"), classes, classes.resolve("dev"), List.of());
    List<String> entries = new ArrayList<>();
    entries.add("META-INF/services/dev.langchain4j.spi.model.embedding.EmbeddingModelFactory");
    if (file) {
      entries.add(name + ".onnx");
    }
    Path model = folder.resolve("model-" + name + "-1.0.jar");
    jar(model, classes, classes.resolve("model"), entries);
  }

  private static void source(Path folder, String text) throws IOException {
    String place = text.substring("package ".length(), text.indexOf(';')).replace('.', '/');
    String name = text.replaceFirst("(?s).*?(?:interface|class) (\\w+).*", "$1");
    Path file = folder.resolve(place).resolve(name + ".java");
    Files.createDirectories(folder.resolve(place));
    Files.writeString(file, text);
  }

  private static void compile(Path folder) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", folder.toString()));
    try (Stream<Path> files = Files.walk(folder)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
    }
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(code).isZero();
  }

  /** The classes below a part of a folder, and entries that name the factory. */
  private static void jar(Path jar, Path root, Path part, List<String> entries) throws IOException {
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file);
        Stream<Path> files = Files.walk(part)) {
      for (Path each : files.filter(one -> one.toString().endsWith(".class")).sorted().toList()) {
        out.putNextEntry(new JarEntry(root.relativize(each).toString().replace('\\', '/')));
        Files.copy(each, out);
      }
      String factory = "model." + jar.getFileName().toString().replaceAll("model-|-1.0.jar", "");
      for (String entry : entries) {
        out.putNextEntry(new JarEntry(entry));
        out.write((factory + ".Factory\n").getBytes(StandardCharsets.UTF_8));
      }
    }
  }
}
