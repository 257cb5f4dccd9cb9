import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { readClock } from '../../kernel/clock.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { WalletRef } from '../../payments/wallet/wallet.graphql.ts';
import { ListingNode } from '../../selling/listing/listing.graphql.ts';
import { findShopTerms } from './bargain.store.ts';
import {
  actionsOf,
  type OfferAction,
  type OfferBound,
  type OfferEndReason,
  type OfferState,
  type Terms,
  withdrawableFrom,
} from './bargain.ts';
import { type BargainClosedReason, type BargainView, viewBargain } from './viewBargain.ts';

/** Complexity of a field that reads one listing's bargaining. */
const BARGAIN_COST = 50;

const OfferStatusEnum = builder.enumType('PriceOfferStatus', {
  description: 'Where an offer for a listing stands.',
  values: {
    OPEN: { value: 'open', description: 'The seller has not answered it.' },
    COUNTERED: { value: 'countered', description: 'The seller asks another price, and the buyer decides.' },
    ACCEPTED: { value: 'accepted', description: 'It led to a purchase.' },
    DECLINED: { value: 'declined', description: 'One side declined; the money returned.' },
    WITHDRAWN: { value: 'withdrawn', description: 'The buyer withdrew it; the money returned.' },
    EXPIRED: { value: 'expired', description: 'Nobody answered in time; the money returned.' },
    ENDED: { value: 'ended', description: 'The listing was sold, taken off sale or repriced.' },
  } as const satisfies Record<string, { value: OfferState; description: string }>,
});

const OfferEndReasonEnum = builder.enumType('PriceOfferEndReason', {
  description: 'How its listing ended an offer.',
  values: {
    SOLD: { value: 'sold', description: 'Somebody bought the listing.' },
    UNLISTED: { value: 'unlisted', description: 'The listing was taken off sale, or paused.' },
    REPRICED: { value: 'repriced', description: 'The seller changed the ask.' },
    PRICE_CUT: { value: 'priceCut', description: 'The seller cut the ask to the offer or under it.' },
  } as const satisfies Record<string, { value: OfferEndReason; description: string }>,
});

const OfferActionEnum = builder.enumType('PriceOfferAction', {
  description: 'What one side of an offer can do with it.',
  values: {
    ACCEPT: { value: 'accept', description: 'Deal at the price that the other side asks.' },
    COUNTER: { value: 'counter', description: 'Ask the buyer another price, once.' },
    DECLINE: { value: 'decline', description: 'End it, because the price does not suit.' },
    WITHDRAW: { value: 'withdraw', description: 'Take back what the viewer has offered.' },
  } as const satisfies Record<string, { value: OfferAction; description: string }>,
});

const OfferBoundEnum = builder.enumType('OfferBound', {
  description: 'What the smallest offer for a listing follows from.',
  values: {
    SHARE: { value: 'share', description: 'The share of the ask that every offer has to reach.' },
    FLOOR: { value: 'floor', description: 'The smallest offer that the seller has set.' },
    BID: { value: 'bid', description: 'A step above the best buy order that the copy fits.' },
  } as const satisfies Record<string, { value: OfferBound; description: string }>,
});

const SideEnum = builder.enumType('PriceOfferSide', {
  description: 'The side of an offer that the viewer is on.',
  values: {
    BUYER: { value: 'buyer', description: 'The viewer has made the offer.' },
    SELLER: { value: 'seller', description: 'The viewer sells the listing.' },
  } as const,
});

const sideOf = (sellerId: string, userId: string | undefined) => (sellerId === userId ? 'seller' : 'buyer');

