package nl.vervolg.resolve.rules.sheets;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Position;
import org.apache.poi.openxml4j.util.ZipSecureFile;
import org.apache.poi.poifs.filesystem.FileMagic;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.drools.decisiontable.parser.xls.ExcelParser;

/** Reads the first tab of a workbook. Nothing in it is ever computed or run. */
final class Workbooks {
  private static final long LARGEST_PART = 20_000_000;
  private static final int MOST_PARTS = 500;
  private static final int MOST_COLUMNS = 100;

  private final SheetReport report;
  private final Set<Row> withFormulas = new LinkedHashSet<>();

  private Workbooks(SheetReport report) {
    this.report = report;
  }

  /** The cells; what is wrong goes to {@code report}. */
  static Cells read(byte[] bytes, SheetReport report) {
    Cells cells = new Cells(report);
    new Workbooks(report)
        .open(bytes)
        .ifPresent(
            workbook -> {
              // Closes the workbook.
              new ExcelParser(cells).parseWorkbook(workbook);
            });
    return cells;
  }

  /** The workbook, without what may not be in it. */
  private Optional<XSSFWorkbook> open(byte[] bytes) {
    FileMagic magic = FileMagic.valueOf(bytes);
    if (magic != FileMagic.OOXML) {
      report.whole(
          "unreadable",
          magic == FileMagic.OLE2
              ? "The workbook has a password, or is one of the old kind (.xls)."
              : "This is no workbook, whatever its name says.",
          "Take the password off and save it as a workbook (.xlsx), or as (CSV UTF-8).");
      return Optional.empty();
    }
    ZipSecureFile.setMaxEntrySize(LARGEST_PART);
    ZipSecureFile.setMaxTextSize(LARGEST_PART);
    ZipSecureFile.setMaxFileCount(MOST_PARTS);
    try {
      XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(bytes));
      if (admitted(workbook)) {
        return Optional.of(workbook);
      }
      workbook.close();
    } catch (IOException | RuntimeException e) {
      System.getLogger(Workbooks.class.getName())
          .log(System.Logger.Level.DEBUG, "A workbook cannot be read.", e);
      report.whole(
          "unreadable",
          "The workbook cannot be read: it is damaged, or unpacks to far more than it seems to hold.",
          "Open it in a spreadsheet program and save it under a new name.");
    }
    return Optional.empty();
  }

  private boolean admitted(XSSFWorkbook workbook) {
    if (workbook.isMacroEnabled()) {
      report.whole(
          "macro", "The workbook has macros.", "Save it as a workbook without macros (.xlsx).");
      return false;
    }
    Sheet sheet = workbook.getSheetAt(0);
    for (int i = 1; i < workbook.getNumberOfSheets(); i++) {
      other(workbook.getSheetAt(i));
    }
    if (sheet.getLastRowNum() >= PhraseSheet.MOST_ROWS) {
      PhraseSheet.tooMany(sheet.getLastRowNum() + 1, report);
      return false;
    }
    for (Row row : sheet) {
      if (row.getLastCellNum() > MOST_COLUMNS) {
        report.error(
            new Position(row.getRowNum() + 1, MOST_COLUMNS + 1),
            "too-large",
            "The row has a cell beyond column " + MOST_COLUMNS + ".",
            "Empty it; a phrase sheet has seven columns.");
        return false;
      }
      row.forEach(this::formula);
    }
    int first = sheet.getFirstRowNum();
    boolean headings = withFormulas.stream().noneMatch(row -> row.getRowNum() == first);
    withFormulas.forEach(sheet::removeRow);
    return headings;
  }

  /** Somebody may look for wordings where none are read. */
  private void other(Sheet sheet) {
    Row first = sheet.getRow(sheet.getFirstRowNum() < 0 ? 0 : sheet.getFirstRowNum());
    if (first != null) {
      for (Cell cell : first) {
        if (cell.getCellType() == CellType.STRING
            && cell.getStringCellValue()
                .strip()
                .toLowerCase(Locale.ROOT)
                .equals(SheetColumn.WORDING.heading())) {
          report.whole(
              "tab",
              "The tab ("
                  + sheet.getSheetName()
                  + ") has wordings, and only the first tab is read.",
              "Move its rows to the first tab, or into a file of their own.");
          return;
        }
      }
    }
  }

  private void formula(Cell cell) {
    if (cell.getCellType() == CellType.FORMULA) {
      report.error(
          new Position(cell.getRowIndex() + 1, cell.getColumnIndex() + 1),
          "formula",
          "The cell has a formula, and formulas are not computed.",
          "Put the text itself there: copy the cell and paste it as a value.");
      withFormulas.add(cell.getRow());
    }
  }
}
