package nl.vervolg.authoring.reload;

import static nl.vervolg.authoring.reload.EditedRivers.append;
import static nl.vervolg.authoring.reload.EditedRivers.read;
import static nl.vervolg.authoring.reload.EditedRivers.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Problem;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An edit from the file to the conversation; the clock is turned by hand. */
class ReloadTest {
  private static final SessionId OLD = new SessionId("old");
  private static final SessionId NEW = new SessionId("new");

  @TempDir private Path folder;
  private final List<Reloaded> told = new ArrayList<>();
  private EditedRivers rivers;
  private Conversation conversation;
  private RuleWatch.Steps steps;
  private long now;

  @BeforeEach
  void aConversationUnderWay() {
    rivers = EditedRivers.in(folder);
    Listing loaded = Listing.of(rivers.folders().all());
    conversation = new Conversation(rivers.load(), SessionStore.inMemory());
    steps = steps(rivers.folders(), loaded, false);
    conversation.ask(OLD, "Which rivers are there in Belgium?");
  }

  @AfterEach
  void end() {
    conversation.close();
  }

  private RuleWatch.Steps steps(WatchedFolders folders, Listing loaded, boolean untested) {
    return new RuleWatch.Steps(
        new Changes(folders::all, loaded),
        new Reload(folders, untested, () -> now, conversation.workspace()),
        new RuleWatch.Listener() {
          @Override
          public void take(Workspace newer) {
            conversation.take(newer);
          }

          @Override
          public void tell(Reloaded outcome) {
            told.add(outcome);
          }

          @Override
          public void over(Mishap why) {
            throw new AssertionError(why.what());
          }
        });
  }

  /** Lets time go by until what was edited is complete, and gives what was told of it. */
  private List<Reloaded> settle() {
    told.clear();
    for (int i = 0; i < 3; i++) {
      now += Changes.QUIET.toNanos();
      steps.step(now);
    }
    return told;
  }

  private boolean declines(SessionId session) {
    return conversation.ask(session, EditedRivers.LONG).turn().resolution()
        instanceof Resolution.Declined;
  }

