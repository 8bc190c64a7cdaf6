package nl.vervolg.cli;

import nl.vervolg.session.SessionId;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How linked questions are kept: they are not, unless somebody says so. */
final class LinkTrailOptions extends TrailOptions {
  private static final SessionId USUAL = new SessionId("link");

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--trail",
      negatable = true,
      defaultValue = "false",
      fallbackValue = "true",
      description =
          "Record how each question is linked, to be shown and checked by vervolg audit (default: no).")
  private boolean recorded;

  @Option(
      names = "--session",
      paramLabel = "NAME",
      converter = SessionName.class,
      description =
          "The name that the questions are recorded under, to be found and erased by it (default: link).")
  private @Nullable SessionId session;

  @Override
  boolean recorded() {
    return recorded;
  }

  /** Says so where something is asked for that has no use. */
  void check() {
    if (session != null && !recorded && command != null) {
      throw new ParameterException(
          command.commandLine(),
          "--session names questions that are recorded, and none is.\nAdd --trail, or leave it out.");
    }
  }

  /** Whose questions they are. */
  SessionId session() {
    return session == null ? USUAL : session;
  }
}
