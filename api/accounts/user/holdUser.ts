import { refreshSellersItems } from '../../catalog/market/refreshSellersItems.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { insertHold, type NewHold } from './accountHold.store.ts';
import { blockUser, holdBlock } from './user.store.ts';

/**
 * Holds a user and notifies them at once: withdrawals only, or everything, which also takes their listings off the
 * market (T-23).
 * @param about the number of the order that caused it.
 * @returns false if they are already held for it.
 */
export async function holdUser(tx: Tx, hold: NewHold, about: { orderNo?: string } = {}): Promise<boolean> {
  const { userId, scope, cause, note, endsAt } = hold;
  await holdBlock(tx, userId);
  if (!(await insertHold(tx, hold))) return false;
  if (scope === 'everything') {
    await blockUser(tx, userId);
    await refreshSellersItems(tx, [userId]);
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
    ...(endsAt ? { until: endsAt.toISOString() } : {}),
  };
  await postMessage(tx, { userId, type: 'system', template, params });
  await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  return true;
}
