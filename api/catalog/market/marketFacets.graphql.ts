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
    'How many items each value of a tag category would show. Two lists of one length, since there are hundreds of values.',
  fields: (t) => ({
    category: t.field({
      type: TagCategory,
      description: 'The category.',
      resolve: ({ tag }) => CATEGORIES[tag],
    }),
    internalNames: t.stringList({
      description: 'Values: what filters take.',
      resolve: ({ counts }) => counts.map(({ value }) => value),
    }),
    counts: t.intList({
      description: 'Items of each value, in the same order.',
      resolve: ({ counts }) => counts.map(({ count }) => count),
    }),
  }),
});

/** A bar of the price histogram. */
export const PriceBar = builder.objectRef<PriceBarShape>('PriceBar').implement({
  authScopes: { everyone: true },
  description: 'Items whose lowest ask lies in a range of prices.',
  fields: (t) => ({
    fromCents: t.exposeInt('fromCents', { description: 'Lowest price of the range, in fen.' }),
    toCents: t.exposeInt('toCents', { description: 'The range ends below this price, in fen.' }),
    count: t.exposeInt('count', { description: 'Items in it.' }),
  }),
});
