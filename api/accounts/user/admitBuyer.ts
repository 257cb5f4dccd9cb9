import { AccountBlocked, TradeUrlMissing } from './user.errors.ts';

/** The data that decides whether a user may buy. */
export interface Buyer {
  /** The user's own trade link. */
  tradeUrl: string | null;
  isBlocked: boolean;
}

/**
 * Checks that a user may buy.
 * @param deliverTo another trade link than the user's own; null for the own one.
 * @returns the trade link that Steam delivers to.
 * @throws AccountBlocked, TradeUrlMissing
 */
export function admitBuyer(buyer: Buyer, deliverTo: string | null): string {
  if (buyer.isBlocked) throw new AccountBlocked({ action: 'buy' });
  const tradeUrl = deliverTo ?? buyer.tradeUrl;
  if (!tradeUrl) throw new TradeUrlMissing();
  return tradeUrl;
}
