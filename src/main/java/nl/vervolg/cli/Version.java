package nl.vervolg.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the product and of the Java that runs it. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "vervolg "
          + (version == null ? "(not packaged)" : version)
          + ", Java "
          + Runtime.version().feature()
    };
  }
}
