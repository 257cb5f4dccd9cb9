import { builder } from '../../http/graphql/builder.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { DeliveryType } from '../../selling/listing/listing.graphql.ts';
import { type DeliveryIssue, ORDER_PHASES, type OrderPhase, type OrderReason } from './order.ts';
import { cancelAllowedFrom } from './orderCancel.ts';
import { dutyOf } from './orderDuty.ts';
import {
  DeliveryIssueEnum,
  OrderDirection,
  OrderDutyEnum,
  OrderPhaseEnum,
  OrderStatusTextEnum,
  OrderStepEnum,
} from './orderEnums.graphql.ts';
import { isBuyer } from './orderSide.ts';
import { statusOf, statusTextOf, stepOf } from './orderStatus.ts';

/** An order, for its buyer and its seller alone (O-08). */
export const OrderNode = builder.prismaNode('Order', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id,
    OR: [{ buyerId: viewer?.userId ?? NO_ID }, { sellerId: viewer?.userId ?? NO_ID }],
  }),
  authScopes: { signedIn: true },
  description: 'The purchase of one listing, readable by its buyer and its seller alone.',
  fields: (t) => ({
    orderNo: t.exposeString('orderNo', { description: 'Public number.' }),
    direction: t.field({
      type: OrderDirection,
      description: "From the reader's side.",
      resolve: (order, _args, context) => (isBuyer(order, context) ? 'buy' : 'sell'),
    }),
    phase: t.field({
      type: OrderPhaseEnum,
      description: 'Where it stands.',
      resolve: (order) => order.phase as OrderPhase,
    }),
    statusText: t.field({
      type: OrderStatusTextEnum,
      description: 'What people read for its state.',
      resolve: (order) =>
        statusTextOf({ phase: order.phase as OrderPhase, reason: order.reason as OrderReason | null }),
    }),
    statusCode: t.int({
      description: 'The number of the REST contract: 11, 21, 31, 41, 51 or 55.',
      resolve: (order) => statusOf(stateOf(order)).code,
    }),
    step: t.field({
      type: OrderStepEnum,
      description: 'The step where it stands, or where it broke.',
      // Only a failed order's step depends on where it came from; its events are asked for by other fields, and in another order.
      resolve: async (order, _args, { loaders }) =>
        stepOf(stateOf(order), order.phase === 'failed' ? await loaders.phaseBefore.load(order.id) : null),
    }),
    isFinal: t.boolean({
      description: 'It has ended: completed or failed.',
      resolve: (order) => ORDER_PHASES[order.phase as OrderPhase].isFinal,
    }),
    isPending: t.boolean({
      description: 'Counts as pending: 21, 31 and 41.',
      resolve: (order) => statusOf(stateOf(order)).isPending,
    }),
    asset: t.relation('asset', { description: 'The copy, as it was listed.' }),
    marketItem: t.relation('marketItem', { nullable: true, description: 'What kind of item it is.' }),
    seller: t.relation('seller', { nullable: true, description: 'Who sells.' }),
    buyer: t.relation('buyer', { nullable: true, description: 'Who buys.' }),
    steamTradeOfferId: t.string({
      nullable: true,
      description: "Steam's number of the offer, once there is one.",
      select: { tradeOffer: { select: { steamOfferId: true } } },
      resolve: (order) => order.tradeOffer?.steamOfferId ?? null,
    }),
    events: t.relation('events', {
      description: 'Its history, oldest first, 200 events at most.',
      query: { orderBy: { sequence: 'asc' }, take: 200 },
    }),
  }),
});

