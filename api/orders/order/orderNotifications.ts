import type { ChangeEvent } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';

import type { OrderMessage } from '../../notifications/message/postMessages.ts';

import type { DeliveryIssue, OrderEdge, OrderPhase } from './order.ts';
import { statusTextOf } from './orderStatus.ts';

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

const BEFORE_OFFER: readonly OrderPhase[] = ['awaitingOffer', 'delivering'];

/** The phases in which a message still holds. One without a row states a fact that lasts. */
const LASTING: Partial<Record<MessageTemplate, readonly OrderPhase[]>> = {
  orderPaid: BEFORE_OFFER,
  orderSold: BEFORE_OFFER,
  orderSoldByRobot: BEFORE_OFFER,
  tradeLinkRefused: ['awaitingOffer'],
  wrongOfferSent: BEFORE_OFFER,
  wrongOfferReceived: BEFORE_OFFER,
  wrongItemGiven: BEFORE_OFFER,
  wrongItemReceived: BEFORE_OFFER,
  offerDueSoon: BEFORE_OFFER,
  offersDueSoon: BEFORE_OFFER,
  linkDueSoon: ['awaitingOffer'],
  acceptDueSoon: ['awaitingAccept'],
  offerWentElsewhere: BEFORE_OFFER,
  otherItemWentElsewhere: BEFORE_OFFER,
  offerWithoutTag: ['delivering', 'awaitingAccept'],
  offerWaiting: ['awaitingAccept'],
  orderOnHold: ['onHold'],
  orderProtected: ['protected'],
  saleProtected: ['protected'],
  saleUnderReview: ['completed'],
};

/** What decides whether a message about an order still holds. */
export interface MessageSubject {
  phase: OrderPhase;
  verifyingFrom: OrderPhase | null;
  deliveryIssue: DeliveryIssue | null;
  isUnderReview: boolean;
}

/**
 * True if an order has moved on since a message, so that what it says or asks for is history. While the order is being
 * verified, the phase that it came from counts.
 */
export function isMessageOver(
  template: string,
  { phase, verifyingFrom, deliveryIssue, isUnderReview }: MessageSubject,
): boolean {
  const lasting = (LASTING as Partial<Record<string, readonly OrderPhase[]>>)[template];
  if (!lasting) return false;
  if ((template === 'tradeLinkRefused' || template === 'linkDueSoon') && deliveryIssue === null) return true;
  if (template === 'saleUnderReview' && !isUnderReview) return true;
  return !lasting.includes(phase === 'verifying' ? (verifyingFrom ?? 'awaitingOffer') : phase);
}

/** The traits of an order that select its messages. */
export interface OrderTraits {
  isPaidByApp: boolean;
  /** True if a robot delivers. */
  isAutomatic: boolean;
}

/**
 * The messages of a phase. After a failure, a payment by the payment app returns there and the buyer is notified of
 * that. Waiting again after `verifying`, or for another offer, sends nothing; an offer that `verifying` found is told, as
 * any other. The seller of an order that was never paid has not been notified of it, so gets no message either.
 */
export function messagesOf(
  from: OrderPhase | null,
  to: OrderPhase,
  { isPaidByApp, isAutomatic }: OrderTraits,
): OrderMessages {
  if (to === 'failed' && (from === 'creating' || from === 'awaitingPayment')) return { buyer: 'orderUnpaid' };
  if (to === 'failed' && isPaidByApp) return { buyer: 'orderFailedToPaymentApp', seller: 'saleFailed' };
  const isWaitingAgain =
    to === 'awaitingOffer' && (from === 'verifying' || from === 'delivering' || from === 'awaitingAccept');
  if (isWaitingAgain) return {};
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
        ? [
            {
              userId,
              orderId,
              isSale: side === 'seller',
              template,
              params: { orderNo, itemZh, itemEn, amount, status, ...until },
            },
          ]
        : [];
    }),
  };
}
