package nl.vervolg.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.erdtman.jcs.JsonCanonicalizer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The one form of RFC 8785. */
class CanonicalJsonTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static String canonical(String json) throws IOException {
    return new String(CanonicalJson.of(JSON.readTree(json)), StandardCharsets.UTF_8);
  }

  /** The examples of the RFC, sections 3.2.2 to 3.2.4. */
  @Test
  void theExamplesOfTheRfc() throws IOException {
    assertThat(
            canonical(
                """
                {"numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
                 "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                 "literals": [null, true, false]}
                """))
        .isEqualTo(
            "{\"literals\":[null,true,false],\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                + "\"string\":\"€$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    assertThat(
            canonical(
                """
                {"\\u20ac": "Euro Sign", "\\r": "Carriage Return", "\\ufb33": "Hebrew Letter Dalet With Dagesh",
                 "1": "One", "\\ud83d\\ude00": "Emoji: Grinning Face", "\\u0080": "Control", "\\u00f6": "Latin"}
                """))
        .isEqualTo(
            "{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\",\"ö\":\"Latin\","
                + "\"€\":\"Euro Sign\",\"\uD83D\uDE00\":\"Emoji: Grinning Face\","
                + "\"\uFB33\":\"Hebrew Letter Dalet With Dagesh\"}");
  }

  @ParameterizedTest
  @CsvSource({
    "0.97, 0.97",
    "1.0, 1",
    "-0.0, 0",
    "1e21, 1e+21",
    "123456789012, 123456789012",
    "5e-324, 5e-324",
    "9007199254740992, 9007199254740992",
    "0.1, 0.1",
    "2.0e-3, 0.002"
  })
  void numbersAreWrittenAsEcmaScriptDoes(String number, String written) throws IOException {
    assertThat(canonical(number)).isEqualTo(written);
  }

  @Test
  void whatJsonCannotHoldIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CanonicalJson.of(NODES.numberNode(Double.NaN)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CanonicalJson.of(NODES.numberNode(Long.MAX_VALUE)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CanonicalJson.of(NODES.textNode("a\uD83Db")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CanonicalJson.of(NODES.binaryNode(new byte[1])));
  }

  @Test
  void anotherImplementationAgrees() throws IOException {
    long seed = Long.getLong("seed", System.nanoTime());
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      ObjectNode node = NODES.objectNode();
      fill(node, random, 3);
      assertThat(CanonicalJson.text(node))
          .as("-Dseed=" + seed)
          .isEqualTo(new JsonCanonicalizer(JSON.writeValueAsString(node)).getEncodedString());
    }
  }

  private static void fill(ObjectNode node, Random random, int depth) {
    for (int i = random.nextInt(6); i > 0; i--) {
      node.set(text(random), value(random, depth));
    }
  }

  private static JsonNode value(Random random, int depth) {
    switch (random.nextInt(depth > 0 ? 7 : 5)) {
      case 0 -> {
        return NODES.numberNode(random.nextInt());
      }
      case 1 -> {
        return NODES.numberNode(Double.longBitsToDouble(random.nextLong() & ~(1L << 62)));
      }
      case 2 -> {
        return NODES.booleanNode(random.nextBoolean());
      }
      case 3 -> {
        return NODES.nullNode();
      }
      case 4 -> {
        return NODES.textNode(text(random));
      }
      case 5 -> {
        ArrayNode array = NODES.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
          array.add(value(random, depth - 1));
        }
        return array;
      }
      default -> {
        ObjectNode inner = NODES.objectNode();
        fill(inner, random, depth - 1);
        return inner;
      }
    }
  }

  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(8); i > 0; i--) {
      int next = random.nextInt(4) == 0 ? random.nextInt(0x110000) : random.nextInt(0x180);
      text.appendCodePoint(next >= 0xd800 && next < 0xe000 ? '"' : next);
    }
    return text.toString();
  }
}
