import { builder } from '../graphql/builder.ts';
import { connectionCost } from '../graphql/connectionCost.ts';
import { isId, NO_ID } from '../kernel/ids.ts';
import { requireText } from '../kernel/text.ts';
import { MarketItemFilter, readFilter } from './marketFilter.graphql.ts';
import { countMarketItems, PAGE_SIZE_MAX, pageMarketItems } from './marketItemStore.ts';

const MarketItemSort = builder.enumType('MarketItemSort', {
  description: 'The order of a market list.',
  values: {
    DEFAULT: { value: 'default', description: 'Most sold in seven days first.' },
    PRICE_ASCENDING: {
      value: 'priceAscending',
      description: 'Lowest ask first; items that nobody sells last.',
    },
    PRICE_DESCENDING: {
      value: 'priceDescending',
      description: 'Highest lowest ask first; items that nobody sells last.',
    },
  } as const,
});

/** One kind of item: everything that shares a market hash name. */
export const MarketItemNode = builder.prismaNode('MarketItem', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id: isId(id) ? id : NO_ID }),
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
  }),
});

builder.prismaObjectField(MarketItemNode, 'siblings', (t) =>
  t.field({
    type: [MarketItemNode],
    nullable: true,
    description: 'The same finish in its other exteriors, this one included, best first.',
    complexity: { field: 5, multiplier: 6 },
    resolve: (item, _args, { loaders }) => loaders.siblings.load(item.finishName),
  }),
);

builder.queryField('marketItem', (t) =>
  t.prismaField({
    type: 'MarketItem',
    nullable: true,
    description: 'The item of a market hash name, letter for letter. Null where there is none.',
    authScopes: { everyone: true },
    args: {
      marketHashName: t.arg.string({
        required: true,
        description: 'Such as `AK-47 | Redline (Field-Tested)`.',
      }),
    },
    resolve: (query, _root, { marketHashName }, { platform }) =>
      platform.db.marketItem.findUnique({
        ...query,
        where: { marketHashName: requireText('marketHashName', marketHashName, 200) },
      }),
  }),
);

builder.queryField('marketItems', (t) =>
  t.connection(
    {
      type: MarketItemNode,
      nullable: true,
      description: `The market: all items, or those of a filter. At most ${PAGE_SIZE_MAX} a page.`,
      authScopes: { everyone: true },
      args: {
        filter: t.arg({
          type: MarketItemFilter,
          required: false,
          description: 'What to let through. Left out: everything.',
        }),
        sort: t.arg({
          type: MarketItemSort,
          required: false,
          defaultValue: 'default',
          description: 'In which order.',
        }),
      },
      complexity: connectionCost,
      resolve: async (_root, { filter, sort, first, last, after, before }, { platform }) => {
        const isBackward = (last ?? null) !== null && (first ?? null) === null;
        const page = await pageMarketItems(platform.db, {
          filter: readFilter(filter),
          sort: sort ?? 'default',
          size: first ?? last ?? 20,
          isBackward,
          ...(after ? { after } : {}),
          ...(before ? { before } : {}),
        });
        const edges = page.rows.map(({ item, cursor }) => ({ node: item, cursor }));
        return {
          filter: readFilter(filter),
          edges,
          pageInfo: {
            hasNextPage: isBackward ? Boolean(before) : page.hasMore,
            hasPreviousPage: isBackward ? page.hasMore : Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    {
      description: 'A page of the market.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'Items that the filter lets through, over all pages.',
          resolve: ({ filter }, _args, { platform }) => countMarketItems(platform.db, filter),
        }),
      }),
    },
    { description: 'One item of the page.' },
  ),
);
