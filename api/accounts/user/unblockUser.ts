import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { releaseHolds } from './releaseHolds.ts';
import { holdBlock } from './user.store.ts';

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
