import { builder } from '../../http/graphql/builder.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { listSiblings } from './marketIndex.ts';

/** One kind of item: everything that shares a market hash name. */
export const MarketItemNode = builder.prismaNode('MarketItem', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description:
    'One kind of item: everything that shares a market hash name. `listings` are its copies on sale.',
  fields: (t) => ({
    marketHashName: t.exposeString('marketHashName', {
      description: "Valve's exact English name, which identifies the item.",
    }),
    nameZh: t.exposeString('nameZh', { description: 'Name of the item in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name of the item in English.' }),
    iconUrl: t.exposeString('iconUrl', {
      nullable: true,
      description: 'URL of the picture. Null if the catalogue has none.',
    }),
    rarityColor: t.exposeString('rarityColor', {
      description: 'Colour of the rarity as #RRGGBB; #666666 if the item has no rarity.',
    }),
    tagType: t.exposeString('tagType', {
      nullable: true,
      description: "Type of the item as Steam's internal tag, such as CSGO_Type_Rifle.",
    }),
    tagWeapon: t.exposeString('tagWeapon', {
      nullable: true,
      description: 'Weapon tag, such as weapon_ak47.',
    }),
    tagRarity: t.exposeString('tagRarity', {
      nullable: true,
      description: "Rarity of the item as Steam's internal tag, such as Rarity_Ancient_Weapon.",
    }),
    tagQuality: t.exposeString('tagQuality', {
      nullable: true,
      description:
        "Category of the item as Steam's internal tag: normal, strange, tournament, unusual or unusual_strange.",
    }),
    tagExterior: t.exposeString('tagExterior', {
      nullable: true,
      description:
        "Exterior of the item as Steam's internal tag: WearCategory0 (Factory New) to WearCategory4, or WearCategoryNA.",
    }),
    tagItemSet: t.exposeString('tagItemSet', { nullable: true, description: 'Collection, as a Steam tag.' }),
    floatMin: t.exposeFloat('floatMin', {
      nullable: true,
      description: 'Lowest wear value that the finish can have, from 0 to 1.',
    }),
    floatMax: t.exposeFloat('floatMax', {
      nullable: true,
      description: 'Highest wear value that the finish can have, from 0 to 1.',
    }),
    lowestAskCents: t.expose('lowestAskCents', {
      type: 'Cents',
      nullable: true,
      description: 'Price of the cheapest listing, in fen. Null if no copy is on sale.',
    }),
    listingCount: t.exposeInt('listingCount', { description: 'Number of copies on sale.' }),
    hasAutomaticDelivery: t.boolean({
      description: 'True if at least one listing is delivered automatically by a robot.',
      resolve: (item) => item.automaticCount > 0,
    }),
    referencePriceCents: t.expose('referencePriceCents', {
      type: 'Cents',
      nullable: true,
      description: 'Reference price of the item, in fen.',
    }),
    salesPerWeek: t.exposeInt('salesPerWeek', {
      description: 'Copies sold today and on the six days before, in UTC.',
    }),
    newestListedAt: t.expose('newestListedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the newest listing was put on sale. Null if no copy is on sale.',
    }),
  }),
});

/** An item by its id: from memory, or from the database where a sync added it a moment ago. */
export function findMarketItem(
  { market, platform }: Pick<GraphqlContext, 'market' | 'platform'>,
  id: string,
) {
  return market.findById(id) ?? platform.db.marketItem.findUniqueOrThrow({ where: { id } });
}

builder.prismaObjectField(MarketItemNode, 'siblings', (t) =>
  t.field({
    type: [MarketItemNode],
    nullable: true,
    description: 'The same finish in all its exteriors, this item included, best exterior first.',
    complexity: { field: 5, multiplier: 6 },
    resolve: (item, _args, { market }) => listSiblings(market, item.finishName),
  }),
);

builder.queryField('marketItem', (t) =>
  t.field({
    type: MarketItemNode,
    nullable: true,
    description: 'The item with exactly this market hash name. Null if there is none.',
    authScopes: { everyone: true },
    args: {
      marketHashName: t.arg.string({
        required: true,
        description: 'Exact market hash name, such as `AK-47 | Redline (Field-Tested)`.',
      }),
    },
    resolve: (_root, { marketHashName }, { market }) =>
      market.findByName(requireText('marketHashName', marketHashName, 200)),
  }),
);

/** Maximum number of names in one request. */
const NAMES_MAX = 100;

builder.queryField('marketItemsByName', (t) =>
  t.field({
    type: [MarketItemNode],
    nullable: { list: true, items: true },
    description:
      'The items with exactly these market hash names, in their order. Null in the place of a name that no item has.',
    authScopes: { everyone: true },
    args: {
      marketHashNames: t.arg.stringList({
        required: true,
        description: `Exact market hash names, at most ${NAMES_MAX}.`,
      }),
    },
    complexity: ({ marketHashNames }) => ({ field: 1, multiplier: Math.max(marketHashNames.length, 1) / 10 }),
    resolve: (_root, { marketHashNames: names }, { market }) => {
      if (names.length > NAMES_MAX) throw new InvalidInput('marketHashNames', `at most ${NAMES_MAX}`);
      return names.map((name) => market.findByName(requireText('marketHashNames', name, 200)) ?? null);
    },
  }),
);
