package nl.vervolg.open;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.resolve.rules.RuleBase;

/**
 * Completes questions of conversations about anything. The models of word classes are read when a
 * language is first spoken. Safe for many threads.
 */
public final class OpenConversations {
  /** Turns before the last one that are read; what is older is not spoken of any more. */
  private static final int MOST_TURNS = 30;

  private final RuleBase rules;
  private final Map<Language, LanguagePack> packs;
  private final BiFunction<String, Language, Language> languages;
  private final Map<Language, OpenLanguage> spoken = new HashMap<>();

  private OpenConversations(
      RuleBase rules,
      Map<Language, LanguagePack> packs,
      BiFunction<String, Language, Language> languages) {
    this.rules = rules;
    this.packs = packs;
    this.languages = languages;
  }

  /** With the rules of any conversation. */
  public static OpenConversations of(ConversationRules rules) {
    return new OpenConversations(
        rules.rules(),
        rules.words().languages(),
        (said, before) -> rules.read(said, before).utterance().language());
  }

  /** With the rules and the languages of a workspace, not its domain. */
  public static OpenConversations of(Workspace workspace) {
    return new OpenConversations(
        workspace.rules(),
        workspace.knowledge().languages(),
        (said, before) ->
            workspace
                .resolver()
                .understand(said, DialogueState.EMPTY, before)
                .utterance()
                .language());
  }

  /**
   * A turn that was before.
   *
   * @param question what was asked
   * @param answer what was answered, or empty
   */
  public record Past(String question, String answer) {}

  /**
   * The verdict on a question.
   *
   * @param history the turns before it, cleaned, oldest first
   * @param question cleaned
   * @param usual the language of words that have none of their own
   */
  public ResolvedTurn resolve(List<Past> history, String question, Language usual) {
    OpenConversation conversation = new OpenConversation(rules);
    Language language = usual;
    for (int i = 0; i < history.size(); i++) {
      boolean read = i == 0 || i >= history.size() - MOST_TURNS;
      if (read) {
        Past past = history.get(i);
        language = languages.apply(past.question(), language);
        conversation.add(past, spoken(language));
      }
    }
    return conversation.resolve(question, spoken(languages.apply(question, language)));
  }

  private synchronized OpenLanguage spoken(Language language) {
    return spoken.computeIfAbsent(
        language, each -> new OpenLanguage(java.util.Objects.requireNonNull(packs.get(each))));
  }
}
