import type { Cents } from '../../kernel/money.ts';
import {
  judgePrice,
  lowestUnconfirmed,
  multiplierPrice,
  netOf,
  type PriceRules,
} from '../listing/priceRules.ts';
import { type CopyFacts, FLOOR_FAR_BASIS_POINTS, type RuleBasis, type RuleChoice } from './sellingRule.ts';

/**
 * Why a rule sets an ask: its basis, the basis without an outlier, a floor above it, a ceiling below it, its largest
 * step on the way, or the highest allowed ask.
 */
export type ChangeReason =
  | 'basis'
  | 'outlierSkipped'
  | 'floor'
  | 'costFloor'
  | 'ceiling'
  | 'step'
  | 'highest';
/** Why a rule does not change a listing. */
export type LeaveReason =
  | 'unchanged'
  | 'outlierSkipped'
  | 'noReference'
  | 'noRival'
  | 'noCost'
  | 'outlier'
  | 'floorAboveCeiling'
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

/** An ask below this share of what it is compared with is an outlier. */
const OUTLIER_BASIS_POINTS = 7_000n;

/**
 * The ask of others that a rule may follow. One below 70 % of both the reference price and the lowest ask of a third
 * seller is an outlier: a mistake, or a trap for those who follow it. The third seller's counts instead. Where only one
 * of both is known, that one decides; where none is, the ask is followed.
 * @returns null if nobody else sells, `outlier` if the outlier is all there is.
 */
export function followedAsk({
  lowestOtherCents: lowest,
  secondOtherCents: second,
  referenceCents,
}: Pick<CopyFacts, 'lowestOtherCents' | 'secondOtherCents' | 'referenceCents'>):
  | { cents: Cents; isOutlierSkipped: boolean }
  | 'outlier'
  | null {
  if (lowest === null) return null;
  const known = [referenceCents, second].filter((cents) => cents !== null);
  const isOutlier =
    known.length > 0 && known.every((cents) => lowest * 10_000n < cents * OUTLIER_BASIS_POINTS);
  if (!isOutlier) return { cents: lowest, isOutlierSkipped: false };
  return second === null ? 'outlier' : { cents: second, isOutlierSkipped: true };
}

/** Why a copy has no price of a basis. */
export type BasisMissing = 'noReference' | 'noRival' | 'noCost' | 'outlier';

/** The price of a basis for a copy, before any multiplier or step. */
export function basisOf(
  basis: RuleBasis,
  copy: CopyFacts,
): { cents: Cents; isOutlierSkipped: boolean } | BasisMissing {
  if (basis === 'lowestAsk') return followedAsk(copy) ?? 'noRival';
  const cents = basis === 'cost' ? copy.costCents : copy.referenceCents;
  if (cents === null) return basis === 'cost' ? 'noCost' : 'noReference';
  return { cents, isOutlierSkipped: false };
}

interface Basis {
  cents: Cents;
  because: 'basis' | 'outlierSkipped';
}

function basisAsk(rule: RuleChoice, copy: CopyFacts): Basis | BasisMissing {
  const base = basisOf(rule.basis, copy);
  if (typeof base === 'string') return base;
  const cents =
    rule.basis === 'lowestAsk'
      ? base.cents - (rule.stepCents ?? 0n)
      : multiplierPrice(base.cents, rule.thousandths ?? 1_000);
  return { cents, because: base.isOutlierSkipped ? 'outlierSkipped' : 'basis' };
}

/** The lowest and the highest ask that a rule sets for a copy. */
interface Bounds {
  floor: Cents;
  /** The floor is what covers the cost after the fee. */
  isCostFloor: boolean;
  /** Null: none. */
  ceiling: Cents | null;
}

/** Why a copy has no bounds by a rule. */
export type BoundsMissing = 'noReference' | 'noCost' | 'floorTooHigh';

