package nl.vervolg.resolve.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.drools.model.Model;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.api.KieBase;
import org.kie.internal.conf.IndexLeftBetaMemoryOption;
import org.kie.internal.conf.IndexRightBetaMemoryOption;

/** Makes a rule base of compiled rules, with classes that go when the rule base goes. */
final class RulePackLoader extends ClassLoader {
  private final SortedMap<String, byte[]> classes;

  private RulePackLoader(SortedMap<String, byte[]> classes) {
    super("rules", RulePackLoader.class.getClassLoader());
    this.classes = classes;
  }

  /**
   * Makes the rule base.
   *
   * @throws LinkageError where classes are damaged
   */
  static KieBase load(RulePack pack) {
    RulePackLoader loader = new RulePackLoader(pack.classes());
    List<Model> models = new ArrayList<>();
    for (String name : pack.models()) {
      try {
        models.add((Model) loader.loadClass(name).getDeclaredConstructor().newInstance());
      } catch (ReflectiveOperationException e) {
        throw new LinkageError("A compiled rule cannot be loaded.", e);
      }
    }
    // A turn has a dozen facts: indexes over them cost more to fill and to clear than they save.
    return KieBaseBuilder.createKieBaseFromModel(
        models, IndexLeftBetaMemoryOption.NO, IndexRightBetaMemoryOption.NO);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
