package nl.vervolg.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.PieceKind;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.understand.Tokenizer;

/** The words of a language that questions about tables are made with. */
final class TableWords {
  private final Map<String, List<Entry>> entries = new HashMap<>();
  private final LanguagePack pack;

  /** One wording of a list. */
  record Entry(List<String> words, PieceKind kind, int position) {}

  TableWords(LanguagePack pack) {
    this.pack = pack;
    pack.tables()
        .forEach(
            (kind, texts) -> {
              int position = 0;
              for (String text : texts) {
                List<String> words = Tokenizer.words(text);
                if (!words.isEmpty()) {
                  entries
                      .computeIfAbsent(words.get(0), first -> new ArrayList<>())
                      .add(new Entry(words, kind, position++));
                }
              }
            });
    pack.numbers()
        .values()
        .forEach(
            texts ->
                texts.forEach(
                    text ->
                        entries
                            .computeIfAbsent(text, first -> new ArrayList<>())
                            .add(new Entry(List.of(text), PieceKind.FIGURE, 0))));
  }

  /** The wordings that begin there, longest first. */
  List<Entry> at(List<String> words, int at) {
    return entries.getOrDefault(words.get(at), List.of()).stream()
        .filter(
            entry ->
                at + entry.words().size() <= words.size()
                    && words.subList(at, at + entry.words().size()).equals(entry.words()))
        .sorted((one, other) -> other.words().size() - one.words().size())
        .toList();
  }

  /** The usual word of a list, or nothing. */
  String usual(PieceKind kind) {
    return pack.tables().getOrDefault(kind, List.of()).stream().findFirst().orElse("");
  }

  /** Whether a word points at the owner of what follows. */
  boolean possessive(String word) {
    return pack.anaphors().stream()
        .anyMatch(words -> words.kind() == AnaphorKind.POSSESSIVE && words.words().contains(word));
  }

  /** The word that leads to an owner. */
  String of() {
    return pack.cues().getOrDefault(CueKind.GENITIVE, List.of()).stream().findFirst().orElse("");
  }

  /** The word before a thing that is known. */
  String article() {
    return pack.cues().getOrDefault(CueKind.ARTICLE, List.of()).stream().findFirst().orElse("");
  }
}