/** The bounds that a rule sets for a copy. */
export function boundsOf(rules: PriceRules, rule: RuleChoice, copy: CopyFacts): Bounds | BoundsMissing {
  const { floorReferenceThousandths, ceilingReferenceThousandths } = rule;
  const { floorCostThousandths, ceilingCostThousandths, isCostFloor } = rule;
  const { costCents: cost, referenceCents: reference } = copy;
  const needsReference = floorReferenceThousandths !== null || ceilingReferenceThousandths !== null;
  if (needsReference && reference === null) return 'noReference';
  const needsCost = floorCostThousandths !== null || ceilingCostThousandths !== null || isCostFloor;
  if (needsCost && cost === null) return 'noCost';
  const covering = isCostFloor && cost !== null ? askForNet(cost, rules.feeBasisPoints) : 0n;
  if (covering === null) return 'floorTooHigh';
  const share = (of: Cents | null, thousandths: number | null) =>
    of === null || thousandths === null ? null : multiplierPrice(of, thousandths);
  const floors = [
    rule.floorCents,
    share(reference, floorReferenceThousandths),
    share(cost, floorCostThousandths),
  ];
  const floor = floors.reduce<Cents>(
    (most, each) => (each !== null && each > most ? each : most),
    rules.minCents,
  );
  const ceilings = [
    rule.ceilingCents,
    share(reference, ceilingReferenceThousandths),
    share(cost, ceilingCostThousandths),
  ];
  const ceiling = ceilings.reduce((least, each) =>
    least === null || (each !== null && each < least) ? each : least,
  );
  const isCovering = covering > floor;
  return { floor: isCovering ? covering : floor, isCostFloor: isCovering, ceiling };
}

const clamp = (cents: Cents, { floor, ceiling }: Bounds): Cents => {
  const lowered = ceiling !== null && cents > ceiling ? ceiling : cents;
  return lowered < floor ? floor : lowered;
};

/** Moves an ask towards another by at most the largest step of a rule, and by one cent at least. */
function stepTowards(fromCents: Cents, toCents: Cents, thousandths: number | null): Cents {
  if (thousandths === null) return toCents;
  const share = (fromCents * BigInt(thousandths)) / 1_000n;
  const step = share > 0n ? share : 1n;
  if (toCents > fromCents + step) return fromCents + step;
  return toCents < fromCents - step ? fromCents - step : toCents;
}

/**
 * The ask of a run on the way to another. Upwards it is at least the lowest that needs no confirmation: one below would
 * be refused in every run, and the copy would stay on sale for less than half of what it is worth.
 */
function onTheWay(rules: PriceRules, rule: RuleChoice, copy: CopyFacts, toCents: Cents): Cents {
  const stepped = stepTowards(copy.askCents, toCents, rule.stepThousandths);
  const least = lowestUnconfirmed(rules, copy.referenceCents);
  if (toCents <= copy.askCents || stepped >= least) return stepped;
  return toCents < least ? toCents : least;
}

/**
 * Decides the ask of one listing by one rule. The ask is never below the rule's floors, never above its ceilings and
 * never outside the allowed range. If it would be so low that a person has to confirm it, the listing is unchanged. A
 * floor raises an ask far above the reference price only if the seller has confirmed it.
 */
export function decideAsk(rules: PriceRules, rule: RuleChoice, copy: CopyFacts): RuleDecision {
  const basis = basisAsk(rule, copy);
  if (typeof basis === 'string') return leave(basis);
  const bounds = boundsOf(rules, rule, copy);
  if (typeof bounds === 'string') return leave(bounds);
  if (bounds.ceiling !== null && bounds.floor > bounds.ceiling) return leave('floorAboveCeiling');
  const bounded = clamp(basis.cents, bounds);
  // An ask outside of the bounds goes into them at once: they are promises, the step is not.
  const requested = clamp(onTheWay(rules, rule, copy, bounded), bounds);
  const input = { priceCents: requested, multiplier: null, isPriceConfirmed: false };
  const { askCents, loweredFromCents, reason } = judgePrice(rules, input, copy.referenceCents);
  if (askCents !== null && askCents < bounds.floor) return leave('floorTooHigh');
  if (reason !== null || askCents === null) return leave('tooLow');
  if (askCents === copy.askCents)
    return leave(basis.because === 'outlierSkipped' ? 'outlierSkipped' : 'unchanged');
  if (loweredFromCents !== null) return { askCents, because: 'highest' };
  if (requested !== bounded) return { askCents, because: 'step' };
  if (bounded === basis.cents) return { askCents, because: basis.because };
  if (bounded < basis.cents) return { askCents, because: 'ceiling' };
  if (!rule.isFloorConfirmed && isLiftedFar(askCents, copy)) return leave('floorFarAbove');
  return { askCents, because: bounds.isCostFloor ? 'costFloor' : 'floor' };
}

function isLiftedFar(toCents: Cents, { askCents, referenceCents }: CopyFacts): boolean {
  return (
    toCents > askCents &&
    referenceCents !== null &&
    toCents * 10_000n > referenceCents * FLOOR_FAR_BASIS_POINTS
  );
}
