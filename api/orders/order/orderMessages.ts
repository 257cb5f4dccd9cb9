import { formatYuan } from '../../kernel/money.ts';
import type { MessageTemplate } from '../../notifications/message/message.ts';
import type { OrderPhase } from './order.ts';

/** The messages that each side gets when an order enters a phase. */
export interface OrderMessages {
  buyer?: MessageTemplate;
  seller?: MessageTemplate;
}

const MESSAGES: Partial<Record<OrderPhase, OrderMessages>> = {
  awaitingOffer: { buyer: 'orderPaid', seller: 'orderSold' },
  awaitingAccept: { buyer: 'offerWaiting' },
  onHold: { buyer: 'orderOnHold', seller: 'orderOnHold' },
  protected: { buyer: 'orderProtected', seller: 'saleProtected' },
  completed: { buyer: 'orderCompleted', seller: 'saleSettled' },
  failed: { buyer: 'orderFailed', seller: 'saleFailed' },
};

/** The traits of an order that select its messages. */
export interface OrderTraits {
  isPaidByApp: boolean;
  /** True if a robot delivers. */
  isAutomatic: boolean;
}

/**
 * The messages of a phase. After a failure, a payment by the payment app returns there and the buyer is notified of
 * that. Returning to a phase from `verifying` sends nothing. The seller of an order that was never paid has not been
 * notified of it, so gets no message either.
 */
export function messagesOf(
  from: OrderPhase | null,
  to: OrderPhase,
  { isPaidByApp, isAutomatic }: OrderTraits,
): OrderMessages {
  if (to === 'failed' && (from === 'creating' || from === 'awaitingPayment')) return { buyer: 'orderUnpaid' };
  if (to === 'failed' && isPaidByApp) return { buyer: 'orderFailedToPaymentApp', seller: 'saleFailed' };
  const isReturn = from === 'verifying' && (to === 'awaitingOffer' || to === 'awaitingAccept');
  if (isReturn) return {};
  // The owner of a robot has nothing to do for its sale (S-05).
  if (to === 'awaitingOffer' && isAutomatic) return { ...MESSAGES[to], seller: 'orderSoldByRobot' };
  return MESSAGES[to] ?? {};
}

/**
 * The amount shown to a side, in fen: the price for the buyer; for the seller, after settlement, the price less the
 * fee.
 */
export function amountFor(
  side: 'buyer' | 'seller',
  to: OrderPhase,
  order: { priceCents: bigint; feeCents: bigint },
): string {
  const isNet = side === 'seller' && (to === 'protected' || to === 'completed');
  return formatYuan(isNet ? order.priceCents - order.feeCents : order.priceCents);
}
