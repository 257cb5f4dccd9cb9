import type { Cents } from '../../kernel/money.ts';
import type { ChangeReason, LeaveReason } from './decideAsk.ts';
import type { UnsoldReason } from './leastBid.ts';

/**
 * Why a rule changed a listing or not. `moved`: it was bought, withdrawn, repriced or rejected between the decision
 * and the change. `soldToBid`: the copy was sold to a bid instead.
 */
export type RuleReason = ChangeReason | LeaveReason | 'moved' | 'soldToBid';

/** The decision of a rule about one listing, or its outcome. Amounts in fen. `toCents` null: unchanged. */
export interface RuleOutcome {
  listingId: string;
  assetId: string;
  fromCents: Cents;
  toCents: Cents | null;
  because: RuleReason;
  /** The least that a bid must pay for the copy. Null: the rule sells it to none. */
  leastBidCents: Cents | null;
  /** Why a rule that sells to bids does not sell this copy, whatever they pay. */
  unsoldBecause: UnsoldReason | null;
  /** What a bid pays for it. Null: it is not sold. */
  soldCents: Cents | null;
  /** The order of the sale. Null before it has happened. */
  orderId: string | null;
}

/** Most outcomes that a run's row stores; changes come first. */
export const OUTCOMES_MAX = 100;

/** The outcomes that are shown and stored: sales first, then changes of asks, then what stays. */
export function shownOutcomes(outcomes: readonly RuleOutcome[]): RuleOutcome[] {
  const place = ({ soldCents, toCents }: RuleOutcome) => (soldCents !== null ? 0 : toCents !== null ? 1 : 2);
  return outcomes.toSorted((one, other) => place(one) - place(other)).slice(0, OUTCOMES_MAX);
}

/** Encodes outcomes for a run's row. */
export function writeOutcomes(outcomes: readonly RuleOutcome[]): string {
  return JSON.stringify(shownOutcomes(outcomes), (_name, value) =>
    typeof value === 'bigint' ? Number(value) : value,
  );
}

type Amounts = 'fromCents' | 'toCents' | 'leastBidCents' | 'soldCents';
/** Runs of before rules sold to bids say nothing of that. */
type Written = Omit<RuleOutcome, Amounts | 'unsoldBecause' | 'orderId'> &
  Partial<Pick<RuleOutcome, 'unsoldBecause' | 'orderId'>> & {
    fromCents: number;
    toCents: number | null;
    leastBidCents?: number | null;
    soldCents?: number | null;
  };

const centsOf = (number: number | null | undefined): Cents | null => (number == null ? null : BigInt(number));

/** Decodes outcomes of a run's row. */
export function readOutcomes(kept: unknown): RuleOutcome[] {
  return (kept as Written[]).map(
    ({ fromCents, toCents, leastBidCents, soldCents, unsoldBecause = null, orderId = null, ...rest }) => ({
      ...{ ...rest, unsoldBecause, orderId },
      fromCents: BigInt(fromCents),
      toCents: centsOf(toCents),
      leastBidCents: centsOf(leastBidCents),
      soldCents: centsOf(soldCents),
    }),
  );
}

/** A sum over the listings whose ask changes, in fen. */
export function sumChanges(
  outcomes: readonly RuleOutcome[],
  centsOf: (outcome: RuleOutcome) => Cents,
): Cents {
  return outcomes.reduce((sum, outcome) => (outcome.toCents === null ? sum : sum + centsOf(outcome)), 0n);
}

/** What bids pay for the copies that are sold to them, in fen. */
export function salesOf(outcomes: readonly RuleOutcome[]): Cents[] {
  return outcomes.flatMap(({ soldCents }) => soldCents ?? []);
}

/** Number of listings by the reason of their outcome. */
export function countReasons(outcomes: readonly RuleOutcome[]): Partial<Record<RuleReason, number>> {
  const counts: Partial<Record<RuleReason, number>> = {};
  for (const { because } of outcomes) counts[because] = (counts[because] ?? 0) + 1;
  return counts;
}
