package nl.vervolg.resolve.rules;

import java.util.List;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.drools.model.impl.ModelImpl;
import org.drools.modelcompiler.KieBaseBuilder;
import org.kie.internal.conf.IndexLeftBetaMemoryOption;
import org.kie.internal.conf.IndexRightBetaMemoryOption;

/**
 * Joins the rules of all files to one network. All are of one package: Drools plans the network of
 * its first package as a whole, and splits the plan rule by rule for each further one; rules whose
 * beginning is split off then stay silent (apache/incubator-kie, issues 7109 and 7115).
 */
final class RuleNetwork {
  private RuleNetwork() {}

  static InternalKnowledgeBase of(List<ParsedFile> files) {
    ModelImpl model = new ModelImpl(RuleModel.PACKAGE);
    for (ParsedFile file : files) {
      file.engineRules()
          .forEach(rule -> model.addRule(new RuleModel(file.stratum(), rule).build()));
    }
    // A turn has a dozen facts: indexes over them cost more to fill and to clear than they save.
    return KieBaseBuilder.createKieBaseFromModel(
        model, IndexLeftBetaMemoryOption.NO, IndexRightBetaMemoryOption.NO);
  }
}
