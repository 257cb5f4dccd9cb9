import { finishName } from '../../catalog/items/finishName.ts';
import { builder } from '../../http/graphql/builder.ts';
import { AssetRef, type StickerShape } from '../listing/listing.graphql.ts';
import { hasTrait, isPattern, type TraitWorth, traitWorthOf } from './traitWorth.ts';

const PricedTraitEnum = builder.enumType('PricedTrait', {
  description: 'A trait of a copy that prices may follow.',
  values: {
    FADE: { value: 'fade', description: 'How much of the gradient shows; alike within 1.5 percent points.' },
    BLUE: { value: 'blue', description: 'Share of blue on the front; alike within 5 percent points.' },
    WEAR: {
      value: 'wear',
      description:
        'The wear; alike within a twentieth of the range of the exterior, such as 0.0115 for Field-Tested.',
    },
    STICKERS: {
      value: 'stickers',
      description: 'The sticker that it carries most often; alike is what carries the same as often or more.',
    },
  } as const,
});

const TraitWorthRef = builder.objectRef<TraitWorth>('TraitWorth').implement({
  authScopes: { everyone: true },
  description:
    'What copies with a like trait were sold for, beside all copies of the item; of its phase, where the copy has one. Medians of the last half year, ' +
    'of at most 1,000 sales.',
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
    description: 'What traits of the copy were worth in sales. Empty where too few sales say anything.',
    args: {
      traits: t.arg({
        type: [PricedTraitEnum],
        required: true,
        defaultValue: ['fade', 'blue'],
        description: 'The traits to compare, each at most once.',
      }),
    },
    // Sales are read once for each item, and looked through for each copy.
    complexity: ({ traits }) => ({
      field: traits.some((trait) => !isPattern(trait)) ? 40 : 10,
      multiplier: 2,
    }),
    resolve: async ({ marketItemId, phase, ...asset }, { traits }, { loaders, market }) => {
      const item = market.findById(marketItemId);
      const stickers = (asset.stickers as unknown as StickerShape[]).map(
        ({ marketHashName }) => marketHashName,
      );
      const copy = { ...asset, stickers };
      const asked = [...new Set(traits)].filter((trait) => hasTrait(copy, trait));
      if (!item || asked.length === 0) return [];
      return traitWorthOf(copy, asked, {
        finish: finishName(item),
        phase,
        sales: await loaders[asked.includes('stickers') ? 'stickerSales' : 'patternSales'].load(marketItemId),
      });
    },
  }),
);
