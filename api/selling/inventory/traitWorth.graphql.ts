import { finishName } from '../../catalog/items/finishName.ts';
import { builder } from '../../http/graphql/builder.ts';
import { AssetRef } from '../listing/listing.graphql.ts';
import { type TraitWorth, traitWorthOf } from './traitWorth.ts';

const PricedTraitEnum = builder.enumType('PricedTrait', {
  description: 'A trait of a copy that prices may follow.',
  values: {
    FADE: { value: 'fade', description: 'How much of the gradient shows; alike within 1.5 percent points.' },
    BLUE: { value: 'blue', description: 'Share of blue on the front; alike within 5 percent points.' },
  } as const,
});

const TraitWorthRef = builder.objectRef<TraitWorth>('TraitWorth').implement({
  authScopes: { everyone: true },
  description:
    'What copies with a like trait were sold for, beside all copies of the item: medians of the last half year, of at most 1,000 sales.',
  fields: (t) => ({
    trait: t.field({
      type: PricedTraitEnum,
      description: 'The trait that is compared.',
      resolve: ({ trait }) => trait,
    }),
    likeCount: t.exposeInt('likeCount', {
      description: 'Number of sales of copies with a like trait, at least 5.',
    }),
    likeMedianCents: t.expose('likeMedianCents', {
      type: 'Cents',
      description: 'Median price of those sales, in fen.',
    }),
    allCount: t.exposeInt('allCount', { description: 'Number of all sales that were looked at.' }),
    allMedianCents: t.expose('allMedianCents', {
      type: 'Cents',
      description: 'Median price of all those sales, in fen.',
    }),
  }),
});

builder.prismaObjectField(AssetRef, 'traitWorth', (t) =>
  t.field({
    type: [TraitWorthRef],
    description: 'What the traits of the copy were worth in sales. Empty where too few sales say anything.',
    complexity: { field: 1, multiplier: 2 },
    select: { marketItemId: true, fadeShare: true, blueShare: true },
    resolve: async ({ marketItemId, ...copy }, _args, { loaders, market }) => {
      const item = market.findById(marketItemId);
      if (!item || (copy.fadeShare === null && copy.blueShare === null)) return [];
      return traitWorthOf(copy, {
        finish: finishName(item),
        sales: await loaders.patternSales.load(marketItemId),
      });
    },
  }),
);
