package nl.vervolg.query;

/** What came of a query. */
public sealed interface QueryOutcome permits ResultTable, QueryFailed {}
