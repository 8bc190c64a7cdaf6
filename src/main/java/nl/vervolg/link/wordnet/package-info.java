/** English words that are related, as WordNet has them (Fellbaum, 1998). */
@NullMarked
package nl.vervolg.link.wordnet;

import org.jspecify.annotations.NullMarked;
