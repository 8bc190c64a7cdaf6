package nl.vervolg.match;

import java.nio.file.Path;

/**
 * A query or a pattern as an expert wrote it.
 *
 * @param file where it stands
 * @param line the line of that file on which {@code text} begins, from 1
 * @param prologue prefix declarations that hold for it, on one line; empty where it has its own
 * @param text a whole query, or one group pattern without its braces
 */
public record QueryText(Path file, int line, String prologue, String text) {}
