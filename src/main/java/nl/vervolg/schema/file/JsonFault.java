package nl.vervolg.schema.file;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.regex.Pattern;
import nl.vervolg.problem.DrawnText;
import org.jspecify.annotations.Nullable;

/** What is wrong with a file of JSON, for people. */
public final class JsonFault {
  /** The object in which the library read, which tells nobody anything. */
  private static final Pattern SOURCE = Pattern.compile(" *\\([^()]*\\[Source: .*", Pattern.DOTALL);

  private JsonFault() {}

  /** What the library says, in a sentence of one line. */
  public static String said(JsonProcessingException fault) {
    String said = String.valueOf(fault.getOriginalMessage());
    return DrawnText.line(SOURCE.matcher(said).replaceAll("")) + ".";
  }

  /** The place in the file, where one is known. */
  public static String at(@Nullable JsonLocation place) {
    return place == null ? "" : ": line " + place.getLineNr() + ", column " + place.getColumnNr();
  }
}