/** An offer that the viewer has made or received. */
export const PriceOfferNode = builder.prismaNode('PriceOffer', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => {
    const userId = viewer?.userId ?? NO_ID;
    return { id, OR: [{ buyerId: userId }, { sellerId: userId }] };
  },
  authScopes: { signedIn: true },
  description: 'An offer of less than the ask for one listing, which the viewer has made or received.',
  fields: (t) => ({
    listing: t.relation('listing', { description: 'The copy that the buyer wants for less.' }),
    side: t.field({
      type: SideEnum,
      description: 'The side of the offer that the viewer is on.',
      resolve: ({ sellerId }, _args, { viewer }) => sideOf(sellerId, viewer?.userId),
    }),
    askCents: t.expose('askCents', { type: 'Cents', description: 'The ask when it was made, in fen.' }),
    priceCents: t.expose('priceCents', { type: 'Cents', description: 'What the buyer offers, in fen.' }),
    counterCents: t.expose('counterCents', {
      type: 'Cents',
      nullable: true,
      description: 'What the seller asks instead, in fen. Null if the seller has not countered.',
    }),
    status: t.field({
      type: OfferStatusEnum,
      description: 'Where the offer stands now.',
      resolve: ({ state }) => state as OfferState,
    }),
    endReason: t.field({
      type: OfferEndReasonEnum,
      nullable: true,
      description: 'How its listing ended it. Null if the listing did not.',
      resolve: ({ endReason }) => endReason as OfferEndReason | null,
    }),
    actions: t.field({
      type: [OfferActionEnum],
      description: 'What the viewer may do with it now, in the order in which it is shown.',
      resolve: async (offer, _args, { platform, viewer }) =>
        actionsOf(offer, sideOf(offer.sellerId, viewer?.userId), await readClock(platform.db)),
    }),
    withdrawableFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'From when its buyer may withdraw it. Null if that is possible at once.',
      resolve: (offer) => withdrawableFrom(offer),
    }),
    heldCents: t.field({
      type: 'Cents',
      description: 'Money of the buyer in fen that is held for it.',
      resolve: (offer) => offer.heldFromDepositCents + offer.heldFromProceedsCents,
    }),
    order: t.relation('order', {
      nullable: true,
      description: 'The purchase that it led to. Null if it led to none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be answered.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended, however it did. Null while it waits for an answer.',
    }),
  }),
});

const PriceOfferConnection = builder.connectionObject(
  {
    type: PriceOfferNode,
    name: 'PriceOfferConnection',
    description: 'A page of offers for listings.',
    fields: (t) => ({ totalCount: t.int(totalCount) }),
  },
  { name: 'PriceOfferEdge', description: 'One offer of the page.' },
);

builder.objectField(WalletRef, 'offersCents', (t) =>
  t.field({
    type: 'Cents',
    description: "Money in fen that is held for the viewer's offers: the sum of their `heldCents`.",
    resolve: async ({ userId }, _args, { loaders }) =>
      (await loaders.heldForBidding.load(userId)).offersCents,
  }),
);

const LISTS = [
  ['offersMade', 'buyerId', 'Offers that the viewer has made for listings of others, newest first.'],
  ['offersReceived', 'sellerId', "Offers for the viewer's own listings, newest first."],
] as const;

for (const [name, side, description] of LISTS)
  builder.prismaObjectField(ViewerNode, name, (t) =>
    t.prismaConnection(
      {
        type: PriceOfferNode,
        cursor: 'id',
        nullable: true,
        description,
        complexity: connectionCost,
        args: {
          statuses: t.arg({
            type: [OfferStatusEnum],
            required: false,
            description: 'Only offers that stand so. All of them if omitted.',
          }),
        },
        totalCount: ({ id }, { statuses }, { platform }) =>
          platform.db.priceOffer.count({ where: whereOf(side, id, statuses) }),
        resolve: (query, { id }, { statuses }, { platform }) =>
          listById(query, ({ where, ...page }) =>
            platform.db.priceOffer.findMany({ ...page, where: { ...where, ...whereOf(side, id, statuses) } }),
          ),
      },
      PriceOfferConnection,
    ),
  );

function whereOf(
  side: 'buyerId' | 'sellerId',
  userId: string,
  statuses: readonly OfferState[] | null | undefined,
) {
  return { [side]: userId, ...(statuses && { state: { in: [...statuses] } }) };
}

