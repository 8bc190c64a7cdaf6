package nl.vervolg.session;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Strength;

/** The form of a turn on disk: JSON with a version. */
public final class StoredTurn {
  private static final int VERSION = 1;
  private static final ObjectMapper JSON = new ObjectMapper();

  private StoredTurn() {}

  /**
   * A turn and when it was answered.
   *
   * @param at the beginning of the era where that is not known
   */
  public record Kept(SessionTurn turn, Instant at) {}

  /** The bytes of a turn, to be read by {@link #kept}. */
  public static byte[] write(Kept kept) {
    SessionTurn turn = kept.turn();
    ObjectNode node =
        without(turn)
            .put("at", kept.at().toEpochMilli())
            .put("number", turn.number())
            .put("said", turn.said())
            .put("answer", turn.answer());
    try {
      return JSON.writeValueAsBytes(node);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A turn cannot be written.", e);
    }
  }

  /** A turn without its number and its texts, where these are kept already. */
  public static ObjectNode without(SessionTurn turn) {
    ObjectNode node = JSON.createObjectNode().put("v", VERSION);
    turn.left().ifPresent(past -> left(node.putObject("left"), past));
    if (!turn.offers().isEmpty()) {
      ArrayNode offers = node.putArray("offers");
      turn.offers().forEach(offer -> offer(offers.addObject(), offer));
    }
    return node;
  }

  static SessionTurn read(byte[] stored) {
    return kept(stored).turn();
  }

  /**
   * A turn that {@link #write} made.
   *
   * @throws SessionStore.StoreException where it is of a version that is not known
   */
  public static Kept kept(byte[] stored) {
    try {
      JsonNode node = JSON.readTree(stored);
      SessionTurn turn =
          with(
              node,
              node.path("number").asInt(),
              node.path("said").asText(),
              node.path("answer").asText());
      return new Kept(turn, Instant.ofEpochMilli(node.path("at").asLong()));
    } catch (IOException e) {
      throw unknown(String.valueOf(e.getMessage()), e);
    }
  }

  /**
   * A turn that {@link #without} made.
   *
   * @throws SessionStore.StoreException where it is of a version that is not known
   */
  public static SessionTurn with(JsonNode node, int number, String said, String answer) {
    known(node);
    Optional<PastTurn> left =
        node.has("left") ? Optional.of(left(node.path("left"))) : Optional.empty();
    return new SessionTurn(number, said, answer, left, offers(node));
  }

  /** What is remembered of a conversation, to be read by {@link #state(JsonNode)}. */
  public static ObjectNode state(DialogueState state) {
    ObjectNode node = JSON.createObjectNode().put("v", VERSION).put("asked", state.asked());
    ArrayNode turns = node.putArray("turns");
    state.turns().forEach(past -> left(turns.addObject(), past));
    ArrayNode offers = node.putArray("offers");
    state.offers().forEach(offer -> offer(offers.addObject(), offer));
    return node;
  }

  /**
   * What was remembered of a conversation.
   *
   * @throws SessionStore.StoreException where it is of a version that is not known
   */
  public static DialogueState state(JsonNode node) {
    known(node);
    List<PastTurn> turns = new ArrayList<>();
    node.path("turns").forEach(past -> turns.add(left(past)));
    return new DialogueState(turns, node.path("asked").asInt(), offers(node));
  }

  private static void known(JsonNode node) {
    if (node.path("v").asInt() != VERSION) {
      String what = "version " + node.path("v").asInt() + " is not known";
      throw unknown(what, new IOException(what));
    }
  }

  private static List<Offer> offers(JsonNode node) {
    List<Offer> offers = new ArrayList<>();
    node.path("offers").forEach(offer -> offers.add(offer(offer)));
    return offers;
  }

  private static SessionStore.StoreException unknown(String what, IOException e) {
    return new SessionStore.StoreException(
        "A stored turn cannot be read: " + what + "\nMaybe it was written by a newer version.", e);
  }

  private static void left(ObjectNode node, PastTurn past) {
    node.put("number", past.number()).put("rows", past.rows());
    question(node, past.question());
    ArrayNode shown = node.putArray("shown");
    for (ShownItem item : past.shown()) {
      ObjectNode row = shown.addObject();
      row.put("name", item.name())
          .put("key", item.key())
          .put("type", item.type())
          .put("iri", item.iri());
      item.words().forEach(row.putArray("words")::add);
    }
  }

