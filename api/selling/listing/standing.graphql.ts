import type { ItemPhase } from '../../catalog/prices/sale.store.ts';
import { sellingTimesOf } from '../../catalog/prices/sellingTimes.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';
import { ListingNode } from './listing.graphql.ts';
import { LAST_SALES, PastSaleRef, referenceFor, SellingTimeRef } from './priceContext.graphql.ts';

/** A copy of the viewer with its ask. */
export type StandingSubject = ItemPhase & {
  /** Null if it is not offered. */
  askCents: Cents | null;
  /** True if it is one of the copies that buyers see. */
  isOnSale: boolean;
};

const standingOf = (
  { marketItemId, phase, askCents }: StandingSubject,
  { loaders, viewer }: GraphqlContext,
) => loaders.standing.load({ marketItemId, phase, askCents, viewerId: requireViewer(viewer).userId });

/** The GraphQL type of the place of a copy in the market. */
export const MarketStanding = builder.objectRef<StandingSubject>('MarketStanding').implement({
  authScopes: { signedIn: true },
  description:
    'Where a copy of the viewer stands among those on sale of its item and phase, and how well these sell. Copies that nobody can buy do not count.',
});

builder.objectFields(MarketStanding, (t) => ({
  listingCount: t.int({
    description: 'Number of copies on sale, this one included if it has an ask.',
    resolve: async (copy, _args, context) =>
      (await standingOf(copy, context)).listingCount + (copy.askCents === null || copy.isOnSale ? 0 : 1),
  }),
  ownListingCount: t.int({
    description: 'Number of other copies that the viewer has on sale.',
    resolve: async (copy, _args, context) =>
      (await standingOf(copy, context)).ownListingCount - (copy.isOnSale ? 1 : 0),
  }),
  place: t.int({
    nullable: true,
    description:
      'Its place by price, or the place that it would have if it could be bought; 1 is the cheapest. Copies at the same price share the best of their places. Null if it has no ask.',
    resolve: async (copy, _args, context) =>
      copy.askCents === null ? null : (await standingOf(copy, context)).cheaperCount + 1,
  }),
  lastPlace: t.int({
    nullable: true,
    description: 'The worst place of the copies at its price. Null if it has no ask.',
    resolve: async (copy, _args, context) => {
      if (copy.askCents === null) return null;
      const { cheaperCount, equalCount } = await standingOf(copy, context);
      return cheaperCount + equalCount + (copy.isOnSale ? 0 : 1);
    },
  }),
  lowestOtherAskCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'Lowest ask of other sellers, in fen. Null if there is none.',
    resolve: async (copy, _args, context) => (await standingOf(copy, context)).lowestOtherAskCents,
  }),
  aboveLowestCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'How far its ask is above the lowest ask of other sellers, in fen; negative below it. Null if there is none of the two.',
    resolve: async (copy, _args, context) => {
      const { lowestOtherAskCents: lowest } = await standingOf(copy, context);
      return copy.askCents === null || lowest === null ? null : copy.askCents - lowest;
    },
  }),
}));

builder.objectFields(MarketStanding, (t) => ({
  weekSaleCount: t.int({
    description: 'Number of sales of its item and phase today and on the six days before, in UTC.',
    resolve: async (copy, _args, context) => (await standingOf(copy, context)).weekSaleCount,
  }),
  lastSale: t.field({
    type: PastSaleRef,
    nullable: true,
    description: 'The last sale of its item and phase, whatever its age. Null if there was none.',
    resolve: async (copy, _args, { loaders }) => (await loaders.latestSales.load(copy))[0] ?? null,
  }),
  lastSales: t.field({
    type: [PastSaleRef],
    description: 'The last three sales of its item and phase, whatever their age, the newest first.',
    complexity: { field: 1, multiplier: 1 },
    resolve: async (copy, _args, { loaders }) => (await loaders.latestSales.load(copy)).slice(0, LAST_SALES),
  }),
  sellingTime: t.field({
    type: SellingTimeRef,
    nullable: true,
    description:
      'How long copies waited that sold at about its ask. Null if too few did, or if it has no ask.',
    resolve: async (copy, _args, context) => {
      const { askCents } = copy;
      if (askCents === null) return null;
      const [sales, reference, now] = await Promise.all([
        context.loaders.latestSales.load(copy),
        referenceFor(copy, context),
        context.loaders.now(),
      ]);
      const times = sellingTimesOf(sales, reference?.priceCents ?? null, now);
      return (
        times.find(({ fromCents, belowCents }) => askCents >= fromCents && askCents < belowCents) ?? null
      );
    },
  }),
}));

builder.prismaObjectFields(ListingNode, (t) => ({
  standing: t.field({
    type: MarketStanding,
    nullable: true,
    description: 'Where it stands in the market. Null for everybody but the seller.',
    select: {
      sellerId: true,
      marketItemId: true,
      phase: true,
      askCents: true,
      status: true,
      seller: { select: { isBlocked: true } },
    },
    resolve: ({ sellerId, status, seller, ...copy }, _args, { viewer }) =>
      sellerId === viewer?.userId ? { ...copy, isOnSale: status === 'active' && !seller.isBlocked } : null,
  }),
  costCents: t.field({
    type: 'Cents',
    nullable: true,
    description: 'Cost of the copy to its seller, in fen. Null if unknown, and for everybody else.',
    select: { sellerId: true, asset: { select: { costCents: true } } },
    resolve: ({ sellerId, asset: { costCents } }, _args, { viewer }) =>
      sellerId === viewer?.userId ? costCents : null,
  }),
  profitCents: t.field({
    type: 'Cents',
    nullable: true,
    description:
      'What a sale at this ask pays the seller after the fee, less the cost of the copy, in fen; negative for a loss. Null if the cost is unknown, and for everybody else.',
    select: { sellerId: true, askCents: true, asset: { select: { costCents: true } } },
    resolve: ({ sellerId, askCents, asset: { costCents } }, _args, { viewer, platform }) =>
      sellerId === viewer?.userId && costCents !== null
        ? askCents - feeOf(askCents, platform.config.SALE_FEE_BASIS_POINTS) - costCents
        : null,
  }),
}));
