package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.report.Page.Section;
import nl.vervolg.report.Page.Sentence;
import nl.vervolg.report.Page.Table;

/** A turn of the trail, or a linked question, as a page that needs nothing else to be read. */
public final class TurnPage {
  private static final String VALUE = "Value";

  private final JsonNode turn;
  private final JsonNode decision;
  private final JsonNode asked;
  private final FactText facts;

  private TurnPage(JsonNode turn) {
    this.turn = turn;
    this.decision = turn.path("decision");
    this.asked = turn.path("asked");
    this.facts = new FactText(turn);
  }

  /**
   * The page of a record; of a turn that cannot be read only its place in the trail.
   *
   * @param erased the record that tells that its conversation was erased
   */
  public static Page of(KeptTurn turn, Optional<TrailRecord> erased) {
    String record = "Record " + turn.record().number();
    if (!turn.record().kind().isAsked()) {
      return Page.of(
          record,
          Stream.of(RecordSections.event(turn.record()), RecordSections.place(turn.record())));
    }
    if (turn.unreadable().isPresent()) {
      return Page.of(
          record,
          Stream.of(
              RecordSections.closed(turn.record(), turn.unreadable().orElseThrow(), erased),
              RecordSections.place(turn.record())));
    }
    if (turn.record().kind() == RecordKind.LINK) {
      return LinkPage.of(turn);
    }
    TurnPage page = new TurnPage(turn.content().orElseThrow());
    return Page.of(
        record + ": turn " + turn.turn() + " of the conversation (" + turn.session() + ")",
        Stream.of(
            page.said(turn),
            page.understood(),
            page.rules(),
            page.readings(),
            page.data(),
            page.model(),
            page.versions(),
            RecordSections.place(turn.record()),
            Section.of("Words", Glossary.of(page.facts.named()))));
  }

  private Section said(KeptTurn turn) {
    String language = text("language");
    return Section.of(
        "What was said and answered",
        new Sentence("On " + turn.record().time() + " (UTC), in the language (" + language + ")."),
        new Page.Quote("The person said:", language, text("said")),
        new Page.Quote("It was understood as:", language, asked.path("question").asText()),
        new Page.Quote("The answer was:", language, text("answer")));
  }

  private Section understood() {
    return Section.of(
        "How it was understood",
        new Sentence(outcome()),
        new Sentence(
            "It was taken as "
                + decision.path("pattern").asText()
                + ", with a confidence of "
                + decision.path("confidence").asText()
                + " (1 is certain)."),
        new Sentence(runnerUp()),
        new Sentence(decision.path("stopped").asText()),
        changes(),
        slots("Carried over from before", decision.path("inherited")),
        slots("All that the question asks for", asked.path("slots")),
        new Sentence(letGo()));
  }

  private String outcome() {
    String outcome = decision.path("outcome").asText();
    return switch (outcome) {
      case "resolved" ->
          "It follows up on turn "
              + decision.path("base").asInt()
              + " of this conversation: what was left unsaid was taken from there.";
      case "self_contained" ->
          "It is a question of its own: nothing was taken from the turns before.";
      case "ambiguous" ->
          "It can mean "
              + decision.path("readings").size()
              + " things, so the person was asked which.";
      case "unresolved" ->
          "It was not understood well enough, so the person was asked: "
              + Meaning.named(decision.path("reason").asText())
              + ".";
      case "chitchat" -> "It is small talk: nothing was asked of the data.";
      case "out_of_scope" -> "It asks for what these data do not tell.";
      default -> "It came out as (" + outcome + ").";
    };
  }

  private String runnerUp() {
    String next = decision.path("runner_up").asText();
    return next.isEmpty()
        ? "No other reading stood beside it."
        : "The next best reading was " + next + ".";
  }

