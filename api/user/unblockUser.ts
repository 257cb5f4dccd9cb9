import { checkpoint } from '../kernel/checkpoint.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { refreshSellersItems } from '../market/refreshSellersItems.ts';
import { postMessage } from '../message/postMessage.ts';
import { recordOperatorAction } from '../operate/recordOperatorAction.ts';
import { holdBlock, releaseUser } from './userStore.ts';

/**
 * An operator ends the review of a user whom a reversal, or `blockUser`, holds (T-23): their listings are in the market
 * again, and they are told. Run as the
 * owner. Somebody who is not held stays as they are.
 * @returns whether it changed anything; null: there is no such user.
 */
export async function unblockUser(
  { db }: Pick<Platform, 'db'>,
  { userId, reason, operator }: { userId: string; reason: string; operator: string },
): Promise<'done' | 'unchanged' | null> {
  return inTransaction(db, async (tx) => {
    const held = await holdBlock(tx, userId);
    if (!held) return null;
    const outcome = held.isBlocked ? 'done' : 'unchanged';
    if (held.isBlocked) {
      await releaseUser(tx, userId);
      await refreshSellersItems(tx, [userId]);
      await postMessage(tx, { userId, type: 'system', template: 'accountReleased', params: {} });
    }
    checkpoint('unblock.released');
    const about = { subjectKind: 'user', subjectId: userId, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'user unblock', ...about });
    return outcome;
  });
}
