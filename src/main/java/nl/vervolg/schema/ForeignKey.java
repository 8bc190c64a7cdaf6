package nl.vervolg.schema;

/**
 * A column whose values are those of a column of another table.
 *
 * @param from the column that refers
 * @param to the column that is referred to
 */
public record ForeignKey(ColumnName from, ColumnName to) {}
