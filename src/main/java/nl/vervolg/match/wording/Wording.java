package nl.vervolg.match.wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;

/**
 * A sentence with gaps.
 *
 * <table>
 * <caption>What an expert writes</caption>
 * <tr><td>{@code {location}}</td><td>the name of what fills a slot, by the name of the slot or of
 *     its role; in answers also of a variable such as {@code count}</td></tr>
 * <tr><td>{@code {type:one}}, {@code {type:many}}</td><td>the same in the singular, the
 *     plural</td></tr>
 * <tr><td>{@code {location|in}}</td><td>with this preposition before it, or the one that the name
 *     asks for</td></tr>
 * <tr><td>{@code {!location}}</td><td>only if the condition of the slot is negated; without {@code
 *     !} only if it is not</td></tr>
 * <tr><td>{@code {order=oldest}}</td><td>these words, which stand for the filler of the
 *     slot</td></tr>
 * <tr><td>{@code {type~c:de/n:het}}</td><td>the form that agrees with the gender of the noun
 *     (c, m, f, n); the first one where it has none</td></tr>
 * <tr><td>{@code [ about {topic}]}</td><td>left out when a gap in it has no filler</td></tr>
 * <tr><td>{@code [{type:many}|things]}</td><td>the second part in that case</td></tr>
 * <tr><td>{@code <Which>}</td><td>the words that ask</td></tr>
 * </table>
 *
 * @param parts in order
 */
public record Wording(List<Part> parts) {
  /** Copies the list. */
  public Wording {
    parts = List.copyOf(parts);
  }

  /** One piece of a wording. */
  public sealed interface Part {}

  /** Fixed words. */
  public record Words(String text) implements Part {}

  /** The words that ask. */
  public record Head(List<Part> parts) implements Part {
    /** Copies the list. */
    public Head {
      parts = List.copyOf(parts);
    }
  }

  /** A gap for the name of a filler; {@code lead} is the preposition before it, or empty. */
  public record Gap(Ref ref, GrammaticalNumber number, String lead) implements Part {}

  /** Words that stand for the filler of a slot. */
  public record Fixed(Ref ref, List<Part> words) implements Part {
    /** Copies the list. */
    public Fixed {
      words = List.copyOf(words);
    }
  }

  /** Words that agree with the gender of a filler. */
  public record Agreeing(Ref ref, List<Inflection> forms) implements Part {
    /** Copies the list. */
    public Agreeing {
      forms = List.copyOf(forms);
    }
  }

  /** A part that may be left out, with what stands there instead. */
  public record Choice(List<Part> first, List<Part> otherwise) implements Part {
    /** Copies the lists. */
    public Choice {
      first = List.copyOf(first);
      otherwise = List.copyOf(otherwise);
    }
  }

  /** One form of words that agree. */
  public record Inflection(Gender gender, String text) {}

  /** What a gap refers to. */
  public record Ref(String name, boolean negated) {}

  /**
   * Reads a wording.
   *
   * @throws IllegalArgumentException with a sentence that says what is wrong and where
   */
  public static Wording parse(String text) {
    return new Wording(new WordingParser(text).parse());
  }

  /** Every reference in it, in order. */
  public List<Ref> refs() {
    List<Ref> refs = new ArrayList<>();
    visit(parts, refs::add);
    return refs;
  }

  /**
   * The words of a question; empty when a gap that may not be left out has no filler, or when a
   * filled slot would go unmentioned.
   */
  public Optional<QuestionForm> form(Question question, Labels labels) {
    Filling filling = new Filling(question, labels, Map.of());
    return filling.fill(parts).filter(filled -> filling.complete()).map(QuestionForm::new);
  }

  /**
   * The words of an answer; empty when a gap that may not be left out has no filler.
   *
   * @param variables what other gaps stand for, by name; they go before slots and roles
   */
  public Optional<String> text(Question question, Labels labels, Map<String, String> variables) {
    return new Filling(question, labels, variables)
        .fill(parts)
        .map(filled -> filled.stream().map(QuestionForm.Part::text).collect(Collectors.joining()));
  }

  private static void visit(List<Part> parts, Consumer<Ref> action) {
    for (Part part : parts) {
      if (part instanceof Gap gap) {
        action.accept(gap.ref());
      } else if (part instanceof Fixed fixed) {
        action.accept(fixed.ref());
        visit(fixed.words(), action);
      } else if (part instanceof Agreeing agreeing) {
        action.accept(agreeing.ref());
      } else if (part instanceof Head head) {
        visit(head.parts(), action);
      } else if (part instanceof Choice choice) {
        visit(choice.first(), action);
        visit(choice.otherwise(), action);
      }
    }
  }
}
