import { builder } from '../../http/graphql/builder.ts';
import type { MarketTagRow } from './marketItem.store.ts';

/** Steam's categories of tags. */
export const TagCategory = builder.enumType('TagCategory', {
  description: "Steam's categories of tags.",
  values: {
    TYPE: { value: 'type' },
    WEAPON: { value: 'weapon' },
    RARITY: { value: 'rarity' },
    QUALITY: { value: 'quality' },
    EXTERIOR: { value: 'exterior' },
    ITEM_SET: { value: 'itemSet' },
  } as const,
});

/** A value that items are tagged with. */
export const MarketTagObject = builder.objectRef<MarketTagRow>('MarketTag').implement({
  authScopes: { everyone: true },
  description: 'A value that items are tagged with, with its words and colour.',
  fields: (t) => ({
    category: t.field({
      type: TagCategory,
      description: 'What it says something about.',
      resolve: (tag) => tag.category as 'type',
    }),
    internalName: t.exposeString('internalName', {
      description: "Steam's internal name: what filters take.",
    }),
    nameZh: t.exposeString('nameZh', { description: 'Word in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Word in English.' }),
    color: t.exposeString('color', {
      nullable: true,
      description: 'Catalogue colour, for lights and marks.',
    }),
    parent: t.exposeString('parent', {
      nullable: true,
      description: 'Of a weapon: the internal name of its type.',
    }),
  }),
});

builder.queryField('marketTags', (t) =>
  t.field({
    type: [MarketTagObject],
    nullable: true,
    description:
      'Every tag that items carry, in the order in which people expect them. A few hundred, the same for everybody.',
    authScopes: { everyone: true },
    complexity: { field: 1, multiplier: 5 },
    resolve: (_root, _args, { market }) => [...market.tags],
  }),
);
