package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import nl.vervolg.conversation.Intake;
import nl.vervolg.table.Table;

/** The table that a line of {@code resolve} brings along. */
final class TableLine {
  private static final int MOST_COLUMNS = 200;
  private static final int MOST_ROWS = 10_000;
  private static final int MOST_CELLS = 200_000;
  private static final int LONGEST_CELL = 1000;

  private TableLine() {}

  /**
   * Reads it; none where there is none.
   *
   * @throws BadLine with a sentence where it is no table
   */
  static Optional<Table> read(JsonNode request) {
    JsonNode table = request.path("table");
    if (table.isMissingNode() || table.isNull()) {
      return Optional.empty();
    }
    if (!table.isObject()) {
      throw new BadLine("table is not an object with header and rows.");
    }
    List<String> header = header(table.path("header"));
    types(table.path("types"), header.size());
    return Optional.of(new Table(header, rows(table.path("rows"), header.size())));
  }

  private static List<String> header(JsonNode header) {
    if (!header.isArray()) {
      throw new BadLine("header of the table is missing or not a list of names.");
    }
    if (header.isEmpty()) {
      throw new BadLine("header of the table is empty; a table has a column at least.");
    }
    if (header.size() > MOST_COLUMNS) {
      throw new BadLine(most("header", header.size(), "names", MOST_COLUMNS));
    }
    List<String> names = new ArrayList<>();
    for (JsonNode name : header) {
      names.add(cell(name, "Name " + (names.size() + 1) + " in header"));
    }
    return names;
  }

  private static void types(JsonNode types, int columns) {
    if (types.isMissingNode() || types.isNull()) {
      return;
    }
    boolean texts =
        types.isArray()
            && StreamSupport.stream(types.spliterator(), false).allMatch(JsonNode::isTextual);
    if (!texts) {
      throw new BadLine("types of the table is not a list of texts.");
    }
    if (types.size() != columns) {
      throw new BadLine("types has " + types.size() + " entries and header " + columns + ".");
    }
  }

  private static List<List<String>> rows(JsonNode rows, int columns) {
    if (!rows.isArray()) {
      throw new BadLine("rows of the table is missing or not a list of rows.");
    }
    if (rows.size() > MOST_ROWS) {
      throw new BadLine(most("rows", rows.size(), "rows", MOST_ROWS));
    }
    if ((long) rows.size() * columns > MOST_CELLS) {
      throw new BadLine(most("The table", (long) rows.size() * columns, "cells", MOST_CELLS));
    }
    List<List<String>> read = new ArrayList<>();
    for (JsonNode row : rows) {
      String name = "Row " + (read.size() + 1);
      if (!row.isArray()) {
        throw new BadLine(name + " of the table is not a list of cells.");
      }
      if (row.size() != columns) {
        throw new BadLine(name + " has " + row.size() + " cells and header " + columns + ".");
      }
      List<String> cells = new ArrayList<>();
      for (JsonNode cell : row) {
        cells.add(cell(cell, "Cell " + (cells.size() + 1) + " of row " + (read.size() + 1)));
      }
      read.add(cells);
    }
    return read;
  }

  private static String cell(JsonNode cell, String name) {
    if (cell.isContainerNode()) {
      throw new BadLine(name + " is not a text or a number.");
    }
    String text = cell.isNull() ? "" : cell.asText();
    if (text.length() > LONGEST_CELL) {
      throw new BadLine(most(name, text.length(), "characters", LONGEST_CELL));
    }
    return Intake.clean(text);
  }

  private static String most(String what, long has, String things, int most) {
    return what + " has " + has + " " + things + "; at most " + most + " are read.";
  }
}
