package nl.vervolg.link;

import nl.vervolg.schema.Schema;

/**
 * What a question needs of a schema.
 *
 * @param part its columns that fit the question best, and their keys
 * @param decision whether a model gets that part, or the whole
 * @param used what it gets
 */
public record LinkedSchema(Schema part, Strategy.Decision decision, Schema used) {}
