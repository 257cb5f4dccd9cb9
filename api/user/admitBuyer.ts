import type { Tx } from '../kernel/db.ts';
import { AccountBlocked, TradeUrlMissing } from './user.errors.ts';
import { findBuyer } from './userStore.ts';

/** A user who may buy, with where Steam shall deliver. */
export interface AdmittedBuyer {
  id: string;
  tradeUrl: string;
}

/**
 * Lets a user buy.
 * @param deliverTo another trade link than the user's own; null: that one.
 * @throws AccountBlocked, TradeUrlMissing
 */
export async function admitBuyer(
  tx: Tx,
  userId: string,
  deliverTo: string | null = null,
): Promise<AdmittedBuyer> {
  const { id, tradeUrl: ownTradeUrl, isBlocked } = await findBuyer(tx, userId);
  if (isBlocked) throw new AccountBlocked();
  const tradeUrl = deliverTo ?? ownTradeUrl;
  if (!tradeUrl) throw new TradeUrlMissing();
  return { id, tradeUrl };
}
