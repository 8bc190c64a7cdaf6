package nl.vervolg.schema.rdf;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.jena.graph.Node;

/**
 * Short names of things: the last part of the address. Of several with the same one the first in
 * the order of addresses has it, and the others a number behind it.
 */
final class LocalNames {
  private final Set<String> taken = new HashSet<>();

  /** Takes these names away from all others. */
  LocalNames(Collection<String> kept) {
    kept.forEach(name -> taken.add(name.toLowerCase(Locale.ROOT)));
  }

  Map<Node, String> of(Collection<Node> things) {
    List<Node> inOrder =
        things.stream().sorted((one, other) -> one.getURI().compareTo(other.getURI())).toList();
    Map<Node, String> names = new HashMap<>();
    for (Node thing : inOrder) {
      String own = local(thing.getURI());
      String name = own;
      for (int i = 2; !taken.add(name.toLowerCase(Locale.ROOT)); i++) {
        name = own + "_" + i;
      }
      names.put(thing, name);
    }
    return names;
  }

  static String local(String address) {
    int end = address.length();
    while (end > 0 && isEnd(address.charAt(end - 1))) {
      end--;
    }
    int begin = end;
    while (begin > 0 && !isEnd(address.charAt(begin - 1))) {
      begin--;
    }
    return begin == end ? address : address.substring(begin, end);
  }

  private static boolean isEnd(char sign) {
    return sign == '/' || sign == '#' || sign == ':';
  }
}
