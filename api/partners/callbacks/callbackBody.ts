import { z } from 'zod';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape } from '../../kernel/shapes.ts';
import { OFFER_END_REASONS, OFFER_SIDES, OFFER_STATES } from '../../orders/bargain/bargain.ts';
import { BID_STATUSES, SLEEP_REASONS } from '../../orders/bid/bid.ts';
import { DELIVERY_ISSUES, ORDER_PHASES, ORDER_REASONS, type OrderPhase } from '../../orders/order/order.ts';
import { statusOf } from '../../orders/order/orderStatus.ts';
import type { DueEvent } from './callback.store.ts';
import type { CallbackType } from './callback.ts';

/** The version of the bodies of callbacks: the last day on which a field of one changed its meaning or went. New fields do not change it. */
export const CALLBACK_VERSION = '2026-11-28';

const PHASES = Object.keys(ORDER_PHASES) as [OrderPhase, ...OrderPhase[]];

const orderChangedShape = z
  .object({
    orderNo: z.string().describe('Our number of the order.'),
    outOrderNo: z
      .string()
      .nullable()
      .describe('Your number of the order; null if you did not buy it with one.'),
    side: z.enum(['buyer', 'seller']).describe('The side of the order that you are on.'),
    sequence: z
      .int()
      .describe('Increases by one with each change of the order: ignore what is older than what you have.'),
    phase: z.enum(PHASES).describe('Phase of the order after the change.'),
    previousPhase: z
      .enum(PHASES)
      .nullable()
      .describe('Phase before the change: the same if something else changed, null for the first event.'),
    statusCode: z.int().describe('Numeric status: 11, 21, 31, 41, 51 or 55.'),
    reason: z
      .enum(ORDER_REASONS)
      .nullable()
      .describe('Why the order failed, or which failure is being verified.'),
    cause: z.string().describe('What made the change, as `OrderEvent.cause` in GraphQL names it.'),
    deliveryIssue: z
      .enum(DELIVERY_ISSUES)
      .nullable()
      .describe('Why Steam refuses to deliver to the trade link. Send another one before `deadlineAt`.'),
    deadlineAt: momentShape.nullable().describe('When the phase times out.'),
    holdEndsAt: momentShape.nullable().describe("When Steam's trade hold ends."),
    settlesAt: momentShape.nullable().describe("When Steam's trade protection ends and the seller is paid."),
    tradeOfferId: z.string().nullable().describe("Steam's id of the trade offer, once it exists."),
    recipientSteamId: z.string().describe('SteamID64 of the account that receives the item.'),
    listingId: idShape,
    assetId: z.string().describe("Steam's id of the copy in the seller's inventory."),
    marketHashName: z.string().describe("Valve's exact English name of the item."),
    priceCents: centsShape,
    feeCents: centsShape.describe('Fee of the sale in fen, for its seller; 0 for the buyer, who pays none.'),
  })
  .meta({ id: 'OrderChanged' });

const accountHoldShape = z
  .object({
    holdId: idShape.describe('Id of the hold: `account.released` has the id of its `account.held`.'),
    scope: z
      .enum(['withdrawals', 'everything'])
      .describe('What is stopped: withdrawals, or buying, listing and withdrawing. Reading never is.'),
    cause: z
      .enum(['reversedTrade', 'operator'])
      .describe('Steam shows that you reversed a trade, or an operator decided.'),
    orderNo: z.string().nullable().describe('Number of the order that caused it.'),
    note: z.string().nullable().describe("The operator's explanation."),
    startedAt: momentShape,
    endsAt: momentShape.nullable().describe('When it ends by itself; null if an operator has to end it.'),
  })
  .meta({ id: 'AccountHold' });

const bidChangedShape = z
  .object({
    bidId: idShape,
    ownNo: z.string().nullable().describe('Your number of the buy order; null if it was opened on the site.'),
    marketHashName: z.string().describe("Valve's exact English name of the item."),
    status: z.enum(BID_STATUSES).describe('Where the buy order stood after the event.'),
    sleepReason: z.enum(SLEEP_REASONS).nullable().describe('Why it sleeps; null if it does not.'),
    quantity: z.int().describe('Number of copies that it wants in all.'),
    remaining: z.int().describe('Number of copies that it has not got.'),
    priceLimitCents: centsShape,
  })
  .meta({ id: 'BidChanged' });

