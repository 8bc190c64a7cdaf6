package nl.vervolg.resolve.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.model.Model;
import org.drools.modelcompiler.CanonicalKiePackages;
import org.drools.modelcompiler.KieBaseBuilder;
import org.drools.modelcompiler.KiePackagesBuilder;
import org.kie.api.KieBase;
import org.kie.api.KieBaseConfiguration;
import org.kie.api.KieServices;
import org.kie.api.definition.KiePackage;
import org.kie.internal.conf.IndexLeftBetaMemoryOption;
import org.kie.internal.conf.IndexRightBetaMemoryOption;

/** Makes a rule base of compiled rules, with classes that go when the rule base goes. */
final class RulePackLoader extends ClassLoader {
  private static final String ALL = "rules";

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
    return assemble(models);
  }

  /**
   * Puts the rules of all files into one package. Drools plans the network of its first package as
   * a whole, and splits the plan rule by rule for each further one; rules whose beginning is split
   * off then stay silent (apache/incubator-kie, issues 7109 and 7115).
   */
  private static KieBase assemble(List<Model> models) {
    KieBaseConfiguration configuration = KieServices.get().newKieBaseConfiguration();
    // A turn has a dozen facts: indexes over them cost more to fill and to clear than they save.
    configuration.setOption(IndexLeftBetaMemoryOption.NO);
    configuration.setOption(IndexRightBetaMemoryOption.NO);
    KiePackagesBuilder builder = new KiePackagesBuilder(configuration);
    models.forEach(builder::addModel);
    Map<String, InternalKnowledgePackage> all = new HashMap<>();
    builder.build().getKiePackages().stream()
        .sorted(Comparator.comparing(KiePackage::getName))
        .forEach(each -> all.merge(ALL, each, RulePackLoader::join));
    return new KieBaseBuilder(configuration).createKieBase(new CanonicalKiePackages(all));
  }

  private static InternalKnowledgePackage join(
      InternalKnowledgePackage into, InternalKnowledgePackage from) {
    from.getRules().forEach(rule -> into.addRule((RuleImpl) rule));
    return into;
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
