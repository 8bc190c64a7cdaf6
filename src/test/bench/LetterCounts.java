import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Counts pairs and triples of letters in the different words of the language files, for {@code
 * keyword/letters.tsv}: {@code java src/test/bench/LetterCounts.java knowledge/languages >
 * src/main/resources/nl/vervolg/keyword/letters.tsv}.
 */
final class LetterCounts {
  private static final List<String> LANGUAGES = List.of("nl", "en", "de", "fr");

  private LetterCounts() {}

  public static void main(String[] args) throws IOException {
    Map<String, int[]> counts = new TreeMap<>();
    for (int i = 0; i < LANGUAGES.size(); i++) {
      String text = Files.readString(Path.of(args[0], LANGUAGES.get(i) + ".yaml"));
      count(text.replaceAll("(?m)#.*$", "").toLowerCase(Locale.ROOT), i, counts);
    }
    StringBuilder lines = new StringBuilder("\t" + String.join("\t", LANGUAGES) + "\n");
    counts.forEach(
        (letters, of) -> {
          if (Arrays.stream(of).sum() > 1) {
            lines.append(letters);
            Arrays.stream(of).forEach(number -> lines.append('\t').append(number));
            lines.append('\n');
          }
        });
    System.out.write(lines.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
    System.out.flush();
  }

  private static void count(String text, int language, Map<String, int[]> counts) {
    TreeSet<String> words = new TreeSet<>();
    Matcher each = Pattern.compile("[\\p{L}\\p{M}]+").matcher(text);
    while (each.find()) {
      words.add("_" + each.group() + "_");
    }
    for (String word : words) {
      for (int length = 2; length <= 3; length++) {
        for (int i = 0; i + length <= word.length(); i++) {
          counts.computeIfAbsent(word.substring(i, i + length), l -> new int[4])[language]++;
        }
      }
    }
  }
}
