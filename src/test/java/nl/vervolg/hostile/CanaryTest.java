package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The canary does notice: each thing that a payload could do makes it loud. */
class CanaryTest {
  private final Canary canary = new Canary();

  @AfterEach
  void nothingStays() throws IOException {
    System.clearProperty(Payload.MARK);
    Files.deleteIfExists(Canary.FILE);
  }

  private void isLoud() {
    assertThatThrownBy(canary::isQuiet).isInstanceOf(AssertionError.class);
  }

  @Test
  void ofAMarkThatAPayloadLeft() {
    assertThatCode(canary::isQuiet).doesNotThrowAnyException();
    Payload.run();
    isLoud();
  }

  @Test
  void ofAFile() throws IOException {
    Files.createFile(Canary.FILE);
    isLoud();
  }

  @Test
  void ofAProcess() throws IOException, InterruptedException {
    Process process = new ProcessBuilder("sleep", "60").start();
    try {
      isLoud();
    } finally {
      process.destroy();
      process.waitFor();
    }
  }

  @Test
  void ofAThread() throws InterruptedException {
    CountDownLatch end = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              try {
                end.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    thread.start();
    isLoud();
    end.countDown();
    thread.join();
  }
}
