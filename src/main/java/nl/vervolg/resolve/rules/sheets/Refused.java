package nl.vervolg.resolve.rules.sheets;

/** Why a workbook is not read. */
enum Refused {
  /** It could be read with the password only. */
  PASSWORD(
      "unreadable",
      "The workbook has a password.",
      "Take the password off and save it as a workbook (.xlsx), or as (CSV UTF-8)."),
  /** A workbook as programs wrote it long ago, or another document of theirs. */
  OLD(
      "unreadable",
      "The file is of the old kind (.xls), whatever its name says.",
      "Open it in a spreadsheet program and save it as a workbook (.xlsx)."),
  /** Text or anything else. */
  NO_WORKBOOK(
      "unreadable",
      "This is no workbook, whatever its name says.",
      "Open it in a spreadsheet program and save it as a workbook (.xlsx), or as (CSV UTF-8)."),
  /** It has something in it that could be run. */
  MACROS("macro", "The workbook has macros.", "Save it as a workbook without macros (.xlsx)."),
  /** It has names that stand for other text or files. */
  ENTITY(
      "unreadable",
      "The workbook declares entities, which no spreadsheet program writes and which are not read.",
      "Open it in a spreadsheet program and save it under a new name."),
  /** Anything else. */
  DAMAGED(
      "unreadable",
      "The workbook cannot be read: it is damaged, or unpacks to far more than it seems to hold.",
      "Open it in a spreadsheet program and save it under a new name.");

  private final String kind;
  private final String what;
  private final String advice;

  Refused(String kind, String what, String advice) {
    this.kind = kind;
    this.what = what;
    this.advice = advice;
  }

  /** The kind of the problem. */
  String kind() {
    return kind;
  }

  /** One sentence: what is wrong. */
  String what() {
    return what;
  }

  /** One sentence: what to do. */
  String advice() {
    return advice;
  }
}
