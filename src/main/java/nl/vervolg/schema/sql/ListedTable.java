package nl.vervolg.schema.sql;

import org.jspecify.annotations.Nullable;

/**
 * A table or view as a database lists it.
 *
 * @param catalog the database that it lies in, where the driver says so
 * @param schema its schema, where the driver says so
 * @param table its own name
 * @param name the name that we give it: with the schema, unless that is the usual one
 * @param about what the database tells of it, or empty
 */
record ListedTable(
    @Nullable String catalog, @Nullable String schema, String table, String name, String about) {}
