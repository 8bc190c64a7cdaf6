package nl.vervolg.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The workspace of the repository with many more names: towns and institutions that do not exist,
 * put together from syllables, the same ones every time.
 */
final class ManyNames {
  private static final int TOWNS = 60_000;
  private static final int INSTITUTIONS = 40_000;
  private static final long SEED = 1;

  private static final String[] SYLLABLES = {
    "al", "ber", "bo", "da", "dren", "eg", "fle", "ga", "gros", "hal", "hin", "ie", "ka", "kers",
    "la", "lem", "lo", "ma", "mid", "mol", "na", "nij", "oos", "oude", "pe", "ra", "rens", "ro",
    "scha", "sta", "ste", "ter", "to", "ul", "val", "vin", "wa", "wes", "zan", "zwa"
  };
  private static final String[] ENDINGS = {
    "beek", "berg", "broek", "dam", "dijk", "donk", "drecht", "gem", "heim", "horst", "hout",
    "kerke", "laar", "lo", "meer", "mond", "rade", "rijk", "sluis", "stede", "veen", "velde",
    "voort", "waard", "wijk", "zele"
  };
  private static final String[] KINDS = {
    "Museum", "Stadsarchief", "Bibliotheek", "Streekarchief", "Galerie", "Oudheidkamer"
  };

  private ManyNames() {}

  /** Writes the workspace into a folder. */
  static Path in(Path root) {
    try {
      for (String folder : new String[] {"rules", "templates", "knowledge"}) {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            Path target = root.resolve(file);
            Files.createDirectories(Objects.requireNonNull(target.getParent()));
            Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
      Path domain = root.resolve("knowledge/heritage/domain.yaml");
      Files.writeString(
          domain,
          Files.readString(domain).replaceFirst("data: \\[", "data: [data/generated.ttl, "));
      Files.write(root.resolve("knowledge/heritage/data/generated.ttl"), data());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return root;
  }

  private static List<String> data() {
    Random random = new Random(SEED);
    Set<String> towns = new LinkedHashSet<>();
    while (towns.size() < TOWNS) {
      towns.add(name(random));
    }
    Set<String> institutions = new LinkedHashSet<>();
    while (institutions.size() < INSTITUTIONS) {
      institutions.add(KINDS[random.nextInt(KINDS.length)] + " " + name(random));
    }
    String prefixes =
        """
        @prefix schema: <https://schema.org/> .
        @prefix vv: <https://vervolg.nl/def/> .
        """;
    return Stream.of(
            Stream.of(prefixes),
            towns.stream().map(town -> town(town, random.nextInt(50_000))),
            institutions.stream().map(ManyNames::institution))
        .flatMap(lines -> lines)
        .toList();
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    for (int left = 1 + random.nextInt(3); left > 0; left--) {
      name.append(SYLLABLES[random.nextInt(SYLLABLES.length)]);
    }
    name.append(ENDINGS[random.nextInt(ENDINGS.length)]);
    name.setCharAt(0, Character.toUpperCase(name.charAt(0)));
    return (random.nextInt(8) == 0 ? "Sint " : "") + name;
  }

  private static String town(String name, int people) {
    String key = name.toLowerCase(Locale.ROOT);
    return "<https://example.org/town/%s> a vv:City ; vv:key \"%s\" ; schema:name \"%s\" ; schema:population %d ."
        .formatted(slug(key), key, name, people);
  }

  private static String institution(String name) {
    String slug = slug(name.toLowerCase(Locale.ROOT));
    return "<https://example.org/institution/%s> vv:slug \"%s\" ; schema:name \"%s\" ."
        .formatted(slug, slug, name);
  }

  private static String slug(String name) {
    return name.replace(' ', '-');
  }
}
