import { builder } from '../../http/graphql/builder.ts';
import { requireText } from '../../kernel/text.ts';
import { listSiblings } from './siblings.ts';

/** One kind of item: everything that shares a market hash name. */
export const MarketItemNode = builder.prismaNode('MarketItem', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description:
    'One kind of item: everything that shares a market hash name. Its copies on sale are `listings`.',
  fields: (t) => ({
    marketHashName: t.exposeString('marketHashName', {
      description: "Valve's exact English name, the natural key.",
    }),
    nameZh: t.exposeString('nameZh', { description: 'Name in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    iconUrl: t.exposeString('iconUrl', {
      nullable: true,
      description: 'Picture, where the catalogue has one.',
    }),
    rarityColor: t.exposeString('rarityColor', {
      description: 'Colour of the rarity, #666666 where there is none.',
    }),
    tagType: t.exposeString('tagType', {
      nullable: true,
      description: 'Kind of item, as Steam tags it: CSGO_Type_Rifle.',
    }),
    tagWeapon: t.exposeString('tagWeapon', { nullable: true, description: 'Sub-type: weapon_ak47.' }),
    tagRarity: t.exposeString('tagRarity', { nullable: true, description: 'Rarity: Rarity_Ancient_Weapon.' }),
    tagQuality: t.exposeString('tagQuality', {
      nullable: true,
      description: 'Category: normal, strange, tournament, unusual, unusual_strange.',
    }),
    tagExterior: t.exposeString('tagExterior', {
      nullable: true,
      description: 'Exterior: WearCategory0 (Factory New) to WearCategory4, WearCategoryNA.',
    }),
    tagItemSet: t.exposeString('tagItemSet', { nullable: true, description: 'Collection.' }),
    floatMin: t.exposeFloat('floatMin', {
      nullable: true,
      description: 'Lowest wear that the finish can have.',
    }),
    floatMax: t.exposeFloat('floatMax', {
      nullable: true,
      description: 'Highest wear that the finish can have.',
    }),
    lowestAskCents: t.expose('lowestAskCents', {
      type: 'Cents',
      nullable: true,
      description: 'Cheapest listing, in fen. Null where nobody sells.',
    }),
    listingCount: t.exposeInt('listingCount', { description: 'Copies on sale now.' }),
    hasAutomaticDelivery: t.boolean({
      description: 'At least one listing is delivered by a robot.',
      resolve: (item) => item.automaticCount > 0,
    }),
    referencePriceCents: t.expose('referencePriceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Reference price, in fen.',
    }),
    salesPerWeek: t.exposeInt('salesPerWeek', { description: 'Copies sold in seven days.' }),
    newestListedAt: t.expose('newestListedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the newest of its listings was put on sale. Null where nobody sells.',
    }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'siblings', (t) =>
  t.field({
    type: [MarketItemNode],
    nullable: true,
    description: 'The same finish in its other exteriors, this one included, best first.',
    complexity: { field: 5, multiplier: 6 },
    resolve: (item, _args, { market }) => listSiblings(market, item.finishName),
  }),
);

builder.queryField('marketItem', (t) =>
  t.field({
    type: MarketItemNode,
    nullable: true,
    description: 'The item of a market hash name, letter for letter. Null where there is none.',
    authScopes: { everyone: true },
    args: {
      marketHashName: t.arg.string({
        required: true,
        description: 'Such as `AK-47 | Redline (Field-Tested)`.',
      }),
    },
    resolve: (_root, { marketHashName }, { market }) =>
      market.findByName(requireText('marketHashName', marketHashName, 200)),
  }),
);
