package nl.vervolg.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Domain;

/** Resolves follow-up questions about tables. Safe for many threads. */
public final class TableFollowUps {
  private final ConversationRules rules;
  private final Map<Language, TableWords> words = new HashMap<>();

  /** Decides by these rules, with the words of their languages. */
  public TableFollowUps(ConversationRules rules) {
    this.rules = rules;
    rules.languages().forEach(each -> words.put(each, new TableWords(rules.words(each))));
  }

  /** Conversations about a table. */
  public TableTalk about(Table table) {
    return new TableTalk(rules, words, new Names(table));
  }

  /** What the outside calls what is asked, and what changes. */
  public Domain domain() {
    return new Domain(
        "table",
        rules.languages(),
        List.of(),
        Map.of(),
        Map.of(
            Act.LIST, "list",
            Act.COUNT, "statistical",
            Act.SUPERLATIVE, "superlative",
            Act.LOOKUP, "lookup"),
        List.of(),
        Map.of(),
        Map.of(Role.PROPERTY, "property_swap"),
        Map.of(),
        List.of(),
        true);
  }
}
