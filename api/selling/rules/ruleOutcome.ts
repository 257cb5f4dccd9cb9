import type { Cents } from '../../kernel/money.ts';
import type { ChangeReason, LeaveReason } from './decideAsk.ts';

/**
 * Why a rule changed a listing or not. `moved`: it was bought, withdrawn, repriced or rejected between the decision
 * and the change.
 */
export type RuleReason = ChangeReason | LeaveReason | 'moved';

/** The decision of a rule about one listing, or its outcome. Amounts in fen. `toCents` null: unchanged. */
export interface RuleOutcome {
  listingId: string;
  assetId: string;
  fromCents: Cents;
  toCents: Cents | null;
  because: RuleReason;
}

/** Most outcomes that a run's row stores; changes come first. */
export const OUTCOMES_MAX = 100;

/** Encodes outcomes for a run's row. */
export function writeOutcomes(outcomes: readonly RuleOutcome[]): string {
  const kept = outcomes
    .toSorted((one, other) => Number(one.toCents === null) - Number(other.toCents === null))
    .slice(0, OUTCOMES_MAX);
  return JSON.stringify(kept, (_name, value) => (typeof value === 'bigint' ? Number(value) : value));
}

type Written = Omit<RuleOutcome, 'fromCents' | 'toCents'> & { fromCents: number; toCents: number | null };

/** Decodes outcomes of a run's row. */
export function readOutcomes(kept: unknown): RuleOutcome[] {
  return (kept as Written[]).map(({ fromCents, toCents, ...rest }) => ({
    ...rest,
    fromCents: BigInt(fromCents),
    toCents: toCents === null ? null : BigInt(toCents),
  }));
}

/** A sum over the listings whose ask changes, in fen. */
export function sumChanges(
  outcomes: readonly RuleOutcome[],
  centsOf: (outcome: RuleOutcome) => Cents,
): Cents {
  return outcomes.reduce((sum, outcome) => (outcome.toCents === null ? sum : sum + centsOf(outcome)), 0n);
}

/** Number of listings by the reason of their outcome. */
export function countReasons(outcomes: readonly RuleOutcome[]): Partial<Record<RuleReason, number>> {
  const counts: Partial<Record<RuleReason, number>> = {};
  for (const { because } of outcomes) counts[because] = (counts[because] ?? 0) + 1;
  return counts;
}
