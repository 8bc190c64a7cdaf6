package nl.vervolg.resolve.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import nl.vervolg.problem.Problems;

/**
 * Where the compiled form of files comes from: those that were compiled before are taken as they
 * are, the others are compiled together.
 *
 * @param packs what was compiled before
 * @param compiling is told how many files have to be compiled
 */
record PackSource(RulePackCache packs, RuleFingerprint fingerprint, IntConsumer compiling) {
  private static final String ONE = "rulefile-";

  /** One pack of all files. */
  RulePack merged(List<ParsedFile> files, Problems problems) {
    Map<String, RulePack> found = new HashMap<>();
    for (ParsedFile file : files) {
      packs.find(ONE, name(file)).ifPresent(pack -> found.put(name(file), pack));
    }
    return merged(files, found, problems);
  }

  /** The same, without anything that was compiled before. */
  RulePack anew(List<ParsedFile> files, Problems problems) {
    return merged(files, new HashMap<>(), problems);
  }

  private RulePack merged(List<ParsedFile> files, Map<String, RulePack> found, Problems problems) {
    List<ParsedFile> missing = new ArrayList<>(files);
    missing.removeIf(file -> found.containsKey(name(file)));
    if (!missing.isEmpty()) {
      compiling.accept(missing.size());
      List<RulePack> compiled = RuleCompiler.compile(missing, problems);
      for (int i = 0; i < missing.size(); i++) {
        packs.keep(ONE, name(missing.get(i)), compiled.get(i));
        found.put(name(missing.get(i)), compiled.get(i));
      }
    }
    return RulePack.merged(files.stream().map(file -> found.get(name(file))).toList());
  }

  private String name(ParsedFile file) {
    return fingerprint.of(List.of(file.source()));
  }
}
