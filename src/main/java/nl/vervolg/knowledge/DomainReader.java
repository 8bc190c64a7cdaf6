package nl.vervolg.knowledge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Crossing;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.SlotType.Comparison;
import nl.vervolg.knowledge.SlotType.Source;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import org.jspecify.annotations.Nullable;

/** Reads {@code domain.yaml}. */
final class DomainReader {
  private static final Set<String> KEYS =
      Set.of(
          "domain",
          "languages",
          "data",
          "shapes",
          "prefixes",
          "intents",
          "slots",
          "cues",
          "swaps",
          "takes",
          "crossings");
  private static final Set<String> SLOT_KEYS =
      Set.of("role", "level", "open", "comparison", "least", "values", "from", "prefer", "nouns");
  private static final Set<String> SOURCE_KEYS =
      Set.of("class", "key", "labels", "adjectives", "weight", "within");

  private final Path folder;
  private final LanguageNames languages = new LanguageNames();
  private final Map<SlotName, Path> vocabularies = new LinkedHashMap<>();
  private Map<String, String> prefixes = Map.of();

  DomainReader(Path folder) {
    this.folder = folder;
  }

  /** Reads the file; what is wrong goes to {@code problems}. */
  Optional<Domain> read(Problems problems) {
    return YamlValue.read(folder.resolve("domain.yaml"), problems).map(this::domain);
  }

  /** The vocabulary file of each slot that has one. */
  Map<SlotName, Path> vocabularies() {
    return vocabularies;
  }

  /** The languages under whose codes words were found. */
  LanguageNames languages() {
    return languages;
  }

  /** The IRI that a prefixed name or IRI stands for. */
  String iri(YamlValue value) {
    String written = value.text();
    int colon = written.indexOf(':');
    String prefix = colon < 0 ? "" : written.substring(0, colon);
    if (written.startsWith("http")) {
      return written;
    }
    String namespace = prefixes.get(prefix);
    if (namespace == null) {
      value.wrong(
          "(" + written + ") has no known prefix.", Suggestions.maybe(prefix, prefixes.keySet()));
      return written;
    }
    return namespace + written.substring(colon + 1);
  }

  private Domain domain(YamlValue root) {
    Map<String, YamlValue> top = root.map(KEYS);
    for (String needed : List.of("domain", "languages", "slots", "intents")) {
      if (!top.containsKey(needed)) {
        root.wrong("(" + needed + ":) is missing.", "Add it; the heritage domain shows how.");
      }
    }
    prefixes = texts(top.get("prefixes"));
    // Nothing reads the shapes in a turn; they have to be there for whoever checks the data.
    files(top.get("shapes"));
    List<SlotType> slots = new ArrayList<>();
    map(top.get("slots")).forEach((name, value) -> slots.add(slot(name, value)));
    return new Domain(
        Optional.ofNullable(top.get("domain")).map(YamlValue::text).orElse(""),
        LanguageNames.spoken(top.get("languages")),
        files(top.get("data")),
        prefixes,
        byEnum(Act.class, top.get("intents")),
        slots,
        languages.cues(top.get("cues")),
        byEnum(Role.class, top.get("swaps")),
        takes(top.get("takes"), slots),
        crossings(top.get("crossings"), slots),
        false);
  }

  private List<Path> files(@Nullable YamlValue value) {
    List<Path> files = new ArrayList<>();
    for (YamlValue name : list(value)) {
      Path file = folder.resolve(name.text()).normalize();
      if (!file.startsWith(folder.normalize()) || !Files.isRegularFile(file)) {
        name.wrong(
            "The file (" + name.text() + ") is not in " + folder + ".",
            "Add it, or take the name out.");
      } else {
        files.add(file);
      }
    }
    return files;
  }

  private SlotType slot(String name, YamlValue value) {
    Map<String, YamlValue> keys = value.map(SLOT_KEYS);
    SlotName slot = new SlotName(name);
    YamlValue values = keys.get("values");
    if (values != null) {
      files(values).forEach(file -> vocabularies.put(slot, file));
    }
    return new SlotType(
        slot,
        role(value, keys.get("role")),
        Optional.ofNullable(keys.get("level")).map(YamlValue::number).orElse(0),
        Optional.ofNullable(keys.get("open")).map(open -> open.text().equals("true")).orElse(false),
        Optional.ofNullable(keys.get("comparison"))
            .flatMap(comparison -> constant(Comparison.class, comparison))
            .orElse(Comparison.NONE),
        Optional.ofNullable(keys.get("least")).map(YamlValue::number).orElse(0),
        Optional.ofNullable(keys.get("from")).map(this::source),
        Optional.ofNullable(keys.get("prefer")).map(YamlValue::text).orElse(""),
        languages.nouns(keys.get("nouns")));
  }

