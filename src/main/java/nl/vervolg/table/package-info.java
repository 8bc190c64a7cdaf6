/**
 * Follow-up questions about one table that comes with the question, without a workspace. What is
 * said is cut into pieces: names of columns, values of cells, figures and words of the language
 * ({@link nl.vervolg.table.PieceReader}). Those of the question before and of what is said now are
 * laid side by side ({@link nl.vervolg.table.Parallels}). Rules say what becomes of the words
 * ({@code rules/recasting/}), and the complete question is the smallest change that does it ({@link
 * nl.vervolg.table.Recasting}).
 */
@NullMarked
package nl.vervolg.table;

import org.jspecify.annotations.NullMarked;
