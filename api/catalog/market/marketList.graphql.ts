import type { DefaultConnectionArguments } from '@pothos/plugin-relay';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { MarketItemNode } from './market.graphql.ts';
import { MarketFacet, PriceBar } from './marketFacets.graphql.ts';
import { countFacets, countPrices } from './marketFacets.ts';
import { MarketItemFilter, readFilter } from './marketFilter.graphql.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { MarketSort } from './marketItem.ts';
import { countMarketItems, PAGE_SIZE_MAX, pageMarketItems } from './marketPage.ts';
import { PricePlatformName } from './pricePlatform.graphql.ts';
import type { PlatformName } from './pricePlatform.ts';

const MarketItemSort = builder.enumType('MarketItemSort', {
  description: 'The order of a market list.',
  values: {
    DEFAULT: {
      value: 'default',
      description:
        'What is on sale first, then most sold in seven days. With a keyword, the names that answer it best come first.',
    },
    PRICE_ASCENDING: {
      value: 'priceAscending',
      description: 'Lowest ask first; items that nobody sells last.',
    },
    PRICE_DESCENDING: {
      value: 'priceDescending',
      description: 'Highest lowest ask first; items that nobody sells last.',
    },
    SALES_PER_DAY: { value: 'salesPerDay', description: 'Most sold in 24 hours first.' },
    NEWEST: { value: 'newest', description: 'Newest listing first; items that nobody sells last.' },
    DISCOUNT: {
      value: 'discount',
      description:
        'Furthest below its reference price first; items that nobody sells, that have no reference price, or are worth more than an ask may be, last.',
    },
    BUY_HERE: {
      value: 'buyHere',
      description:
        'Bought here and sold on another platform: the most left after its fees, as a share of the money put in, first. On `platform`, else on the best whose proceeds are money.',
    },
    BUY_THERE: {
      value: 'buyThere',
      description: 'Bought on another platform and sold here: as BUY_HERE, the other way.',
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
  const edges = page.rows.map(({ item, cursor }) => ({ node: item, cursor }));
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
        platform: t.arg({
          type: PricePlatformName,
          required: false,
          description: 'Only items that this other platform asks a fresh price for.',
        }),
      },
      complexity: connectionCost,
      resolve: (_root, args, { market }) => readConnection(market, args),
    },
    {
      description: 'A page of the market.',
      fields: (connection) => ({
        totalCount: connection.int({
          description: 'Items that the filter lets through, over all pages.',
          resolve: ({ selection }, _args, { market }) => countMarketItems(market, selection),
        }),
        facets: connection.field({
          type: [MarketFacet],
          description:
            'How many items each tag value would show, the other filters standing. What shows nothing is left out.',
          complexity: { field: 5, multiplier: 6 },
          resolve: ({ selection }, _args, { market }) => countFacets(market, selection),
        }),
        priceHistogram: connection.field({
          type: [PriceBar],
          description: 'How the lowest asks spread, the filters other than the price standing.',
          complexity: { field: 5, multiplier: 5 },
          resolve: ({ selection }, _args, { market }) => countPrices(market, selection),
        }),
        correctedKeyword: connection.string({
          nullable: true,
          description: 'The keyword that was searched for instead, where a letter had to be forgiven.',
          resolve: ({ selection }) => selection.corrected,
        }),
      }),
    },
    { description: 'One item of the page.' },
  ),
);
