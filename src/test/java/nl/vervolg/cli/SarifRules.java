package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What the schema of SARIF 2.1.0 asks of a log, as far as ours has such parts. */
final class SarifRules {
  private static final Set<String> LEVELS = Set.of("none", "note", "warning", "error");

  private SarifRules() {}

  static void check(JsonNode log, int results) {
    assertThat(fields(log)).containsExactlyInAnyOrder("$schema", "version", "runs");
    assertThat(log.path("version").asText()).isEqualTo("2.1.0");
    assertThat(URI.create(log.path("$schema").asText()).isAbsolute()).isTrue();
    assertThat(log.path("runs").isArray()).isTrue();
    for (JsonNode run : log.path("runs")) {
      assertThat(fields(run))
          .isSubsetOf(Set.of("tool", "originalUriBaseIds", "columnKind", "results"));
      assertThat(run.path("columnKind").asText()).isIn("utf16CodeUnits", "unicodeCodePoints");
      List<String> rules = rules(run.path("tool").path("driver"));
      run.path("originalUriBaseIds").forEach(SarifRules::base);
      assertThat(run.path("results").size()).isEqualTo(results);
      run.path("results").forEach(each -> result(each, rules, run.path("originalUriBaseIds")));
    }
  }

  private static void base(JsonNode base) {
    assertThat(URI.create(base.path("uri").asText()).isAbsolute()).isTrue();
    assertThat(base.path("uri").asText()).endsWith("/");
  }

  private static List<String> rules(JsonNode driver) {
    assertThat(driver.path("name").asText()).isNotBlank();
    List<String> ids = new ArrayList<>();
    for (JsonNode rule : driver.path("rules")) {
      assertThat(fields(rule))
          .isSubsetOf(Set.of("id", "shortDescription", "help", "defaultConfiguration"));
      assertThat(rule.path("shortDescription").path("text").asText()).isNotBlank().endsWith(".");
      assertThat(rule.path("help").path("text").asText()).isNotBlank();
      if (rule.has("defaultConfiguration")) {
        assertThat(rule.path("defaultConfiguration").path("level").asText()).isIn(LEVELS);
      }
      ids.add(rule.path("id").asText());
    }
    assertThat(ids).isNotEmpty().doesNotContain("").doesNotHaveDuplicates();
    return ids;
  }

  private static void result(JsonNode result, List<String> rules, JsonNode bases) {
    assertThat(fields(result))
        .isSubsetOf(Set.of("ruleId", "ruleIndex", "level", "message", "locations"));
    assertThat(rules.get(result.path("ruleIndex").asInt(-1)))
        .isEqualTo(result.path("ruleId").asText());
    assertThat(result.path("level").asText()).isIn(LEVELS);
    assertThat(result.path("message").path("text").asText()).isNotBlank();
    assertThat(result.path("locations").size()).isEqualTo(1);
    JsonNode place = result.path("locations").path(0).path("physicalLocation");
    JsonNode file = place.path("artifactLocation");
    URI uri = URI.create(file.path("uri").asText());
    assertThat(uri.isAbsolute()).isFalse();
    assertThat(bases.has(file.path("uriBaseId").asText())).isTrue();
    if (place.has("region")) {
      assertThat(fields(place.path("region"))).isSubsetOf(Set.of("startLine", "startColumn"));
      place.path("region").forEach(number -> assertThat(number.asInt()).isPositive());
      assertThat(place.path("region").path("startLine").asInt()).isPositive();
    }
  }

  private static List<String> fields(JsonNode node) {
    List<String> names = new ArrayList<>();
    node.fieldNames().forEachRemaining(names::add);
    return names;
  }
}