  private static Role role(YamlValue slot, @Nullable YamlValue role) {
    if (role == null) {
      slot.wrong(
          "The slot has no role.",
          "Add role: location, type, entity, property, measure, topic, order or polarity.");
      return Role.TOPIC;
    }
    return constant(Role.class, role).orElse(Role.TOPIC);
  }

  private Source source(YamlValue value) {
    Map<String, YamlValue> keys = value.map(SOURCE_KEYS);
    if (!keys.containsKey("key") || !keys.containsKey("labels")) {
      value.wrong(
          "from: needs key and labels.", "Name the properties that hold the value and its names.");
    }
    return new Source(
        Optional.ofNullable(keys.get("class")).map(this::iri).orElse(""),
        Optional.ofNullable(keys.get("key")).map(this::iri).orElse(""),
        list(keys.get("labels")).stream().map(this::iri).toList(),
        Optional.ofNullable(keys.get("adjectives")).map(this::iri).orElse(""),
        Optional.ofNullable(keys.get("weight")).map(this::iri).orElse(""),
        Optional.ofNullable(keys.get("within")).map(this::iri).orElse(""));
  }

  private static Map<Act, List<SlotName>> takes(@Nullable YamlValue value, List<SlotType> slots) {
    Map<Act, List<SlotName>> takes = new EnumMap<>(Act.class);
    byEnumValue(Act.class, value).forEach((act, names) -> takes.put(act, declared(names, slots)));
    return takes;
  }

  private static List<SlotName> declared(YamlValue value, List<SlotType> slots) {
    Set<String> names = slots.stream().map(slot -> slot.name().value()).collect(Collectors.toSet());
    for (YamlValue name : value.list()) {
      if (!names.contains(name.text())) {
        name.wrong(
            "The slot (" + name.text() + ") is not declared.",
            Suggestions.maybe(name.text(), names));
      }
    }
    return value.texts().stream().filter(names::contains).map(SlotName::new).toList();
  }

  private static List<Crossing> crossings(@Nullable YamlValue value, List<SlotType> slots) {
    List<Crossing> crossings = new ArrayList<>();
    byEnumValue(Act.class, value)
        .forEach(
            (from, targets) ->
                byEnumValue(Act.class, targets)
                    .forEach(
                        (to, names) ->
                            declared(names, slots)
                                .forEach(slot -> crossings.add(new Crossing(from, to, slot)))));
    return crossings;
  }

  private static <E extends Enum<E>> Map<E, String> byEnum(
      Class<E> type, @Nullable YamlValue value) {
    Map<E, String> texts = new EnumMap<>(type);
    byEnumValue(type, value).forEach((key, text) -> texts.put(key, text.text()));
    return texts;
  }

  private static <E extends Enum<E>> Map<E, YamlValue> byEnumValue(
      Class<E> type, @Nullable YamlValue value) {
    Map<E, YamlValue> values = new EnumMap<>(type);
    map(value)
        .forEach(
            (name, child) ->
                constant(type, name)
                    .ifPresentOrElse(
                        key -> values.put(key, child), () -> unknown(type, name, child)));
    return values;
  }

  static <E extends Enum<E>> Optional<E> constant(Class<E> type, YamlValue value) {
    Optional<E> constant = constant(type, value.text());
    if (constant.isEmpty()) {
      unknown(type, value.text(), value);
    }
    return constant;
  }

  static <E extends Enum<E>> Optional<E> constant(Class<E> type, String name) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> constant.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst();
  }

  static <E extends Enum<E>> void unknown(Class<E> type, String name, YamlValue at) {
    List<String> allowed =
        Arrays.stream(type.getEnumConstants()).map(c -> c.name().toLowerCase(Locale.ROOT)).toList();
    at.wrong("(" + name + ") is not known here.", Suggestions.maybe(name, allowed));
  }

  static List<YamlValue> list(@Nullable YamlValue value) {
    return value == null ? List.of() : value.list();
  }

  static Map<String, YamlValue> map(@Nullable YamlValue value) {
    return value == null ? Map.of() : value.map();
  }

  static Map<String, String> texts(@Nullable YamlValue value) {
    Map<String, String> texts = new LinkedHashMap<>();
    map(value).forEach((name, text) -> texts.put(name, text.text()));
    return texts;
  }
}
