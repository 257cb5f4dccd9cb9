import { AccountBlocked, TradeUrlMissing } from './user.errors.ts';

/** What a purchase asks of its buyer. */
export interface Buyer {
  /** The user's own trade link. */
  tradeUrl: string | null;
  isBlocked: boolean;
}

/**
 * Lets a user buy.
 * @param deliverTo another trade link than the user's own; null: that one.
 * @returns the trade link that Steam delivers to.
 * @throws AccountBlocked, TradeUrlMissing
 */
export function admitBuyer(buyer: Buyer, deliverTo: string | null): string {
  if (buyer.isBlocked) throw new AccountBlocked({ action: 'buy' });
  const tradeUrl = deliverTo ?? buyer.tradeUrl;
  if (!tradeUrl) throw new TradeUrlMissing();
  return tradeUrl;
}
