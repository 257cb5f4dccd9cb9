import { builder } from '../../http/graphql/builder.ts';
import { OrderNode } from './order.graphql.ts';
import { isBuyer, type OrderPhase, type OrderReason } from './order.ts';
import { waitsForOffersEnd } from './orderCancel.ts';

/** What the seller of an ordinary account sends, from which Steam account, and to whom. */
interface HandDelivery {
  steamId: string;
  tradeUrl: string;
  message: string;
}

const HandDeliveryRef = builder.objectRef<HandDelivery>('HandDelivery').implement({
  authScopes: { signedIn: true },
  description:
    "Instructions for a seller who delivers by hand: send the order's asset alone, for nothing in " +
    'return, in one offer.',
  fields: (t) => ({
    steamId: t.exposeString('steamId', {
      description: 'The Steam account that holds the item and sends the offer.',
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
      return offer && { steamId: offer.steamId, tradeUrl: order.buyerTradeUrl, message: offer.tag };
    },
  }),
);