builder.prismaObjectFields(OrderNode, (t) => ({
  priceCents: t.expose('priceCents', { type: 'Cents', description: "The buyer's price, in fen." }),
  feeCents: t.field({
    type: 'Cents',
    description: 'Seller: the fee, fixed at purchase. Buyer: 0, who pays none. In fen.',
    resolve: (order, _args, context) => (isBuyer(order, context) ? 0n : order.feeCents),
  }),
  terminalPriceCents: t.field({
    type: 'Cents',
    description: 'Buyer: what was paid. Seller: the price less the fee. In fen.',
    resolve: (order, _args, context) =>
      isBuyer(order, context) ? order.priceCents : order.priceCents - order.feeCents,
  }),
  deliveryType: t.field({
    type: DeliveryType,
    description: 'How it is delivered.',
    resolve: (order) => (order.isAutomatic ? 'automatic' : 'manual'),
  }),
  actor: t.field({
    type: OrderDutyEnum,
    description: 'Who must act now.',
    resolve: (order) =>
      dutyOf({
        phase: order.phase as OrderPhase,
        deliveryIssue: order.deliveryIssue as DeliveryIssue | null,
      }),
  }),
  deadlineAt: t.expose('deadlineAt', {
    type: 'DateTime',
    nullable: true,
    description:
      'By when: after it the order goes on by itself. While `pausedAt` is set it moves on with the time.',
  }),
  pausedAt: t.expose('pausedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when the deadline stands still because Steam is down. Null where it runs.',
  }),
  holdEndsAt: t.expose('holdEndsAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When Steam ends its trade hold, if it made one.',
  }),
  deliveryIssue: t.field({
    type: DeliveryIssueEnum,
    nullable: true,
    description:
      "Why Steam does not take the offer to the buyer's trade link: the buyer may give another by `setOrderTradeUrl`.",
    // The row keeps it afterwards as the reason of a deadline that passed.
    resolve: (order) =>
      order.phase === 'awaitingOffer' ? (order.deliveryIssue as DeliveryIssue | null) : null,
  }),
  canBuyerCancelAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'From when on the buyer may cancel. Null where no cancel is possible.',
    resolve: (order, _args, { platform }) =>
      cancelAllowedFrom(cancelStateOf(order), 'buyer', platform.config.ORDER_BUYER_CANCEL_AFTER_MS),
  }),
  canCancel: t.boolean({
    description: 'The reader may cancel it now.',
    resolve: async (order, _args, context) => {
      const side = isBuyer(order, context) ? 'buyer' : 'seller';
      const { ORDER_BUYER_CANCEL_AFTER_MS: afterMs } = context.platform.config;
      const from = cancelAllowedFrom(cancelStateOf(order), side, afterMs);
      return from !== null && from <= (await context.loaders.now());
    },
  }),
}));

builder.prismaObjectFields(OrderNode, (t) => ({
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was placed.' }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last moved.' }),
  confirmedAt: t.expose('confirmedAt', {
    type: 'DateTime',
    nullable: true,
    description: "When the seller's side confirmed the offer.",
  }),
  tradedAt: t.expose('tradedAt', {
    type: 'DateTime',
    nullable: true,
    description: "Steam's trade time: the deal.",
  }),
  settlesAt: t.expose('settlesAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When trade protection ends and the money becomes withdrawable.',
  }),
  heldFromDepositCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'To the buyer: how much came from the deposit, in fen.',
    resolve: (order, _args, context) => (isBuyer(order, context) ? order.heldFromDepositCents : null),
  }),
  heldFromProceedsCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'To the buyer: how much came from proceeds, in fen.',
    resolve: (order, _args, context) => (isBuyer(order, context) ? order.heldFromProceedsCents : null),
  }),
}));

function cancelStateOf(order: { phase: string; reason: string | null; createdAt: Date }) {
  return { ...order, phase: order.phase as OrderPhase, reason: order.reason as OrderReason | null };
}

function stateOf(order: { phase: string; verifyingFrom: string | null; reason: string | null }) {
  return {
    phase: order.phase as OrderPhase,
    verifyingFrom: order.verifyingFrom as OrderPhase | null,
    reason: order.reason as OrderReason | null,
  };
}

/** An order of the viewer's, by what identifies it. */
export function viewersOrder(where: { id: string } | { orderNo: string }, userId: string) {
  return { ...where, OR: [{ buyerId: userId }, { sellerId: userId }] };
}
