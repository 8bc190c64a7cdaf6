package nl.vervolg.match;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.TextFile;

/** Reads and checks query files, each once. */
final class QueryFiles {
  private final Path folder;
  private final QueryDialect dialect;
  private final Problems problems;
  private final Map<String, QueryText> known = new TreeMap<>();

  QueryFiles(Path folder, QueryDialect dialect, Problems problems) {
    this.folder = folder;
    this.dialect = dialect;
    this.problems = problems;
  }

  /** Whether there is a file of that name in the folder. */
  boolean has(String name) {
    Path file = folder.resolve(name).normalize();
    return file.startsWith(folder.normalize()) && Files.isRegularFile(file);
  }

  /** The files that were read. */
  List<Path> files() {
    return known.values().stream().map(QueryText::file).toList();
  }

  /** The query in that file, which must bind these variables. */
  QueryText read(String name, Set<String> variables) {
    QueryText seen = known.get(name);
    if (seen != null) {
      return seen;
    }
    Path file = folder.resolve(name);
    QueryText query = new QueryText(file, 1, "", text(file));
    if (!query.text().isEmpty()) {
      dialect.checkQuery(query, variables, problems);
    }
    known.put(name, query);
    return query;
  }

  private String text(Path file) {
    Optional<String> text = TextFile.read(file, problems);
    if (text.filter(String::isBlank).isPresent()) {
      problems.add(file, 0, "The query is empty.", "Write a SELECT query.");
    }
    return text.orElse("");
  }
}
