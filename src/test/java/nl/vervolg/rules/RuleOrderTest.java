package nl.vervolg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Stratum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The order of rule files, and of the rules in them, changes no outcome. */
class RuleOrderTest {

  @Test
  void shuffledRuleFilesDecideTheSame(@TempDir Path folder) throws IOException {
    long seed = Long.getLong("seed", System.nanoTime());
    Workspace usual = Heritage.workspace();
    Workspace shuffled = usual.with(shuffle(folder, new Random(seed)));

    for (Rule rule : usual.rules().rules()) {
      for (String text :
          Stream.concat(rule.examples().stream(), rule.counterExamples().stream()).toList()) {
        Example example = Example.parse(text);
        assertThat(example.run(shuffled).actual())
            .as("-Dseed=" + seed + ": " + text)
            .isEqualTo(example.run(usual).actual());
      }
    }
  }

  /** The same rules, in files with other names and in another order within each. */
  private static RuleBase shuffle(Path folder, Random random) throws IOException {
    List<Rule> all = Heritage.workspace().rules().rules();
    for (Path file : all.stream().map(Rule::file).distinct().toList()) {
      List<String> rules = new ArrayList<>();
      String begin = file.toString().endsWith(".csv") ? "(?m)^" : "(?m)^(?=rule \")";
      Pattern.compile(begin).splitAsStream(Files.readString(file)).forEach(rules::add);
      String head = rules.remove(0);
      Collections.shuffle(rules, random);
      Stratum stratum =
          all.stream().filter(rule -> rule.file().equals(file)).findFirst().orElseThrow().stratum();
      Path target = Files.createDirectories(folder.resolve(stratum.folder()));
      String name = Integer.toHexString(random.nextInt()) + "-" + file.getFileName();
      Files.writeString(
          target.resolve(name), head + String.join(begin.endsWith("^") ? "" : "\n", rules));
    }
    Path patterns = Path.of("phrases", "patterns.yaml");
    Files.copy(Path.of("rules").resolve(patterns), folder.resolve(patterns));
    return RuleBase.load(folder, folder.resolve("cache"));
  }
}
