/** What a hold stops: withdrawals alone, or buying, selling and withdrawing. */
export type HoldScope = 'withdrawals' | 'everything';

/** Why an account is held: Steam shows that this side reversed a trade, or an operator decided it. */
export type HoldCause = 'reversedTrade' | 'operator';

/** A hold as far as it decides what its user may do. */
export interface AccountHold {
  id: string;
  scope: HoldScope;
  cause: HoldCause;
  startedAt: Date;
  /** When it ends by itself; null: when an operator ends it. */
  endsAt: Date | null;
}

/** How long a hold lasts on which no operator has decided. */
export const HOLD_MS = 72 * 3_600_000;

function compare(one: AccountHold, other: AccountHold): number {
  if (one.scope !== other.scope) return one.scope === 'everything' ? -1 : 1;
  const [ends, otherEnds] = [one.endsAt?.getTime() ?? Infinity, other.endsAt?.getTime() ?? Infinity];
  return ends === otherEnds ? 0 : otherEnds - ends;
}

/** Of several holds the one that stops most, and then longest: what its user has to know. Null: there is none. */
export function strictestHold<Hold extends AccountHold>(holds: readonly Hold[]): Hold | null {
  return holds.toSorted(compare)[0] ?? null;
}
