/**
 * Loads and checks what experts own: the domain, its vocabulary, the languages and the names in the
 * data. Input: the folder {@code knowledge/}. Output: {@link nl.vervolg.knowledge.Knowledge},
 * immutable. All problems of all files are reported at once, with file and line. It takes no
 * decision about a turn and knows no stage. Start at {@link nl.vervolg.knowledge.Knowledge}.
 */
@NullMarked
package nl.vervolg.knowledge;

import org.jspecify.annotations.NullMarked;
