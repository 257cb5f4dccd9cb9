import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listWaitingHolds, type NewHold, updateDecideBy, type WaitingHold } from './accountHold.store.ts';
import { type HoldScope, holdUser, releaseHolds } from './accountHold.ts';
import { lockBlock } from './user.store.ts';

/** A request of an operator to hold a user. */
export interface BlockInput {
  userId: string;
  scope: HoldScope;
  /** Stored in the operators' log, not shown to the user. */
  reason: string;
  /** The part of the reason that the user can read; null: only that operators are reviewing the account. */
  note: string | null;
  /** By when the operators decide, as the user is told; null: within `DECIDE_DAYS`, or as it was told before. */
  withinDays: number | null;
  operator: string;
}

/** Days within which operators decide on a hold unless they say otherwise. */
export const DECIDE_DAYS = 7;
/** The most days that they may say. */
export const DECIDE_DAYS_MAX = 30;
/** Maximum number of holds in one list. */
const HOLDS_MAX = 200;

/**
 * Holds a user for an operator until `unblockUser` (T-23): everything, or withdrawals only; orders in progress
 * continue. A hold that the market made is unaffected and ends automatically. Runs as the database owner. Repeating it
 * moves the time of the decision where one is given, and changes nothing else.
 * @returns whether it changed anything; null if there is no such user.
 */
export async function blockUser(
  { db }: Pick<Platform, 'db'>,
  { userId, scope, reason, note, withinDays, operator }: BlockInput,
): Promise<'done' | 'unchanged' | null> {
  return inTransaction(db, async (tx) => {
    if (!(await lockBlock(tx, userId))) return null;
    const decideBy = addMs(await readClock(tx), (withinDays ?? DECIDE_DAYS) * DAY_MS);
    const hold = { userId, scope, cause: 'operator', orderId: null, note, endsAt: null, decideBy } as const;
    const isNew = await holdUser(tx, hold);
    const isMoved = !isNew && withinDays !== null && (await moveDecision(tx, hold));
    const outcome = isNew || isMoved ? 'done' : 'unchanged';
    checkpoint('block.held');
    const command = scope === 'everything' ? 'user block' : 'user hold';
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command, ...about });
    return outcome;
  });
}

async function moveDecision(tx: Tx, hold: NewHold): Promise<boolean> {
  const isMoved = await updateDecideBy(tx, hold);
  if (isMoved) await notifyChanged(tx, { topic: 'wallet', id: hold.userId, userId: hold.userId });
  return isMoved;
}

/** Lists the holds that wait for a decision, the most urgent first. The access is logged. Runs as the database owner. */
export async function viewHolds(db: Db, operator: string): Promise<WaitingHold[]> {
  return inTransaction(db, async (tx) => {
    const about = { subjectKind: 'user', subjectId: null, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'user holds', ...about });
    return listWaitingHolds(tx, HOLDS_MAX);
  });
}

/**
 * Ends every hold of a user for an operator, whoever made it (T-23): withdrawals continue, listings are on sale again,
 * and the user is notified. Runs as the database owner. A user without a hold is unchanged.
 * @returns whether it changed anything; null if there is no such user.
 */
export async function unblockUser(
  { db }: Pick<Platform, 'db'>,
  { userId, reason, operator }: { userId: string; reason: string; operator: string },
): Promise<'done' | 'unchanged' | null> {
  return inTransaction(db, async (tx) => {
    if (!(await lockBlock(tx, userId))) return null;
    const outcome = (await releaseHolds(tx, userId, 'all')) ? 'done' : 'unchanged';
    checkpoint('unblock.released');
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'user unblock', ...about });
    return outcome;
  });
}
