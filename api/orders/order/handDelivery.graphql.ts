import { builder } from '../../http/graphql/builder.ts';
import { waitsForOffersEnd } from './openOffer.ts';
import { OrderNode } from './order.graphql.ts';
import type { OrderPhase, OrderReason } from './order.ts';
import { isBuyer } from './orderSide.ts';

/** What an ordinary seller sends, from where, to whom. */
interface HandDelivery {
  steamId: string;
  tradeUrl: string;
  message: string;
}

const HandDeliveryRef = builder.objectRef<HandDelivery>('HandDelivery').implement({
  authScopes: { signedIn: true },
  description:
    "What the seller of an ordinary account sends by hand: the order's asset alone, for nothing, in one offer.",
  fields: (t) => ({
    steamId: t.exposeString('steamId', {
      description: 'The Steam account that holds the item and sends the offer.',
    }),
    tradeUrl: t.exposeString('tradeUrl', {
      description: "The buyer's trade link: the offer goes to this one and no other.",
    }),
    message: t.exposeString('message', {
      description:
        'May be written into the offer, so that it is found sooner. The item decides, not the message.',
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'isOfferLeftOpen', (t) =>
  t.boolean({
    description:
      'The order is ending, and the offer that its seller made by hand still stands open at Steam: the order waits until the seller cancels ' +
      'it, the buyer declines it, or Steam ends it. An acceptance still counts.',
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
      'What to send by `deadlineAt`, for the seller of an order that is delivered by hand and waits for its offer. Else null.',
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
      return offer && { steamId: offer.steamId, tradeUrl: order.buyerTradeUrl, message: offer.tag };
    },
  }),
);
