import { builder } from '../../http/graphql/builder.ts';
import type { MarketTagRow } from './marketItem.store.ts';

/** Steam's tag categories. */
export const TagCategory = builder.enumType('TagCategory', {
  description: "Category of Steam's item tags.",
  values: {
    TYPE: { value: 'type', description: 'Type of the item, such as rifle or knife.' },
    WEAPON: { value: 'weapon', description: 'Weapon of the item, such as AK-47.' },
    RARITY: { value: 'rarity', description: 'Rarity of the item, such as Covert.' },
    QUALITY: { value: 'quality', description: 'Category of the item, such as StatTrak or souvenir.' },
    EXTERIOR: { value: 'exterior', description: 'Exterior of the item, such as Factory New.' },
    ITEM_SET: { value: 'itemSet', description: 'Collection that the item belongs to.' },
  } as const,
});

/** A tag value. */
export const MarketTagObject = builder.objectRef<MarketTagRow>('MarketTag').implement({
  authScopes: { everyone: true },
  description: 'A tag value of items, with its names and colour.',
  fields: (t) => ({
    category: t.field({
      type: TagCategory,
      description: 'Category that the tag belongs to.',
      resolve: (tag) => tag.category as 'type',
    }),
    internalName: t.exposeString('internalName', {
      description: "Steam's internal name, as filters accept it.",
    }),
    nameZh: t.exposeString('nameZh', { description: 'Display name in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Display name in English.' }),
    color: t.exposeString('color', {
      nullable: true,
      description: 'Colour from the catalogue as #RRGGBB, for highlights.',
    }),
    parent: t.exposeString('parent', {
      nullable: true,
      description: 'For a weapon, the internal name of its type.',
    }),
  }),
});

builder.queryField('marketTags', (t) =>
  t.field({
    type: [MarketTagObject],
    nullable: true,
    description: 'All tags of items in display order. A few hundred, the same for every user.',
    authScopes: { everyone: true },
    complexity: { field: 1, multiplier: 5 },
    resolve: (_root, _args, { market }) => [...market.tags],
  }),
);
