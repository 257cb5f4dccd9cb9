import { updateSellersCounts } from '../../catalog/market/count.store.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  endHolds,
  insertHold,
  listOpenHolds,
  listUserIdsWithDueHold,
  type NewHold,
} from './accountHold.store.ts';
import { blockUser, lockBlock, releaseUser } from './user.store.ts';

/** What a hold stops: withdrawals only, or buying, selling and withdrawing. */
export const HOLD_SCOPES = ['withdrawals', 'everything'] as const;
export type HoldScope = (typeof HOLD_SCOPES)[number];

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

/**
 * Holds a user and notifies them at once: withdrawals only, or everything, which also takes their listings off the
 * market (T-23).
 * @param about the number of the order that caused it.
 * @returns false if they are already held for it.
 */
export async function holdUser(tx: Tx, hold: NewHold, about: { orderNo?: string } = {}): Promise<boolean> {
  const { userId, scope, cause, note, endsAt, decideBy } = hold;
  const until = endsAt ?? decideBy;
  await lockBlock(tx, userId);
  if (!(await insertHold(tx, hold))) return false;
  if (scope === 'everything') {
    await blockUser(tx, userId);
    await updateSellersCounts(tx, [userId]);
  }
  const template =
    scope === 'everything'
      ? 'accountBlocked'
      : cause === 'operator'
        ? 'withdrawalsHeldByOperator'
        : 'withdrawalsHeld';
  const params = {
    ...about,
    ...(note ? { note } : {}),
    ...(until ? { until: until.toISOString() } : {}),
  };
  await postMessage(tx, { userId, type: 'system', template, params });
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  return true;
}

/**
 * Ends a user's expired holds, or all of them, and notifies the user once no hold is left: withdrawals continue, and if
 * everything was held, their listings are on sale again.
 * @returns whether any hold ended.
 */
export async function releaseHolds(tx: Tx, userId: string, which: 'due' | 'all'): Promise<boolean> {
  const before = await lockBlock(tx, userId);
  const ended = await endHolds(tx, userId, which);
  const open = await listOpenHolds(tx, userId);
  const isReleased = before?.isBlocked === true && !open.some(({ scope }) => scope === 'everything');
  if (isReleased) {
    await releaseUser(tx, userId);
    await updateSellersCounts(tx, [userId]);
  }
  if (!isReleased && ended === 0) return false;
  if (open.length === 0) {
    const template = isReleased ? 'accountReleased' : 'withdrawalsReleased';
    await postMessage(tx, { userId, type: 'system', template, params: {} });
  }
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  return true;
}

/** Maximum number of users in one poll. */
const USERS_MAX = 200;

/** Ends expired holds, user by user; a failure does not affect other users. Safe to run twice and concurrently. */
export async function releaseDueHolds({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'account-hold', await listUserIdsWithDueHold(db, USERS_MAX), {
    keyOf: (userId) => userId,
    act: (userId) => inTransaction(db, (tx) => releaseHolds(tx, userId, 'due')),
  });
}
