package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.authoring.check.CheckedFolders;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Span;
import nl.vervolg.understand.Tokenizer;
import nl.vervolg.understand.Understanding;

/**
 * Finds the list of words in which a word is missing. In the place of a word that nothing explains
 * words of each list are said; only where the dialogue then ends as wanted the word itself is added
 * to a copy of the file, and all examples are run.
 */
final class MissingWord {
  /** Words of a list that are said in the place of the one that is not known. */
  private static final int MOST_SAID = 3;

  /** Lists to which the word is added, each of which means to load the workspace anew. */
  static final int MOST_TRIED = 8;

  private final CheckedFolders folders;
  private final Workspace workspace;
  private final Overlay overlay;
  private final Tally tally;
  private final ListMeanings means;

  MissingWord(CheckedFolders folders, Workspace workspace, Overlay overlay, Tally tally) {
    this.folders = folders;
    this.workspace = workspace;
    this.overlay = overlay;
    this.tally = tally;
    this.means = new ListMeanings(folders);
  }

  /**
   * The first list that does it, with the others to which the same dialogue points.
   *
   * @param harmless whether lists are tried whose words leave the meaning of others as it is, or
   *     those that do something
   */
  Optional<Proposal.Word> find(Example wanted, Example.Outcome now, boolean harmless)
      throws IOException {
    Understanding turn = now.last().understanding();
    List<Span> spans = runs(turn);
    if (spans.isEmpty()) {
      return Optional.empty();
    }
    Optional<Path> languages =
        folders.languages().startsWith(folders.root())
            ? Optional.of(folders.languages())
            : Optional.empty();
    List<OpenList> lists =
        OpenLists.of(languages, folders.domain(), turn.utterance().language()).stream()
            .filter(list -> list.file().startsWith(folders.root()))
            .toList();
    for (Span span : spans) {
      List<Fitting> fitting =
          lists.stream()
              .flatMap(list -> said(wanted, turn, span, list).stream())
              .limit(MOST_TRIED)
              .toList();
      for (Fitting each : fitting) {
        if (each.list().harmless() != harmless) {
          continue;
        }
        Optional<Proposal.Word> word = tried(wanted, now, word(turn, span), each, fitting);
        if (word.isPresent()) {
          return word;
        }
      }
    }
    return Optional.empty();
  }

  /** A list, and how the dialogue ends with one of its words in that place. */
  private record Fitting(OpenList list, Optional<Question> question) {}

  private Optional<Proposal.Word> tried(
      Example wanted, Example.Outcome now, String word, Fitting fits, List<Fitting> all)
      throws IOException {
    tally.word();
    OpenList list = fits.list();
    String text = list.with(word, Files.readString(list.file()));
    Optional<Workspace> changed = overlay.withWords(list.file(), text);
    if (changed.isEmpty()) {
      return Optional.empty();
    }
    try (Workspace with = changed.orElseThrow()) {
      Example.Outcome then = wanted.run(with);
      if (!then.asExpected() && !same(then.last().question(), fits.question())) {
        return Optional.empty();
      }
      Optional<Integer> passing = overlay.passing(with);
      if (passing.isEmpty()) {
        tally.broke();
      }
      List<String> also =
          all.stream()
              .map(each -> each.list().name())
              .filter(name -> !name.equals(list.name()))
              .distinct()
              .toList();
      String does = means.of(list);
      return passing.map(
          number ->
              new Proposal.Word(
                  now.actual(),
                  then.actual(),
                  word,
                  new Proposal.Place(list.file(), line(list, text), list.name()),
                  list.entry(word),
                  does,
                  text,
                  also,
                  number));
    }
  }

  /** The same question, maybe with another word for the same thing. */
  private static boolean same(Optional<Question> one, Optional<Question> other) {
    return one.isPresent()
        && one.map(Question::act).equals(other.map(Question::act))
        && one.map(Question::slots).equals(other.map(Question::slots));
  }

  private static int line(OpenList list, String text) {
    return 1 + (int) text.substring(0, list.end()).chars().filter(c -> c == '\n').count();
  }

  /** Words that nothing explains: runs of them, and each alone. */
  private static List<Span> runs(Understanding turn) {
    List<Span> words = turn.unexplained().stream().map(each -> each.span()).sorted().toList();
    List<Span> runs = new ArrayList<>();
    for (Span word : words) {
      int last = runs.size() - 1;
      if (last >= 0 && runs.get(last).to() == word.from()) {
        runs.set(last, new Span(runs.get(last).from(), word.to()));
      } else {
        runs.add(word);
      }
    }
    runs.addAll(words.stream().filter(word -> !runs.contains(word)).toList());
    return runs;
  }

  private static String word(Understanding turn, Span span) {
    String word = turn.text(span);
    return span.from() == 0
        ? word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1)
        : word;
  }

  /** Whether it ends as wanted with one of the words of the list in that place. */
  private Optional<Fitting> said(Example wanted, Understanding turn, Span span, OpenList list) {
    return list.words().stream()
        .sorted(Comparator.comparingInt(word -> Tokenizer.words(word).size()))
        .limit(MOST_SAID)
        .map(word -> with(wanted, turn, span, word).run(workspace))
        .filter(outcome -> outcome.asExpected() && means(list, outcome.last().question()))
        .findFirst()
        .map(outcome -> new Fitting(list, outcome.last().question()));
  }

  /** A name of a value counts where the question is about that value. */
  private static boolean means(OpenList list, Optional<Question> question) {
    return list.value().isEmpty()
        || question.stream()
            .flatMap(asked -> asked.slots().stream())
            .anyMatch(slot -> list.value().equals(Optional.of(slot.filler().key())));
  }

  private static Example with(Example wanted, Understanding turn, Span span, String word) {
    int from = turn.tokens().get(span.from()).start();
    int to = turn.tokens().get(span.to() - 1).end();
    String said = turn.text().substring(0, from) + word + turn.text().substring(to);
    List<Example.Turn> turns = new ArrayList<>(wanted.turns());
    turns.set(turns.size() - 1, new Example.Turn(said, turns.get(turns.size() - 1).rows()));
    return new Example(wanted.text(), turns, wanted.expected());
  }
}
