package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cases that others wrote without having seen the program. They need not all come out right: the
 * share that does may not become smaller, and the share that is answered and wrong not larger.
 */
class WideCasesTest {
  @TempDir private Path home;

  @ParameterizedTest
  @CsvSource({"nl, 92, 1.5", "en, 89.5, 4", "de, 89, 2.5", "fr, 88.5, 3"})
  void mostComeOutRightAndFewConfidentlyWrong(String language, double exact, double wrong)
      throws IOException {
    StringWriter out = new StringWriter();

    String[] command = {
      "eval",
      "--json",
      "--home",
      home.toString(),
      "--workspace",
      ".",
      "src/test/resources/wide/" + language + ".jsonl"
    };
    int code = Vervolg.run(command, new PrintWriter(out), new PrintWriter(Writer.nullWriter()));

    JsonNode figures = new ObjectMapper().readTree(out.toString());
    double n = figures.path("n").asDouble();
    assertThat(code).as("%s", out).isZero();
    assertThat(n).isGreaterThan(500);
    assertThat(100 * figures.path("exact").asDouble() / n).as("%s", out).isGreaterThan(exact);
    assertThat(100 * figures.path("wrong").asDouble() / n).as("%s", out).isLessThan(wrong);
  }
}
