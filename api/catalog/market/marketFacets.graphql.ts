import { builder } from '../../http/graphql/builder.ts';
import type { Facet, PriceBar as PriceBarShape } from './marketFacets.ts';
import { TagCategory } from './marketTag.graphql.ts';

const CATEGORIES = {
  tagType: 'type',
  tagWeapon: 'weapon',
  tagRarity: 'rarity',
  tagQuality: 'quality',
  tagExterior: 'exterior',
  tagItemSet: 'itemSet',
} as const;

/** The counts of one tag category. */
export const MarketFacet = builder.objectRef<Facet>('MarketFacet').implement({
  authScopes: { everyone: true },
  description:
    'Number of items for each value of a tag category. Two parallel lists, since there are hundreds of values.',
  fields: (t) => ({
    category: t.field({
      type: TagCategory,
      description: 'Tag category that the values belong to.',
      resolve: ({ tag }) => CATEGORIES[tag],
    }),
    internalNames: t.stringList({
      description: "Steam's internal names of the values, as filters accept them.",
      resolve: ({ counts }) => counts.map(({ value }) => value),
    }),
    counts: t.intList({
      description: 'Number of items with each value, in the same order.',
      resolve: ({ counts }) => counts.map(({ count }) => count),
    }),
  }),
});

/** A bar of the price histogram. */
export const PriceBar = builder.objectRef<PriceBarShape>('PriceBar').implement({
  authScopes: { everyone: true },
  description: 'Number of items whose lowest ask is within a range of prices.',
  fields: (t) => ({
    fromCents: t.field({
      type: 'Cents',
      resolve: ({ fromCents }) => BigInt(fromCents),
      description: 'Lowest price of the range, in fen, inclusive.',
    }),
    toCents: t.field({
      type: 'Cents',
      resolve: ({ toCents }) => BigInt(toCents),
      description: 'Upper end of the range, in fen, exclusive.',
    }),
    count: t.exposeInt('count', { description: 'Number of items within the range.' }),
  }),
});
