import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type HoldScope, holdUser, releaseHolds } from './accountHold.ts';
import { holdBlock } from './user.store.ts';

/** A request of an operator to hold a user. */
export interface BlockInput {
  userId: string;
  scope: HoldScope;
  /** Stored in the operators' log, not shown to the user. */
  reason: string;
  /** The part of the reason that the user can read; null: only that operators are reviewing the account. */
  note: string | null;
  operator: string;
}

/**
 * Holds a user for an operator until `unblockUser` (T-23): everything, or withdrawals only; orders in progress
 * continue. A hold that the market made is unaffected and ends automatically. Runs as the database owner. Repeating it
 * changes nothing.
 * @returns whether it changed anything; null if there is no such user.
 */
export async function blockUser(
  { db }: Pick<Platform, 'db'>,
  { userId, scope, reason, note, operator }: BlockInput,
): Promise<'done' | 'unchanged' | null> {
  return inTransaction(db, async (tx) => {
    if (!(await holdBlock(tx, userId))) return null;
    const hold = { userId, scope, cause: 'operator', orderId: null, note, endsAt: null } as const;
    const outcome = (await holdUser(tx, hold)) ? 'done' : 'unchanged';
    checkpoint('block.held');
    const command = scope === 'everything' ? 'user block' : 'user hold';
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command, ...about });
    return outcome;
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
    if (!(await holdBlock(tx, userId))) return null;
    const outcome = (await releaseHolds(tx, userId, 'all')) ? 'done' : 'unchanged';
    checkpoint('unblock.released');
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'user unblock', ...about });
    return outcome;
  });
}
