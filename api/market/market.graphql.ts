import { builder } from '../graphql/builder.ts';
import { connectionCost } from '../graphql/connectionCost.ts';
import { isId } from '../kernel/ids.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { requireText } from '../kernel/text.ts';
import { EVERYTHING, type MarketFilter } from './marketItem.ts';
import { PAGE_SIZE_MAX, pageMarketItems } from './marketItemStore.ts';

/** Nobody's id: where a text is no id at all, nothing is found. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const MarketItemSort = builder.enumType('MarketItemSort', {
  description: 'The order of a market list.',
  values: {
    DEFAULT: { value: 'default', description: 'Most sold in seven days first.' },
    PRICE_ASCENDING: { value: 'priceAscending', description: 'Lowest ask first; items that nobody sells last.' },
    PRICE_DESCENDING: { value: 'priceDescending', description: 'Highest lowest ask first; items that nobody sells last.' },
  } as const,
});

const TagCategory = builder.enumType('TagCategory', {
  description: "Steam's categories of tags.",
  values: {
    TYPE: { value: 'type' }, WEAPON: { value: 'weapon' }, RARITY: { value: 'rarity' }, QUALITY: { value: 'quality' },
    EXTERIOR: { value: 'exterior' }, ITEM_SET: { value: 'itemSet' },
  } as const,
});

const names = (description: string) => ({ required: false, description }) as const;

const MarketItemFilter = builder.inputType('MarketItemFilter', {
  description: "Narrows a market list. Values within one list widen it, different lists narrow it. Tags are Steam's internal names.",
  fields: (t) => ({
    keyword: t.string({ required: false, description: 'Words in any order, found in the Chinese, English or market hash name.' }),
    minPriceCents: t.field({ type: 'Cents', required: false, description: 'Lowest ask at least this.' }),
    maxPriceCents: t.field({ type: 'Cents', required: false, description: 'Lowest ask at most this.' }),
    types: t.stringList(names('Such as CSGO_Type_Rifle.')),
    weapons: t.stringList(names('Sub-types, such as weapon_ak47.')),
    rarities: t.stringList(names('Such as Rarity_Ancient_Weapon.')),
    qualities: t.stringList(names('normal, strange (StatTrak), tournament (souvenir), unusual (star), unusual_strange.')),
    exteriors: t.stringList(names('WearCategory0 to WearCategory4, WearCategoryNA.')),
    itemSets: t.stringList(names('Collections, such as set_train_2021.')),
  }),
});

type FilterInput = typeof MarketItemFilter.$inferInput;

function tagList(field: string, values: readonly string[] | null | undefined): readonly string[] {
  if (!values) return [];
  if (values.length > 100) throw new InvalidInput(field, 'at most 100 values');
  return values.map((value) => requireText(field, value, 100));
}

function price(field: string, cents: bigint | null | undefined): bigint | null {
  if (cents === null || cents === undefined) return null;
  if (cents < 0n) throw new InvalidInput(field, 'not below zero');
  return cents;
}

/** Reads a filter as a client wrote it. @throws InvalidInput naming the field. */
export function readFilter(input: FilterInput | null | undefined): MarketFilter {
  if (!input) return EVERYTHING;
  return {
    keyword: input.keyword ? requireText('keyword', input.keyword, 100) : null,
    minPriceCents: price('minPriceCents', input.minPriceCents),
    maxPriceCents: price('maxPriceCents', input.maxPriceCents),
    types: tagList('types', input.types),
    weapons: tagList('weapons', input.weapons),
    rarities: tagList('rarities', input.rarities),
    qualities: tagList('qualities', input.qualities),
    exteriors: tagList('exteriors', input.exteriors),
    itemSets: tagList('itemSets', input.itemSets),
  };
}

