/**
 * Schemas of RDF files: classes are tables, properties are columns, and what refers to a thing of
 * another class is a foreign key. What shapes (SHACL) and vocabularies (RDFS) promise goes before
 * what is found in the data. Start with {@link nl.vervolg.schema.rdf.RdfSource}.
 */
@NullMarked
package nl.vervolg.schema.rdf;

import org.jspecify.annotations.NullMarked;
