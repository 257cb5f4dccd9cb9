import { newId } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import { planRule, type RulePlan } from './planRule.ts';
import { requireRule } from './ruleChoice.ts';
import { SellingRuleUnknown } from './sellingRule.errors.ts';
import type { RuleChoice, SellingRule } from './sellingRule.ts';
import { listRules } from './sellingRuleStore.ts';

/**
 * Says what a rule would do now, saved or not, at its place among the seller's others; writes nothing.
 * @param ruleId of a known rule whose place it takes; null: behind all others.
 * @throws SellingRuleUnknown, InvalidInput naming the field.
 */
export async function previewSellingRule(
  { db, config }: Platform,
  { userId, ruleId, choice }: { userId: string; ruleId: string | null; choice: RuleChoice },
): Promise<RulePlan> {
  const known = await listRules(db, userId);
  const wished = requireRule(choice);
  const shaped = (rule: SellingRule): SellingRule => ({ ...rule, ...wished });
  if (ruleId !== null) {
    if (!known.some(({ id }) => id === ruleId)) throw new SellingRuleUnknown();
    const rules = known.map((rule) => (rule.id === ruleId ? shaped(rule) : rule));
    return planRule(db, config, { userId, rules, ruleId });
  }
  const id = newId();
  const last = { ...wished, id, userId, position: Number.MAX_SAFE_INTEGER, nextRunAt: null, lastRunAt: null };
  return planRule(db, config, { userId, rules: [...known, last], ruleId: id });
}