  private static void question(ObjectNode node, Question question) {
    node.put("act", question.act().name()).put("language", question.language().code());
    ArrayNode slots = node.putArray("slots");
    question.slots().forEach(slot -> slot(slots.addObject(), slot));
    ArrayNode parts = node.putArray("form");
    question.form().parts().forEach(part -> part(parts.addObject(), part));
  }

  private static Question question(JsonNode node) {
    List<Slot> slots = new ArrayList<>();
    node.path("slots").forEach(slot -> slots.add(slot(slot)));
    List<QuestionForm.Part> parts = new ArrayList<>();
    node.path("form").forEach(part -> parts.add(part(part)));
    return new Question(
        Act.valueOf(node.path("act").asText()),
        slots,
        new Language(node.path("language").asText()),
        new QuestionForm(parts));
  }

  private static void offer(ObjectNode node, Offer offer) {
    node.put("base", offer.base())
        .put("pattern", offer.proposal().pattern().name())
        .put("role", offer.proposal().role().name())
        .put("strength", offer.proposal().strength().name());
    question(node, offer.question());
  }

  private static Offer offer(JsonNode node) {
    Proposal proposal =
        new Proposal(
            FollowUpPattern.valueOf(node.path("pattern").asText()),
            Role.valueOf(node.path("role").asText()),
            Strength.valueOf(node.path("strength").asText()));
    return new Offer(node.path("base").asInt(), proposal, question(node));
  }

  private static PastTurn left(JsonNode node) {
    List<ShownItem> shown = new ArrayList<>();
    for (JsonNode row : node.path("shown")) {
      shown.add(
          new ShownItem(
              row.path("name").asText(),
              row.path("key").asText(),
              row.path("type").asText(),
              row.path("iri").asText(),
              texts(row.path("words"))));
    }
    return new PastTurn(
        node.path("number").asInt(), question(node), node.path("rows").asInt(), shown);
  }

  private static void slot(ObjectNode node, Slot slot) {
    node.put("name", slot.name().value())
        .put("role", slot.role().name())
        .put("level", slot.level());
    value(node, slot.filler());
  }

  private static void value(ObjectNode node, SlotValue value) {
    if (value instanceof SlotValue.AnyOf any) {
      ArrayNode values = node.putArray("any");
      any.values().forEach(one -> value(values.addObject(), one));
    } else if (value instanceof SlotValue.Term term) {
      term.iris().forEach(node.put("term", term.key()).putArray("iris")::add);
    } else if (value instanceof SlotValue.Amount amount) {
      node.put("amount", amount.value());
    } else if (value instanceof SlotValue.Negated negated) {
      node.put("negated", negated.slot().value());
    } else {
      node.put("text", value.key());
    }
  }

  private static Slot slot(JsonNode node) {
    return new Slot(
        new SlotName(node.path("name").asText()),
        Role.valueOf(node.path("role").asText()),
        node.path("level").asInt(),
        value(node));
  }

  private static SlotValue value(JsonNode node) {
    if (node.has("any")) {
      List<SlotValue> values = new ArrayList<>();
      node.path("any").forEach(one -> values.add(value(one)));
      return new SlotValue.AnyOf(values);
    }
    if (node.has("term")) {
      return new SlotValue.Term(node.path("term").asText(), texts(node.path("iris")));
    }
    if (node.has("amount")) {
      return new SlotValue.Amount(node.path("amount").asLong());
    }
    return node.has("negated")
        ? new SlotValue.Negated(new SlotName(node.path("negated").asText()))
        : new SlotValue.Text(node.path("text").asText());
  }

  private static void part(ObjectNode node, QuestionForm.Part part) {
    node.put("text", part.text());
    if (part instanceof QuestionForm.Head head) {
      node.put("act", head.act().name());
    } else if (part instanceof QuestionForm.Filler filler) {
      node.put("slot", filler.slot().value()).put("number", filler.number().name());
    }
  }

  private static QuestionForm.Part part(JsonNode node) {
    String text = node.path("text").asText();
    if (node.has("act")) {
      return new QuestionForm.Head(text, Act.valueOf(node.path("act").asText()));
    }
    return node.has("slot")
        ? new QuestionForm.Filler(
            text,
            new SlotName(node.path("slot").asText()),
            GrammaticalNumber.valueOf(node.path("number").asText()))
        : new QuestionForm.Words(text);
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
