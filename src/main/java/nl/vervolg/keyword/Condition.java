package nl.vervolg.keyword;

/**
 * A comparison that was written out: {@code status = 'A'}.
 *
 * @param column what stands on its left
 * @param operator as it was written
 * @param value what stands on its right, without quotation marks
 */
public record Condition(String column, String operator, String value) {}
