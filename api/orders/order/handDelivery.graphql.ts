import { builder } from '../../http/graphql/builder.ts';
import { OrderNode } from './order.graphql.ts';
import { isBuyer, isSentByHand, type OrderPhase, type OrderReason } from './order.ts';
import { waitsForOffersEnd } from './orderCancel.ts';

/** What the seller of an ordinary account sends, from which Steam account, and to whom. */
export interface HandDelivery {
  steamId: string;
  accountName: string;
  tradeUrl: string;
  message: string;
}

/** The GraphQL type of these instructions. */
export const HandDeliveryRef = builder.objectRef<HandDelivery>('HandDelivery').implement({
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
    resolve: async ({ id, phase, reason, isAutomatic }, _args, { loaders }) =>
      waitsForOffersEnd({
        phase: phase as OrderPhase,
        reason: reason as OrderReason | null,
        isAutomatic,
        offerState: (await loaders.orderParts.load(id)).offer?.state ?? null,
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
    resolve: async (order, _args, context) => {
      if (!isSentByHand(order) || isBuyer(order, context)) return null;
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
    resolve: async (order, _args, context) => {
      if (order.isAutomatic || isBuyer(order, context)) return null;
      return (await context.loaders.offerSender.load(order.id))?.accountName ?? null;
    },
  }),
);
