package nl.vervolg.link.followup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Token;
import nl.vervolg.keyword.LanguageWords;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.understand.Tokenizer;

/** The names of tables and columns, to find them in what is said, up to endings and small words. */
final class SchemaNames {
  /** Words of a name, with the small ones between them. */
  private static final int LONGEST = 5;

  private final Language language;
  private final LanguageWords words;
  private final Map<String, String> tables = new HashMap<>();
  private final Map<String, String> columns = new HashMap<>();

  /** Of a schema whose names are of this language. */
  SchemaNames(Schema schema, Language language) {
    this.language = language;
    this.words = LanguageWords.of(language);
    for (Table table : schema.tables()) {
      tables.putIfAbsent(normal(table.label()), table.label());
      for (Column column : table.columns()) {
        columns.putIfAbsent(normal(column.label()), column.label());
      }
    }
    tables.remove("");
    columns.remove("");
  }

  /** What a name is the name of. */
  enum Kind {
    /** Of a table. */
    TABLE,
    /** Of a column, and of no table. */
    COLUMN
  }

  /**
   * A name as it was said.
   *
   * @param said the words of the question
   * @param label the words of the schema
   */
  record Name(Kind kind, String said, String label) {}

  /** The language of the names. */
  Language language() {
    return language;
  }

  /** All names in a text, also those within longer ones, by where they begin, the longest first. */
  List<Name> in(String text) {
    List<Name> names = new ArrayList<>();
    List<Token> tokens = Tokenizer.tokens(text);
    for (int from = 0; from < tokens.size(); from++) {
      for (int to = Math.min(tokens.size(), from + LONGEST); to > from; to--) {
        if (!words.small(tokens.get(from).norm()) && !words.small(tokens.get(to - 1).norm())) {
          name(text.substring(tokens.get(from).start(), tokens.get(to - 1).end()))
              .ifPresent(names::add);
        }
      }
    }
    return names;
  }

  private Optional<Name> name(String said) {
    String normal = normal(said);
    return Optional.ofNullable(tables.get(normal))
        .map(label -> new Name(Kind.TABLE, said, label))
        .or(
            () ->
                Optional.ofNullable(columns.get(normal))
                    .map(label -> new Name(Kind.COLUMN, said, label)));
  }

  /** The words that tell something, without their endings. */
  List<String> telling(String text) {
    return words.telling(text);
  }

  private String normal(String text) {
    return String.join(" ", words.telling(text));
  }
}