/** One kind of item: everything that shares a market hash name. */
export const MarketItemNode = builder.prismaNode('MarketItem', {
  id: { field: 'id' },
  findUnique: (id) => ({ id: isId(id) ? id : NO_ID }),
  authScopes: { everyone: true },
  description: 'One kind of item: everything that shares a market hash name. Its copies on sale are `listings`.',
  fields: (t) => ({
    marketHashName: t.exposeString('marketHashName', { description: "Valve's exact English name, the natural key." }),
    nameZh: t.exposeString('nameZh', { description: 'Name in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name in English.' }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: 'Picture, where the catalogue has one.' }),
    rarityColor: t.exposeString('rarityColor', { description: 'Colour of the rarity, #666666 where there is none.' }),
    tagType: t.exposeString('tagType', { nullable: true, description: 'Kind of item, as Steam tags it: CSGO_Type_Rifle.' }),
    tagWeapon: t.exposeString('tagWeapon', { nullable: true, description: 'Sub-type: weapon_ak47.' }),
    tagRarity: t.exposeString('tagRarity', { nullable: true, description: 'Rarity: Rarity_Ancient_Weapon.' }),
    tagQuality: t.exposeString('tagQuality', { nullable: true, description: 'Category: normal, strange, tournament, unusual, unusual_strange.' }),
    tagExterior: t.exposeString('tagExterior', { nullable: true, description: 'Exterior: WearCategory0 (Factory New) to WearCategory4, WearCategoryNA.' }),
    tagItemSet: t.exposeString('tagItemSet', { nullable: true, description: 'Collection.' }),
    floatMin: t.exposeFloat('floatMin', { nullable: true, description: 'Lowest wear that the finish can have.' }),
    floatMax: t.exposeFloat('floatMax', { nullable: true, description: 'Highest wear that the finish can have.' }),
    lowestAskCents: t.expose('lowestAskCents', { type: 'Cents', nullable: true, description: 'Cheapest listing, in fen. Null where nobody sells.' }),
    listingCount: t.exposeInt('listingCount', { description: 'Copies on sale now.' }),
    hasAutomaticDelivery: t.boolean({
      description: 'At least one listing is delivered by a robot.',
      select: { automaticCount: true },
      resolve: (item) => item.automaticCount > 0,
    }),
    referencePriceCents: t.expose('referencePriceCents', { type: 'Cents', nullable: true, description: 'Reference price, in fen.' }),
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
    args: { marketHashName: t.arg.string({ required: true, description: 'Such as `AK-47 | Redline (Field-Tested)`.' }) },
    resolve: (query, _root, { marketHashName }, { platform }) =>
      platform.db.marketItem.findUnique({ ...query, where: { marketHashName: requireText('marketHashName', marketHashName, 200) } }),
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
        filter: t.arg({ type: MarketItemFilter, required: false }),
        sort: t.arg({ type: MarketItemSort, required: false, defaultValue: 'default' }),
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
          resolve: async ({ filter }, _args, { platform }) => {
            const page = await pageMarketItems(platform.db, { filter, sort: 'default', size: 0, hasTotal: true });
            return page.total ?? 0;
          },
        }),
      }),
    },
    { description: 'One item of the page.' },
  ),
);

builder.prismaObject('MarketTag', {
  authScopes: { everyone: true },
  description: 'A value that items are tagged with, with its words and colour.',
  fields: (t) => ({
    category: t.field({
      type: TagCategory,
      description: 'What it says something about.',
      select: { category: true },
      resolve: (tag) => tag.category as 'type',
    }),
    internalName: t.exposeString('internalName', { description: "Steam's internal name: what filters take." }),
    nameZh: t.exposeString('nameZh', { description: 'Word in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Word in English.' }),
    color: t.exposeString('color', { nullable: true, description: 'Catalogue colour, for lights and marks.' }),
    parent: t.exposeString('parent', { nullable: true, description: 'Of a weapon: the internal name of its type.' }),
  }),
});

builder.queryField('marketTags', (t) =>
  t.prismaField({
    type: ['MarketTag'],
    nullable: true,
    description: 'Every tag that items carry, in the order in which people expect them. A few hundred, the same for everybody.',
    authScopes: { everyone: true },
    complexity: { field: 1, multiplier: 5 },
    resolve: (query, _root, _args, { platform }) => platform.db.marketTag.findMany({ ...query, orderBy: [{ category: 'asc' }, { sortOrder: 'asc' }] }),
  }),
);
