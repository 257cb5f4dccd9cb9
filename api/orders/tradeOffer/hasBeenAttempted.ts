import type { Tx } from '../../kernel/db.ts';
import { findTradeOffer } from './tradeOffer.store.ts';

/**
 * True where an offer for this order may be at Steam: a robot's after an attempt, an ordinary seller's at any time. The caller holds the
 * order's lock, which an attempt needs as well.
 */
export async function hasBeenAttempted(tx: Tx, orderId: string): Promise<boolean> {
  const offer = await findTradeOffer(tx, orderId);
  if (offer === null) return false;
  return !offer.order.isAutomatic || offer.attempts > 0 || offer.steamOfferId !== null;
}
