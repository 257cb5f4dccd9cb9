import { FilterInvalid } from '../../catalog/filter/filter.errors.ts';
import type { CopyFilter } from '../../catalog/filter/filter.ts';
import type { FilterPlace } from '../../catalog/filter/filterFields.ts';
import { readFilterJson } from '../../catalog/filter/filterJson.ts';
import { writeFilter } from '../../catalog/filter/filterText.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import type { GraphqlContext } from '../../http/graphql/context.ts';
import { chargeResolver } from '../../http/graphql/documentCost.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { ListingConnection, ListingNode } from '../listing/listing.graphql.ts';
import { bidOfFilter, type FilterBid } from './bidOfFilter.ts';
import { catalogueVocabulary } from './catalogueVocabulary.ts';
import { CopyFilterInput } from './copyFilterInput.graphql.ts';
import { listFoundListings } from './copyOnSale.store.ts';
import { CopyQuery } from './copyQuery.ts';
import { COPY_PAGE_MAX, type CopyFacets, type ShareCount } from './searchCopies.ts';

const CopySortEnum = builder.enumType('CopySort', {
  description: 'Sort order of a search over copies.',
  values: {
    PRICE_ASCENDING: { value: 'priceAscending', description: 'The lowest ask first.' },
    PRICE_DESCENDING: { value: 'priceDescending', description: 'The highest ask first.' },
    SHARE_ASCENDING: {
      value: 'shareAscending',
      description: 'The lowest ask as a share of the reference price first; items without one last.',
    },
    FLOAT_ASCENDING: {
      value: 'floatAscending',
      description: 'The least worn copy first; copies without wear last.',
    },
    FLOAT_DESCENDING: {
      value: 'floatDescending',
      description: 'The most worn copy first; copies without wear last.',
    },
    FADE_DESCENDING: {
      value: 'fadeDescending',
      description: 'The fullest fade first; copies without a fade last.',
    },
    BLUE_DESCENDING: {
      value: 'blueDescending',
      description: 'The largest share of blue first; copies without one last.',
    },
    STICKERS_DESCENDING: {
      value: 'stickersDescending',
      description:
        'The most of one sticker first, the least scraped of as many before the others; copies without stickers last.',
    },
    RANK_ASCENDING: {
      value: 'rankAscending',
      description:
        'The best place by wear among the seen copies of its item first, from whichever end is nearer; copies beyond the first 50, and of items of which fewer than 20 were seen, last. Of ' +
        'more than 200 items the places are some minutes old. They change between pages, too, so that a copy may be repeated or left out.',
    },
    NEWEST: { value: 'newest', description: 'The latest listing first.' },
    OLDEST: { value: 'oldest', description: 'The earliest listing first.' },
  } as const,
});

/** What is wrong, without being an error itself: as a value of a field one would be thrown. */
interface FilterProblem {
  readonly of: () => InstanceType<typeof FilterInvalid>;
}
/** A filter that was read, or what is wrong with it. */
type Search =
  | { readonly filter: CopyFilter; readonly query: CopyQuery; readonly problem: null }
  | { readonly filter: null; readonly query: null; readonly problem: FilterProblem };

/** Complexity of one look at all copies. */
const SCAN = 200;

const CopyTagCount = builder.objectRef<readonly [string, number]>('CopyTagCount').implement({
  authScopes: { everyone: true },
  description: 'A tag and the number of matching copies that have it.',
  fields: (t) => ({
    internalName: t.string({
      description: 'Internal name of the tag, as in `marketTags`.',
      resolve: ([name]) => name,
    }),
    copyCount: t.int({
      description: 'Number of matching copies with the tag.',
      resolve: ([, count]) => count,
    }),
  }),
});

const CopyPhaseCount = builder.objectRef<readonly [string, number]>('CopyPhaseCount').implement({
  authScopes: { everyone: true },
  description: 'A Doppler phase or gem and the number of matching copies of it.',
  fields: (t) => ({
    phase: t.string({
      description: 'The phase or gem as a copy names it, such as `Phase 2` or `Ruby`.',
      resolve: ([phase]) => phase,
    }),
    copyCount: t.int({
      description: 'Number of matching copies of the phase.',
      resolve: ([, count]) => count,
    }),
  }),
});

