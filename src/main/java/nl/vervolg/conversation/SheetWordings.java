package nl.vervolg.conversation;

import java.nio.file.Files;
import java.nio.file.Path;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.PhraseCheck;
import nl.vervolg.resolve.rules.Wordings;

/** What phrase sheets say against the languages, told beside everything else that is wrong. */
final class SheetWordings {
  private SheetWordings() {}

  /**
   * Tells it, of a workspace that cannot be loaded.
   *
   * @param rules the workspace's own rules; without these nothing is told
   * @param domain the folder of the domain
   * @param languages the language files
   * @param cache folder for what can be computed again
   */
  static void tell(Path rules, Path domain, Path languages, Path cache, Problems problems) {
    Problems wrong = new Problems();
    if (Files.isDirectory(rules)) {
      Knowledge.domain(domain, wrong)
          .filter(declared -> !declared.languages().isEmpty())
          .ifPresent(
              declared ->
                  PhraseCheck.check(
                      wrong.fatal()
                          ? known(Wordings.of(rules), declared, languages)
                          : Wordings.of(rules),
                      declared.languages(),
                      Knowledge.words(declared, languages, cache),
                      problems));
    }
  }

  /** Where the domain has mistakes, it may be that a language of which there are words is lost. */
  private static Wordings known(Wordings wordings, Domain domain, Path languages) {
    return new Wordings(
        wordings.rules(),
        wordings.rows().stream()
            .filter(
                row ->
                    domain.languages().contains(row.language())
                        || !Files.isRegularFile(languages.resolve(row.language() + ".yaml")))
            .toList());
  }
}
