import type { Cents } from '../../kernel/money.ts';
import { judgePrice, multiplierPrice, netOf, type PriceRules } from '../listing/priceRules.ts';
import { type CopyFacts, FLOOR_FAR_BASIS_POINTS, type RuleChoice } from './sellingRule.ts';

/** Why a rule sets this ask: by its basis, or because that was below one of its floors, or above what the market lets stand. */
export type ChangeReason = 'basis' | 'floor' | 'costFloor' | 'highest';
/** Why a rule leaves a listing at its ask. */
export type LeaveReason =
  | 'unchanged'
  | 'noReference'
  | 'noRival'
  | 'noCost'
  | 'tooLow'
  | 'floorTooHigh'
  | 'floorFarAbove'
  | 'listingsClosed';

/** What a rule says of one listing. `askCents` null: it is left as it is. */
export type RuleDecision =
  | { askCents: Cents; because: ChangeReason }
  | { askCents: null; because: LeaveReason };

/** The lowest ask whose sale brings at least `costCents` after the fee. Null where the fee takes everything. */
export function askForNet(costCents: Cents, feeBasisPoints: number): Cents | null {
  if (feeBasisPoints >= 10_000) return null;
  const kept = BigInt(10_000 - feeBasisPoints);
  // Within a few cents of the answer: the fee is rounded.
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
 * Decides the ask of one listing by one rule. Never below the rule's floors, never outside of what a listing may cost, and never so low
 * that a person would have to confirm it: then the listing is left as it is. A floor lifts far above the reference price only where the
 * seller has confirmed it.
 */
export function decideAsk(rules: PriceRules, rule: RuleChoice, copy: CopyFacts): RuleDecision {
  const wished = basisAsk(rule, copy);
  if (typeof wished === 'string') return leave(wished);
  const costFloor =
    rule.isCostFloor && copy.costCents !== null ? askForNet(copy.costCents, rules.feeBasisPoints) : 0n;
  if (rule.isCostFloor && copy.costCents === null) return leave('noCost');
  if (costFloor === null) return leave('floorTooHigh');
  const floor = rule.floorCents ?? rules.minCents;
  const lowest = costFloor > floor ? costFloor : floor;
  const raised = wished < lowest ? lowest : wished;
  const wish = { priceCents: raised, multiplier: null, isPriceConfirmed: false };
  const { askCents, loweredFromCents, reason } = judgePrice(rules, wish, copy.referenceCents);
  if (askCents !== null && askCents < lowest) return leave('floorTooHigh');
  if (reason !== null || askCents === null) return leave('tooLow');
  if (askCents === copy.askCents) return leave('unchanged');
  if (loweredFromCents !== null) return { askCents, because: 'highest' };
  if (raised === wished) return { askCents, because: 'basis' };
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
