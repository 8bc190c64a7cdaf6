package nl.vervolg.audit;

import java.nio.file.Path;

/**
 * Something that is wrong with a trail.
 *
 * @param file where
 * @param at the byte where the record begins
 * @param what a sentence
 */
public record TrailProblem(Path file, long at, String what) {}
