import { formatYuan } from '../../kernel/money.ts';
import type { MessageTemplate } from '../../notifications/message/message.ts';
import type { OrderPhase } from './order.ts';

/** Who hears what when an order enters a phase. */
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

/** What of an order decides what is said of it. */
export interface OrderTraits {
  isPaidByApp: boolean;
  /** A robot delivers. */
  isAutomatic: boolean;
}

/**
 * The messages of a phase. What the payment app paid goes back there after a failure, and the buyer is told so. Coming back into one
 * from `verifying` says nothing anew; of one that nobody paid for its seller has heard nothing yet.
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
  // Of a robot's sale its owner has nothing to do (S-05).
  if (to === 'awaitingOffer' && isAutomatic) return { ...MESSAGES[to], seller: 'orderSoldByRobot' };
  return MESSAGES[to] ?? {};
}

/** The amount that a side reads: the buyer the price, the seller after the phase of settlement what is left of it. */
export function amountFor(
  side: 'buyer' | 'seller',
  to: OrderPhase,
  order: { priceCents: bigint; feeCents: bigint },
): string {
  const isNet = side === 'seller' && (to === 'protected' || to === 'completed');
  return formatYuan(isNet ? order.priceCents - order.feeCents : order.priceCents);
}
