import { AccountBlocked, TradeUrlMissing } from '../../accounts/user/user.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { InsufficientFunds } from '../../payments/ledger/ledger.errors.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { ListingGone, OwnListing, PriceChanged, TradeBanned, TradeHeld } from '../order/order.errors.ts';
import { acceptOffer, counterOffer, declineOffer, type OfferAnswer, withdrawOffer } from './answerOffer.ts';
import {
  BargainClosed,
  CounterOutOfRange,
  OfferBuyerUnable,
  OfferEnded,
  OfferExists,
  OfferIsPurchase,
  OffersFull,
  OffersPaused,
  OfferTooLow,
  OfferWithdrawnTooEarly,
} from './bargain.errors.ts';
import { PriceOfferNode } from './bargain.graphql.ts';
import { makeOffer } from './makeOffer.ts';
import { setBargainTerms } from './setBargainTerms.ts';

type OutputFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<OfferAnswer>>['implement']>[0]['fields']>
>[0];

/** What every change of an offer returns. */
const outputFields = (t: OutputFields) => ({
  offer: t.prismaField({
    type: PriceOfferNode,
    description: 'The offer after it.',
    resolve: (query, { offerId, userId }, _args, { platform }) =>
      platform.db.priceOffer.findUniqueOrThrow({
        ...query,
        where: { id: offerId, OR: [{ buyerId: userId }, { sellerId: userId }] },
      }),
  }),
  viewer: t.prismaField({
    type: ViewerNode,
    description: 'The viewer, with the current wallet.',
    resolve: (query, _payload, _args, context) => getViewer(query, context),
  }),
});

/** What can stop the purchase that an accepted offer makes. */
const PURCHASE_ERRORS = [
  ServiceClosed,
  ListingGone,
  OwnListing,
  InsufficientFunds,
  TradeUrlMissing,
  AccountBlocked,
  TradeBanned,
  TradeHeld,
];

builder.relayMutationField(
  'makeOffer',
  {
    description: 'The listing, and what the buyer would pay for it.',
    inputFields: (t) => ({
      listingId: t.globalID({
        required: true,
        for: ListingNode,
        description: 'The copy that the buyer wants for less.',
      }),
      priceCents: t.field({
        type: 'Cents',
        required: true,
        description: 'What the buyer would pay, in fen: less than the ask, at least `bargain.leastCents`.',
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it returns the same offer.',
      }),
    }),
  },
  {
    description:
      'Offers less than the ask for a listing. The money is held at once; the seller may accept, decline or counter within 24 hours. Terms of the seller may accept it by themselves.',
    authScopes: { signedIn: true },
    errors: {
      types: [
        ...PURCHASE_ERRORS,
        BargainClosed,
        OfferTooLow,
        OfferIsPurchase,
        OfferExists,
        OffersFull,
        OffersPaused,
        RequestIdReused,
      ],
    },
    resolve: async (_root, { input }, { platform, viewer }): Promise<OfferAnswer> => {
      const { userId } = requireViewer(viewer);
      const { listingId, ...rest } = input;
      return {
        userId,
        offerId: await makeOffer(platform, { ...rest, buyerId: userId, listingId: listingId.id }),
      };
    },
  },
  { description: 'The offer was made.', outputFields },
);

builder.relayMutationField(
  'counterOffer',
  {
    description: 'The offer, and what the seller asks instead.',
    inputFields: (t) => ({
      offerId: t.globalID({
        required: true,
        for: PriceOfferNode,
        description: 'An offer that the viewer has received.',
      }),
      priceCents: t.field({
        type: 'Cents',
        required: true,
        description: 'What the seller asks instead, in fen: above the offer and below the ask.',
      }),
    }),
  },
  {
    description: 'Asks another price of a buyer, once. The buyer decides within 12 hours.',
    authScopes: { signedIn: true },
    errors: { types: [OfferEnded, CounterOutOfRange] },
    resolve: async (_root, { input }, { platform, viewer }): Promise<OfferAnswer> => {
      const answer = { offerId: input.offerId.id, userId: requireViewer(viewer).userId };
      await counterOffer(platform, { ...answer, priceCents: input.priceCents });
      return answer;
    },
  },
  { description: 'The counter-offer was made.', outputFields },
);

