import { z } from 'zod';
import { sellerNameOf } from '../../accounts/user/user.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { ORDER_PHASES, ORDER_REASONS, type OrderPhase, type OrderReason } from '../../orders/order/order.ts';
import { statusOf } from '../../orders/order/orderStatus.ts';
import type { OpenOrderRow, OrderStateRow } from './openOrder.store.ts';
import { centsShape, idShape, marketHashNameShape, momentShape } from './shapes.ts';

const PHASES = Object.keys(ORDER_PHASES) as [OrderPhase, ...OrderPhase[]];

/** Where an order stands, in one glance. */
export const orderStateShape = z
  .object({
    orderNo: z.string().describe('Our number.'),
    outOrderNo: z.string().nullable().describe('Your number; null where the order was not placed under one.'),
    phase: z.enum(PHASES).describe('Where it stands.'),
    statusCode: z.int().describe('11, 21, 31, 41, 51 or 55.'),
    reason: z.enum(ORDER_REASONS).nullable().describe('Why it failed, or what is being verified.'),
    isFinal: z.boolean().describe('True: nothing will change any more.'),
    sequence: z.int().describe('Rises with each change: keep the state with the highest one.'),
    updatedAt: momentShape,
  })
  .meta({ id: 'OrderState' });

/** An order. */
export const orderShape = orderStateShape
  .extend({
    side: z.enum(['buyer', 'seller']).describe('Which side of it you are.'),
    listingId: idShape,
    marketHashName: marketHashNameShape,
    assetId: z.string().describe("Steam's id of the copy in the seller's inventory."),
    floatValue: z.number().nullable().describe('Wear, 0 to 1.'),
    paintSeed: z.int().nullable().describe('Pattern template.'),
    priceCents: centsShape,
    feeCents: z.int().min(0).describe('Of the sale, in fen, to its seller; 0 to the buyer, who pays none.'),
    sellerName: z
      .string()
      .describe('What the seller is called: the chosen name, or 人工发货 where there is none.'),
    deliveryType: z.enum(['automatic', 'manual']).describe('Sent by a robot, or by the seller by hand.'),
    tradeOfferId: z.string().nullable().describe("Steam's number of the offer, once it is out."),
    createdAt: momentShape,
    deadlineAt: momentShape.nullable().describe('When the phase times out.'),
    settlesAt: momentShape.nullable().describe("When Steam's trade protection ends."),
  })
  .meta({ id: 'Order' });

/** An order's state as partners read it. */
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

/** An order as one of its sides reads it. A partner's number is that partner's alone. */
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
