/**
 * Keeps conversations on disk. Input: a turn and what it leaves. Output: the dialogue state of a
 * session, after any restart. The stored form has a version of its own, so that it does not change
 * with the records of the program. MapDB is used here and nowhere else. Start at {@link
 * nl.vervolg.session.SessionStore}.
 */
@NullMarked
package nl.vervolg.session;

import org.jspecify.annotations.NullMarked;