const CopyShareCount = builder.objectRef<ShareCount>('CopyShareCount').implement({
  authScopes: { everyone: true },
  description: 'The number of matching copies that have a trait to so many percent or more.',
  fields: (t) => ({
    leastPercent: t.exposeInt('leastPercent', {
      description: 'From which share on copies are counted: whole percent of the trait.',
    }),
    copyCount: t.exposeInt('count', { description: 'Number of matching copies with that share or more.' }),
  }),
});

const CopyFacetsRef = builder.objectRef<CopyFacets>('CopyFacets').implement({
  authScopes: { everyone: true },
  description: 'Numbers of matching copies by what they are.',
  fields: (t) => {
    const tags = (name: 'types' | 'exteriors' | 'rarities' | 'qualities', description: string) =>
      t.field({
        type: [CopyTagCount],
        description,
        resolve: (facets) => [...facets[name]].sort(([, a], [, b]) => b - a),
      });
    return {
      totalCount: t.exposeInt('total', { description: 'Number of matching copies.' }),
      automaticCount: t.exposeInt('automatic', { description: 'Number of them that a robot delivers.' }),
      types: tags('types', 'Matching copies by type of the item, most first.'),
      exteriors: tags('exteriors', 'Matching copies by exterior, most first.'),
      rarities: tags('rarities', 'Matching copies by rarity, most first.'),
      qualities: tags('qualities', 'Matching copies by quality, most first.'),
      phases: t.field({
        type: [CopyPhaseCount],
        description: 'Matching copies by Doppler phase or gem, most first.',
        resolve: ({ phases }) => [...phases].sort(([, a], [, b]) => b - a),
      }),
      fades: t.expose('fades', {
        type: [CopyShareCount],
        description: 'Matching copies by how much of their fade shows, the highest share first.',
      }),
      blues: t.expose('blues', {
        type: [CopyShareCount],
        description: 'Matching copies by their share of blue, the highest first.',
      }),
    };
  },
});

const FilterProblemRef = builder.objectRef<FilterProblem>('CopyFilterProblem').implement({
  authScopes: { everyone: true },
  description: 'What is wrong with a filter, and where.',
  fields: (t) => ({
    message: t.string({
      description: 'A sentence for people in the language of the request.',
      resolve: ({ of }, _args, { language }) => of().messageIn(language),
    }),
    reason: t.string({
      resolve: ({ of }) => of().reason,
      description: 'What is wrong, such as `unknownField` or `contradiction`.',
    }),
    position: t.int({
      resolve: ({ of }) => of().position,
      nullable: true,
      description: 'Where the word starts in the text, counted from 0. Null in the structured form.',
    }),
    length: t.int({
      resolve: ({ of }) => of().length,
      nullable: true,
      description: 'Number of characters of the word. Null in the structured form.',
    }),
    path: t.string({
      resolve: ({ of }) => of().path,
      nullable: true,
      description: 'Where the condition stands in the structured form. Null in a text.',
    }),
    word: t.string({
      resolve: ({ of }) => of().word,
      description: 'The word that is wrong.',
    }),
    nearest: t.string({
      resolve: ({ of }) => of().nearest,
      nullable: true,
      description: 'The word that was probably meant.',
    }),
  }),
});

const FilterBidRef = builder.objectRef<FilterBid>('CopySearchBid').implement({
  authScopes: { everyone: true },
  description: 'What to open a buy order with that waits for the copies of a search.',
  fields: (t) => ({
    marketItem: t.expose('marketItem', {
      type: MarketItemNode,
      description: 'The only item that the filter matches.',
    }),
    filter: t.string({
      description: 'What the filter asks of a copy, as the condition of a buy order. Empty for any copy.',
      resolve: ({ filter }) => writeFilter(filter),
    }),
    priceCents: t.expose('priceCents', {
      type: 'Cents',
      nullable: true,
      description: 'The most that the filter lets a copy cost, in cents. Null if it says nothing of that.',
    }),
  }),
});

