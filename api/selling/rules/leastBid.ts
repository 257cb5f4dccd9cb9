import type { Cents } from '../../kernel/money.ts';
import { lowestUnconfirmed, multiplierPrice, type PriceRules } from '../listing/priceRules.ts';
import { type BasisMissing, type BoundsMissing, basisOf, boundsOf } from './decideAsk.ts';
import { hasFloor } from './ruleChoice.ts';
import type { CopyFacts, RuleChoice } from './sellingRule.ts';

/**
 * Why a rule that sells to bids sells a copy to none, whatever it pays: a price that the rule starts from or bounds it by is unknown, the copy
 * is not on sale, or buying is closed.
 */
export type UnsoldReason = BasisMissing | BoundsMissing | 'notOnSale' | 'purchasesClosed';

/**
 * The least that a bid must pay for a copy by one rule, in fen: the rule's share of its basis, never under the rule's floors, and never so far
 * below the reference price that a person would have to confirm it. A ceiling and a largest step bound asks alone.
 * @returns null if the rule sells to no bids.
 */
export function leastBid(rules: PriceRules, rule: RuleChoice, copy: CopyFacts): Cents | UnsoldReason | null {
  const { bidBasis, bidThousandths } = rule;
  if (bidBasis === null || bidThousandths === null) return null;
  if (!copy.isOnSale) return 'notOnSale';
  const base = basisOf(bidBasis, copy);
  if (typeof base === 'string') return base;
  // Without a reference price or a floor, anyone with two listings could set the price at which it sells.
  if (bidBasis === 'lowestAsk' && copy.referenceCents === null && !hasFloor(rule) && !rule.isCostFloor)
    return 'noReference';
  const bounds = boundsOf(rules, rule, copy);
  if (typeof bounds === 'string') return bounds;
  const least = [multiplierPrice(base.cents, bidThousandths), lowestUnconfirmed(rules, copy.referenceCents)];
  return least.reduce((most, each) => (each > most ? each : most), bounds.floor);
}
