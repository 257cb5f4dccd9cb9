import { z } from 'zod';
import { sellerNameOf } from '../../accounts/user/nickname.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape } from '../../kernel/shapes.ts';
import {
  DELIVERY_ISSUES,
  type DeliveryIssue,
  isSentByHand,
  ORDER_PHASES,
  ORDER_REASONS,
  type OrderActor,
  type OrderPhase,
  type OrderReason,
} from '../../orders/order/order.ts';
import { statusOf } from '../../orders/order/orderStatus.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { OpenOrderRow, OrderEventRow, OrderStateRow } from './openOrder.store.ts';
import { marketHashNameShape } from './shapes.ts';

const PHASES = Object.keys(ORDER_PHASES) as [OrderPhase, ...OrderPhase[]];

/** The shape of an order's state. */
export const orderStateShape = z
  .object({
    orderNo: z.string().describe('Our number of the order.'),
    outOrderNo: z
      .string()
      .nullable()
      .describe('Your number of the order; null if it was not placed with one.'),
    phase: z.enum(PHASES).describe('Phase that the order is in.'),
    statusCode: z.int().describe('Numeric status: 11, 21, 31, 41, 51 or 55.'),
    reason: z
      .enum(ORDER_REASONS)
      .nullable()
      .describe('Why the order failed, or which failure is being verified.'),
    deliveryIssue: z
      .enum(DELIVERY_ISSUES)
      .nullable()
      .describe(
        'Why Steam refuses to deliver to the trade link of the order; null if it does not. Send another link before ' +
          '`deadlineAt`, or the order fails.',
      ),
    isFinal: z.boolean().describe('True if the order will not change any more.'),
    sequence: z.int().describe('Increases with each change: keep the state with the highest one.'),
    updatedAt: momentShape,
  })
  .meta({ id: 'OrderState' });

/** The shape of what a seller sends by hand. */
const handDeliveryShape = z
  .object({
    steamId: z.string().describe('SteamID64 of your account that holds the copy and sends the offer.'),
    accountName: z
      .string()
      .describe('Name of that account at Steam, or else the one with which it signs in.'),
    tradeUrl: z
      .string()
      .describe("The buyer's trade link, the only one that the offer may be sent to. Treat it as secret."),
    message: z
      .string()
      .describe(
        "Optional text for the offer's message, by which the offer is found sooner, and a wrong item or recipient is reported while you can cancel.",
      ),
  })
  .meta({ id: 'HandDelivery' });

/** The shape of an order. */
export const orderShape = orderStateShape
  .extend({
    side: z.enum(['buyer', 'seller']).describe('The side of the order that you are on.'),
    listingId: idShape,
    marketHashName: marketHashNameShape,
    assetId: z.string().describe("Steam's id of the copy in the seller's inventory."),
    floatValue: z.number().nullable().describe('Wear of the copy, 0 to 1.'),
    paintSeed: z.int().nullable().describe('Pattern template of the copy.'),
    priceCents: centsShape,
    feeCents: z
      .int()
      .min(0)
      .describe('Fee of the sale in fen, for its seller; 0 for the buyer, who pays none.'),
    sellerName: z.string().describe('Name of the seller: the chosen name, or 人工发货 if there is none.'),
    deliveryType: z
      .enum(['automatic', 'manual'])
      .describe('Whether a robot (automatic) or the seller by hand (manual) sends it.'),
    recipientSteamId: z.string().describe('SteamID64 of the account that receives the item.'),
    tradeOfferId: z
      .string()
      .nullable()
      .describe(
        "Steam's id of the trade offer, once it exists. Orders whose copies come in one offer have the same.",
      ),
    handDelivery: handDeliveryShape
      .nullable()
      .describe(
        'What you send by hand before `deadlineAt`: the copy `assetId`, for nothing in return, alone or in one offer with what the same link ' +
          'is owed by the same account. Null for the buyer, where a robot delivers, and once the offer was seen at Steam.',
      ),
    createdAt: momentShape,
    deadlineAt: momentShape.nullable().describe('When the current phase times out.'),
    holdEndsAt: momentShape.nullable().describe("When Steam's trade hold ends; null without one."),
    settlesAt: momentShape.nullable().describe("When Steam's trade protection ends."),
  })
  .meta({ id: 'Order' });