  @Test
  void newConversationsDecideByTheEditAndThoseUnderWayAsTheyBegan() {
    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE);
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);

    assertThat(taken.edits().added()).containsExactly("VERY_MANY_WORDS");
    assertThat(taken.edits().edited()).isEmpty();
    assertThat(taken.edits().removed()).isEmpty();
    assertThat(taken.rulesOnly()).isTrue();
    assertThat(taken.examples().run()).isGreaterThan(50);
    assertThat(declines(OLD)).as("it began before the edit").isFalse();
    assertThat(declines(NEW)).as("it begins after the edit").isTrue();
    assertThat(conversation.behind(OLD)).isTrue();
    assertThat(conversation.behind(NEW)).isFalse();

    conversation.renew(OLD);
    assertThat(conversation.state(OLD).turns()).as("it goes on").isNotEmpty();
    assertThat(declines(OLD)).isTrue();

    conversation.reset(NEW);
    write(
        rivers.rule(EditedRivers.SMALL_TALK),
        read(rivers.rule(EditedRivers.SMALL_TALK)).replace(EditedRivers.NEW_RULE, ""));
    Reloaded.Taken undone = (Reloaded.Taken) settle().get(0);
    assertThat(undone.edits().removed()).containsExactly("VERY_MANY_WORDS");
    assertThat(declines(NEW)).isFalse();
  }

  @Test
  void aBrokenFileIsToldOnceWithItsPlaceAndTheRulesStay() {
    Path file = rivers.rule(EditedRivers.SMALL_TALK);
    String before = read(file);
    write(file, before.replace("not Mention()", "not Mension()"));
    List<Reloaded> first = List.copyOf(settle());

    assertThat(first).hasSize(1);
    Reloaded.Refused refused = (Reloaded.Refused) first.get(0);
    assertThat(refused.problems()).hasSize(1);
    Problem problem = refused.problems().get(0);
    assertThat(problem.place().file()).isEqualTo(file);
    assertThat(problem.place().line()).isPositive();
    assertThat(problem.place().column()).isPositive();
    assertThat(problem.rule()).isEqualTo("SMALL_TALK");
    assertThat(settle()).as("nothing was edited since").isEmpty();
    assertThat(declines(NEW)).isFalse();
    assertThat(conversation.behind(OLD)).isFalse();

    write(file, before);
    assertThat(settle()).hasSize(1).first().isInstanceOf(Reloaded.Unchanged.class);
    assertThat(conversation.behind(OLD)).as("nothing new came").isFalse();
  }

  @Test
  void anEditThatBreaksExamplesIsToldAndTheRulesStay() {
    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE.replace("> 12", "> 1"));
    Reloaded.Failing failing = (Reloaded.Failing) settle().get(0);

    assertThat(failing.edits().added()).containsExactly("VERY_MANY_WORDS");
    List<Problem> broken = failing.examples().broken();
    assertThat(broken).isNotEmpty();
    assertThat(broken.get(0).place().file()).isEqualTo(rivers.dialogues());
    assertThat(broken.get(0).place().line()).isPositive();
    assertThat(broken.get(0).what()).contains("ends as (chitchat)");
    assertThat(broken.get(0).advice()).startsWith("Undo the edit");
    assertThat(declines(NEW)).isFalse();
  }

  @Test
  void untestedTakesAnEditThatBreaksExamplesIntoUse() {
    steps = steps(rivers.folders(), Listing.of(rivers.folders().all()), true);
    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE.replace("> 12", "> 1"));
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);

    assertThat(taken.examples().broken()).isNotEmpty();
    assertThat(declines(NEW)).isTrue();
  }

  @Test
  void editedKnowledgeIsTakenIntoUseAsAWhole() {
    write(
        rivers.kinds(),
        read(rivers.kinds())
            .replace("singular: loch, plural: lochs", "singular: mere, plural: meres"));
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);

    assertThat(taken.rulesOnly()).isFalse();
    assertThat(taken.edits().noRules()).isTrue();
    assertThat(taken.edits().files()).containsExactly(rivers.kinds());
    assertThat(conversation.ask(NEW, "Which meres are there in Italy?").answer()).isPresent();
    assertThat(conversation.ask(OLD, "Which lochs are there in Italy?").answer()).isPresent();
  }

  @Test
  void brokenKnowledgeIsToldAndTheOldStays() {
    write(rivers.kinds(), "values: [");
    Reloaded.Refused refused = (Reloaded.Refused) settle().get(0);

    assertThat(refused.problems()).isNotEmpty();
    assertThat(conversation.ask(NEW, "Which lakes are there in Italy?").answer()).isPresent();
  }

  @Test
  void anEditedExampleIsRunOnTheRulesInUse() {
    append(rivers.dialogues(), "\nWhich rivers are there in Spain? => which\n");
    Reloaded first = settle().get(0);
    assertThat(first).isInstanceOf(Reloaded.Unchanged.class);
    Reloaded.Unchanged good = (Reloaded.Unchanged) first;
    assertThat(good.examples().orElseThrow().run()).isGreaterThan(50);
    assertThat(good.examples().orElseThrow().good()).isTrue();

    append(rivers.dialogues(), "Which rivers are there in Portugal? => how_many\n");
    Reloaded.Unchanged bad = (Reloaded.Unchanged) settle().get(0);
    List<Problem> added = bad.examples().orElseThrow().added();
    assertThat(added).hasSize(1);
    assertThat(added.get(0).what()).contains("Portugal").contains("ends as (which)");
    assertThat(added.get(0).advice()).startsWith("Write the word");
    assertThat(conversation.behind(OLD)).isFalse();
  }

  @Test
  void whatIsEditedAgainWhileItIsLoadedIsLoadedAgainAndToldOnce() {
    AtomicInteger loads = new AtomicInteger();
    WatchedFolders busy =
        new WatchedFolders(
            rivers.root(),
            rivers.builtIn(),
            rivers.folders().cache(),
            () -> {
              Workspace loaded = rivers.load();
              if (loads.incrementAndGet() == 1) {
                append(rivers.kinds(), "# edited meanwhile\n");
              }
              return loaded;
            });
    steps = steps(busy, Listing.of(busy.all()), false);
    append(rivers.kinds(), "# edited\n");
    assertThat(settle()).isEmpty();
    assertThat(loads).hasValue(1);
    assertThat(settle()).hasSize(1).first().isInstanceOf(Reloaded.Taken.class);
    assertThat(loads).hasValue(2);
  }

  @Test
  void rulesOfItsOwnTakeThePlaceOfThoseOfTheProduct() throws Exception {
    Path own = rivers.root().resolve("rules").resolve("scope");
    Files.createDirectories(own);
    Files.copy(rivers.rule(EditedRivers.SMALL_TALK), own.resolve("small-talk.drl"));
    Reloaded.Failing failing = (Reloaded.Failing) settle().get(0);

    assertThat(failing.edits().removed()).contains("SWAP_SAME_SLOT");
    assertThat(conversation.behind(OLD)).isFalse();
  }

  @Test
  void whatFailedBeforeIsToldAndDoesNotBlock() {
    append(rivers.dialogues(), "\nWhich rivers are there in Portugal? => how_many\n");
    Reloaded.Unchanged written = (Reloaded.Unchanged) settle().get(0);
    assertThat(written.examples().orElseThrow().added()).hasSize(1);

    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE);
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);
    assertThat(taken.examples().broken()).isEmpty();
    assertThat(taken.examples().added()).isEmpty();
    assertThat(taken.examples().known()).hasSize(1);
    assertThat(taken.examples().known().get(0).what()).contains("Portugal");
    assertThat(taken.examples().passed()).isEqualTo(taken.examples().run() - 1);
    assertThat(declines(NEW)).isTrue();
  }

  @Test
  void whatBreaksBesidesANewDialogueBlocksAndIsToldAlone() {
    append(rivers.dialogues(), "\nWhich rivers are there in Portugal? => how_many\n");
    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE.replace("> 12", "> 1"));
    Reloaded.Failing failing = (Reloaded.Failing) settle().get(0);

    assertThat(failing.examples().known()).isEmpty();
    assertThat(failing.examples().added())
        .singleElement()
        .satisfies(problem -> assertThat(problem.what()).contains("Portugal"));
    assertThat(failing.examples().broken())
        .isNotEmpty()
        .noneMatch(problem -> problem.what().contains("Portugal"));
    assertThat(declines(NEW)).isFalse();
  }

  @Test
  void aNewDialogueThatFailsIsToldBesideOldOnesAndDoesNotBlock() {
    append(rivers.dialogues(), "\nWhich rivers are there in Portugal? => how_many\n");
    settle();
    write(
        rivers.dialogues().resolveSibling("more.txt"), "Which rivers are in Spain? => how_many\n");
    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE);
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);

    assertThat(taken.examples().known()).hasSize(1);
    assertThat(taken.examples().added())
        .singleElement()
        .satisfies(problem -> assertThat(problem.what()).contains("Spain"));
    assertThat(declines(NEW)).isTrue();

    append(rivers.kinds(), "# edited\n");
    Reloaded.Taken next = (Reloaded.Taken) settle().get(0);
    assertThat(next.examples().known()).as("both are old by now").hasSize(2);
    assertThat(next.examples().added()).isEmpty();
  }

  @Test
  void aNewDialogueStaysNewWhileTheEditBesideItIsRefused() {
    Path file = rivers.rule(EditedRivers.SMALL_TALK);
    String before = read(file);
    write(file, before.replace("not Mention()", "not Mension()"));
    append(rivers.dialogues(), "\nWhich rivers are there in Portugal? => how_many\n");
    assertThat(settle()).first().isInstanceOf(Reloaded.Refused.class);

    write(file, before + EditedRivers.NEW_RULE);
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);
    assertThat(taken.examples().added()).hasSize(1);
    assertThat(taken.examples().known()).isEmpty();
  }

  @Test
  void aNewLineThatIsNoDialogueIsToldThoughAnotherOneWasThere() {
    append(rivers.dialogues(), "\nWhich rivers are there in Portugal?\n");
    settle();
    write(rivers.dialogues(), "Which rivers are there in Spain?\n" + read(rivers.dialogues()));
    Reloaded.Unchanged edited = (Reloaded.Unchanged) settle().get(0);

    ExampleResults results = edited.examples().orElseThrow();
    assertThat(results.known()).hasSize(1);
    assertThat(results.added())
        .singleElement()
        .satisfies(problem -> assertThat(problem.place().line()).isEqualTo(1));
    assertThat(results.passed()).isEqualTo(results.run());
  }

  /** The rules of the product become the workspace's own; their examples are of another domain. */
  private void withRulesOfItsOwn() {
    rivers.haveRulesOfItsOwn();
    Listing loaded = Listing.of(rivers.folders().all());
    conversation.close();
    conversation = new Conversation(rivers.load(), SessionStore.inMemory());
    steps = steps(rivers.folders(), loaded, false);
  }

  @Test
  void aNewExampleOfARuleThatFailsIsNewAndBlocks() {
    withRulesOfItsOwn();
    append(rivers.rule(EditedRivers.SMALL_TALK), EditedRivers.NEW_RULE);
    Reloaded.Failing failing = (Reloaded.Failing) settle().get(0);

    assertThat(failing.examples().broken()).as("nothing that was there broke").isEmpty();
    assertThat(failing.examples().added())
        .isNotEmpty()
        .allMatch(problem -> problem.rule().equals("VERY_MANY_WORDS"));
    assertThat(failing.examples().known()).isNotEmpty();
    assertThat(declines(NEW)).isFalse();
  }

  @Test
  void aRuleWithANewIdFailsAsItDidBefore() {
    withRulesOfItsOwn();
    Path file = rivers.rule(EditedRivers.SMALL_TALK);
    write(file, read(file).replace("@Id(\"SMALL_TALK\")", "@Id(\"IDLE_TALK\")"));
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);

    assertThat(taken.edits().added()).containsExactly("IDLE_TALK");
    assertThat(taken.edits().removed()).containsExactly("SMALL_TALK");
    assertThat(taken.examples().broken()).isEmpty();
    assertThat(taken.examples().added()).isEmpty();
    assertThat(taken.examples().known()).anyMatch(problem -> problem.rule().equals("IDLE_TALK"));
  }

  @Test
  void tooLittleMemoryForAnEditIsASentenceAndTheNextEditIsTried() {
    AtomicInteger loads = new AtomicInteger();
    WatchedFolders scarce =
        new WatchedFolders(
            rivers.root(),
            rivers.builtIn(),
            rivers.folders().cache(),
            () -> {
              if (loads.incrementAndGet() == 1) {
                throw new OutOfMemoryError("Java heap space");
              }
              return rivers.load();
            });
    steps = steps(scarce, Listing.of(scarce.all()), false);
    append(rivers.kinds(), "# edited\n");
    Reloaded.Refused refused = (Reloaded.Refused) settle().get(0);
    assertThat(refused.problems())
        .singleElement()
        .satisfies(
            problem ->
                assertThat(problem.toString())
                    .contains("the memory that Java may use (", " MB) is not enough", "-Xmx512m")
                    .doesNotContain("Error"));

    append(rivers.kinds(), "# edited again\n");
    assertThat(settle()).hasSize(1).first().isInstanceOf(Reloaded.Taken.class);
  }

  @Test
  void anEditBesideARefusedOneIsTriedWithIt() {
    Path file = rivers.rule(EditedRivers.SMALL_TALK);
    String before = read(file);
    write(file, before.replace("not Mention()", "not Mension()"));
    assertThat(settle()).first().isInstanceOf(Reloaded.Refused.class);

    append(rivers.kinds(), "# edited\n");
    assertThat(settle()).hasSize(1).first().isInstanceOf(Reloaded.Refused.class);

    write(file, before + EditedRivers.NEW_RULE);
    Reloaded.Taken taken = (Reloaded.Taken) settle().get(0);
    assertThat(taken.edits().files()).contains(file, rivers.kinds());
    assertThat(declines(NEW)).isTrue();
  }
}
