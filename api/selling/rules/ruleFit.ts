import type { CopyFacts, SellingRule } from './sellingRule.ts';

/** Whether a listing is in a rule's scope and not one of its exceptions. */
export function isFit(rule: SellingRule, copy: CopyFacts): boolean {
  const { marketItemIds, minReferenceCents: min, maxReferenceCents: max } = rule;
  const { referenceCents } = copy;
  if (marketItemIds.length > 0 && !marketItemIds.includes(copy.marketItemId)) return false;
  if (rule.excludedMarketItemIds.includes(copy.marketItemId)) return false;
  if (rule.excludedAssetIds.includes(copy.assetId)) return false;
  if (min !== null && (referenceCents === null || referenceCents < min)) return false;
  return max === null || (referenceCents !== null && referenceCents <= max);
}

/** The rule that decides a listing: the first in the seller's order that is enabled and fits. Null if none does. */
export function ruleFor(rules: readonly SellingRule[], copy: CopyFacts): SellingRule | null {
  return rules.find((rule) => rule.isEnabled && isFit(rule, copy)) ?? null;
}
