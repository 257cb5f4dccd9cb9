import { builder } from '../graphql/builder.ts';
import type { GraphqlContext } from '../graphql/context.ts';
import { addMs } from '../kernel/clock.ts';
import { isId, NO_ID } from '../kernel/ids.ts';
import { DeliveryType } from '../listing/listing.graphql.ts';
import { ORDER_PHASES, type OrderPhase, type OrderReason } from './order.ts';
import { dutyOf } from './orderDuty.ts';
import { type OrderStatusText, STATUS_WORDS, statusOf, statusTextOf, stepOf } from './orderStatus.ts';

/** SCREAMING_SNAKE for an enum whose values are camelCase names. */
function enumValues<T extends string>(values: readonly T[]): Record<string, { value: T }> {
  return Object.fromEntries(
    values.map((value) => [value.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(), { value }]),
  );
}

const OrderPhaseEnum = builder.enumType('OrderPhase', {
  description: 'Where an order stands. Only the edges of the documented table lead from one to another.',
  values: enumValues(Object.keys(ORDER_PHASES) as OrderPhase[]),
});
const OrderStatusTextEnum = builder.enumType('OrderStatusText', {
  description: "The stable name of the text that people read for an order's state.",
  values: enumValues(Object.keys(STATUS_WORDS) as OrderStatusText[]),
});
const OrderStepEnum = builder.enumType('OrderStep', {
  description: 'The four steps that people see.',
  values: enumValues(['order', 'payment', 'shipment', 'receipt'] as const),
});
const OrderDutyEnum = builder.enumType('OrderActor', {
  description: 'Who must act, or who acted.',
  values: enumValues(['buyer', 'seller', 'steam', 'platform', 'nobody'] as const),
});
/** Which side of an order the reader is on. */
export const OrderDirection = builder.enumType('OrderDirection', {
  description: "From the reader's side.",
  values: enumValues(['buy', 'sell'] as const),
});

/** True where the reader bought. */
function isBuyer(order: { buyerId: string }, { viewer }: GraphqlContext): boolean {
  return order.buyerId === viewer?.userId;
}

const Evidence = builder.objectRef<{ name: string; value: string }>('OrderEvidence').implement({
  authScopes: { signedIn: true },
  description: 'A proof of an event: an id of Steam, an amount.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Such as steamOfferId, steamTradeId, depositCents.' }),
    value: t.exposeString('value', { description: 'As text.' }),
  }),
});

/** Evidence that is nobody's business but the buyer's. */
const BUYERS_EVIDENCE = ['depositCents', 'proceedsCents'];

builder.prismaObject('OrderEvent', {
  authScopes: { signedIn: true },
  description: "One line of an order's history, never changed.",
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'Rises by one from 1.' }),
    phase: t.field({
      type: OrderPhaseEnum,
      description: 'The phase that it led to.',
      resolve: (event) => event.toPhase as OrderPhase,
    }),
    statusText: t.field({
      type: OrderStatusTextEnum,
      description: 'What people read for it.',
      resolve: (event) =>
        statusTextOf({ phase: event.toPhase as OrderPhase, reason: event.reason as OrderReason | null }),
    }),
    actor: t.field({
      type: OrderDutyEnum,
      description: 'Who set it in motion.',
      resolve: (event) => event.actor as 'buyer',
    }),
    cause: t.exposeString('cause', {
      description: 'By what: ordered, paid, offer:2, trade:3, deadline, buyerCancel, settled …',
    }),
    evidence: t.field({
      type: [Evidence],
      description: 'Its proofs. From which accounts the buyer paid is told to the buyer alone.',
      select: { evidence: true, order: { select: { buyerId: true } } },
      resolve: (event, _args, context) => {
        const isPrivate = (name: string): boolean =>
          BUYERS_EVIDENCE.includes(name) && !isBuyer(event.order, context);
        const proofs = Object.entries(event.evidence as Record<string, string>);
        return proofs.filter(([name]) => !isPrivate(name)).map(([name, value]) => ({ name, value }));
      },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

/** An order, for its buyer and its seller alone (O-08). */
export const OrderNode = builder.prismaNode('Order', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: isId(id) ? id : NO_ID,
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
      select: { events: { orderBy: { sequence: 'desc' }, take: 1, select: { fromPhase: true } } },
      resolve: (order) => stepOf(stateOf(order), (order.events[0]?.fromPhase ?? null) as OrderPhase | null),
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
      description: 'Its history, oldest first. Bounded by the phases that exist.',
      query: { orderBy: { sequence: 'asc' } },
    }),
  }),
});

builder.prismaObjectFields(OrderNode, (t) => ({
  priceCents: t.expose('priceCents', { type: 'Cents', description: "The buyer's price, in fen." }),
  feeCents: t.expose('feeCents', {
    type: 'Cents',
    description: "The seller's fee, in fen, fixed at purchase.",
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
    resolve: (order) => dutyOf(order.phase as OrderPhase),
  }),
  deadlineAt: t.expose('deadlineAt', {
    type: 'DateTime',
    nullable: true,
    description: 'By when: after it the order goes on by itself.',
  }),
  canBuyerCancelAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'From when on the buyer may cancel. Null where no cancel is possible.',
    resolve: (order, _args, { platform }) =>
      order.phase === 'awaitingOffer'
        ? addMs(order.createdAt, platform.config.ORDER_BUYER_CANCEL_AFTER_MS)
        : null,
  }),
  canCancel: t.boolean({
    description: 'The reader may cancel it now.',
    resolve: async (order, _args, context) => {
      if (order.phase !== 'awaitingOffer' || !isBuyer(order, context)) return false;
      const from = addMs(order.createdAt, context.platform.config.ORDER_BUYER_CANCEL_AFTER_MS);
      return from <= (await context.loaders.now());
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
