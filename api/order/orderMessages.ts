import { formatYuan } from '../kernel/money.ts';
import type { MessageTemplate } from '../message/message.ts';
import type { OrderPhase } from './order.ts';

/** Who hears what when an order enters a phase. */
export interface OrderMessages {
  buyer?: MessageTemplate;
  seller?: MessageTemplate;
}

const MESSAGES: Partial<Record<OrderPhase, OrderMessages>> = {
  awaitingOffer: { buyer: 'orderPaid', seller: 'orderSold' },
  awaitingAccept: { buyer: 'offerWaiting' },
  protected: { buyer: 'orderProtected', seller: 'saleProtected' },
  completed: { buyer: 'orderCompleted', seller: 'saleSettled' },
  failed: { buyer: 'orderFailed', seller: 'saleFailed' },
};

/** The messages of a phase. What the payment app paid is the buyer's deposit after a failure, and the buyer is told so. Coming back into one from `verifying` says nothing anew; of one that nobody
 * paid for its seller has heard nothing yet. */
export function messagesOf(from: OrderPhase | null, to: OrderPhase, isPaidByApp: boolean): OrderMessages {
  if (to === 'failed' && (from === 'creating' || from === 'awaitingPayment')) return { buyer: 'orderUnpaid' };
  if (to === 'failed' && isPaidByApp) return { buyer: 'orderFailedToDeposit', seller: 'saleFailed' };
  const isReturn = from === 'verifying' && (to === 'awaitingOffer' || to === 'awaitingAccept');
  return isReturn ? {} : (MESSAGES[to] ?? {});
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
