import { refreshSellersItems } from '../../catalog/market/refreshSellersItems.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { endHolds, listOpenHolds } from './accountHold.store.ts';
import { holdBlock, releaseUser } from './user.store.ts';

/**
 * Ends a user's expired holds, or all of them, and notifies the user once no hold is left: withdrawals continue, and if
 * everything was held, their listings are on sale again.
 * @returns whether any hold ended.
 */
export async function releaseHolds(tx: Tx, userId: string, which: 'due' | 'all'): Promise<boolean> {
  const before = await holdBlock(tx, userId);
  const ended = await endHolds(tx, userId, which);
  const open = await listOpenHolds(tx, userId);
  const isReleased = before?.isBlocked === true && !open.some(({ scope }) => scope === 'everything');
  if (isReleased) {
    await releaseUser(tx, userId);
    await refreshSellersItems(tx, [userId]);
  }
  if (!isReleased && ended === 0) return false;
  if (open.length === 0) {
    const template = isReleased ? 'accountReleased' : 'withdrawalsReleased';
    await postMessage(tx, { userId, type: 'system', template, params: {} });
  }
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  return true;
}
