package nl.vervolg.resolve.rules.sheets;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Position;
import org.apache.poi.openxml4j.util.ZipSecureFile;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.FormulaError;
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
  private final Set<Row> unread = new LinkedHashSet<>();

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
    Optional<Refused> refused = WorkbookFile.refused(bytes);
    if (refused.isPresent()) {
      tell(refused.orElseThrow());
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
      tell(WorkbookFile.because(e));
    }
    return Optional.empty();
  }

  private void tell(Refused refused) {
    report.whole(refused.kind(), refused.what(), refused.advice());
  }

  private boolean admitted(XSSFWorkbook workbook) {
    if (workbook.isMacroEnabled()) {
      tell(Refused.MACROS);
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
      row.forEach(this::cell);
    }
    int first = sheet.getFirstRowNum();
    boolean headings = unread.stream().noneMatch(row -> row.getRowNum() == first);
    unread.forEach(sheet::removeRow);
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

  private void cell(Cell cell) {
    if (cell.getCellType() == CellType.FORMULA) {
      wrong(
          cell,
          "formula",
          "The cell has a formula, and formulas are not computed.",
          "Put the text itself there: copy the cell and paste it as a value.");
    } else if (cell.getCellType() == CellType.ERROR) {
      wrong(
          cell,
          "cell-error",
          "The cell holds an error of the spreadsheet ("
              + FormulaError.forInt(cell.getErrorCellValue()).getString()
              + "), not a text.",
          "Put the text itself there.");
    }
  }

  private void wrong(Cell cell, String kind, String what, String advice) {
    report.error(
        new Position(cell.getRowIndex() + 1, cell.getColumnIndex() + 1), kind, what, advice);
    unread.add(cell.getRow());
  }
}