/** A page of a search with the current rows of its listings, read in one statement. */
async function pageCopies(
  query: CopyQuery,
  asked: Parameters<CopyQuery['page']>[0],
  { platform }: GraphqlContext,
) {
  const page = await query.page(asked);
  const cursors = new Map(page.rows.map(({ id, cursor }) => [id, cursor]));
  const rows = await listFoundListings(platform.db, [...cursors.keys()]);
  const edges = rows.map((node) => ({ node, cursor: cursors.get(node.id) ?? '' }));
  return {
    totalCount: async () => (await query.facets()).total,
    edges,
    pageInfo: {
      hasNextPage: page.hasMore,
      hasPreviousPage: asked.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: page.rows.at(-1)?.cursor ?? null,
    },
  };
}

/** A search over copies: those of all items, or of one. */
export const CopySearchRef = builder.objectRef<Search>('CopySearch').implement({
  authScopes: { everyone: true },
  description: 'A search over copies on sale.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'The filter as text in its canonical form. Null if it is wrong.',
      resolve: ({ filter }) => (filter === null ? null : writeFilter(filter)),
    }),
    problem: t.field({
      type: FilterProblemRef,
      nullable: true,
      description: 'What is wrong with the filter. Null if nothing is.',
      resolve: ({ problem }) => problem,
    }),
    facets: t.field({
      type: CopyFacetsRef,
      nullable: true,
      description: 'Numbers of matching copies by what they are. Null if the filter is wrong.',
      complexity: { field: SCAN, multiplier: 1 },
      resolve: ({ query }) => query?.facets() ?? null,
    }),
    bid: t.field({
      type: FilterBidRef,
      nullable: true,
      description:
        'The buy order that waits for such copies. Null if the filter matches several items or none, asks for what no buy order can, or is wrong.',
      resolve: ({ query }, _args, { market }) => query && bidOfFilter(query.filter, market),
    }),
    copies: t.connection(
      {
        type: ListingNode,
        nullable: true,
        description: `The copies that match. At most ${COPY_PAGE_MAX} on a page. Null if the filter is wrong.`,
        args: {
          sort: t.arg({
            type: CopySortEnum,
            required: false,
            defaultValue: 'priceAscending',
            description: 'The sort order of the copies.',
          }),
        },
        complexity: (args) => ({ ...connectionCost(args), field: SCAN }),
        resolve: ({ query }, { sort, first, after, last, before }, context) => {
          if (query === null) return null;
          if (last != null || before != null)
            throw new InvalidInput(last == null ? 'before' : 'last', 'this list is read forwards');
          const asked = { sort: sort ?? 'priceAscending', size: first ?? 20, after: after ?? null } as const;
          return pageCopies(query, asked, context);
        },
      },
      ListingConnection,
    ),
  }),
});

/** A filter as a request gives it, in one of its forms. */
interface AskedFilter {
  readonly text: string | null;
  readonly structured: unknown;
  readonly place: FilterPlace;
}

/**
 * Reads a filter in one of its forms. What is wrong with it is a part of the answer, so that a page can point at it.
 * @param narrow makes the filter that is searched by out of the one that was asked for.
 */
export function readSearch(
  { text, structured, place }: AskedFilter,
  context: GraphqlContext,
  narrow: (asked: CopyFilter) => CopyFilter = (asked) => asked,
): Search {
  if (text !== null && structured !== null) throw new InvalidInput('filter', 'not together with text');
  const reading = { place, vocabulary: catalogueVocabulary(context.market) } as const;
  try {
    const filter =
      structured === null ? readFilterText(text ?? '', reading) : readFilterJson(structured, reading);
    return {
      filter,
      query: new CopyQuery(narrow(filter), context, (costMs) => chargeResolver(context, costMs)),
      problem: null,
    };
  } catch (error) {
    if (error instanceof FilterInvalid) return { filter: null, query: null, problem: { of: () => error } };
    throw error;
  }
}

builder.queryField('copySearch', (t) =>
  t.field({
    type: CopySearchRef,
    nullable: true,
    authScopes: { everyone: true },
    description:
      'Searches the copies of all items on sale by one filter, given as text or in its structured form.',
    args: {
      text: t.arg.string({
        required: false,
        description:
          'The filter as people type it, such as `type:knife wear<0.01 price<=ref*0.95`. At most 2,000 characters.',
      }),
      filter: t.arg({
        type: CopyFilterInput,
        required: false,
        description: 'The filter in its structured form, instead of `text`.',
      }),
    },
    resolve: (_root, { text, filter }, context) =>
      readSearch({ text: text ?? null, structured: filter ?? null, place: 'copies' }, context),
  }),
);
