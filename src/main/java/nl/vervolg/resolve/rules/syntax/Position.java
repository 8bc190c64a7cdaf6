package nl.vervolg.resolve.rules.syntax;

/**
 * A place in a rule file.
 *
 * @param line from 1
 * @param column from 1
 */
public record Position(int line, int column) {}
