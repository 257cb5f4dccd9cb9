import type { DefaultConnectionArguments } from '@pothos/plugin-relay';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { MarketItemNode } from './market.graphql.ts';
import { MarketFacet, PriceBar } from './marketFacets.graphql.ts';
import { countFacets, countPrices } from './marketFacets.ts';
import { MarketItemFilter, readFilter } from './marketFilter.graphql.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { MarketSort } from './marketItem.ts';
import { countMarketCopies, countMarketItems, PAGE_SIZE_MAX, pageMarketItems } from './marketPage.ts';
import type { PlatformName } from './pricePlatform.ts';

const MarketItemSort = builder.enumType('MarketItemSort', {
  description: 'The sort order of a market list.',
  values: {
    DEFAULT: {
      value: 'default',
      description:
        'Items on sale first, then most sold in seven days. With a keyword, the best matching names come first.',
    },
    PRICE_ASCENDING: {
      value: 'priceAscending',
      description: 'Lowest ask ascending; items without a listing last.',
    },
    PRICE_DESCENDING: {
      value: 'priceDescending',
      description: 'Lowest ask descending; items without a listing last.',
    },
    SALES_PER_DAY: {
      value: 'salesPerDay',
      description:
        'Most copies sold in the last 24 hours first; equally many by what is usually sold of them.',
    },
    NEWEST: { value: 'newest', description: 'Newest listing first; items without a listing last.' },
    DISCOUNT: {
      value: 'discount',
      description:
        'Furthest below its reference price first; items that nobody sells, that have no reference price, or are worth more than an ask may be, last.',
    },
    BUY_HERE: {
      value: 'buyHere',
      description:
        'Highest return on buying here and selling on another platform after its fees first. Compares with `platform`, or else with the best platform that pays out money.',
    },
    BUY_THERE: {
      value: 'buyThere',
      description:
        'Highest return on buying on another platform and selling here first, compared as in BUY_HERE.',
    },
  } as const,
});

interface ListArguments extends DefaultConnectionArguments {
  filter?: typeof MarketItemFilter.$inferInput | null | undefined;
  sort?: typeof MarketItemSort.$inferType | null | undefined;
  platform?: PlatformName | null | undefined;
}

function sortOf({ sort, platform }: ListArguments): MarketSort {
  return sort === 'buyHere' || sort === 'buyThere' ? `${sort}:${platform ?? 'any'}` : (sort ?? 'default');
}

function readConnection(market: MarketIndex, args: ListArguments) {
  const { first, last, after, before } = args;
  const isBackward = (last ?? null) !== null && (first ?? null) === null;
  const page = pageMarketItems(market, {
    filter: readFilter(args.filter),
    sort: sortOf(args),
    platform: args.platform ?? null,
    size: first ?? last ?? 20,
    isBackward,
    ...(after ? { after } : {}),
    ...(before ? { before } : {}),
  });
  const edges = page.rows.map((node) => ({ node, cursor: page.cursorOf(node) }));
  return {
    selection: page.selection,
    edges,
    pageInfo: {
      hasNextPage: isBackward ? Boolean(before) : page.hasMore,
      hasPreviousPage: isBackward ? page.hasMore : Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

builder.queryField('marketItems', (t) =>
  t.connection(
    {
      type: MarketItemNode,
      nullable: true,
      description: `All items of the market, or those that pass a filter. At most ${PAGE_SIZE_MAX} per page.`,
      authScopes: { everyone: true },
      args: {
        filter: t.arg({
          type: MarketItemFilter,
          required: false,
          description: 'Filter that items must pass. All items if omitted.',
        }),
        sort: t.arg({
          type: MarketItemSort,
          required: false,
          defaultValue: 'default',
          description: 'Sort order of the list.',
        }),
        platform: t.arg({
          type: PricePlatformName,
          required: false,
          description: 'Only items with a fresh price on this other platform.',
        }),
      },
      complexity: connectionCost,
      resolve: (_root, args, { market }) => readConnection(market, args),
    },
    {
      name: 'MarketItemConnection',
      description: 'One page of a market list.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'Number of items that pass the filter, over all pages.',
          resolve: ({ selection }, _args, { market }) => countMarketItems(market, selection),
        }),
        copyCount: connection.int({
          description: 'Number of copies on sale of the items that pass the filter, over all pages.',
          resolve: ({ selection }, _args, { market }) => countMarketCopies(market, selection),
        }),
        facets: connection.field({
          type: [MarketFacet],
          description:
            'Number of items for each tag value, with the other filters applied. Values without items are omitted.',
          complexity: { field: 5, multiplier: 6 },
          resolve: ({ selection }, _args, { market }) => countFacets(market, selection),
        }),
        priceHistogram: connection.field({
          type: [PriceBar],
          description: 'Distribution of the lowest asks, with all filters but the price applied.',
          complexity: { field: 5, multiplier: 5 },
          resolve: ({ selection }, _args, { market }) => countPrices(market, selection),
        }),
        correctedKeyword: connection.string({
          nullable: true,
          description: 'The corrected keyword that was searched for, if one letter had to be tolerated.',
          resolve: ({ selection }) => selection.corrected,
        }),
      }),
    },
    { name: 'MarketItemEdge', description: 'One item of the page.' },
  ),
);

/** Other platforms whose prices are compared with ours. */
export const PricePlatformName = builder.enumType('PricePlatformName', {
  description: 'Another platform whose prices are compared with ours.',
  values: {
    BUFF: { value: 'buff', description: 'The marketplace NetEase BUFF (buff.163.com).' },
    YOUPIN: { value: 'youpin', description: 'The marketplace YouPin (youpin898.com).' },
    C5: { value: 'c5', description: 'The marketplace C5GAME (c5game.com).' },
    STEAM: { value: 'steam', description: "Steam's own market. Proceeds stay in the Steam wallet." },
  } as const,
});
