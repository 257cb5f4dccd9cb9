import type { Config } from '../config.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { priceRulesOf } from '../listing/priceRules.ts';
import { readReferences } from '../price/readReferences.ts';
import { decideAsk } from './decideAsk.ts';
import { ruleFor } from './ruleFit.ts';
import { listRuleFacts } from './ruleListingStore.ts';
import type { RuleOutcome } from './ruleOutcome.ts';
import type { SellingRule } from './sellingRule.ts';

/** What a rule would do now: one outcome for each listing that it decides, and how many listings an earlier rule takes from it or no
 * rule of these touches. */
export interface RulePlan {
  outcomes: RuleOutcome[];
  openCount: number;
}

/**
 * Plans one rule over all open listings of its seller. Writes nothing.
 * @param rules all of the seller's, in their order; `ruleId` counts as enabled.
 */
export async function planRule(
  db: Db | Tx,
  config: Config,
  { userId, rules, ruleId }: { userId: string; rules: readonly SellingRule[]; ruleId: string },
): Promise<RulePlan> {
  const listings = await listRuleFacts(db, userId);
  const references = await readReferences(db, listings);
  const priceRules = priceRulesOf(config);
  const inOrder = rules.map((rule) => (rule.id === ruleId ? { ...rule, isEnabled: true } : rule));
  const outcomes = listings.flatMap((listing, at): RuleOutcome[] => {
    const copy = { ...listing, referenceCents: references[at]?.priceCents ?? null };
    const rule = ruleFor(inOrder, copy);
    if (rule?.id !== ruleId) return [];
    const { askCents: toCents, because } = decideAsk(priceRules, rule, copy);
    const { listingId, assetId, askCents: fromCents } = copy;
    return [{ listingId, assetId, fromCents, toCents, because }];
  });
  return { outcomes, openCount: listings.length };
}
