package nl.vervolg.match;

/** What came of the search for a template. */
public sealed interface Match permits TemplateMatch, NoTemplate {}
