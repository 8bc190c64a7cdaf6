package nl.vervolg.session.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedisAddressTest {
  @ParameterizedTest
  @CsvSource({
    "redis://cache, redis://cache:6379/0",
    "redis://cache/, redis://cache:6379/0",
    "redis://127.0.0.1:7000/3, redis://127.0.0.1:7000/3",
    "redis://[::1]:7000, redis://[::1]:7000/0",
    "' valkey://cache ', redis://cache:6379/0",
    "valkeys://cache/1, rediss://cache:6379/1",
    "rediss://desk:geheim@cache:1/1, rediss://cache:1/1",
    "redis://:geheim@cache, redis://cache:6379/0"
  })
  void anAddressIsReadAndShownWithoutItsPassword(String text, String shown) {
    assertThat(RedisAddress.parse(text)).hasToString(shown);
  }

  @Test
  void userAndPasswordMayHoldAnySign() {
    RedisAddress address = RedisAddress.parse("rediss://d%40sk:a+b%2F%3A%25%C3%A9:c@cache");
    assertThat(address.tls()).isTrue();
    assertThat(address.user()).contains("d@sk");
    assertThat(address.password()).contains("a+b/:%é:c");
  }

  @Test
  void withoutUserThereIsNone() {
    assertThat(RedisAddress.parse("redis://:geheim@cache").user()).isEmpty();
    assertThat(RedisAddress.parse("redis://cache").password()).isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "geheim",
        "http://:geheim@cache",
        "redis:geheim",
        "redis://:geheim@",
        "redis://geheim@cache",
        "redis://:ge#heim@cache",
        "redis://:ge?heim@cache",
        "redis://:ge/heim@cache",
        "redis://:ge heim@cache",
        "redis://:geheim%@cache",
        "redis://:geheim@cache/0/1",
        "redis://:geheim@cache/x",
        "redis://:geheim@cache:99999999999",
        "redis://:geheim@ca_che",
        "redis://:geheim@cache/12345678"
      })
  void whatIsNoAddressIsToldAndNotRepeated(String text) {
    assertThatThrownBy(() -> RedisAddress.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("rediss://USER:PASSWORD@HOST:PORT/NUMBER")
        .hasMessageContaining("\n")
        .hasNoCause()
        .satisfies(e -> assertThat(e.getMessage()).doesNotContain("geheim", "heim@", "ge#"));
  }
}
