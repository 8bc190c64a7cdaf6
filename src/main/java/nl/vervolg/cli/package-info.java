/**
 * The command line: a thin shell over {@code conversation}. Input: arguments, lines, keys. Output:
 * text for people and JSON for programs, both UTF-8. It decides nothing and holds no state. Start
 * at {@link nl.vervolg.cli.Vervolg}.
 */
@NullMarked
package nl.vervolg.cli;

import org.jspecify.annotations.NullMarked;