  private Table changes() {
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode edit : decision.path("edits")) {
      rows.add(List.of(FactText.change(edit), facts.words(edit), edit.path("rule").asText()));
    }
    return new Table(
        "What the turn changed", List.of("Change", "Words that say so", "By rule"), rows);
  }

  private static Table slots(String caption, JsonNode slots) {
    List<String> all = new ArrayList<>();
    for (JsonNode slot : slots) {
      all.add(slot.path("name").asText());
      all.add(FactText.value(slot.path("filler")));
    }
    return Table.pairs(caption, "Slot", VALUE, all);
  }

  private String letGo() {
    String dropped = FactText.value(decision.path("dropped"));
    return dropped.isEmpty() ? "" : "Not carried over: " + dropped + ".";
  }

  private Section rules() {
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode fired : decision.path("fired")) {
      rows.add(
          List.of(
              (rows.size() + 1)
                  + ". "
                  + fired.path("name").asText()
                  + " ("
                  + fired.path("rule").asText()
                  + ")",
              facts.all(fired.path("read")),
              facts.of(fired.path("made").asInt())));
    }
    return Section.of(
        "Which rules decided, in order",
        new Sentence(rows.isEmpty() ? "No rule fired." : ""),
        new Table("Rules", List.of("Rule", "What it read", "What it concluded"), rows));
  }

  /** Each proposal, with the rules that made it and what speaks against it. */
  private Section readings() {
    JsonNode all = decision.path("facts");
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (all.path(i).path("fact").asText().equals("Proposal")) {
        String against = against(all.path(i), all);
        rows.add(
            List.of(
                FactText.proposal(all.path(i)),
                madeBy(i),
                against.isEmpty() ? "nothing: it stands" : against));
      }
    }
    return Section.of(
        "Readings that were weighed",
        new Table("Readings", List.of("Reading", "Proposed by", "What speaks against it"), rows));
  }

  private String against(JsonNode proposal, JsonNode all) {
    List<String> vetoes = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      JsonNode veto = all.path(i);
      boolean hits =
          veto.path("fact").asText().equals("Veto")
              && FactText.proposal(veto.path("proposal")).equals(FactText.proposal(proposal));
      if (hits) {
        vetoes.add(Meaning.named(veto.path("reason").asText()) + " (" + madeBy(i) + ")");
      }
    }
    return String.join("; ", vetoes);
  }

  private String madeBy(int fact) {
    List<String> rules = new ArrayList<>();
    for (JsonNode fired : decision.path("fired")) {
      if (fired.path("made").asInt(-1) == fact) {
        rules.add(fired.path("rule").asText());
      }
    }
    return String.join(", ", rules);
  }

  private Section data() {
    boolean retrieval = asked.path("retrieval").asBoolean();
    return Section.of(
        "What was asked of the data",
        new Sentence(turn.has("asked") ? "" : "Nothing was asked of the data."),
        new Sentence(retrieval ? "The rows came from a search for words, not from a query." : ""),
        Table.pairs(
            "The question to the data",
            "What",
            VALUE,
            List.of(
                "Kind of question",
                asked.path("act").asText(),
                "Template",
                asked.path("template").asText(),
                "Things found",
                asked.path("count").asText(),
                VALUE,
                asked.path("value").asText(),
                "Rows shown",
                asked.path("rows").asText(),
                "Digest of the rows (SHA-256)",
                asked.path("result").asText())),
        new Page.Lines("The query, as it was run", asked.path("query").asText()));
  }

  private Section model() {
    JsonNode model = turn.path("model");
    List<String> members = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : model.properties()) {
      members.add(member.getKey());
      members.add(
          member.getValue().isValueNode()
              ? member.getValue().asText()
              : member.getValue().toString());
    }
    return Section.of(
        "Language model",
        new Sentence(members.isEmpty() ? "No language model was asked; rules alone decided." : ""),
        Table.pairs("The call", "What", VALUE, members));
  }

  private Section versions() {
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, JsonNode> part : turn.path("version").properties()) {
      parts.add(part.getKey());
      parts.add(part.getValue().asText());
    }
    return Section.of(
        "What decided",
        Table.pairs(
            "Version of the product, and digests (SHA-256) of what it worked with",
            "Part",
            "Version",
            parts));
  }

  private String text(String member) {
    return turn.path(member).asText();
  }
}