/** The shape of one row of an order's history. */
export const orderEventShape = z
  .object({
    sequence: z.int().describe('Position in the history, from 1 without gaps.'),
    phase: z.enum(PHASES).describe('Phase after the event.'),
    previousPhase: z.enum(PHASES).nullable().describe('Phase before the event; null for the first.'),
    reason: z
      .enum(ORDER_REASONS)
      .nullable()
      .describe('Why the order failed, or which failure is being verified.'),
    actor: z.enum(['buyer', 'seller', 'steam', 'platform']).describe('Who caused the event.'),
    cause: z
      .string()
      .describe(
        'The cause: that of `OrderEvent.cause` in GraphQL, in camelCase. A state that Steam reports is its number, such as `offer:2` or `trade:3`.',
      ),
    createdAt: momentShape,
  })
  .meta({ id: 'OrderEvent' });

/** Encodes a row of an order's history. */
export function toOrderEvent({ fromPhase, toPhase, createdAt, ...row }: OrderEventRow) {
  return {
    sequence: row.sequence,
    phase: toPhase as OrderPhase,
    previousPhase: fromPhase as OrderPhase | null,
    reason: row.reason as OrderReason | null,
    actor: row.actor as OrderActor,
    cause: row.cause,
    createdAt: createdAt.toISOString(),
  };
}

/** Encodes an order's state for partners. */
export function toOrderState(row: OrderStateRow): z.infer<typeof orderStateShape> {
  const phase = row.phase as OrderPhase;
  const reason = row.reason as OrderReason | null;
  const status = statusOf({ phase, verifyingFrom: row.verifyingFrom as OrderPhase | null });
  const { orderNo, outOrderNo, sequence } = row;
  return {
    orderNo,
    outOrderNo,
    phase,
    statusCode: status.code,
    reason,
    deliveryIssue: row.deliveryIssue as DeliveryIssue | null,
    isFinal: ORDER_PHASES[phase].isFinal,
    sequence,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function handDeliveryOf(row: OpenOrderRow): z.infer<typeof handDeliveryShape> | null {
  // To a trade link that Steam refuses nothing is sent before the buyer has given another one.
  if (!isSentByHand(row) || row.deliveryIssue !== null || !row.tradeOffer) return null;
  const { tag: message, steamAccount } = row.tradeOffer;
  const { steamId, personaName, accountName } = steamAccount;
  return { steamId, accountName: personaName ?? accountName, tradeUrl: row.buyerTradeUrl, message };
}

/** Encodes an order for one of its sides. A partner's number is shown to that partner only. */
export function toOrder(row: OpenOrderRow, readerId: string): z.infer<typeof orderShape> {
  const isBuyer = row.buyerId === readerId;
  const outOrderNo = isBuyer ? (row.partnerOrder?.outOrderNo ?? null) : null;
  return {
    ...toOrderState({ ...row, outOrderNo, sequence: row.eventSequence }),
    side: isBuyer ? 'buyer' : 'seller',
    listingId: row.listingId,
    marketHashName: row.marketItem.marketHashName,
    assetId: row.asset.assetId,
    floatValue: row.asset.floatValue,
    paintSeed: row.asset.paintSeed,
    priceCents: toSafeNumber(row.priceCents),
    feeCents: isBuyer ? 0 : toSafeNumber(row.feeCents),
    sellerName: sellerNameOf(row.seller),
    deliveryType: row.isAutomatic ? 'automatic' : 'manual',
    recipientSteamId: parseTradeUrl(row.buyerTradeUrl)?.steamId ?? '',
    tradeOfferId: row.tradeOffer?.steamOfferId ?? null,
    handDelivery: isBuyer ? null : handDeliveryOf(row),
    createdAt: row.createdAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    holdEndsAt: row.holdEndsAt?.toISOString() ?? null,
    settlesAt: row.settlesAt?.toISOString() ?? null,
  };
}
