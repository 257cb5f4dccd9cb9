import type { ChangeEvent } from '../../kernel/events.ts';
import type { MessageParams, MessageTemplate } from '../../notifications/message/message.ts';
import type { OrderEdge } from './order.ts';
import { amountFor, messagesOf, type OrderMessages } from './orderMessages.ts';
import { statusTextOf } from './orderStatus.ts';

/** The part of an order that its two sides are told of. */
export interface ToldOrder {
  id: string;
  orderNo: string;
  buyerId: string;
  sellerId: string;
  priceCents: bigint;
  feeCents: bigint;
  isAutomatic: boolean;
  marketItem: { nameZh: string; nameEn: string };
}

/** What both sides of an order hear of one step. */
export interface OrderTidings {
  /** What their open pages read again. */
  changes: ChangeEvent[];
  /** What is written into their message centres. */
  messages: {
    userId: string;
    orderId: string;
    template: MessageTemplate;
    params: Omit<MessageParams, 'accountName'>;
  }[];
}

/**
 * What a step of an order tells to whom.
 * @param reviewBy the seller's money waits for a review, which somebody looks at by then.
 */
export function tidingsOf(
  order: ToldOrder,
  edge: OrderEdge,
  isPaidByApp: boolean,
  reviewBy: Date | null = null,
): OrderTidings {
  const { id: orderId, orderNo, marketItem } = order;
  const { nameZh: itemZh, nameEn: itemEn } = marketItem;
  const status = statusTextOf({ phase: edge.to, reason: edge.reason ?? null });
  const usual = messagesOf(edge.from, edge.to, { isPaidByApp, isAutomatic: order.isAutomatic });
  // What went to somebody else can still be reversed, which its seller should read.
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
