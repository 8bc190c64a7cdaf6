package nl.vervolg.knowledge;

/** In which form a label stands in a sentence. */
public enum WordForm {
  /** A noun in the singular. */
  SINGULAR,
  /** A noun in the plural. */
  PLURAL,
  /** A proper name. */
  NAME,
  /** An adjective, which stands before a noun. */
  ADJECTIVE,
  /** Words of a clause that ask for an attribute. */
  VERB
}
