package nl.vervolg.keyword;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.Keyword.Kind;

/**
 * Finds the keywords of a question: what is quoted, days, numbers, codes, names, and the words that
 * are not small, one by one and as phrases. What was found first is not cut again.
 */
public final class KeywordExtraction {
  /** No pattern goes back over what it took, so that long texts take no longer by the sign. */
  private static final Pattern QUOTED =
      Pattern.compile(
          "\"([^\"]++)\"|\u201c([^\u201c\u201d]++)\u201d|\u201e([^\u201c\u201d\u201e]++)[\u201c\u201d]"
              + "|\u00ab([^\u00ab\u00bb]++)\u00bb|`([^`]++)`"
              + "|(?<![\\p{L}\\p{N}])['\u2018]([^'\u2018\u2019]++)['\u2019](?![\\p{L}\\p{N}])");

  /** Of these, the ones that have both letters and figures. */
  private static final Pattern CODE =
      Pattern.compile("[\\p{L}\\p{N}]++(?:[_/-][\\p{L}\\p{N}]++)*+");

  private static final Pattern LETTER = Pattern.compile("\\p{L}");
  private static final Pattern FIGURE = Pattern.compile("\\p{N}");

  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}.])(?<!\\p{N},)[-\u2212]?"
              + "(?:\\d{1,3}(?:[ \u00a0\u202f]\\d{3}(?!\\d))++(?:[.,]\\d++)?+|\\d++(?:[.,]\\d++)*+)"
              + "(?![\\p{L}\\p{N}])");

  private static final Pattern WORD =
      Pattern.compile("[\\p{L}\\p{M}]++(?:['\u2019-][\\p{L}\\p{M}]++)*+");

  /** Words of a phrase. */
  private static final int LONGEST_PHRASE = 4;

  /** Small words within a name, such as {@code van der}, and their letters. */
  private static final int MOST_JOINING = 2;

  private static final int LONGEST_JOINING = 3;

  private final String text;
  private final LanguageWords words;
  private final boolean[] taken;
  private final List<Keyword> found = new ArrayList<>();

  private KeywordExtraction(String text, LanguageWords words) {
    this.text = text;
    this.words = words;
    this.taken = new boolean[text.length()];
  }

  /**
   * The keywords of a question.
   *
   * @param language one of {@link LanguageWords#languages()}
   */
  public static Keywords of(String question, Language language) {
    KeywordExtraction extraction = new KeywordExtraction(question, LanguageWords.of(language));
    extraction.quoted();
    extraction.dates();
    extraction.codes();
    extraction.numbers();
    extraction.words();
    extraction.found.sort(
        Comparator.comparingInt(Keyword::start)
            .thenComparing(Comparator.comparingInt(Keyword::end).reversed())
            .thenComparing(Keyword::kind));
    return new Keywords(language, extraction.found, Conditions.in(question));
  }

  private void quoted() {
    Matcher matcher = QUOTED.matcher(text);
    while (matcher.find()) {
      for (int group = 1; group <= matcher.groupCount(); group++) {
        if (matcher.start(group) >= 0 && !matcher.group(group).isBlank()) {
          add(Kind.QUOTED, matcher.start(group), matcher.end(group), stem(matcher.group(group)));
        }
      }
    }
  }

  private void dates() {
    for (Dates.Found date : Dates.in(text)) {
      if (free(date.start(), date.end())) {
        add(Kind.DATE, date.start(), date.end(), date.normal());
      }
    }
  }

  private void codes() {
    Matcher matcher = CODE.matcher(text);
    while (matcher.find()) {
      if (isMixed(matcher.group()) && free(matcher.start(), matcher.end())) {
        add(Kind.CODE, matcher.start(), matcher.end(), matcher.group().toLowerCase(Locale.ROOT));
      }
    }
  }

  private static boolean isMixed(String run) {
    return LETTER.matcher(run).find() && FIGURE.matcher(run).find();
  }

  /** Figures with many full stops between are no number, but name something. */
  private void numbers() {
    Matcher matcher = NUMBER.matcher(text);
    while (matcher.find()) {
      if (free(matcher.start(), matcher.end())) {
        for (Numbers.Part part : Numbers.parts(text, matcher.start(), matcher.end())) {
          boolean number = !part.readings().isEmpty();
          add(
              number ? Kind.NUMBER : Kind.CODE,
              part.start(),
              part.end(),
              number ? part.readings().get(0) : cut(part.start(), part.end()));
        }
      }
    }
  }

  /** A word of the question. */
  private record Word(int start, int end, boolean small, boolean capital, boolean first) {}

  private void words() {
    List<Word> run = new ArrayList<>();
    int last = -1;
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      if (!free(matcher.start(), matcher.end())) {
        continue;
      }
      String word = matcher.group();
      boolean first = last < 0 || sentenceEnds(last, matcher.start());
      if (last >= 0 && !text.substring(last, matcher.start()).isBlank()) {
        phrases(run);
        run.clear();
      }
      boolean small = words.small(word.toLowerCase(Locale.ROOT));
      boolean capital = Character.isUpperCase(word.codePointAt(0));
      run.add(new Word(matcher.start(), matcher.end(), small, capital, first));
      last = matcher.end();
    }
    phrases(run);
  }

  private boolean sentenceEnds(int from, int to) {
    return text.substring(from, to).chars().anyMatch(c -> c == '.' || c == '?' || c == '!');
  }

  /** Names, phrases and words of what stands together without a sign between. */
  private void phrases(List<Word> run) {
    names(run);
    int from = 0;
    for (int i = 0; i <= run.size(); i++) {
      if (i == run.size() || run.get(i).small()) {
        for (int start = from; start < i; start++) {
          Word word = run.get(start);
          add(Kind.WORD, word.start(), word.end(), stem(cut(word.start(), word.end())));
          for (int end = start + 2; end <= Math.min(i, start + LONGEST_PHRASE); end++) {
            int to = run.get(end - 1).end();
            add(Kind.PHRASE, word.start(), to, stem(cut(word.start(), to)));
          }
        }
        from = i + 1;
      }
    }
  }

  /** Words with capitals one after another, and with small words between: Bank of Scotland. */
  private void names(List<Word> run) {
    int at = 0;
    while (at < run.size()) {
      if (!run.get(at).capital() || run.get(at).small()) {
        at++;
        continue;
      }
      int end = capitals(run, at);
      name(run, at, end);
      int joined = end;
      for (int next = joined(run, joined); next > 0; next = joined(run, joined)) {
        name(run, next, capitals(run, next));
        joined = capitals(run, next);
      }
      if (joined > end) {
        name(run, at, joined);
      }
      at = joined;
    }
  }

  private static int capitals(List<Word> run, int from) {
    int end = from;
    while (end < run.size() && run.get(end).capital()) {
      end++;
    }
    return end;
  }

  /** Where the name goes on after short small words; 0 where it does not. */
  private static int joined(List<Word> run, int end) {
    int next = end;
    while (next < run.size() && next - end < MOST_JOINING && joins(run.get(next))) {
      next++;
    }
    return next > end && next < run.size() && run.get(next).capital() ? next : 0;
  }

  private static boolean joins(Word word) {
    return word.small() && !word.capital() && word.end() - word.start() <= LONGEST_JOINING;
  }

  /** The first word of a sentence has a capital anyway. */
  private void name(List<Word> run, int from, int to) {
    if (to > from + 1 || !run.get(from).first()) {
      int start = run.get(from).start();
      int end = run.get(to - 1).end();
      add(Kind.NAME, start, end, stem(cut(start, end)));
    }
  }

  private void add(Kind kind, int start, int end, String normal) {
    found.add(new Keyword(cut(start, end), normal, kind, start, end));
    if (kind != Kind.NAME && kind != Kind.PHRASE && kind != Kind.WORD) {
      Arrays.fill(taken, start, end, true);
    }
  }

  private boolean free(int start, int end) {
    for (int i = start; i < end; i++) {
      if (taken[i]) {
        return false;
      }
    }
    return true;
  }

  private String stem(String said) {
    return String.join(" ", words.stems(said));
  }

  private String cut(int start, int end) {
    return text.substring(start, end);
  }
}
