package nl.vervolg.conversation;

/**
 * What a turn was decided with: a digest of each part of the workspace, and the version of the
 * program. A part of which a file was changed or taken away between its reading and its digest has
 * none: it is {@code unknown}.
 *
 * @param rules of the rule files and phrase sheets
 * @param knowledge of the words and the domain
 * @param templates of the templates
 * @param data of the data set
 * @param product version of Vervolg
 */
public record WorkspaceVersion(
    String rules, String knowledge, String templates, String data, String product) {}
