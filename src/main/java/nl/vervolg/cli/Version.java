package nl.vervolg.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of the product and of the Java that runs it. */
final class Version implements IVersionProvider {
  /** The version of the product. */
  static String text() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }

  @Override
  public String[] getVersion() {
    return new String[] {"vervolg " + text() + ", Java " + Runtime.version().feature()};
  }
}
