package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import nl.vervolg.authoring.check.LintKind;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;

/** Problems as a SARIF 2.1.0 log, which editors and CI show beside the lines. */
final class SarifLog {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
  private static final String ROOT = "WORKSPACE";

  private final Path root;
  private final List<String> kinds;

  private SarifLog(Path root, List<String> kinds) {
    this.root = root.toAbsolutePath().normalize();
    this.kinds = kinds;
  }

  /**
   * The log.
   *
   * @param root the folder of the workspace, from which files are named
   */
  static String of(List<Problem> problems, Path root) {
    TreeSet<String> kinds = new TreeSet<>();
    Arrays.stream(LintKind.values()).map(LintKind::id).forEach(kinds::add);
    problems.stream().map(Problem::kind).forEach(kinds::add);
    return new SarifLog(root, List.copyOf(kinds)).log(problems).toPrettyString();
  }

  private ObjectNode log(List<Problem> problems) {
    ObjectNode log = JsonNodeFactory.instance.objectNode();
    log.put("$schema", SCHEMA).put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", "vervolg rules check");
    driver.put("version", Version.text());
    ArrayNode rules = driver.putArray("rules");
    kinds.forEach(kind -> rule(rules.addObject(), kind));
    run.putObject("originalUriBaseIds").putObject(ROOT).put("uri", folder(root));
    run.put("columnKind", "unicodeCodePoints");
    ArrayNode results = run.putArray("results");
    problems.forEach(problem -> result(results.addObject(), problem));
    return log;
  }

  /** A URI that others are relative to ends with a slash. */
  private static String folder(Path path) {
    String uri = path.toUri().toString();
    return uri.endsWith("/") ? uri : uri + "/";
  }

  private static void rule(ObjectNode rule, String kind) {
    Optional<LintKind> lint =
        Arrays.stream(LintKind.values()).filter(each -> each.id().equals(kind)).findFirst();
    String words = kind.replace('-', ' ');
    String description =
        lint.map(LintKind::description)
            .orElse(Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".");
    rule.put("id", kind);
    rule.putObject("shortDescription").put("text", description);
    rule.putObject("help")
        .put(
            "text",
            lint.map(LintKind::advice)
                .orElse("A file cannot be read or used as it is; the result says what to do."));
    lint.ifPresent(
        known ->
            rule.putObject("defaultConfiguration")
                .put("level", known.severity().name().toLowerCase(Locale.ROOT)));
  }

  private void result(ObjectNode result, Problem problem) {
    result.put("ruleId", problem.kind());
    result.put("ruleIndex", kinds.indexOf(problem.kind()));
    result.put("level", problem.severity().name().toLowerCase(Locale.ROOT));
    String about = problem.rule().isEmpty() ? "" : "Rule (" + problem.rule() + "): ";
    result.putObject("message").put("text", about + problem.what() + " " + problem.advice());
    ObjectNode location = result.putArray("locations").addObject();
    place(location.putObject("physicalLocation"), problem.place());
    if (!problem.rule().isEmpty()) {
      location
          .putArray("logicalLocations")
          .addObject()
          .put("name", problem.rule())
          .put("kind", "member");
    }
  }

  private void place(ObjectNode physical, Place place) {
    Path file = place.file().toAbsolutePath().normalize();
    ObjectNode artifact = physical.putObject("artifactLocation");
    if (file.startsWith(root)) {
      String whole = file.toUri().toString();
      String within = whole.substring(Math.min(whole.length(), folder(root).length()));
      artifact.put("uri", within.isEmpty() ? "." : within).put("uriBaseId", ROOT);
    } else {
      artifact.put("uri", file.toUri().toString());
    }
    if (place.line() > 0) {
      ObjectNode region = physical.putObject("region").put("startLine", place.line());
      if (place.column() > 0) {
        region.put("startColumn", place.column());
      }
    }
  }
}
