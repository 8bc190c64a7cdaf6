package nl.vervolg.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A small workspace in which something of every kind is found that is no error. */
final class LintWorkspace {
  static final String NL = "knowledge/languages/nl.yaml";
  static final String REGIONS = "knowledge/heritage/vocabulary/regions.yaml";
  static final String ORDERS = "knowledge/heritage/vocabulary/orders.yaml";
  static final String DOMAIN = "knowledge/heritage/domain.yaml";
  static final String DIALOGUES = "knowledge/heritage/examples/nl.txt";
  private static final String WEATHER = "vocabulary/weather.yaml";
  private static final Path RULES = Path.of("src", "test", "resources", "lint", "rules");

  private LintWorkspace() {}

  /** Makes it. */
  static SmallWorkspace in(Path root) {
    SmallWorkspace workspace = SmallWorkspace.in(root);
    for (String layer : List.of("scope", "antecedents", "ellipsis", "edits", "patterns")) {
      workspace.delete("rules/" + layer);
    }
    workspace.delete("rules/inheritance");
    workspace.delete("rules/vetoes");
    try (Stream<Path> files = Files.walk(RULES)) {
      files
          .filter(Files::isRegularFile)
          .forEach(file -> workspace.write("rules/" + RULES.relativize(file), text(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (String language : List.of("nl", "en", "de", "fr")) {
      workspace.delete("knowledge/heritage/examples/" + language + ".txt");
      workspace.replace(
          "knowledge/languages/" + language + ".yaml",
          "(?s)comparison: \\[.*?\\]",
          "comparison: []");
    }
    workspace.write(
        DIALOGUES,
        """
        ## location_swap
        Welke musea zijn er in Gent? | En in Delft? => Welke musea zijn er in Delft?
        Welke musea zijn er in Gent? | En in Delft? => Welke musea zijn er in Delft?
        ## superlative_change
        Wat is het oudste museum in Gent? | En het grootste? => Wat is het grootste museum in Gent?
        """);
    workspace.replace(NL, "additive: \\[", "additive: [En, \"&\", \"\u0435rbij\", ");
    workspace.replace("knowledge/languages/de.yaml", "(?s)\\n  between: \\[.*?\\]", "");
    workspace.replace(REGIONS, "values:\\n", "values:\n  NL-XX: {nl: {name: [nergensland]}}\n");
    workspace.replace(ORDERS, "\\n  oldest:", "\n  oldst:");
    workspace.replace(
        DOMAIN, "\\nslots:\\n", "\nslots:\n  weather: {role: topic, values: " + WEATHER + "}\n");
    for (String language : List.of("nl", "en", "de", "fr")) {
      workspace.replace(
          "templates/heritage/answers/" + language + ".yaml",
          "\\n  inherited:\\n",
          "\n  inherited:\n    weather: \"[{weather}]\"\n");
    }
    workspace.write(
        "knowledge/heritage/" + WEATHER, "values:\n  rain: {nl: {noun: [als het regent]}}\n");
    workspace.replace(DOMAIN, "lookup: \\[institution_slug, property\\]\\s*$", "lookup: [order]\n");
    return workspace;
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
