/** What a hold stops: withdrawals only, or buying, selling and withdrawing. */
export type HoldScope = 'withdrawals' | 'everything';

/** Why an account is held: Steam shows that this side reversed a trade, or an operator set it. */
export type HoldCause = 'reversedTrade' | 'operator';

/** The part of a hold that decides what its user may do. */
export interface AccountHold {
  id: string;
  scope: HoldScope;
  cause: HoldCause;
  startedAt: Date;
  /** When it ends automatically; null if an operator has to end it. */
  endsAt: Date | null;
}

/** Duration of a hold that no operator has decided on. */
export const HOLD_MS = 72 * 3_600_000;

function compare(one: AccountHold, other: AccountHold): number {
  if (one.scope !== other.scope) return one.scope === 'everything' ? -1 : 1;
  const [ends, otherEnds] = [one.endsAt?.getTime() ?? Infinity, other.endsAt?.getTime() ?? Infinity];
  return ends === otherEnds ? 0 : otherEnds - ends;
}

/**
 * The hold that stops most, and among equals the longest, which is the one to show to its user. Null if there is none.
 */
export function strictestHold<Hold extends AccountHold>(holds: readonly Hold[]): Hold | null {
  return holds.toSorted(compare)[0] ?? null;
}
