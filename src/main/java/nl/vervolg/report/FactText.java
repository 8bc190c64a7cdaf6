package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;
import nl.vervolg.problem.Counted;

/**
 * Facts of a record as an expert reads them: their name, what matters of them, and the words of the
 * turn that they are about. A fact of another version, which is not known here, is shown with all
 * its fields.
 */
final class FactText {
  private static final String FACT = "fact";
  private static final String SLOT = "slot";
  private static final String VALUE = "value";
  private static final String TURN = "turn";
  private static final String KIND = "kind";
  private static final String REASON = "reason";

  private final JsonNode facts;
  private final JsonNode words;
  private final Set<String> named = new TreeSet<>();

  FactText(JsonNode turn) {
    this.facts = turn.path("decision").path("facts");
    this.words = turn.path("words");
  }

  /** Names of all facts that were shown. */
  Set<String> named() {
    return named;
  }

  /** Those of these numbers, with semicolons; the same is not said twice. */
  String all(JsonNode numbers) {
    Set<String> all = new LinkedHashSet<>();
    numbers.forEach(number -> all.add(of(facts.path(number.asInt()))));
    return String.join("; ", all);
  }

  /** The fact of that number. */
  String of(int number) {
    return of(facts.path(number));
  }

  private String of(JsonNode fact) {
    String name = fact.path(FACT).asText();
    named.add(name);
    return (name + " " + about(name, fact) + spoken(fact)).strip();
  }

  private String about(String name, JsonNode fact) {
    return switch (name) {
      case "Utterance" -> utterance(fact);
      case "Mention" ->
          filled(fact.path(SLOT), fact.path(VALUE))
              + (fact.path("reading").asInt() > 0
                  ? " (reading " + fact.path("reading").asInt() + ")"
                  : "");
      case "Slot" -> filled(fact.path("name"), fact.path("filler"));
      case "Inheritance" ->
          "of " + slot(fact.path(SLOT)) + ": " + lowered(fact.path(REASON).asText());
      case "Frame" ->
          fact.path("act").asText()
              + " of turn "
              + fact.path(TURN).asInt()
              + ", "
              + Counted.of(fact.path("rows").asInt(), "row");
      case "Focus" -> fact.path("rank").asInt() + ". " + fact.path("item").path("name").asText();
      case "Proposal" -> proposal(fact);
      case "Veto" -> fact.path(REASON).asText() + " of " + proposal(fact.path("proposal"));
      case "Edit" -> change(fact);
      case "Anaphor" -> fact.path(KIND).asText() + position(fact);
      case "Antecedent" -> "of" + spoken(fact.path("anaphor")) + ": " + of(fact.path("referent"));
      case "Crossing" ->
          "from "
              + fact.path("from").asText()
              + " to "
              + fact.path("to").asText()
              + ": "
              + fact.path(SLOT).asText();
      default -> single(fact);
    };
  }

  private static String lowered(String sentence) {
    return sentence.isEmpty()
        ? ""
        : Character.toLowerCase(sentence.charAt(0))
            + sentence.substring(1, sentence.length() - (sentence.endsWith(".") ? 1 : 0));
  }

  private static String utterance(JsonNode fact) {
    int unknown = fact.path("unknown").asInt();
    return "in "
        + fact.path("language").asText()
        + (fact.path("predicate").asBoolean() ? ", with a verb" : ", without a verb")
        + (fact.path("asks").asBoolean() ? ", asks" : "")
        + (unknown > 0 ? ", " + Counted.of(unknown, "word") + " not known" : "");
  }

  private static String position(JsonNode fact) {
    int rank = fact.path("rank").asInt();
    int end = fact.path("fromEnd").asInt();
    return (rank > 0 ? " " + rank : "") + (end > 0 ? " " + end + " from the end" : "");
  }

  /** The fields that have a value and are not the words themselves. */
  private static String single(JsonNode fact) {
    if (fact.has(KIND)) {
      return fact.path(KIND).asText();
    }
    StringJoiner fields = new StringJoiner(", ");
    for (Map.Entry<String, JsonNode> field : fact.properties()) {
      String value = value(field.getValue());
      if (!Set.of(FACT, "span", "spans", "reading").contains(field.getKey()) && !value.isEmpty()) {
        fields.add(field.getKey() + " " + value);
      }
    }
    return fields.toString();
  }

  private static String filled(JsonNode slot, JsonNode filler) {
    return slot.asText() + " = " + value(filler);
  }

  /** A filled slot: its name and value. */
  static String slot(JsonNode slot) {
    return filled(slot.path("name"), slot.path("filler"));
  }

  /** A value as the outside sees it. */
  static String value(JsonNode value) {
    if (value.isArray()) {
      StringJoiner parts = new StringJoiner(", ");
      value.forEach(part -> parts.add(value(part)));
      return parts.toString();
    }
    if (value.has("key")) {
      return value.path("key").asText();
    }
    return value.isObject() ? single(value) : value.asText();
  }

  /** A proposal in a few words. */
  static String proposal(JsonNode proposal) {
    String role = proposal.path("role").asText();
    return proposal.path("pattern").asText()
        + (role.equals("POLARITY") ? "" : " of " + role)
        + ", "
        + proposal.path("strength").asText();
  }

  /** What an edit does. */
  static String change(JsonNode edit) {
    String op = edit.path("op").asText();
    if (op.equals("ACT")) {
      return "ask " + edit.path("act").asText();
    }
    String value = value(edit.path(VALUE));
    String replaces = value(edit.path("replaces"));
    return (op + " " + edit.path(SLOT).asText()).strip()
        + (value.isEmpty() ? "" : " = " + value)
        + (replaces.isEmpty() ? "" : " instead of " + replaces);
  }

  /** The words that a fact is about, in quotes, after a space. */
  private String spoken(JsonNode fact) {
    String all = words(fact);
    return all.isEmpty() ? "" : " \"" + all + "\"";
  }

  /** The words that a fact is about. */
  String words(JsonNode fact) {
    StringJoiner all = new StringJoiner(" \u2026 ");
    if (fact.has("span")) {
      all.add(between(fact.path("span")));
    }
    fact.path("spans").forEach(span -> all.add(between(span)));
    return all.toString();
  }

  private String between(JsonNode span) {
    StringJoiner run = new StringJoiner(" ");
    for (int i = span.path("from").asInt(); i < span.path("to").asInt() && words.has(i); i++) {
      run.add(words.path(i).asText());
    }
    return run.toString();
  }
}