const ANSWERS = {
  acceptOffer: {
    act: acceptOffer,
    description:
      'Accepts the price of the other side: the seller an open offer, the buyer a counter-offer. It makes an ordinary order. Repeating it returns the same one.',
    done: 'The offer is accepted.',
    types: [OfferEnded, OfferBuyerUnable, PriceChanged, ...PURCHASE_ERRORS],
  },
  declineOffer: {
    act: declineOffer,
    description: 'Declines an offer, or as its buyer a counter-offer; the money returns at once.',
    done: 'The offer is declined.',
    types: [OfferEnded],
  },
  withdrawOffer: {
    act: withdrawOffer,
    description:
      "Withdraws the viewer's own offer, from ten minutes after it was made or once it was countered; the money returns at once.",
    done: 'The offer was withdrawn.',
    types: [OfferEnded, OfferWithdrawnTooEarly],
  },
} as const;

for (const [name, { act, description, done, types }] of Object.entries(ANSWERS))
  builder.relayMutationField(
    name,
    {
      description: 'The offer that is answered.',
      inputFields: (t) => ({
        offerId: t.globalID({
          required: true,
          for: PriceOfferNode,
          description: 'An offer that the viewer has made or received.',
        }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      errors: { types: [...types] },
      resolve: async (_root, { input }, { platform, viewer }): Promise<OfferAnswer> => {
        const answer = { offerId: input.offerId.id, userId: requireViewer(viewer).userId };
        await act(platform, answer);
        return answer;
      },
    },
    { description: done, outputFields },
  );

builder.relayMutationField(
  'setBargainTerms',
  {
    description: 'What offers are taken, for one listing or for the shop. What is left out is not bounded.',
    inputFields: (t) => ({
      listingId: t.globalID({
        required: false,
        for: ListingNode,
        description:
          "A listing of the viewer, whose terms then count instead of the shop's. The shop if omitted.",
      }),
      isOpen: t.boolean({ required: true, description: 'True if offers are taken at all.' }),
      leastCents: t.field({ type: 'Cents', required: false, description: 'The smallest offer, in fen.' }),
      leastPercent: t.int({
        required: false,
        description: 'The smallest offer in percent of the ask, 1 to 99; instead of `leastCents`.',
      }),
      acceptCents: t.field({
        type: 'Cents',
        required: false,
        description:
          'The smallest offer that is accepted by itself, in fen; for one listing only while its ask is not higher than now.',
      }),
      acceptPercent: t.int({
        required: false,
        description:
          'The smallest offer that is accepted by itself, in percent of the ask, 1 to 99; instead of `acceptCents`.',
      }),
    }),
  },
  {
    description:
      'Sets what offers the viewer takes. Below the smallest one an offer is refused, and the seller hears nothing of it. Open offers stay as they are.',
    authScopes: { signedIn: true },
    errors: { types: [ListingGone, AccountBlocked] },
    resolve: async (_root, { input }, { platform, viewer }): Promise<object> => {
      const { listingId, isOpen, leastCents, leastPercent, acceptCents, acceptPercent } = input;
      await setBargainTerms(platform, {
        sellerId: requireViewer(viewer).userId,
        listingId: listingId?.id ?? null,
        isOpen,
        leastCents: leastCents ?? null,
        leastPercent: leastPercent ?? null,
        acceptCents: acceptCents ?? null,
        acceptPercent: acceptPercent ?? null,
      });
      return {};
    },
  },
  {
    description: 'The terms are set.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: "The viewer, with the shop's terms.",
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
