import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { HoldScope } from './accountHold.ts';
import { holdUser } from './holdUser.ts';
import { holdBlock } from './user.store.ts';

/** What an operator decides about a user. */
export interface BlockWish {
  userId: string;
  scope: HoldScope;
  /** Kept for operators. */
  reason: string;
  /** What the user reads of the reason; null: that operators look into it. */
  note: string | null;
  operator: string;
}

/**
 * An operator holds a user until `unblockUser` (T-23): everything, or withdrawals alone; orders under way go on. A hold that the market
 * made stays beside it and ends by itself. Run as the owner. The same again changes nothing.
 * @returns whether it changed anything; null: there is no such user.
 */
export async function blockUser(
  { db }: Pick<Platform, 'db'>,
  { userId, scope, reason, note, operator }: BlockWish,
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
