import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockOrder } from '../order/order.store.ts';
import { noteAttempt, type TradeOfferWork } from '../order/tradeOffer.store.ts';

/**
 * Counts an attempt before Steam is called, with the order locked. A concurrent cancel either comes first, and then
 * nothing is sent, or finds the attempt and asks Steam.
 * @returns false if the order needs no offer any more, or another attempt was counted in between: when a worker loses
 * its connection, its lock passes to another worker at once (I12).
 */
export async function beginAttempt(db: Db, offer: TradeOfferWork): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, offer.orderId);
    const isWanted =
      (order?.phase === 'awaitingOffer' && !order.deliveryIssue) ||
      (order?.phase === 'verifying' && order.reason === null);
    return isWanted && noteAttempt(tx, offer);
  });
}
