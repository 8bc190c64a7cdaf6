/**
 * A small change of a conversation after which a rule fires or a pattern is shown. From what is
 * missing come candidates: words of the vocabulary to say, words to leave out, other questions
 * before. Each is decided as a conversation of its own, and only one that does it is told. Start at
 * {@link nl.vervolg.authoring.why.change.ChangeFinder}.
 */
@NullMarked
package nl.vervolg.authoring.why.change;

import org.jspecify.annotations.NullMarked;
