import { UserNode } from '../../accounts/user/user.graphql.ts';
import { findMarketItem, MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { keysetConnection } from '../../http/graphql/keysetPage.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { assert } from '../../kernel/assert.ts';
import type { Db } from '../../kernel/db.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { type KeysetPage, writeSortCursor } from '../../kernel/sortCursor.ts';
import { AssetRef, DeliveryType } from '../../selling/listing/listing.graphql.ts';
import { type DeliveryIssue, isBuyer, type OrderPhase, type OrderReason } from './order.ts';
import { cancelAllowedFrom } from './orderCancel.ts';
import { dutyOf } from './orderDuty.ts';
import { DeliveryIssueEnum, OrderDirection, OrderDutyEnum, OrderPhaseEnum } from './orderEnums.graphql.ts';
import { OrderEventRef } from './orderEvent.graphql.ts';
import { EVENTS_MAX } from './orderHistory.store.ts';
import { listOwnOrders, type OrderPlace } from './ownOrder.store.ts';

/** The node type of an order. Only its buyer and its seller can read it (O-08). */
export const OrderNode = builder.prismaNode('Order', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id,
    OR: [{ buyerId: viewer?.userId ?? NO_ID }, { sellerId: viewer?.userId ?? NO_ID }],
  }),
  authScopes: { signedIn: true },
  description: 'The purchase of one listing. Only its buyer and its seller can read it.',
  fields: (t) => ({
    orderNo: t.exposeString('orderNo', {
      description: 'Public order number, shown to people and used in URLs.',
    }),
    direction: t.field({
      type: OrderDirection,
      description: 'Whether the viewer bought or sold the item of this order.',
      resolve: (order, _args, context) => (isBuyer(order, context) ? 'buy' : 'sell'),
    }),
    phase: t.field({
      type: OrderPhaseEnum,
      description: 'Current state of the order, for programs. `display` shows it to people.',
      resolve: (order) => order.phase as OrderPhase,
    }),
    // By loaders, so that a document about orders needs no plan of Prisma's (decision 0337).
    asset: t.field({
      type: AssetRef,
      description: 'The asset that was bought, as it was listed.',
      resolve: ({ assetId }, _args, { loaders }) => loaders.asset.load(assetId),
    }),
    marketItem: t.field({
      type: MarketItemNode,
      nullable: true,
      description: 'The market item of the asset.',
      resolve: ({ marketItemId }, _args, context) => findMarketItem(context, marketItemId),
    }),
    seller: t.field({
      type: UserNode,
      nullable: true,
      description: 'The user who sells the asset.',
      resolve: ({ sellerId }, _args, { loaders }) => loaders.user.load(sellerId),
    }),
    buyer: t.field({
      type: UserNode,
      nullable: true,
      description: 'The user who buys the asset.',
      resolve: ({ buyerId }, _args, { loaders }) => loaders.user.load(buyerId),
    }),
    steamTradeOfferId: t.string({
      nullable: true,
      description: "Steam's id of the trade offer. Null until the offer is sent.",
      resolve: async ({ id }, _args, { loaders }) =>
        (await loaders.orderParts.load(id)).offer?.steamOfferId ?? null,
    }),
    events: t.field({
      type: [OrderEventRef],
      description: `The history of the order, oldest first, at most ${EVENTS_MAX} events.`,
      resolve: async ({ id }, _args, { loaders }) => (await loaders.orderHistory.load(id)).events,
    }),
  }),
});

/** A page of orders. Its resolver gives `totalCount`. */
export const OrderConnection = builder.connectionObject(
  {
    type: OrderNode,
    name: 'OrderConnection',
    description: 'A page of orders.',
    fields: (t) => ({ totalCount: t.int(totalCount) }),
  },
  { name: 'OrderEdge', description: 'One order of the page.' },
);

/**
 * The orders at these places as a connection.
 * @param sort binds the cursors to the list.
 */
export async function connectOrders(
  db: Db,
  { userId, sort, page, places }: { userId: string; sort: string; page: KeysetPage; places: OrderPlace[] },
) {
  const timeOf = new Map(places.map(({ id, at }) => [id, at?.getTime() ?? null]));
  const orders = await listOwnOrders(db, userId, [...timeOf.keys()]);
  return keysetConnection(orders, page, (node) => ({
    node,
    cursor: writeSortCursor(sort, { value: timeOf.get(node.id) ?? null, id: node.id }),
  }));
}

