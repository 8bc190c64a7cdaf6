package nl.vervolg.sheets;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import nl.vervolg.Heritage;
import nl.vervolg.problem.Problems;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.crypt.EncryptionMode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.util.CellRangeAddress;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong in a phrase sheet is said at its cell, all of it, in plain words. */
class SheetProblemsTest {
  private static final Charset WINDOWS = Charset.forName("windows-1252");

  @TempDir private Path temporary;
  private Sheets sheets;

  @BeforeEach
  void rules() {
    sheets = Sheets.in(temporary.resolve("rules"));
  }

  /** The good row with another text in one column. */
  private static List<String> with(int column, String text) {
    List<String> cells = new ArrayList<>(Sheets.ROW);
    cells.set(column, text);
    return cells;
  }

  private static String sheet(List<String> row) {
    return Sheets.HEADINGS + "\n" + Sheets.row(row, ",") + "\n";
  }

  @Test
  void aSheetWithoutMistakesHasNone() {
    sheets.write("s.csv", sheet(Sheets.ROW));
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          sheet.getRow(1).getCell(0).setCellValue("RIDE_ON");
          sheet.getRow(1).getCell(2).setCellValue("als ik eens doorfiets naar {place}");
        });
    assertThat(sheets.problems()).isEmpty();
  }

  @Test
  void whatAnOpenWorkbookLeavesBesideItIsPassedOver() {
    sheets.write("s.csv", sheet(Sheets.ROW));
    sheets.write("~$w.xlsx", "whose it is");
    sheets.write(".~lock.w.ods#", "whose it is");
    assertThat(sheets.problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | Dutch               | s.csv:2:2: | (Dutch) is no code of a language. Write two small letters
          1 | ''                  | s.csv:2:2: | The cell (language) is empty. Fill it
          2 | ''                  | s.csv:2:3: | The cell (wording) is empty.
          3 | ''                  | s.csv:2:4: | The cell (pattern) is empty.
          4 | ''                  | s.csv:2:5: | The cell (example) is empty.
          5 | ''                  | s.csv:2:6: | The cell (counter-example) is empty.
          3 | same_qestion        | s.csv:2:4: | There is no pattern (same_qestion). Maybe you meant (same_question).
          3 | nonsense            | s.csv:2:4: | There is no pattern (nonsense). It can be: correction, count,
          2 | naar {places} toe   | s.csv:2:3: | cannot have {places}. Maybe you meant (place).
          2 | naar {row} toe      | s.csv:2:3: | A wording of the pattern (same_question) cannot have {row}. It can be: attribute,
          2 | naar {place toe     | s.csv:2:3: | A brace in the wording (naar {place toe) has no other side. Write {place}.
          2 | naar {plac toe      | s.csv:2:3: | A brace in the wording (naar {plac toe) has no other side. Write {place}.
          2 | naar place} toe     | s.csv:2:3: | A brace in the wording (naar place} toe) has no other side. Write {place}.
          2 | naar {{kind}} toe   | s.csv:2:3: | has no other side. Write {kind}.
          2 | naar { toe          | s.csv:2:3: | has no other side. Write what is named: {attribute}, {kind},
          2 | naar {} toe         | s.csv:2:3: | A pair of braces in the wording is empty. Say what stands there: {attribute}, {kind},
          2 | naar {place}se kant | s.csv:2:3: | a letter stands right beside a brace. Put a blank between them
          2 | {place} of {place}  | s.csv:2:3: | The wording has {place} twice.
          2 | {place}             | s.csv:2:3: | has no word of its own, so it would fit every turn.
          2 | {kind} ... {place}? | s.csv:2:3: | has no word of its own, so it would fit every turn.
          2 | naar elders         | s.csv:2:3: | needs something in braces. Write what is named: {attribute},
          0 | ride to             | s.csv:2:1: | The id (ride to) has the sign (r), which an id cannot have. Maybe you meant (RIDE_TO).
          0 | SWAP_ONE            | s.csv:2:1: | The id (SWAP_ONE) is also that of the rule in patterns/swap.drl:7. Write another one into the cell (id)
          2 | naar {place} t\u03bfe   | s.csv:2:3: | In the word (t\u03bfe) the letter (\u03bf) only looks like (o): it is of another alphabet. Delete the word
          2 | naar {pl\u0430ce} toe   | s.csv:2:3: | In the word (pl\u0430ce) the letter (\u0430) only looks like (a)
          1 | n\u200bl            | s.csv:2:2: | Here is a character that cannot be seen (U+200B). Take it out
          2 | na\u00adar {place} toe  | s.csv:2:3: | Here is a character that cannot be seen (U+00AD).
          3 | \u202esame_question    | s.csv:2:4: | Here is a character that cannot be seen (U+202E).
          6 | =1+1                | s.csv:2:7: | The cell begins with (=), so spreadsheet programs take it for a formula. Begin it with
          2 | +naar {place} toe   | s.csv:2:3: | The cell begins with (+)
          2 | -naar {place} toe   | s.csv:2:3: | The cell begins with (-)
          6 | @SUM(A1)            | s.csv:2:7: | The cell begins with (@)
          """)
  void aMistakeIsSaidAtItsCell(int column, String text, String place, String what) {
    sheets.write("s.csv", sheet(with(column, text)));
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith(place)
        .contains(what)
        .doesNotContain("Exception", "java", "null");
  }

  @Test
  void allMistakesOfARowAreSaidAtOnce() {
    List<String> row = new ArrayList<>(Sheets.ROW);
    row.set(1, "Dutch");
    row.set(3, "same_qestion");
    row.set(4, "");
    sheets.write("s.csv", sheet(row));
    assertThat(sheets.problems())
        .extracting(problem -> problem.substring(0, problem.indexOf(": ")))
        .containsExactly("s.csv:2:2", "s.csv:2:4", "s.csv:2:5");
  }

  @Test
  void allThatIsStrangeInACellIsSaidAtOnceAndOnce() {
    sheets.write("s.csv", sheet(with(2, "n\u200baar t\u03bfe {place} \u200bt\u03bfe, \u0430ls")));
    assertThat(sheets.problems())
        .allMatch(problem -> problem.startsWith("s.csv:2:3: "))
        .satisfiesExactly(
            hidden -> assertThat(hidden).contains("(U+200B)"),
            twice -> assertThat(twice).contains("In the word (t\u03bfe)"),
            other -> assertThat(other).contains("In the word (\u0430ls)"));
  }

  @Test
  void allMistakesOfAllRowsAndSheetsAreSaidAtOnce() {
    sheets.write(
        "a.csv",
        Sheets.HEADINGS
            + "\n"
            + Sheets.row(with(3, "x"), ",")
            + "\n\n"
            + Sheets.row(with(1, "x"), ",")
            + "\n"
            + Sheets.row(with(2, "{place}"), ","));
    sheets.write("b.csv", "language,wording\nnl,x\n");
    assertThat(sheets.problems())
        .extracting(problem -> problem.substring(0, problem.indexOf(": ")))
        .containsExactly("a.csv:2:4", "a.csv:4:2", "a.csv:5:3", "b.csv:1", "b.csv:1", "b.csv:1");
  }

  @Test
  void theSameWordingTwiceIsSaidWithTheOtherPlace() {
    sheets.write(
        "s.csv",
        sheet(Sheets.ROW)
            + Sheets.row(
                List.of(
                    "",
                    "nl",
                    "ALS ik nóu eens, naar {place} fiets?",
                    "correction",
                    Sheets.ROW.get(4),
                    Sheets.ROW.get(5),
                    ""),
                ","));
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("s.csv:3:3: ")
        .contains("is already that of phrases/s.csv:2:3.")
        .contains("Delete one of the two rows");
  }

  @Test
  void aCopiedSheetIsToldOnceForEachRowAtTheCopy() {
    List<String> other = with(0, "RIDE_ON");
    other.set(2, "als ik eens doorfiets naar {place}");
    String rows = sheet(Sheets.ROW) + Sheets.row(other, ",") + "\n";
    sheets.write("s.csv", rows);
    sheets.write("s-2.csv", rows);
    assertThat(sheets.problems())
        .satisfiesExactly(
            first ->
                assertThat(first)
                    .startsWith("s-2.csv:2:3: rule (RIDE_TO): The wording (")
                    .contains("is already that of phrases/s.csv:2:3. Delete one of the two rows"),
            second ->
                assertThat(second)
                    .startsWith("s-2.csv:3:3: rule (RIDE_ON)")
                    .contains("phrases/s.csv:3:3."));
  }

  @Test
  void anIdOfTwoRowsIsToldAtTheLaterOne() {
    sheets.write(
        "s.csv", sheet(Sheets.ROW) + Sheets.row(with(2, "als ik doorfiets naar {place}"), ","));
    assertThat(sheets.problems())
        .containsExactly(
            "s.csv:3:1: rule (RIDE_TO): The id (RIDE_TO) is also that of the row in "
                + "phrases/s.csv:2:3. Write another one into the cell (id), or leave that empty.");
  }

  /** Other alphabets are no mistake, nor are blanks of another kind. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "naar {place} \u03c3\u03ae\u03bc\u03b5\u03c1\u03b1",
        "\u043f\u043e\u0435\u0445\u0430\u043b\u0438 \u0432 {place} ok",
        "naar\u00a0{place} toe",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 {place}",
        "e\u0301e\u0301ns naar {place}, Diyarbak\u0131r",
        "( -1 = x@y ) {place}",
        "naar \u03b1 Centauri in {place}",
        "met \u03ba-case\u00efne of \u03b1-helix naar {place}",
        "NF-\u03baB, TNF\u03b1 en \u03c7\u00b2 in {place}",
        "in de \u0421\u0421\u0421\u0420 of {place}",
        "naar {place} \u2764\ufe0f, 1\ufe0f\u20e3",
        "\ud83d\udc69\ud83c\udffd\u200d\ud83d\udd2c naar {place} \ud83d\udc41\ufe0f\u200d\ud83d\udde8\ufe0f",
        "\u05e9\u05dc\u05d5\u05dd!\u200f naar {place} \u200f\u05d0",
        "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f of {place}",
        "\u845b\udb40\udd00\u57ce naar {place}",
        "naar {place} \ud83e\uddff\u0378"
      })
  void aWordingOfAnotherAlphabetIsTakenIn(String wording) {
    sheets.write("s.csv", sheet(with(2, wording)));
    assertThat(sheets.problems()).isEmpty();
  }

  @Test
  void columnsAreAskedForByName() {
    sheets.write("s.csv", "language,wording,patern,example,counter-example\n");
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("s.csv:1:3: There is no column (patern). Maybe you meant (pattern).");
    sheets.write("s.csv", "language,wording,example,counter-example\nnl,a,b,c\n");
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith(
            "s.csv:1: The column (pattern) is missing. Write these headings into the first");
    sheets.write("s.csv", Sheets.HEADINGS + ",wording\n");
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("s.csv:1:8: The column (wording) is there twice.");
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + Sheets.row(Sheets.ROW, ",") + ",more\n");
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("s.csv:2:8: The cell stands under no heading.");
  }

  @Test
  void whatNoSpreadsheetProgramWouldSaveAsTextIsSaid() throws IOException {
    String accents = sheet(with(2, "als ik \u00e9\u00e9ns naar {place} fiets"));
    sheets.write("s.csv", accents.getBytes(WINDOWS));
    assertThat(sheets.problems())
        .containsExactly(
            "s.csv: The file is not saved as UTF-8: it has letters as older Windows programs write "
                + "them. Save it as (CSV UTF-8), or as a workbook (.xlsx).");
    sheets.write("s.csv", ("\uFEFF" + accents).getBytes(UTF_16LE));
    assertThat(sheets.problems()).singleElement().asString().contains("(UTF-16)");
    sheets.write("s.csv", Files.readAllBytes(sheets.workbook("w.xlsx", (book, sheet) -> {})));
    Files.delete(sheets.file("w.xlsx"));
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("s.csv: This is a workbook (.xlsx) under the name of a text file");
  }

  @Test
  void aQuoteWithoutOtherSideIsSaidWhereItBegins() {
    sheets.write("s.csv", Sheets.HEADINGS + "\n,nl,\"als ik {place},same_question,a,b,c\n,nl\n");
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("s.csv:2:3: The cell begins with a quote that has no other side.");
  }

  @Test
  void aQuoteThatEndsAtTheNextOneIsSaidOnce() {
    String row = Sheets.row(Sheets.ROW, ",");
    sheets.write(
        "s.csv", sheet(Sheets.ROW) + row.replaceFirst("\",\"same", ",\"same") + "\n" + row);

    assertThat(sheets.problems())
        .filteredOn(problem -> problem.startsWith("s.csv:3:"))
        .singleElement()
        .asString()
        .startsWith(
            "s.csv:3:3: In the cell, which begins with a quote, text stands after the next");
  }

  @Test
  void aTextInQuotesMayHaveBlanksBesideIt() {
    sheets.write("s.csv", sheet(Sheets.ROW).replace("\",\"", "\" ,\""));

    assertThat(sheets.problems()).isEmpty();
  }

  @Test
  void emptySheetsAreSaid() {
    sheets.write("a.csv", "");
    sheets.write("b.csv", Sheets.HEADINGS + "\n,,,\n\n");
    assertThat(sheets.problems())
        .containsExactly(
            "a.csv: The sheet is empty. Fill it, or delete the file.",
            "b.csv: The sheet has headings and no rows. Fill it, or delete the file.");
  }

  @Test
  void aFileWithAnotherEndingIsNotPassedOver() {
    for (String name : List.of("a.xls", "b.XLSX", "c.ods", "d.txt", "e.drl")) {
      sheets.write(name, "x");
    }
    sheets.write("~$s.xlsx", "left by an office program");
    assertThat(sheets.problems())
        .filteredOn(problem -> problem.contains("here are phrase sheets"))
        .hasSize(5)
        .allMatch(problem -> problem.contains("Save it as") || problem.contains("Move the rules"));
  }

  @Test
  void withoutTheFileOfPatternsNothingCanBeSaid() throws IOException {
    sheets.write("s.csv", sheet(Sheets.ROW));
    Files.delete(sheets.file("patterns.yaml"));
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .contains("There is no file (patterns.yaml) beside the phrase sheets.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cue: SAME_QUESTION        | cue: SAME_QESTION   | There is no kind of cue (SAME_QESTION). Maybe you meant (SAME_QUESTION).
          place: location           | place: locatoin     | There is no role (locatoin). Maybe you meant (location).
          '[row, name]'             | '[rows, name]'      | There is no brace {rows}. Maybe you meant (row).
          needs_brace: true         | needs_brace: yes    | (yes) is neither true nor false.
          cue: WIDENING             | cues: WIDENING      | (cues) is not known here. Maybe you meant (cue).
          patterns:                 | patern:             | (patern) is not known here. Maybe you meant (patterns).
          """)
  void aMistakeInThePatternsIsSaidAtItsLine(String right, String wrong, String what)
      throws IOException {
    sheets.write("s.csv", sheet(Sheets.ROW));
    Path patterns = sheets.file("patterns.yaml");
    String text = Files.readString(patterns);
    assertThat(text).contains(right);
    Files.writeString(patterns, text.replaceFirst(java.util.regex.Pattern.quote(right), wrong));
    assertThat(sheets.problems())
        .allMatch(problem -> problem.matches("(?s)patterns\\.yaml:\\d+:\\d+: .*"))
        .anyMatch(problem -> problem.contains(what));
  }

  // Workbooks

  @Test
  void aMistakeInAWorkbookIsSaidAtItsCellByItsLetter() {
    sheets.workbook(
        "w.xlsx", (book, sheet) -> sheet.getRow(1).getCell(3).setCellValue("corection"));
    assertThat(sheets.problems())
        .containsExactly(
            "w.xlsx:D2: There is no pattern (corection). Maybe you meant (correction).");
  }

  @Test
  void formulasAreNeverComputed() {
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          sheet.getRow(1).getCell(6).setCellFormula("HYPERLINK(\"http://127.0.0.1/\",\"x\")");
          Sheets.fill(sheet, 2, with(0, "OTHER"));
          sheet.getRow(2).getCell(2).setCellFormula("CONCATENATE(\"als ik \",\"{place}\")");
        });
    assertThat(sheets.problems())
        .containsExactlyInAnyOrder(
            "w.xlsx:C3: The cell has a formula, and formulas are not computed. "
                + "Put the text itself there: copy the cell and paste it as a value.",
            "w.xlsx:G2: The cell has a formula, and formulas are not computed. "
                + "Put the text itself there: copy the cell and paste it as a value.");
  }

  @Test
  void lettersOfOtherAlphabetsAreToldInWorkbooksToo() {
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          sheet.getRow(0).getCell(2).setCellValue("w\u043erding");
          sheet.getRow(1).getCell(2).setCellValue("- als ik\u200b fiets naar {place}");
        });
    assertThat(sheets.problems())
        .satisfiesExactly(
            first -> assertThat(first).startsWith("w.xlsx:C1: In the word (w\u043erding)"),
            second -> assertThat(second).startsWith("w.xlsx:C2: Here is a character that"));
  }

  @Test
  void aWorkbookWithAPasswordIsNotOpened() throws Exception {
    Path file = sheets.workbook("w.xlsx", (book, sheet) -> {});
    byte[] plain = Files.readAllBytes(file);
    try (POIFSFileSystem system = new POIFSFileSystem();
        ByteArrayOutputStream out = new ByteArrayOutputStream()) {
      var encryptor = new EncryptionInfo(EncryptionMode.agile).getEncryptor();
      encryptor.confirmPassword("secret");
      try (var stream = encryptor.getDataStream(system)) {
        stream.write(plain);
      }
      system.writeFilesystem(out);
      Files.write(file, out.toByteArray());
    }
    assertThat(sheets.problems())
        .containsExactly(
            "w.xlsx: The workbook has a password. Take the password off and save it as a workbook "
                + "(.xlsx), or as (CSV UTF-8).");
  }

  @Test
  void aWorkbookOfTheOldKindIsToldAsThat() throws IOException {
    Path file = sheets.file("w.xlsx");
    try (POIFSFileSystem system = new POIFSFileSystem();
        ByteArrayOutputStream out = new ByteArrayOutputStream()) {
      system.createDocument(new java.io.ByteArrayInputStream(new byte[] {1, 2}), "Workbook");
      system.writeFilesystem(out);
      Files.write(file, out.toByteArray());
    }
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("w.xlsx: The file is of the old kind (.xls), whatever its name says.")
        .doesNotContain("password");
  }

  @Test
  void aPartWithMacrosIsNotLetInHoweverItIsDeclared() throws IOException {
    repacked("xl/vbaProject.bin", "x", "");

    assertThat(sheets.problems())
        .containsExactly(
            "w.xlsx: The workbook has macros. Save it as a workbook without macros (.xlsx).");
  }

  @Test
  void entitiesAreToldAsWhatTheyAre() throws IOException {
    repacked(
        "xl/sharedStrings.xml",
        "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"b\">]><sst>&a;</sst>",
        "xl/sharedStrings.xml");

    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("w.xlsx: The workbook declares entities, which");
  }

  /** A good workbook with one more part, and without another. */
  private void repacked(String name, String text, String without) throws IOException {
    Path good = sheets.workbook("w.xlsx", (book, sheet) -> {});
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (java.util.zip.ZipFile from = new java.util.zip.ZipFile(good.toFile());
        ZipOutputStream to = new ZipOutputStream(bytes)) {
      for (ZipEntry entry : from.stream().toList()) {
        if (!entry.getName().equals(without)) {
          to.putNextEntry(new ZipEntry(entry.getName()));
          from.getInputStream(entry).transferTo(to);
        }
      }
      to.putNextEntry(new ZipEntry(name));
      to.write(text.getBytes(UTF_8));
    }
    Files.write(good, bytes.toByteArray());
  }

  @Test
  void anErrorOfTheSpreadsheetIsNoWording() {
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          Sheets.fill(sheet, 2, with(0, "OTHER"));
          sheet.getRow(2).getCell(2).setCellErrorValue((byte) 23);
        });
    assertThat(sheets.problems())
        .containsExactly(
            "w.xlsx:C3: The cell holds an error of the spreadsheet (#REF!), not a text. Put the text "
                + "itself there.");
  }

  @Test
  void macrosAreNotLetIn() {
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          try {
            book.setVBAProject(new java.io.ByteArrayInputStream(new byte[] {1, 2, 3}));
          } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        });
    assertThat(sheets.problems())
        .containsExactly(
            "w.xlsx: The workbook has macros. Save it as a workbook without macros (.xlsx).");
  }

  @Test
  void whatIsNoWorkbookOrADamagedOneIsSaid() throws IOException {
    Path file = sheets.workbook("w.xlsx", (book, sheet) -> {});
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("w.xlsx: The workbook cannot be read: it is damaged");
    Files.write(file, "id,language".getBytes(UTF_8));
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("w.xlsx: This is no workbook, whatever its name says.")
        .doesNotContain("password");
    Files.write(file, new byte[0]);
    assertThat(sheets.problems()).singleElement().asString().startsWith("w.xlsx: ");
  }

  /** Sixty kilobytes that would unpack to sixty megabytes. */
  @Test
  void aZipBombIsNotUnpacked() throws IOException {
    Path file = sheets.workbook("w.xlsx", (book, sheet) -> {});
    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (var in = new java.util.zip.ZipInputStream(Files.newInputStream(file));
        ZipOutputStream out = new ZipOutputStream(bomb)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        out.putNextEntry(new ZipEntry(entry.getName()));
        if (entry.getName().endsWith("sheet1.xml")) {
          byte[] blanks = new byte[1_000_000];
          Arrays.fill(blanks, (byte) ' ');
          out.write("<?xml version=\"1.0\"?>".getBytes(UTF_8));
          for (int i = 0; i < 60; i++) {
            out.write(blanks);
          }
        }
        out.write(in.readAllBytes());
      }
    }
    Files.write(file, bomb.toByteArray());
    assertThat(Files.size(file)).isLessThan(200_000);
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .contains("unpacks to far more than it seems to hold");
  }

  @Test
  void aSheetWithVeryManyRowsIsNotRead() {
    sheets.workbook("w.xlsx", (book, sheet) -> Sheets.fill(sheet, 900_000, List.of("x")));
    sheets.write("s.csv", Sheets.HEADINGS + "\n" + "a,b,c\n".repeat(6000));
    assertThat(sheets.problems())
        .containsExactly(
            "s.csv: The sheet has 6001 rows, and more than 5000 are not read. "
                + "Split it into sheets of one subject each; delete rows that only look empty.",
            "w.xlsx: The sheet has 900001 rows, and more than 5000 are not read. "
                + "Split it into sheets of one subject each; delete rows that only look empty.");
  }

  @Test
  void wordingsOnASecondTabAreNotPassedOver() {
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          Sheets.fill(book.createSheet("more"), 0, List.of(Sheets.HEADINGS.split(",")));
          Sheets.fill(book.createSheet("notes"), 0, List.of("anything"));
        });
    assertThat(sheets.problems())
        .singleElement()
        .asString()
        .startsWith("w.xlsx: The tab (more) has wordings, and only the first tab is read.");
  }

  @Test
  void cellsThatAreMergedCountForEachRow() {
    sheets.workbook(
        "w.xlsx",
        (book, sheet) -> {
          Sheets.fill(sheet, 2, with(2, "als ik nou eens doorfiets naar {place}"));
          sheet.getRow(2).getCell(0).setCellValue("RIDE_ON");
          sheet.getRow(2).getCell(1).setBlank();
          sheet.addMergedRegion(new CellRangeAddress(1, 2, 1, 1));
        });
    assertThat(sheets.problems()).isEmpty();
  }

  // What only a workspace can tell

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 | it              | s.csv:2:2: rule (RIDE_TO): The workspace has no language (it).
          2 | in de {place}   | s.csv:2:3: rule (RIDE_TO): The wording (in de {place}) has only words that any question can have.
          """)
  void languagesAndWordsAreThoseOfTheWorkspace(int column, String text, String what) {
    sheets.write("s.csv", sheet(with(column, text)));
    assertThatThrownBy(() -> Heritage.workspace().with(sheets.load()))
        .isInstanceOf(Problems.WorkspaceException.class)
        .hasMessageContaining(what);
  }
}
