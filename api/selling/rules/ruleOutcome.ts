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

/** Outcomes in the row of a run; those after them are in parts. */
export const OUTCOMES_IN_ROW = 100;
/** Outcomes of one part. */
export const OUTCOMES_PART = 500;
/** Maximum number of outcomes of a dry run that are read at once; each read plans anew. */
export const OUTCOMES_PAGE_MAX = 250;

/** Sales first, then changes of asks, then what stays for a reason, then what is already right. */
const placeOf = ({ soldCents, toCents, because }: RuleOutcome): number => {
  if (soldCents !== null) return 0;
  if (toCents !== null) return 1;
  return because === 'unchanged' ? 3 : 2;
};

/** The outcomes in the order in which they are shown and stored. */
export function orderedOutcomes(outcomes: readonly RuleOutcome[]): RuleOutcome[] {
  return outcomes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The outcomes of a run as they are stored: those of its row, and its parts by their positions. Listings that it left as they are
 * stand in the row alone, as far as it has room: a rule that runs every quarter of an hour would write them over and over, and their
 * numbers by reason say the same.
 */
export function partsOfRun(outcomes: readonly RuleOutcome[]): {
  row: RuleOutcome[];
  parts: { position: number; outcomes: RuleOutcome[] }[];
} {
  const ordered = orderedOutcomes(outcomes);
  const rest = ordered
    .slice(OUTCOMES_IN_ROW)
    .filter(
      ({ soldCents, toCents, because }) => soldCents !== null || toCents !== null || because === 'moved',
    );
  const parts = Array.from({ length: Math.ceil(rest.length / OUTCOMES_PART) }, (_, at) => ({
    position: OUTCOMES_IN_ROW + at * OUTCOMES_PART,
    outcomes: rest.slice(at * OUTCOMES_PART, (at + 1) * OUTCOMES_PART),
  }));
  return { row: ordered.slice(0, OUTCOMES_IN_ROW), parts };
}

/** Encodes outcomes for the row of a run or a part. What is null is left out. */
export function writeOutcomes(outcomes: readonly RuleOutcome[]): string {
  return JSON.stringify(outcomes, (_name, value) =>
    typeof value === 'bigint' ? Number(value) : (value ?? undefined),
  );
}

type Amounts = 'fromCents' | 'toCents' | 'leastBidCents' | 'soldCents';
/** What is null is absent, or null in runs of before. */
type Written = Omit<RuleOutcome, Amounts | 'unsoldBecause' | 'orderId'> &
  Partial<Pick<RuleOutcome, 'unsoldBecause' | 'orderId'>> & {
    fromCents: number;
    toCents?: number | null;
    leastBidCents?: number | null;
    soldCents?: number | null;
  };

const centsOf = (number: number | null | undefined): Cents | null => (number == null ? null : BigInt(number));

/** Decodes outcomes of a run's row or part. */
export function readOutcomes(kept: unknown): RuleOutcome[] {
  return (kept as Written[]).map(
    ({ fromCents, toCents, leastBidCents, soldCents, unsoldBecause = null, orderId = null, ...rest }) => ({
      ...rest,
      unsoldBecause,
      orderId,
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