const TermsRef = builder.objectRef<Terms>('BargainTerms').implement({
  authScopes: { signedIn: true },
  description: 'What offers a seller takes, as the seller has set it.',
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen', { description: 'True if offers are taken at all.' }),
    leastCents: t.expose('leastCents', {
      type: 'Cents',
      nullable: true,
      description: 'The smallest offer, in fen. Null if it is no amount.',
    }),
    leastPercent: t.exposeInt('leastPercent', {
      nullable: true,
      description: 'The smallest offer in percent of the ask. Null if it is no share.',
    }),
    acceptCents: t.expose('acceptCents', {
      type: 'Cents',
      nullable: true,
      description:
        'The smallest offer that is accepted by itself, in fen; for one listing only while its ask is not higher than when this was set. Null if it is no amount.',
    }),
    acceptPercent: t.exposeInt('acceptPercent', {
      nullable: true,
      description:
        'The smallest offer that is accepted by itself, in percent of the ask. Null if it is no share.',
    }),
  }),
});

const ClosedReasonEnum = builder.enumType('BargainClosedReason', {
  description: 'Why no offer can be made for a listing.',
  values: {
    GONE: { value: 'gone', description: 'The listing is not on sale.' },
    OWN: { value: 'own', description: "It is the viewer's own listing." },
    OFF: { value: 'off', description: 'Its seller takes no offers.' },
    NO_ROOM: { value: 'noRoom', description: 'The smallest offer would not be less than the ask.' },
    FULL: { value: 'full', description: 'It has the most offers that one listing may have.' },
  } as const satisfies Record<string, { value: BargainClosedReason; description: string }>,
});

const BargainRef = builder.objectRef<BargainView>('ListingBargain').implement({
  authScopes: { everyone: true },
  description: 'What offers a listing takes, as the viewer sees it.',
  fields: (t) => ({
    isOpen: t.boolean({
      description: 'True if the viewer could make an offer.',
      resolve: ({ closedReason }) => closedReason === null,
    }),
    closedReason: t.field({
      type: ClosedReasonEnum,
      nullable: true,
      description: 'Why no offer can be made. Null if one can.',
      resolve: ({ closedReason }) => closedReason,
    }),
    leastCents: t.expose('leastCents', {
      type: 'Cents',
      nullable: true,
      description: 'The smallest offer, in fen. Null if none can be made.',
    }),
    bound: t.field({
      type: OfferBoundEnum,
      nullable: true,
      description: 'What the smallest offer follows from. Null if none can be made.',
      resolve: ({ bound }) => bound,
    }),
    myOffer: t.prismaField({
      type: PriceOfferNode,
      nullable: true,
      description: "The viewer's own offer that waits for an answer. Null if there is none.",
      resolve: (query, { listingId, userId }, _args, { platform }) =>
        userId === null
          ? null
          : platform.db.priceOffer.findFirst({
              ...query,
              where: { listingId, buyerId: userId, state: { in: ['open', 'countered'] } },
            }),
    }),
    ownTerms: t.field({
      type: TermsRef,
      nullable: true,
      description: "The terms of the viewer's own listing or shop. Null for others, and if none are set.",
      resolve: ({ ownTerms }) => ownTerms,
    }),
  }),
});

builder.prismaObjectField(ListingNode, 'bargain', (t) =>
  t.field({
    type: BargainRef,
    nullable: true,
    description: 'What offers of less than the ask it takes.',
    complexity: BARGAIN_COST,
    resolve: ({ id }, _args, { platform, viewer }) => viewBargain(platform, id, viewer?.userId ?? null),
  }),
);

builder.prismaObjectField(ViewerNode, 'bargainTerms', (t) =>
  t.field({
    type: TermsRef,
    nullable: true,
    description: "What offers the viewer's shop takes. Null for the usual: all from 70 % of the ask on.",
    resolve: ({ id }, _args, { platform }) => findShopTerms(platform.db, id),
  }),
);