builder.prismaObjectField(OrderNode, 'offerOrders', (t) =>
  t.field({
    type: [OrderNode],
    description:
      'The other orders whose copies come, or came, in the same trade offer, at most 19. Steam accepts or declines an offer as a whole; each order keeps its own money and end.',
    resolve: async ({ id: orderId, buyerId }, _args, { loaders, platform }) => {
      const { offerOrderIds: ids } = await loaders.orderHistory.load(orderId);
      return listOwnOrders(platform.db, buyerId, ids);
    },
  }),
);

builder.prismaObjectFields(OrderNode, (t) => ({
  priceCents: t.expose('priceCents', { type: 'Cents', description: 'Price that the buyer pays, in fen.' }),
  feeCents: t.field({
    type: 'Cents',
    description: 'Fee that the seller pays, fixed at purchase, in fen. 0 for the buyer, who pays no fee.',
    resolve: (order, _args, context) => (isBuyer(order, context) ? 0n : order.feeCents),
  }),
  terminalPriceCents: t.field({
    type: 'Cents',
    description:
      'Amount for the viewer in fen: the price for the buyer, the price less the fee for the seller.',
    resolve: (order, _args, context) =>
      isBuyer(order, context) ? order.priceCents : order.priceCents - order.feeCents,
  }),
  deliveryType: t.field({
    type: DeliveryType,
    description: 'Whether a robot or the seller by hand delivers the asset.',
    resolve: (order) => (order.isAutomatic ? 'automatic' : 'manual'),
  }),
  actor: t.field({
    type: OrderDutyEnum,
    description: 'The party that must act now.',
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
      'Time limit of the current phase, after which the order changes automatically. While `pausedAt` is set, it is pushed back as time passes.',
  }),
  pausedAt: t.expose('pausedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the deadline was paused because Steam is down. Null while the deadline runs.',
  }),
  holdEndsAt: t.expose('holdEndsAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the trade hold of Steam ends. Null without a trade hold.',
  }),
  deliveryIssue: t.field({
    type: DeliveryIssueEnum,
    nullable: true,
    description:
      "Why Steam does not accept an offer to the buyer's trade link. The buyer can replace the link by `setOrderTradeUrl`.",
    // In later phases the row still contains it, as the reason why a deadline passed.
    resolve: (order) =>
      order.phase === 'awaitingOffer' ? (order.deliveryIssue as DeliveryIssue | null) : null,
  }),
  canBuyerCancelAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'From when the buyer may cancel the order. Null where the buyer cannot cancel it.',
    resolve: (order, _args, { platform }) =>
      cancelAllowedFrom(cancelStateOf(order), 'buyer', platform.config.ORDER_BUYER_CANCEL_AFTER_MS),
  }),
  canCancel: t.boolean({
    description: 'True if the viewer may cancel the order now.',
    resolve: async (order, _args, context) => {
      const side = isBuyer(order, context) ? 'buyer' : 'seller';
      const { ORDER_BUYER_CANCEL_AFTER_MS: afterMs } = context.platform.config;
      const from = cancelAllowedFrom(cancelStateOf(order), side, afterMs);
      return from !== null && from <= (await context.loaders.now());
    },
  }),
}));

builder.prismaObjectFields(OrderNode, (t) => ({
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the order was placed.' }),
  updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When the order last changed.' }),
  confirmedAt: t.expose('confirmedAt', {
    type: 'DateTime',
    nullable: true,
    description: "When the seller or the seller's robot confirmed the offer.",
  }),
  tradedAt: t.expose('tradedAt', {
    type: 'DateTime',
    nullable: true,
    description: "When the trade happened, by Steam's clock. Null before the trade.",
  }),
  settlesAt: t.expose('settlesAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When trade protection ends and the money becomes withdrawable.',
  }),
  heldFromDepositCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'Part of the price that was held from the deposit of the buyer, in fen. Null for the seller.',
    resolve: (order, _args, context) => (isBuyer(order, context) ? order.heldFromDepositCents : null),
  }),
  heldFromProceedsCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'Part of the price that was held from the proceeds of the buyer, in fen. Null for the seller.',
    resolve: (order, _args, context) => (isBuyer(order, context) ? order.heldFromProceedsCents : null),
  }),
}));

function cancelStateOf(order: { phase: string; reason: string | null; createdAt: Date }) {
  return { ...order, phase: order.phase as OrderPhase, reason: order.reason as OrderReason | null };
}

/** An order of the viewer, for the payload of a mutation that made or changed it. */
export async function getOrder(
  orderId: string,
  { platform, viewer }: GraphqlContext,
): Promise<(typeof OrderNode)['$inferType']> {
  const [order] = await listOwnOrders(platform.db, requireViewer(viewer).userId, [orderId]);
  assert(order, `order ${orderId} is one of the viewer's`);
  return order;
}
