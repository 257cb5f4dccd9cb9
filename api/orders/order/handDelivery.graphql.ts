import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import {
  countDueDeliveries,
  listDueDeliveryIds,
  listSentDeliveryIds,
  listWrongDeliveryIds,
  type OrderedIds,
} from './deliveryDesk.store.ts';
import { OrderNode } from './order.graphql.ts';
import { isBuyer, type OrderPhase, type OrderReason } from './order.ts';
import { waitsForOffersEnd } from './orderCancel.ts';

/** What the seller of an ordinary account sends, from which Steam account, and to whom. */
interface HandDelivery {
  steamId: string;
  accountName: string;
  tradeUrl: string;
  message: string;
}

const HandDeliveryRef = builder.objectRef<HandDelivery>('HandDelivery').implement({
  authScopes: { signedIn: true },
  description:
    "Instructions for a seller who delivers by hand: send the order's asset for nothing in return, in one offer, " +
    'alone or with what the same buyer ordered from the same account.',
  fields: (t) => ({
    steamId: t.exposeString('steamId', {
      description: 'The Steam account that holds the item and sends the offer.',
    }),
    accountName: t.exposeString('accountName', {
      description: 'Name of that account at Steam, or else the one with which it signs in.',
    }),
    tradeUrl: t.exposeString('tradeUrl', {
      description: "The buyer's trade link, the only one that the offer may be sent to.",
    }),
    message: t.exposeString('message', {
      description:
        "Optional text for the offer's message, by which the offer is found sooner. The offer is identified " +
        'by its item, not by its message.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'isOfferLeftOpen', (t) =>
  t.boolean({
    description:
      'True while the order is ending but the offer that its seller made by hand is still open at Steam. ' +
      'The order waits until the seller cancels the offer, the buyer declines it, or it expires. An ' +
      'acceptance still counts.',
    select: { phase: true, reason: true, isAutomatic: true, tradeOffer: { select: { state: true } } },
    resolve: ({ phase, reason, isAutomatic, tradeOffer }) =>
      waitsForOffersEnd({
        phase: phase as OrderPhase,
        reason: reason as OrderReason | null,
        isAutomatic,
        offerState: tradeOffer?.state ?? null,
      }),
  }),
);

builder.prismaObjectField(OrderNode, 'handDelivery', (t) =>
  t.field({
    type: HandDeliveryRef,
    nullable: true,
    description:
      'What the seller has to send by `deadlineAt`, if the order is delivered by hand and waits for its ' +
      'offer; otherwise null. Visible to the seller.',
    select: {
      id: true,
      phase: true,
      isAutomatic: true,
      buyerId: true,
      buyerTradeUrl: true,
    },
    resolve: async (order, _args, context) => {
      if (order.isAutomatic || order.phase !== 'awaitingOffer' || isBuyer(order, context)) return null;
      const offer = await context.loaders.offerSender.load(order.id);
      if (!offer) return null;
      const { steamId, accountName, tag: message } = offer;
      return { steamId, accountName, tradeUrl: order.buyerTradeUrl, message };
    },
  }),
);

builder.prismaObjectField(OrderNode, 'senderAccountName', (t) =>
  t.string({
    nullable: true,
    description:
      'Name of the Steam account that holds the copy: at Steam, or else the one with which it signs in. Null for the buyer, and where a robot delivers.',
    select: { id: true, isAutomatic: true, buyerId: true },
    resolve: async (order, _args, context) => {
      if (order.isAutomatic || isBuyer(order, context)) return null;
      return (await context.loaders.offerSender.load(order.id))?.accountName ?? null;
    },
  }),
);

const DeliveryDeskRef = builder.objectRef<{ userId: string }>('DeliveryDesk').implement({
  authScopes: { signedIn: true },
  description: 'Orders that a seller delivers by hand, and wrong deliveries that can still be corrected.',
  fields: (t) => ({
    dueCount: t.int({
      description: 'Number of orders whose offer the viewer still has to send or confirm.',
      resolve: ({ userId }, _args, { platform }) => countDueDeliveries(platform.db, userId),
    }),
    due: t.prismaField({
      type: [OrderNode],
      description:
        'Orders whose offer the viewer has to send or confirm, at most 100, by deadline. Those of one Steam account to one trade link are adjacent, since one offer can deliver them.',
      resolve: (query, { userId }, _args, context) => readOrders(listDueDeliveryIds, userId, query, context),
    }),
    sent: t.prismaField({
      type: [OrderNode],
      description:
        'Orders whose offer waits for the buyer and can still be cancelled, at most 100, by deadline.',
      resolve: (query, { userId }, _args, context) => readOrders(listSentDeliveryIds, userId, query, context),
    }),
    wrong: t.prismaField({
      type: [OrderNode],
      description:
        'Orders whose buyer accepted a wrong delivery within seven days, which Steam may still reverse, at most 100, newest first.',
      resolve: (query, { userId }, _args, context) =>
        readOrders(listWrongDeliveryIds, userId, query, context),
    }),
  }),
});

/** Reads orders in the order of a list of their ids. */
async function readOrders(
  list: OrderedIds,
  sellerId: string,
  query: object,
  { platform: { db } }: GraphqlContext,
) {
  const ids = await list(db, sellerId);
  const orders = await db.order.findMany({ ...query, where: { id: { in: ids }, sellerId } });
  const places = new Map(ids.map((id, place) => [id, place]));
  return orders.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

builder.prismaObjectField(ViewerNode, 'deliveryDesk', (t) =>
  t.field({
    type: DeliveryDeskRef,
    nullable: true,
    description: 'The orders that the viewer delivers by hand.',
    resolve: ({ id: userId }) => ({ userId }),
  }),
);
