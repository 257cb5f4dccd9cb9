import type { Cents } from '../../kernel/money.ts';
import { judgePrice, multiplierPrice, netOf, type PriceRules } from '../listing/priceRules.ts';
import { type CopyFacts, FLOOR_FAR_BASIS_POINTS, type RuleChoice } from './sellingRule.ts';

/** Why a rule sets an ask: its basis, a floor above the basis, or the highest allowed ask below it. */
export type ChangeReason = 'basis' | 'floor' | 'costFloor' | 'highest';
/** Why a rule does not change a listing. */
export type LeaveReason =
  | 'unchanged'
  | 'noReference'
  | 'noRival'
  | 'noCost'
  | 'tooLow'
  | 'floorTooHigh'
  | 'floorFarAbove'
  | 'listingsClosed';

/** The decision of a rule about one listing. `askCents` null: the ask is unchanged. */
export type RuleDecision =
  | { askCents: Cents; because: ChangeReason }
  | { askCents: null; because: LeaveReason };

/** The lowest ask whose sale pays at least `costCents` after the fee. Null if the fee takes everything. */
export function askForNet(costCents: Cents, feeBasisPoints: number): Cents | null {
  if (feeBasisPoints >= 10_000) return null;
  const kept = BigInt(10_000 - feeBasisPoints);
  // At most a few fen from the result, because the fee is rounded.
  let ask = (costCents * 10_000n) / kept;
  while (ask > 0n && netOf(ask - 1n, feeBasisPoints) >= costCents) ask -= 1n;
  while (netOf(ask, feeBasisPoints) < costCents) ask += 1n;
  return ask;
}

function leave(because: LeaveReason): RuleDecision {
  return { askCents: null, because };
}

function basisAsk(rule: RuleChoice, copy: CopyFacts): Cents | LeaveReason {
  if (rule.basis === 'lowestAsk')
    return copy.lowestOtherCents === null ? 'noRival' : copy.lowestOtherCents - (rule.stepCents ?? 0n);
  const base = rule.basis === 'cost' ? copy.costCents : copy.referenceCents;
  if (base === null) return rule.basis === 'cost' ? 'noCost' : 'noReference';
  return multiplierPrice(base, rule.thousandths ?? 1_000);
}

/**
 * Decides the ask of one listing by one rule. The ask is never below the rule's floors and never outside the allowed
 * range. If it would be so low that a person has to confirm it, the listing is unchanged. A floor raises an ask far
 * above the reference price only if the seller has confirmed it.
 */
export function decideAsk(rules: PriceRules, rule: RuleChoice, copy: CopyFacts): RuleDecision {
  const requested = basisAsk(rule, copy);
  if (typeof requested === 'string') return leave(requested);
  const costFloor =
    rule.isCostFloor && copy.costCents !== null ? askForNet(copy.costCents, rules.feeBasisPoints) : 0n;
  if (rule.isCostFloor && copy.costCents === null) return leave('noCost');
  if (costFloor === null) return leave('floorTooHigh');
  const floor = rule.floorCents ?? rules.minCents;
  const lowest = costFloor > floor ? costFloor : floor;
  const raised = requested < lowest ? lowest : requested;
  const input = { priceCents: raised, multiplier: null, isPriceConfirmed: false };
  const { askCents, loweredFromCents, reason } = judgePrice(rules, input, copy.referenceCents);
  if (askCents !== null && askCents < lowest) return leave('floorTooHigh');
  if (reason !== null || askCents === null) return leave('tooLow');
  if (askCents === copy.askCents) return leave('unchanged');
  if (loweredFromCents !== null) return { askCents, because: 'highest' };
  if (raised === requested) return { askCents, because: 'basis' };
  if (!rule.isFloorConfirmed && isLiftedFar(askCents, copy)) return leave('floorFarAbove');
  return { askCents, because: costFloor > floor ? 'costFloor' : 'floor' };
}

function isLiftedFar(toCents: Cents, { askCents, referenceCents }: CopyFacts): boolean {
  return (
    toCents > askCents &&
    referenceCents !== null &&
    toCents * 10_000n > referenceCents * FLOOR_FAR_BASIS_POINTS
  );
}
