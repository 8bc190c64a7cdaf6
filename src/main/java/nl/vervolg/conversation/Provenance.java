package nl.vervolg.conversation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import nl.vervolg.audit.Digest;

/**
 * The digests of what a workspace was read from, its rules aside. They are made when they are first
 * asked for, or beside other work.
 */
final class Provenance {
  private final Path domain;
  private final Path languages;
  private final Path templates;
  private final List<Path> data;
  private final DigestCache kept;
  private final Object making = new Object();
  private CompletableFuture<Digests> made = new CompletableFuture<>();
  private boolean begun;

  /**
   * Of these places.
   *
   * @param domain the folder of the domain
   * @param languages the folder of the languages
   * @param templates the folder of the templates
   * @param data the files of the data set
   * @param kept digests that were made before
   */
  Provenance(Path domain, Path languages, Path templates, List<Path> data, DigestCache kept) {
    this.domain = domain;
    this.languages = languages;
    this.templates = templates;
    this.data = List.copyOf(data);
    this.kept = kept;
  }

  private record Digests(String knowledge, String templates, String data) {}

  /** Begins to make them, beside other work. */
  void begin() {
    synchronized (making) {
      if (!begun) {
        begun = true;
        made = CompletableFuture.supplyAsync(this::make);
      }
    }
  }

  /** The version of the workspace with these rules. */
  WorkspaceVersion with(String rules, String product) {
    begin();
    Digests digests = made.join();
    return new WorkspaceVersion(
        rules, digests.knowledge(), digests.templates(), digests.data(), product);
  }

  private Digests make() {
    try {
      Set<Path> facts = new TreeSet<>();
      data.forEach(file -> facts.add(file.toAbsolutePath().normalize()));
      TreeMap<String, Path> words = new TreeMap<>();
      add("domain/", domain, facts, words);
      add("languages/", languages, facts, words);
      TreeMap<String, Path> forms = new TreeMap<>();
      add("", templates, facts, forms);
      TreeMap<String, Path> set = new TreeMap<>();
      data.forEach(file -> set.put(String.valueOf(file.getFileName()), file));
      return new Digests(Digest.of(words), Digest.of(forms), kept.of(set));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void add(String before, Path folder, Set<Path> without, SortedMap<String, Path> to)
      throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(Files::isRegularFile)
          .filter(file -> !without.contains(file.toAbsolutePath().normalize()))
          .forEach(
              file -> to.put(before + folder.relativize(file).toString().replace('\\', '/'), file));
    }
  }
}
