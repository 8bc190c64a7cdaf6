/**
 * Schemas of databases that are at hand, through their JDBC drivers. A driver is loaded when its
 * database is read, from a folder of its own; nothing of it shows outside. Databases are only read,
 * and every statement has an end. Start with {@link nl.vervolg.schema.sql.JdbcSource}.
 */
@NullMarked
package nl.vervolg.schema.sql;

import org.jspecify.annotations.NullMarked;
