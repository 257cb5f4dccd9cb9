import { toSafeNumber } from '../../kernel/money.ts';
import type { OrderPhase } from '../../orders/order/order.ts';
import { statusOf } from '../../orders/order/orderStatus.ts';
import type { DueEvent } from './callback.store.ts';

/** The data of an event, derived from values that never change, so that every attempt and every read of the list returns the same (P-05). */
export function callbackData(event: DueEvent): Record<string, unknown> {
  const { order } = event;
  if (!order) return { message: 'This is a test. Answer any 2xx.' };
  const verifyingFrom = order.toPhase === 'verifying' ? (order.fromPhase as OrderPhase | null) : null;
  return {
    orderNo: order.orderNo,
    outOrderNo: order.isBuyer ? order.outOrderNo : null,
    side: order.isBuyer ? 'buyer' : 'seller',
    sequence: event.sequence,
    phase: order.toPhase,
    statusCode: statusOf({ phase: order.toPhase as OrderPhase, verifyingFrom }).code,
    reason: order.reason,
    listingId: order.listingId,
    marketHashName: order.marketHashName,
    priceCents: toSafeNumber(order.priceCents),
    feeCents: toSafeNumber(order.feeCents),
  };
}

/** The body of a callback in the format of Standard Webhooks. */
export function callbackBody(event: DueEvent): string {
  const { id, type, createdAt } = event;
  return JSON.stringify({ id, type, timestamp: createdAt.toISOString(), data: callbackData(event) });
}
