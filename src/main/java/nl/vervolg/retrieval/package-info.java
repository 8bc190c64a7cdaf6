/**
 * Retrieval of what helps to understand a question: short facts about what words mean in the data,
 * and questions with the queries that answered them (seed on schema linking, section 3).
 */
@NullMarked
package nl.vervolg.retrieval;

import org.jspecify.annotations.NullMarked;
