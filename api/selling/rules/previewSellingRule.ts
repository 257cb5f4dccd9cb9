import type { Platform } from '../../kernel/platform.ts';
import { planWishedRule, type RulePlan } from './planRule.ts';
import { requireRule } from './ruleChoice.ts';
import { listRules } from './sellingRule.store.ts';
import type { RuleChoice } from './sellingRule.ts';

/**
 * Returns what a rule would do now, saved or not, at its place among the seller's others. Writes nothing.
 * @param ruleId the existing rule that it replaces; null: it comes last.
 * @throws SellingRuleUnknown, InvalidInput naming the field.
 */
export async function previewSellingRule(
  { db, config }: Platform,
  { userId, ruleId, choice }: { userId: string; ruleId: string | null; choice: RuleChoice },
): Promise<RulePlan> {
  const rules = await listRules(db, userId);
  return planWishedRule(db, config, { userId, rules, ruleId, wished: requireRule(choice) });
}