const bidFilledShape = bidChangedShape
  .extend({
    orderNo: z
      .string()
      .describe('Our number of the order that bought the copy: `order.changed` tells of it.'),
    priceCents: centsShape,
  })
  .meta({ id: 'BidFilled' });

const offerChangedShape = z
  .object({
    offerId: idShape,
    side: z.enum(OFFER_SIDES).describe('The side of the price offer that you are on.'),
    ownNo: z
      .string()
      .nullable()
      .describe('Your number of it; null if you received it, or if it was made on the site.'),
    listingId: idShape,
    marketHashName: z.string().describe("Valve's exact English name of the item."),
    status: z.enum(OFFER_STATES).describe('Where the price offer stood after the event.'),
    endReason: z
      .enum(OFFER_END_REASONS)
      .nullable()
      .describe('How its listing ended it; null if the listing did not.'),
    askCents: centsShape.describe('The ask when it was made, in fen.'),
    priceCents: centsShape.describe('What the buyer offers, in fen.'),
    counterCents: centsShape.nullable().describe('What the seller asks instead, in fen; null without one.'),
    expiresAt: momentShape.describe('Until when it could be answered.'),
  })
  .meta({ id: 'PriceOfferChanged' });

const offerAcceptedShape = offerChangedShape
  .extend({
    orderNo: z.string().describe('Our number of the order that it led to: `order.changed` tells of it.'),
    orderPriceCents: centsShape.describe('What the buyer pays, in fen.'),
  })
  .meta({ id: 'PriceOfferAccepted' });

const testShape = z.object({ message: z.string() }).meta({ id: 'EndpointTest' });

/** What the callbacks of each type carry as `data`. */
export const CALLBACK_DATA = {
  'order.changed': orderChangedShape,
  'bid.filled': bidFilledShape,
  'bid.slept': bidChangedShape,
  'bid.woken': bidChangedShape,
  'bid.expired': bidChangedShape,
  'bid.cancelled': bidChangedShape,
  'offer.made': offerChangedShape,
  'offer.countered': offerChangedShape,
  'offer.accepted': offerAcceptedShape,
  'offer.declined': offerChangedShape,
  'offer.ended': offerChangedShape,
  'account.held': accountHoldShape,
  'account.released': accountHoldShape,
  'endpoint.test': testShape,
} as const satisfies Record<CallbackType, z.ZodType>;

function momentOf(text: unknown): string | null {
  return typeof text === 'string' ? new Date(text).toISOString() : null;
}

function orderChanged({ order, sequence, data }: DueEvent & { order: NonNullable<DueEvent['order']> }) {
  return {
    orderNo: order.orderNo,
    outOrderNo: order.isBuyer ? order.outOrderNo : null,
    side: order.isBuyer ? 'buyer' : 'seller',
    sequence,
    phase: order.toPhase,
    previousPhase: order.fromPhase,
    statusCode: statusOf({ phase: order.toPhase, verifyingFrom: order.verifyingFrom }).code,
    reason: order.reason,
    cause: order.cause,
    deliveryIssue: data.deliveryIssue ?? null,
    deadlineAt: momentOf(data.deadlineAt),
    holdEndsAt: momentOf(data.holdEndsAt),
    settlesAt: momentOf(data.settlesAt),
    tradeOfferId: data.tradeOfferId ?? null,
    recipientSteamId: data.recipientSteamId,
    listingId: order.listingId,
    assetId: order.assetId,
    marketHashName: order.marketHashName,
    priceCents: toSafeNumber(order.priceCents),
    feeCents: order.isBuyer ? 0 : toSafeNumber(order.feeCents),
  };
}

/** The data of an event, derived from values that never change, so that every attempt and every read of the list returns the same (P-05). */
export function callbackData(event: DueEvent): Record<string, unknown> {
  const { order, type, data } = event;
  if (order) return orderChanged({ ...event, order });
  if (type === 'endpoint.test') return { message: 'This is a test. Answer any 2xx.' };
  if (type.startsWith('bid.')) return data;
  if (type.startsWith('offer.')) return { ...data, expiresAt: momentOf(data.expiresAt) };
  return { ...data, startedAt: momentOf(data.startedAt), endsAt: momentOf(data.endsAt) };
}

/** The body of a callback in the format of Standard Webhooks. */
export function callbackBody(event: DueEvent): string {
  const { id, type, createdAt } = event;
  const timestamp = createdAt.toISOString();
  return JSON.stringify({ id, type, version: CALLBACK_VERSION, timestamp, data: callbackData(event) });
}
