package nl.vervolg.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nl.vervolg.authoring.reload.Mishap;
import nl.vervolg.authoring.reload.Reloaded;
import nl.vervolg.authoring.reload.RuleWatch;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Workspace;

/** Hands edits to a conversation, and tells of them where the person looks. Thread-safe. */
final class Notices implements RuleWatch.Listener {
  private final Conversation conversation;
  private final Chat chat;

  /** Told before there was a screen. */
  private final List<String> early = new ArrayList<>();

  private Consumer<String> screen = early::add;

  Notices(Conversation conversation, Chat chat) {
    this.conversation = conversation;
    this.chat = chat;
  }

  /** Shows what was told and what will be told there. */
  synchronized void to(Consumer<String> place) {
    early.forEach(place);
    early.clear();
    screen = place;
  }

  @Override
  public void take(Workspace newer) {
    conversation.take(newer);
  }

  @Override
  public synchronized void tell(Reloaded outcome) {
    screen.accept(chat.notice(outcome));
  }

  @Override
  public synchronized void over(Mishap why) {
    screen.accept(ReloadNotice.over(why));
  }
}
