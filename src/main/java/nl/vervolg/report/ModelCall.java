package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * A call of a language model that a record tells of.
 *
 * @param provider who ran it
 * @param model its name
 * @param in tokens that went in
 * @param out tokens that came out
 * @param cost what it cost
 */
record ModelCall(String provider, String model, long in, long out, BigDecimal cost) {
  /** The calls of a turn: none, one, or a list of them. */
  static List<ModelCall> of(JsonNode turn) {
    List<ModelCall> calls = new ArrayList<>();
    JsonNode model = turn.path("model");
    if (model.isArray()) {
      model.forEach(each -> calls.add(call(each)));
    } else if (model.isObject()) {
      calls.add(call(model));
    }
    return calls;
  }

  private static ModelCall call(JsonNode call) {
    return new ModelCall(
        call.path("provider").asText(),
        call.path("model").asText(),
        call.path("tokens_in").asLong(),
        call.path("tokens_out").asLong(),
        call.path("cost").decimalValue());
  }

  /** Calls of the same model together. */
  ModelCall plus(ModelCall other) {
    return new ModelCall(provider, model, in + other.in, out + other.out, cost.add(other.cost));
  }
}
