import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { ReferencePriceRef, referenceIn } from '../../catalog/prices/reference.graphql.ts';
import type { ItemPhase, LatestSale } from '../../catalog/prices/sale.store.ts';
import {
  SELLING_DAYS,
  SELLING_SALES_MIN,
  type SellingTime,
  sellingTimesOf,
} from '../../catalog/prices/sellingTimes.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { LATEST_SALES } from '../../http/graphql/loaders.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { LADDER_COPIES } from './askLadder.store.ts';

/** Maximum number of items and phases of one request. */
const SUBJECTS_MAX = 100;
export const LAST_SALES = 3;

/** The GraphQL type of a waiting time. */
export const SellingTimeRef = builder.objectRef<SellingTime>('SellingTime').implement({
  authScopes: { signedIn: true },
  description:
    'How long copies waited that sold at prices of one band: from the setting of the ask to the purchase. Copies that did not sell are not part of it.',
  fields: (t) => ({
    fromCents: t.expose('fromCents', { type: 'Cents', description: 'Lowest price of the band, in fen.' }),
    belowCents: t.expose('belowCents', {
      type: 'Cents',
      description: 'Lowest price above the band, in fen.',
    }),
    medianSeconds: t.exposeInt('medianSeconds', {
      description: 'Median of the waiting times, in seconds.',
    }),
    saleCount: t.exposeInt('saleCount', {
      description: `Number of sales in the band, at least ${SELLING_SALES_MIN}.`,
    }),
  }),
});

/** The GraphQL type of a sale. */
export const PastSaleRef = builder.objectRef<LatestSale>('PastSale').implement({
  authScopes: { signedIn: true },
  description: 'Price and time of a sale.',
  fields: (t) => ({
    priceCents: t.expose('priceCents', { type: 'Cents', description: 'Price of the sale, in fen.' }),
    soldAt: t.expose('soldAt', { type: 'DateTime', description: 'Time at which the order was settled.' }),
  }),
});

const ladderOf = ({ marketItemId, phase }: ItemPhase, { loaders, viewer }: GraphqlContext) =>
  loaders.askLadder.load({ marketItemId, phase, viewerId: requireViewer(viewer).userId });

/** The reference price of an item or phase. Null if there is none. */
export const referenceFor = async ({ marketItemId, phase }: ItemPhase, { loaders, market }: GraphqlContext) =>
  referenceIn(
    market.findById(marketItemId) ?? { referencePriceCents: null },
    await loaders.references.load(marketItemId),
    phase,
  );

const PriceContext = builder.objectRef<ItemPhase>('PriceContext').implement({
  authScopes: { signedIn: true },
  description:
    'What a seller should know who sets a price for a copy: the asks that it competes with, the last sales, the reference price, and how fast copies sold. For one item, or one Doppler phase or gem.',
});

builder.objectFields(PriceContext, (t) => ({
  listingCount: t.int({
    description: "Number of copies on sale, the viewer's own included.",
    resolve: async (subject, _args, context) => (await ladderOf(subject, context)).listingCount,
  }),
  ownListingCount: t.int({
    description: 'Number of copies that the viewer has on sale.',
    resolve: async (subject, _args, context) => (await ladderOf(subject, context)).ownListingCount,
  }),
  lowestOtherAskCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'Lowest ask of other sellers, in fen. Null if there is none.',
    resolve: async (subject, _args, context) => (await ladderOf(subject, context)).lowestOtherAskCents,
  }),
  askCents: t.field({
    type: ['Cents'],
    description: `Different asks in fen, lowest first, as many as together have at least ${LADDER_COPIES} copies, or all of them. If their \`askCounts\` sum to less than \`listingCount\`, the other copies are more expensive than all of these.`,
    resolve: async (subject, _args, context) => (await ladderOf(subject, context)).askCents,
  }),
  askCounts: t.field({
    type: ['Int'],
    description: 'Number of copies on sale at each of `askCents`.',
    resolve: async (subject, _args, context) => (await ladderOf(subject, context)).counts,
  }),
  ownAskCounts: t.field({
    type: ['Int'],
    description: "Number of the viewer's own copies on sale at each of `askCents`.",
    resolve: async (subject, _args, context) => (await ladderOf(subject, context)).ownCounts,
  }),
}));

builder.objectFields(PriceContext, (t) => ({
  lastSales: t.field({
    type: [PastSaleRef],
    description: `The last ${LAST_SALES} sales, newest first, whatever their age.`,
    complexity: { field: 1, multiplier: LAST_SALES },
    resolve: async (subject, _args, { loaders }) =>
      (await loaders.latestSales.load(subject)).slice(0, LAST_SALES),
  }),
  referencePrice: t.field({
    type: ReferencePriceRef,
    nullable: true,
    description: 'Reference price of the item or the phase, with its derivation. Null if there is none.',
    resolve: (subject, _args, context) => referenceFor(subject, context),
  }),
  sellingTimes: t.field({
    type: [SellingTimeRef],
    description: `How fast copies sold at which price, by bands of prices, cheapest first. Of the newest ${LATEST_SALES} sales those of the last ${SELLING_DAYS} days whose time is known; a band of fewer than ${SELLING_SALES_MIN} is omitted.`,
    complexity: { field: 1, multiplier: 8 },
    resolve: async (subject, _args, context) => {
      const [sales, reference, now] = await Promise.all([
        context.loaders.latestSales.load(subject),
        referenceFor(subject, context),
        context.loaders.now(),
      ]);
      return sellingTimesOf(sales, reference?.priceCents ?? null, now);
    },
  }),
}));

const PriceSubject = builder.inputType('PriceSubject', {
  description: 'An item, or one of its phases, that a price is set for.',
  fields: (t) => ({
    marketItemId: t.globalID({
      required: true,
      for: MarketItemNode,
      description: 'The market item that a price is set for.',
    }),
    phase: t.string({
      required: false,
      description: 'Doppler phase or gem of the copy; none for every other item.',
    }),
  }),
});

builder.queryField('priceContexts', (t) =>
  t.field({
    type: [PriceContext],
    nullable: true,
    description: 'What is known for setting prices, one entry for each subject, in their order.',
    authScopes: { signedIn: true },
    args: {
      of: t.arg({
        type: [PriceSubject],
        required: true,
        description: `Items and phases, at most ${SUBJECTS_MAX}.`,
      }),
    },
    complexity: ({ of }) => ({ field: 1, multiplier: of.length }),
    resolve: (_root, { of }) => {
      if (of.length > SUBJECTS_MAX) throw new InvalidInput('of', `at most ${SUBJECTS_MAX}`);
      return of.map(({ marketItemId: { id }, phase }) => ({
        marketItemId: id,
        phase: phase ? requireText('phase', phase, 40) : null,
      }));
    },
  }),
);
