package nl.vervolg.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Recast;
import nl.vervolg.dialogue.Token;
import nl.vervolg.dialogue.Utterance;
import nl.vervolg.resolve.Derivation;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.Resolution.Declined;
import nl.vervolg.resolve.rules.Run;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.understand.Understanding;

/** Turns of conversations about one table, from what is said to a complete question. */
public final class TableTalk {
  private final ConversationRules rules;
  private final Map<Language, TableWords> words;
  private final Names names;

  TableTalk(ConversationRules rules, Map<Language, TableWords> words, Names names) {
    this.rules = rules;
    this.words = words;
    this.names = names;
  }

  /**
   * Resolves one turn.
   *
   * @param said what was said, cleaned
   * @param usual the language of the conversation, unless these words say otherwise
   */
  public ResolvedTurn resolve(String said, DialogueState state, Language usual) {
    ResolvedTurn plain = rules.silent().resolve(said, DialogueState.EMPTY, usual);
    if (plain.resolution() instanceof Declined) {
      return plain;
    }
    Language language = plain.understanding().utterance().language();
    TableWords spoken =
        Optional.ofNullable(words.get(language)).orElseGet(() -> words.values().iterator().next());
    Reading now = PieceReader.read(said, names, spoken);
    return state
        .last()
        .map(past -> followUp(now, past, language, spoken))
        .orElseGet(() -> alone(now, language, new Derivation(List.of(), List.of())));
  }

  private ResolvedTurn followUp(Reading now, PastTurn past, Language language, TableWords spoken) {
    Reading before = PieceReader.read(past.question().text(), names, spoken);
    Parallels parallels = new Parallels(before, now, names);
    Derivation derivation = decided(parallels.facts());
    List<Recast> recasts = derivation.conclusions(Recast.class);
    return new Recasting(before, now, parallels, spoken, recasts)
        .text()
        .map(
            text -> {
              Reading whole = PieceReader.read(text, names, spoken);
              Question question = question(whole, language);
              TableAlgebra algebra = new TableAlgebra(past, parallels, recasts);
              return new ResolvedTurn(
                  understanding(now, language),
                  algebra.resolved(question, derivation),
                  Optional.of(question),
                  List.of());
            })
        .orElseGet(() -> alone(now, language, derivation));
  }

  /** What the rules conclude; nothing where the words are too many for them. */
  private Derivation decided(List<Object> facts) {
    try (Run run = rules.rules().start()) {
      facts.forEach(run::insert);
      run.run(Stratum.RECASTING);
      return new Derivation(run.observations(), run.firings());
    } catch (Run.Stopped e) {
      return new Derivation(List.of(), List.of(), Optional.of(String.valueOf(e.getMessage())));
    }
  }

  private ResolvedTurn alone(Reading now, Language language, Derivation derivation) {
    Question question = question(now, language);
    return new ResolvedTurn(
        understanding(now, language),
        new Resolution.Standalone(
            question.act(), question.slots(), false, TableAlgebra.sure(), derivation),
        Optional.of(question),
        List.of());
  }

  private static Question question(Reading reading, Language language) {
    return new Question(
        TableAlgebra.act(reading),
        TableAlgebra.slots(reading),
        language,
        new QuestionForm(List.of(new QuestionForm.Words(reading.text()))));
  }

  private static Understanding understanding(Reading reading, Language language) {
    List<Token> tokens = new ArrayList<>(reading.tokens());
    return new Understanding(
        reading.text(),
        tokens,
        new Utterance(language, true, true, tokens.size(), 0),
        List.of(),
        List.of(),
        List.of(),
        Map.of(),
        List.of(),
        List.of(),
        List.of());
  }
}
