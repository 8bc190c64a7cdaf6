package nl.vervolg;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaParameterizedType;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.JavaWildcardType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Holds the promise that the package list tells what happens to a turn, and in which order. */
@NullMarked
class ArchitectureTest {
  private static final String ROOT = "nl.vervolg.";

  /**
   * Each package, and the packages of ours that it may use beside itself. A stage may use what an
   * earlier stage gives, never the reverse. A new package gets its line here first.
   */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          Map.entry("dialogue", Set.of()),
          Map.entry("problem", Set.of()),
          Map.entry("knowledge", Set.of("problem", "dialogue", "home")),
          Map.entry("understand", Set.of("problem", "dialogue", "knowledge")),
          Map.entry("resolve", Set.of("problem", "dialogue", "knowledge", "understand")),
          Map.entry(
              "rewrite",
              Set.of("problem", "dialogue", "knowledge", "understand", "resolve", "match")),
          Map.entry("match", Set.of("problem", "dialogue", "knowledge", "understand", "resolve")),
          Map.entry(
              "query",
              Set.of("problem", "dialogue", "knowledge", "understand", "resolve", "match")),
          Map.entry(
              "answer",
              Set.of(
                  "problem", "dialogue", "knowledge", "understand", "resolve", "match", "query")),
          Map.entry("home", Set.of()),
          Map.entry("session", Set.of("dialogue", "home")),
          Map.entry("audit", Set.of("dialogue", "home")),
          Map.entry("llm", Set.of("problem", "dialogue", "knowledge", "understand", "resolve")),
          Map.entry(
              "conversation",
              Set.of(
                  "problem",
                  "dialogue",
                  "knowledge",
                  "understand",
                  "resolve",
                  "rewrite",
                  "match",
                  "query",
                  "answer",
                  "session",
                  "audit")),
          Map.entry(
              "evaluation", Set.of("problem", "dialogue", "knowledge", "understand", "resolve")),
          Map.entry(
              "authoring",
              Set.of(
                  "problem",
                  "dialogue",
                  "knowledge",
                  "understand",
                  "resolve",
                  "rewrite",
                  "match",
                  "session",
                  "open",
                  "conversation",
                  "table")),
          Map.entry(
              "table", Set.of("dialogue", "knowledge", "understand", "resolve", "conversation")),
          Map.entry(
              "report",
              Set.of("problem", "dialogue", "resolve", "session", "audit", "conversation")),
          Map.entry("schema", Set.of("problem")),
          Map.entry("keyword", Set.of("dialogue")),
          Map.entry("value", Set.of("problem", "schema", "home", "keyword", "dialogue")),
          Map.entry("retrieval", Set.of("dialogue", "problem", "keyword")),
          Map.entry(
              "link",
              Set.of(
                  "dialogue",
                  "problem",
                  "knowledge",
                  "understand",
                  "resolve",
                  "rewrite",
                  "conversation",
                  "keyword",
                  "retrieval",
                  "schema",
                  "value",
                  "audit")),
          Map.entry(
              "open",
              Set.of(
                  "dialogue",
                  "problem",
                  "knowledge",
                  "understand",
                  "resolve",
                  "conversation",
                  "keyword")),
          Map.entry("cli", shell()),
          Map.entry("http", shell()));

  private static final int LONGEST_FILE = 300;
  private static final int LONGEST_METHOD = 40;
  private static final int SHORTEST_LABEL = 5;

  /** Words of the vocabulary in another language that are English words as well. */
  private static final Set<String> ENGLISH_TOO = Set.of("direction");

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("nl.vervolg");

  private static Set<String> shell() {
    return Set.of(
        "problem",
        "schema",
        "keyword",
        "retrieval",
        "value",
        "link",
        "open",
        "dialogue",
        "home",
        "knowledge",
        "understand",
        "resolve",
        "match",
        "query",
        "answer",
        "session",
        "audit",
        "llm",
        "conversation",
        "report",
        "table",
        "authoring",
        "evaluation");
  }

  // Packages

  @TestFactory
  Stream<DynamicTest> packageUsesOnlyThoseBelowIt() {
    return MAY_USE.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(
            e ->
                DynamicTest.dynamicTest(
                    e.getKey(), () -> check(usesOnly(e.getKey(), e.getValue()))));
  }

  private static ArchRule usesOnly(String name, Set<String> others) {
    String[] allowed =
        Stream.concat(Stream.of(name), others.stream())
            .map(ArchitectureTest::tree)
            .toArray(String[]::new);
    DescribedPredicate<JavaClass> ours = resideInAPackage("nl.vervolg..");
    return classes()
        .that()
        .resideInAPackage(tree(name))
        .should()
        .onlyDependOnClassesThat(not(ours).or(resideInAnyPackage(allowed)));
  }

  @Test
  void everyPackageHasItsPlaceInTheOrder() {
    List<String> known =
        Stream.concat(Stream.of("nl.vervolg"), MAY_USE.keySet().stream().map(n -> tree(n)))
            .toList();
    check(classes().should().resideInAnyPackage(known.toArray(String[]::new)));
  }

  @Test
  void packagesHaveNoCycles() {
    check(slices().matching("nl.vervolg.(*)..").should().beFreeOfCycles());
  }

  @Test
  void rulesSeeNothingButTheJdkAndTheVocabulary() {
    check(
        classes()
            .that()
            .resideInAPackage(tree("dialogue"))
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", tree("dialogue")));
  }

  @Test
  void everyPackageIsNullMarkedAndSaysWhatItIs() {
    check(
        classes()
            .should(
                be(
                    describe(
                        "in a package whose package-info has @NullMarked",
                        type -> type.getPackage().isAnnotatedWith(NullMarked.class)))));
  }

  // Libraries

  @Test
  void droolsStaysBehindResolve() {
    onlyIn(List.of("resolve.."), "org.drools..", "org.kie..");
  }

  @Test
  void jenaStaysBehindTheQueryPortAndTheLoader() {
    onlyIn(List.of("query.jena..", "knowledge..", "schema.rdf.."), "org.apache.jena..");
  }

  @Test
  void mapDbStaysBehindTheSessionStore() {
    onlyIn(List.of("session.."), "org.mapdb..");
  }

  @Test
  void theClientOfTheServerStaysBehindItsStore() {
    onlyIn(List.of("session.redis.."), "redis.clients..", "org.apache.commons.pool2..");
  }

  @Test
  void databasesStayBehindTheSourceOfSchemas() {
    onlyIn(List.of("schema.sql.."), "java.sql..", "javax.sql..");
  }

  @Test
  void classesOfWordsStayWhereConversationsAreOpen() {
    onlyIn(List.of("open.."), "opennlp..");
  }

  @Test
  void terminalAndOptionsStayInTheCli() {
    onlyIn(List.of("cli.."), "picocli..", "org.jline..");
  }

  @Test
  void jsonStaysWhereBytesComeInOrGoOut() {
    onlyIn(
        List.of(
            "cli..",
            "http..",
            "llm..",
            "session..",
            "audit..",
            "conversation.trail..",
            "link.trail..",
            "report..",
            "retrieval.file..",
            "schema.file..",
            "value.file.."),
        "com.fasterxml.jackson..");
  }

  @Test
  void linkingItselfKnowsNoTrail() {
    check(
        noClasses()
            .that()
            .resideInAPackage(tree("link"))
            .and()
            .resideOutsideOfPackage(tree("link.trail"))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(tree("audit"), tree("link.trail")));
  }

  @Test
  void tablesForSpreadsheetsStayInTheReport() {
    onlyIn(List.of("report.."), "org.apache.commons.csv..");
  }

  private static void onlyIn(List<String> packages, String... library) {
    String[] homes = packages.stream().map(name -> ROOT + name).toArray(String[]::new);
    check(
        noClasses()
            .that()
            .resideOutsideOfPackages(homes)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(library));
  }

  // Types and names

  @Test
  void namesSayTheJob() {
    check(noClasses().should().haveNameMatching(".*(Manager|Impl|Utils?|Helpers?|Common)(\\$.*)?"));
  }

  @Test
  void noLooseMapCrossesAPackage() {
    check(
        codeUnits()
            .that()
            .arePublic()
            .and()
            .areDeclaredInClassesThat()
            .haveModifier(JavaModifier.PUBLIC)
            .and()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackage(tree("cli"))
            .should(
                be(
                    describe(
                        "free of Map<String, Object>, Map<String, ?> and raw Map: use a record",
                        unit -> typesOf(unit).noneMatch(ArchitectureTest::hasLooseMap)))));
  }

  private static Stream<JavaType> typesOf(JavaCodeUnit unit) {
    return Stream.concat(Stream.of(unit.getReturnType()), unit.getParameterTypes().stream());
  }

  private static boolean hasLooseMap(JavaType type) {
    if (!(type instanceof JavaParameterizedType generic)) {
      return type.toErasure().isEquivalentTo(Map.class);
    }
    List<JavaType> arguments = generic.getActualTypeArguments();
    boolean loose =
        type.toErasure().isEquivalentTo(Map.class)
            && arguments.get(0).toErasure().isEquivalentTo(String.class)
            && isLoose(arguments.get(1));
    return loose || arguments.stream().anyMatch(a -> a != type && isGenericWithLooseMap(a));
  }

  private static boolean isGenericWithLooseMap(JavaType type) {
    return type instanceof JavaParameterizedType && hasLooseMap(type);
  }

  private static boolean isLoose(JavaType value) {
    return value instanceof JavaWildcardType || value.toErasure().isEquivalentTo(Object.class);
  }

  // Sources

  @Test
  void noFileIsTooLongToRead() throws IOException {
    List<String> tooLong = new ArrayList<>();
    for (Path file : sources()) {
      long lines = Files.readString(file, StandardCharsets.UTF_8).lines().count();
      if (lines > LONGEST_FILE) {
        tooLong.add(file + ": " + lines + " lines, at most " + LONGEST_FILE);
      }
    }
    assertThat(tooLong).isEmpty();
  }

  @Test
  void noMethodIsTooLongToRead() throws IOException {
    List<String> tooLong = new ArrayList<>();
    parse(
        (file, unit, positions) ->
            new TreeScanner<Void, Void>() {
              @Override
              public Void visitMethod(MethodTree method, Void nothing) {
                LineMap lines = unit.getLineMap();
                long first = lines.getLineNumber(positions.getStartPosition(unit, method));
                long end = positions.getEndPosition(unit, method);
                long length = end < 0 ? 0 : lines.getLineNumber(end) - first + 1;
                if (length > LONGEST_METHOD) {
                  tooLong.add(
                      "%s:%d %s: %d lines, at most %d"
                          .formatted(file, first, method.getName(), length, LONGEST_METHOD));
                }
                return super.visitMethod(method, null);
              }
            });
    assertThat(tooLong).isEmpty();
  }

  /** Words and slots of the heritage domain belong to experts: comments may give them, code not. */
  @Test
  void codeHasNoWordsOfTheDomain() throws IOException {
    List<Pattern> forbidden = DomainWords.read(Path.of("knowledge/heritage"));
    List<String> found = new ArrayList<>();
    parse(
        (file, unit, positions) ->
            new TreeScanner<Void, Void>() {
              @Override
              public Void visitLiteral(LiteralTree literal, Void nothing) {
                if (literal.getKind() == Tree.Kind.STRING_LITERAL) {
                  String text = String.valueOf(literal.getValue());
                  long line =
                      unit.getLineMap().getLineNumber(positions.getStartPosition(unit, literal));
                  forbidden.stream()
                      .filter(word -> word.matcher(text).find())
                      .forEach(word -> found.add("%s:%d \"%s\"".formatted(file, line, text)));
                }
                return null;
              }
            });
    assertThat(found).isEmpty();
  }

  /** What to do with one parsed file. */
  private interface Visitor {
    TreeScanner<Void, Void> over(Path file, CompilationUnitTree unit, SourcePositions positions);
  }

  private static void parse(Visitor visitor) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<Path> files = sources();
    if (files.isEmpty()) {
      return;
    }
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  manager,
                  null,
                  List.of("-proc:none"),
                  null,
                  manager.getJavaFileObjectsFromPaths(files));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        Path file = Path.of(unit.getSourceFile().toUri());
        Path shown = Path.of("").toAbsolutePath().relativize(file);
        visitor.over(shown, unit, positions).scan(unit, null);
      }
    }
  }

  private static List<Path> sources() throws IOException {
    return files(Path.of("src/main/java"), ".java");
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static String tree(String name) {
    return ROOT + name + "..";
  }

  private static void check(ArchRule rule) {
    rule.allowEmptyShould(true).check(CLASSES);
  }

  /**
   * What no string in the code may hold. Of a foreign language any label as whole words; an English
   * one only when it is the whole string, because messages are English too; of the slots those
   * names that cannot be plain words.
   */
  private static final class DomainWords {
    private final Set<String> foreign = new TreeSet<>();
    private final Set<String> english = new TreeSet<>();
    private final Set<String> slots = new TreeSet<>();
    private final Set<String> roles = new TreeSet<>();

    static List<Pattern> read(Path domain) throws IOException {
      DomainWords words = new DomainWords();
      for (Path file : files(domain.resolve("vocabulary"), ".yaml")) {
        words.labels(load(file), "");
      }
      for (Path file : files(domain, "domain.yaml")) {
        words.slots(load(file));
      }
      words.foreign.removeAll(words.english);
      words.foreign.removeAll(ENGLISH_TOO);
      words.english.removeAll(words.roles);
      int flags = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;
      return Stream.of(
              words.foreign.stream().map(w -> "(?<!\\w)" + Pattern.quote(w) + "(?!\\w)"),
              words.english.stream().map(w -> "^" + Pattern.quote(w) + "$"),
              words.slots.stream().map(Pattern::quote))
          .flatMap(s -> s)
          .map(s -> Pattern.compile(s, flags))
          .toList();
    }

    private static Object load(Path file) {
      try {
        LoadSettings settings = LoadSettings.builder().setLabel(file.toString()).build();
        return new Load(settings).loadFromString(Files.readString(file, StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Every text below the key of a language is a label, but for the name of a gender. */
    private void labels(Object node, String language) {
      if (node instanceof Map<?, ?> map) {
        map.forEach(
            (key, value) -> {
              String name = String.valueOf(key);
              if (!name.equals("gender")) {
                labels(value, name.matches("nl|en|de|fr") ? name : language);
              }
            });
      } else if (node instanceof Iterable<?> list) {
        list.forEach(item -> labels(item, language));
      } else if (node instanceof String label && label.length() >= SHORTEST_LABEL) {
        if (language.equals("en")) {
          english.add(label.toLowerCase(Locale.ROOT));
        } else if (!language.isEmpty()) {
          foreign.add(label.toLowerCase(Locale.ROOT));
        }
      }
    }

    private void slots(Object domain) {
      if (domain instanceof Map<?, ?> map && map.get("slots") instanceof Map<?, ?> declared) {
        declared.keySet().stream()
            .map(String::valueOf)
            .filter(name -> name.contains("_"))
            .forEach(slots::add);
        declared.values().stream()
            .filter(Map.class::isInstance)
            .map(slot -> String.valueOf(((Map<?, ?>) slot).get("role")))
            .forEach(roles::add);
      }
    }
  }
}
