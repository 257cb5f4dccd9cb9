import type { Cents } from '../../kernel/money.ts';
import type { ChangeReason, LeaveReason } from './decideAsk.ts';

/** Why a rule changed a listing or left it. `moved`: it was bought, taken back or refused between the decision and the change. */
export type RuleReason = ChangeReason | LeaveReason | 'moved';

/** What a rule says of one listing, or what became of it. Money in cents. `toCents` null: left as it is. */
export interface RuleOutcome {
  listingId: string;
  assetId: string;
  fromCents: Cents;
  toCents: Cents | null;
  because: RuleReason;
}

/** Outcomes that a run's row keeps: the changes first. */
export const OUTCOMES_MAX = 100;

/** Outcomes as a run's row keeps them. */
export function writeOutcomes(outcomes: readonly RuleOutcome[]): string {
  const kept = outcomes
    .toSorted((one, other) => Number(one.toCents === null) - Number(other.toCents === null))
    .slice(0, OUTCOMES_MAX);
  return JSON.stringify(kept, (_name, value) => (typeof value === 'bigint' ? Number(value) : value));
}

type Written = Omit<RuleOutcome, 'fromCents' | 'toCents'> & { fromCents: number; toCents: number | null };

/** Outcomes of a run's row. */
export function readOutcomes(kept: unknown): RuleOutcome[] {
  return (kept as Written[]).map(({ fromCents, toCents, ...rest }) => ({
    ...rest,
    fromCents: BigInt(fromCents),
    toCents: toCents === null ? null : BigInt(toCents),
  }));
}
