import type { ChangeEvent } from '../../kernel/events.ts';
import type { OrderMessage } from '../../notifications/message/postOrderMessage.ts';
import type { OrderEdge } from './order.ts';
import { amountFor, messagesOf, type OrderMessages } from './orderMessages.ts';
import { statusTextOf } from './orderStatus.ts';

/** The part of an order that its notifications are made from. */
export interface NotifiedOrder {
  id: string;
  orderNo: string;
  buyerId: string;
  sellerId: string;
  priceCents: bigint;
  feeCents: bigint;
  isAutomatic: boolean;
  marketItem: { nameZh: string; nameEn: string };
}

/** The notifications to both sides about one transition of an order. */
export interface OrderNotifications {
  /** Change events that make open pages reload. */
  changes: ChangeEvent[];
  /** Messages for the message centres of the users. */
  messages: OrderMessage[];
}

/**
 * Builds the notifications of one transition of an order.
 * @param reviewBy set if the seller's money waits for a review: the time by which an operator reviews it.
 */
export function notificationsOf(
  order: NotifiedOrder,
  edge: OrderEdge,
  isPaidByApp: boolean,
  reviewBy: Date | null = null,
): OrderNotifications {
  const { id: orderId, orderNo, marketItem } = order;
  const { nameZh: itemZh, nameEn: itemEn } = marketItem;
  const status = statusTextOf({ phase: edge.to, reason: edge.reason ?? null });
  const usual = messagesOf(edge.from, edge.to, { isPaidByApp, isAutomatic: order.isAutomatic });
  // Items that went to somebody else can still be reversed, and the seller's message says so.
  const templates: OrderMessages =
    edge.reason === 'wrongDelivery'
      ? { ...usual, seller: 'itemWentElsewhere' }
      : reviewBy
        ? { ...usual, seller: 'saleUnderReview' }
        : usual;
  const sides = [
    ['buyer', order.buyerId],
    ['seller', order.sellerId],
  ] as const;
  return {
    changes: sides.flatMap(([, userId]): ChangeEvent[] => [
      { topic: 'order', id: orderId, userId },
      ...(edge.effect ? [{ topic: 'wallet' as const, id: userId, userId }] : []),
    ]),
    messages: sides.flatMap(([side, userId]) => {
      const template = templates[side];
      const amount = amountFor(side, edge.to, order);
      const until = side === 'seller' && reviewBy ? { until: reviewBy.toISOString() } : {};
      return template
        ? [{ userId, orderId, template, params: { orderNo, itemZh, itemEn, amount, status, ...until } }]
        : [];
    }),
  };
}
