package nl.vervolg.link.trail;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import nl.vervolg.keyword.Keyword;
import nl.vervolg.keyword.Keywords;

/** The keywords of a question as JSON, the same in a record and in what a command prints. */
public final class KeywordsJson {
  private KeywordsJson() {}

  /** Adds them, in their order, and the conditions. */
  public static void put(ObjectNode node, Keywords keywords) {
    ArrayNode all = node.putArray("keywords");
    for (Keyword keyword : keywords.all()) {
      all.addObject()
          .put("text", keyword.text())
          .put("kind", keyword.kind().code())
          .put("normal", keyword.normal());
    }
    ArrayNode conditions = node.putArray("conditions");
    keywords
        .conditions()
        .forEach(
            each ->
                conditions
                    .addObject()
                    .put("column", each.column())
                    .put("operator", each.operator())
                    .put("value", each.value()));
  }
}
