import { z } from 'zod';
import { sellerNameOf } from '../../accounts/user/nickname.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { centsShape, idShape, momentShape } from '../../kernel/shapes.ts';
import { ORDER_PHASES, ORDER_REASONS, type OrderPhase, type OrderReason } from '../../orders/order/order.ts';
import { statusOf } from '../../orders/order/orderStatus.ts';
import type { OpenOrderRow, OrderStateRow } from './openOrder.store.ts';
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
    isFinal: z.boolean().describe('True if the order will not change any more.'),
    sequence: z.int().describe('Increases with each change: keep the state with the highest one.'),
    updatedAt: momentShape,
  })
  .meta({ id: 'OrderState' });

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
    tradeOfferId: z.string().nullable().describe("Steam's id of the trade offer, once it exists."),
    createdAt: momentShape,
    deadlineAt: momentShape.nullable().describe('When the current phase times out.'),
    settlesAt: momentShape.nullable().describe("When Steam's trade protection ends."),
  })
  .meta({ id: 'Order' });

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
    isFinal: ORDER_PHASES[phase].isFinal,
    sequence,
    updatedAt: row.updatedAt.toISOString(),
  };
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
    tradeOfferId: row.tradeOffer?.steamOfferId ?? null,
    createdAt: row.createdAt.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    settlesAt: row.settlesAt?.toISOString() ?? null,
  };
}
