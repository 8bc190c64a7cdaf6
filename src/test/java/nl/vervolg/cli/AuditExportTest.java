package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A period goes out as lines, as a table and as a report. */
class AuditExportTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path home;

  /** Two days, two people, of whom one says what a spreadsheet would run. */
  @BeforeEach
  void talk() {
    Kept.talk(home, "desk", "Welke archieven zijn er in Den Haag?", "En in Enschede?");
    Kept.talk(
        home,
        Kept.NOON.plus(Duration.ofHours(12)),
        "other",
        "=HYPERLINK(\"http://x\")",
        "<script>alert(1)</script>");
  }

  private Ran export(String from, String to, String format) {
    return Ran.command(
        "audit",
        "export",
        "--home",
        home.toString(),
        "--from",
        from,
        "--to",
        to,
        "--format",
        format);
  }

  private static List<JsonNode> lines(Ran ran) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : ran.out().lines().toList()) {
      lines.add(JSON.readTree(line));
    }
    return lines;
  }

  private static List<CSVRecord> rows(Ran ran) throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    return format.parse(new StringReader(ran.out())).getRecords();
  }

  @Test
  void bothDaysBelongToThePeriodAndOthersDoNot() throws IOException {
    assertThat(lines(export("2026-11-30", "2026-11-30", "jsonl"))).hasSize(2);
    assertThat(lines(export("2026-11-30", "2026-12-01", "jsonl"))).hasSize(4);
    assertThat(lines(export("2026-12-01", "2027-01-01", "jsonl"))).hasSize(2);
    assertThat(export("2025-01-01", "2026-11-29", "jsonl").out()).isEmpty();
  }

  @Test
  void aLineHasTheTurnAndItsPlace() throws IOException {
    JsonNode line = lines(export("2026-11-30", "2026-11-30", "jsonl")).get(1);

    assertThat(line.path("record").asInt()).isEqualTo(2);
    assertThat(line.path("time").asText()).isEqualTo("2026-11-30T12:00:00Z");
    assertThat(line.path("content").path("said").asText()).isEqualTo("En in Enschede?");
    assertThat(line.path("before").asText()).hasSize(64);
    assertThat(line.path("conversation").asText()).hasSize(32);
  }

  @Test
  void aRowHasTheTurnAndNothingThatASpreadsheetRuns() throws IOException {
    List<CSVRecord> rows = rows(export("2026-11-30", "2026-12-01", "csv"));

    assertThat(rows).hasSize(4);
    assertThat(rows.get(1).get("said")).isEqualTo("En in Enschede?");
    assertThat(rows.get(1).get("question")).isEqualTo("Welke archieven zijn er in Enschede?");
    assertThat(rows.get(1).get("rules")).contains("SWAP_SAME_SLOT");
    assertThat(rows.get(1).get("changes")).isEqualTo("REPLACE city_lower = enschede");
    assertThat(rows.get(2).get("said")).isEqualTo("'=HYPERLINK(\"http://x\")");
    assertThat(rows).allSatisfy(row -> assertThat(row.toList()).noneMatch(AuditExportTest::runs));
  }

  private static boolean runs(String cell) {
    return cell.matches("(?s)\\s*[=+@\\-\\t\\r].*");
  }

  @Test
  void theReportCountsWhatWasDecided() {
    Ran ran = export("2026-11-30", "2026-12-01", "html");

    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("Report of 2026-11-30 to 2026-12-01")
        .contains("The chain of the trail holds: 4 records")
        .contains("<th scope=\"row\" dir=\"auto\">2026-12-01</th><td dir=\"auto\">2</td>")
        .contains(
            "SWAP_SAME_SLOT: a value replaces the value of its own slot</th><td dir=\"auto\">1</td>")
        .contains("location_swap", "No language model was asked in this period.")
        .contains("These are all turns of the period.")
        .contains("&lt;script&gt;alert(1)&lt;/script&gt;")
        .doesNotContain("<script", "src=", "href=");
  }

  @Test
  void aReportListsSoManyTurnsAndSaysSo() {
    Ran ran =
        Ran.command(
            "audit",
            "export",
            "--home=" + home,
            "--from=2026-11-30",
            "--to=2026-12-01",
            "--format=html",
            "--turns=1");

    assertThat(ran.out()).contains("These are the first 1 of 4 turns");
  }

  @Test
  void whatWasErasedIsCountedAndNotShown() throws IOException {
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      keys.destroy(List.of(0L));
    }
    JsonNode line = lines(export("2026-11-30", "2026-11-30", "jsonl")).get(1);
    assertThat(line.path("content").isNull()).isTrue();
    assertThat(line.path("unreadable").asText()).isEqualTo("erased");
    CSVRecord row = rows(export("2026-11-30", "2026-11-30", "csv")).get(1);
    assertThat(row.get("readable")).isEqualTo("false");
    assertThat(row.get("unreadable")).isEqualTo("erased");
    assertThat(export("2026-11-30", "2026-11-30", "html").out())
        .contains(
            "Cannot be read</th><td dir=\"auto\">2</td>",
            "(cannot be read: it was erased, so the key of its conversation is gone for good)")
        .doesNotContain("Enschede");
  }

  @Test
  void aKeyThatIsDamagedOrMissingIsToldAsTheReason() throws IOException {
    Path keys = TrailJournal.keys(home);
    byte[] bytes = Files.readAllBytes(keys);
    bytes[20] ^= 1;
    Files.write(keys, Arrays.copyOf(bytes, 64));

    assertThat(lines(export("2026-11-30", "2026-12-01", "jsonl")))
        .extracting(line -> line.path("unreadable").asText())
        .containsExactly("key_damaged", "key_damaged", "key_missing", "key_missing");
    assertThat(rows(export("2026-11-30", "2026-12-01", "csv")))
        .extracting(row -> row.get("unreadable"))
        .containsExactly("key_damaged", "key_damaged", "key_missing", "key_missing");
    assertThat(export("2026-11-30", "2026-12-01", "html").out())
        .contains("the key of its conversation is damaged</th><td dir=\"auto\">2</td>")
        .contains("the key of its conversation is not here</th><td dir=\"auto\">2</td>");
  }

  /** A key that is whole, and not the one that sealed it. */
  @Test
  void aContentThatDoesNotOpenIsToldAsTheReason() throws IOException {
    Path keys = TrailJournal.keys(home);
    byte[] bytes = Files.readAllBytes(keys);
    bytes[20] ^= 1;
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, 60);
    ByteBuffer.wrap(bytes).putInt(60, (int) sum.getValue());
    Files.write(keys, bytes);

    Ran ran = export("2026-11-30", "2026-12-01", "jsonl");
    assertThat(lines(ran))
        .extracting(line -> line.path("unreadable").asText())
        .containsExactly("content_damaged", "content_damaged", "", "");
    assertThat(ran.code()).isZero();
  }

  @Test
  void aDamagedTrailIsToldAndWhatCanBeReadIsWritten() throws IOException {
    Path file = lastFile();
    byte[] bytes = Files.readAllBytes(file);
    int third = bytes.length - 500;
    bytes[third] ^= 1;
    Files.write(file, bytes);

    for (String format : List.of("jsonl", "csv", "html")) {
      Ran ran = export("2026-11-30", "2026-12-01", format);
      assertThat(ran.code()).as(format).isEqualTo(1);
      assertThat(ran.out()).as(format).contains("En in Enschede?");
      assertThat(ran.err()).as(format).contains("does not hold", "vervolg audit verify");
    }
    assertThat(export("2026-11-30", "2026-12-01", "html").out()).contains("Not all could be read.");
  }

  private Path lastFile() throws IOException {
    try (Stream<Path> files = Files.list(TrailJournal.folder(home))) {
      return files
          .filter(file -> file.toString().endsWith(".jsonl"))
          .max(Comparator.naturalOrder())
          .orElseThrow();
    }
  }

  @Test
  void aFileIsThereWhenItIsWhole() throws IOException {
    Path file = home.resolve("out.csv");
    Ran ran =
        Ran.command(
            "audit",
            "export",
            "--home=" + home,
            "--from=2026-11-30",
            "--to=2026-12-01",
            "--format=csv",
            "--out=" + file);

    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("Written: " + file);
    assertThat(Files.readString(file)).contains("En in Enschede?");
    assertThat(home.resolve("out.csv.part")).doesNotExist();
  }

  @Test
  void anAuditorNeedsNoKeysAndWritesNothing() throws IOException {
    Files.delete(TrailJournal.keys(home));
    Ran ran = export("2026-11-30", "2026-12-01", "jsonl");

    assertThat(ran.code()).isZero();
    assertThat(lines(ran)).hasSize(4).allMatch(line -> line.path("content").isNull());
    assertThat(TrailJournal.keys(home)).doesNotExist();
  }

  @Test
  void aPeriodThatEndsBeforeItBeginsIsRefused() {
    Ran ran = export("2026-12-01", "2026-11-30", "csv");

    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("is before the first");
    assertThat(export("yesterday", "2026-11-30", "csv").err())
        .contains("yesterday")
        .doesNotContain("java.");
  }

  @Test
  void aPageForABrowserCanGoToAFile() throws IOException {
    Path file = home.resolve("turn.html");
    Ran ran = Ran.command("audit", "show", "2", "--home=" + home, "--html=" + file);

    assertThat(ran.code()).isZero();
    assertThat(Files.readString(file)).startsWith("<!doctype html>").contains("En in Enschede?");
    assertThat(Ran.command("audit", "show", "2", "--home=" + home, "--html=-").out())
        .isEqualTo(Files.readString(file));
  }

  /** What was said is opened in it. */
  @Test
  void aFileIsForItsUserAlone() throws IOException {
    Path folder = Files.createDirectories(home.resolve("exports"));
    assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
    Path file = folder.resolve("turns.jsonl");
    OutputFile out = new OutputFile(file);
    for (int again = 0; again < 2; again++) {
      out.write(new CommandLine(new AuditCommand()), "what was said");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      assertThat(file).hasContent("what was said");
    }
  }
}
