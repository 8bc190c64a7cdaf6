package nl.vervolg.value;

import nl.vervolg.schema.ColumnName;

/** Is told how far the making of an index is. */
public interface ValueProgress {
  /** Nobody looks. */
  ValueProgress NONE =
      new ValueProgress() {
        @Override
        public void column(ColumnName column, int number, int all) {
          // Nobody looks.
        }

        @Override
        public void values(long values) {
          // Nobody looks.
        }
      };

  /**
   * A column begins.
   *
   * @param number of columns before it
   * @param all number of columns of the schema
   */
  void column(ColumnName column, int number, int all);

  /** So many values of all columns were read; told now and then. */
  void values(long values);
}
