/**
 * The rules behind stage 2: reading and admitting rule files, keeping what was admitted on disk,
 * joining it to one network of Drools, and running the strata of a turn in order. Rules only insert
 * conclusions; each stratum reads what lower strata concluded. Drools is used here and nowhere
 * else. Start at {@link nl.vervolg.resolve.rules.RuleBase}.
 */
@NullMarked
package nl.vervolg.resolve.rules;

import org.jspecify.annotations.NullMarked;
