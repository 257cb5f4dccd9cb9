import { checkpoint } from '../kernel/checkpoint.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { recordOperatorAction } from '../operate/recordOperatorAction.ts';
import { holdForReview } from './holdForReview.ts';
import { holdBlock } from './userStore.ts';

/**
 * An operator holds a user for review (T-23): nothing is bought, sold or withdrawn until `unblockUser`; orders under way go on. Run as the
 * owner. The same again changes nothing.
 * @returns whether it changed anything; null: there is no such user.
 */
export async function blockUser(
  { db }: Pick<Platform, 'db'>,
  { userId, reason, operator }: { userId: string; reason: string; operator: string },
): Promise<'done' | 'unchanged' | null> {
  return inTransaction(db, async (tx) => {
    const held = await holdBlock(tx, userId);
    if (!held) return null;
    const outcome = held.isBlocked ? 'unchanged' : 'done';
    if (!held.isBlocked) await holdForReview(tx, [userId]);
    checkpoint('block.held');
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'user block', ...about });
    return outcome;
  });
}
