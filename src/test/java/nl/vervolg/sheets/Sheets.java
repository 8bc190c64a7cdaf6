package nl.vervolg.sheets;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.problem.Problem;
import nl.vervolg.resolve.rules.RuleBase;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * A copy of the rules of the repository, in which tests put phrase sheets.
 *
 * @param folder the rules
 */
record Sheets(Path folder) {
  static final String HEADINGS = "id,language,wording,pattern,example,counter-example,why";

  private static final Path CACHE = Path.of("target", "sheet-cache");

  /** A row that is right. */
  static final List<String> ROW =
      List.of(
          "RIDE_TO",
          "nl",
          "als ik nou eens naar {place} fiets",
          "same_question",
          "Welke musea zijn er in Delft? | Als ik nou eens naar Breda fiets? => Welke musea zijn er in Breda?",
          "Welke musea zijn er in Delft? | En in Breda? => Welke musea zijn er in Breda?",
          "Who rides there asks what is there.");

  /** All rules, without the sheets that come with them. */
  static Sheets in(Path folder) {
    try (Stream<Path> files = Files.walk(Path.of("rules"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        boolean sheet = file.toString().endsWith(".csv") || file.toString().endsWith(".xlsx");
        if (!sheet) {
          Path target = folder.resolve(Path.of("rules").relativize(file).toString());
          Files.createDirectories(target.getParent());
          Files.copy(file, target);
        }
      }
      return new Sheets(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path file(String name) {
    return folder.resolve("phrases").resolve(name);
  }

  Path write(String name, byte[] bytes) {
    try {
      return Files.write(file(name), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path write(String name, String text) {
    return write(name, text.getBytes(UTF_8));
  }

  /** One row with each cell in quotes, between these. */
  static String row(List<String> cells, String separator) {
    return String.join(
        separator, cells.stream().map(cell -> '"' + cell.replace("\"", "\"\"") + '"').toList());
  }

  /** What tests do with a workbook before it is written. */
  interface Editing {
    void edit(XSSFWorkbook workbook, Sheet sheet);
  }

  /** A workbook with the headings and the row that is right. */
  Path workbook(String name, Editing editing) {
    Path file = file(name);
    try (XSSFWorkbook workbook = new XSSFWorkbook();
        OutputStream out = Files.newOutputStream(file)) {
      Sheet sheet = workbook.createSheet("wordings");
      fill(sheet, 0, List.of(HEADINGS.split(",")));
      fill(sheet, 1, ROW);
      editing.edit(workbook, sheet);
      workbook.write(out);
      return file;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void fill(Sheet sheet, int number, List<String> cells) {
    Row row = sheet.createRow(number);
    for (int i = 0; i < cells.size(); i++) {
      row.createCell(i).setCellValue(cells.get(i));
    }
  }

  /** Each problem as one line: the place within the folder, what is wrong, what to do. */
  List<String> problems() {
    return RuleBase.problems(folder).stream().map(this::shown).toList();
  }

  private String shown(Problem problem) {
    return problem.toString().replace(folder.resolve("phrases") + "/", "").replace("\n    ", " ");
  }

  RuleBase load() {
    return RuleBase.load(folder, CACHE);
  }
}
