import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { pathOfNamed, pictureArgs } from '../../catalog/pictures/picture.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { writeSortCursor } from '../../kernel/sortCursor.ts';
import { requireText } from '../../kernel/text.ts';
import { type CopyDot, DOTS_MAX } from './copyDots.store.ts';
import { ListingConnection, ListingNode } from './listing.graphql.ts';
import {
  EVERY_LISTING,
  isEveryListing,
  type ListingFilter,
  readListingCursor,
  requireListingFilter,
  stickerWords,
} from './listingFilter.ts';
import { sortValueOf } from './listingPage.store.ts';
import { STICKER_NAMES_MAX, STICKERS_MAX, type StickerOnSale } from './sticker.store.ts';

const PAGE_SIZE_DEFAULT = 20;
const PAGE_SIZE_MAX = 100;
const NAME_LENGTH_MAX = 200;

const ListingSort = builder.enumType('ListingSort', {
  description: "Sort order of one item's listings.",
  values: {
    PRICE_ASCENDING: { value: 'priceAscending', description: 'The lowest ask first.' },
    PRICE_DESCENDING: { value: 'priceDescending', description: 'The highest ask first.' },
    NEWEST: { value: 'newest', description: 'The latest listing first.' },
    FLOAT_ASCENDING: {
      value: 'floatAscending',
      description: 'The least worn copy first; copies without wear last.',
    },
    FLOAT_DESCENDING: {
      value: 'floatDescending',
      description: 'The most worn copy first; copies without wear last.',
    },
  } as const,
});

/** Filters of one item's listings. */
export const ListingFilterInput = builder.inputType('ListingFilter', {
  description: "Filters of one item's listings. Bounds are inclusive; any value of a list may match.",
  fields: (t) => ({
    floatMin: t.float({ required: false, description: 'Minimum wear of the copy, 0 to 1.' }),
    floatMax: t.float({ required: false, description: 'Maximum wear of the copy, 0 to 1.' }),
    paintSeeds: t.intList({ required: false, description: 'Pattern templates, each 0 to 1000, at most 50.' }),
    phases: t.stringList({
      required: false,
      description: 'Doppler phases and gems, such as `Phase 2` or `Ruby`.',
    }),
    stickers: t.stringList({
      required: false,
      description:
        'Market hash names of stickers, at most five. The copy must have one of them, or all with ' +
        '`hasAllStickers`.',
    }),
    hasAllStickers: t.boolean({
      required: false,
      description: 'Require every one of `stickers` on the copy.',
    }),
    isAutomatic: t.boolean({
      required: false,
      description: 'True: only delivered by a robot. False: only delivered by hand.',
    }),
    minPriceCents: t.field({ type: 'Cents', required: false, description: 'Minimum ask in fen.' }),
    maxPriceCents: t.field({ type: 'Cents', required: false, description: 'Maximum ask in fen.' }),
  }),
});

function texts(field: string, values: readonly string[] | null | undefined): readonly string[] {
  return (values ?? []).map((value) => requireText(field, value, NAME_LENGTH_MAX));
}

/**
 * Parses a filter.
 * @throws InvalidInput naming the field.
 */
export function readListingFilter(
  input: typeof ListingFilterInput.$inferInput | null | undefined,
): ListingFilter {
  if (!input) return EVERY_LISTING;
  return requireListingFilter({
    floatMin: input.floatMin ?? null,
    floatMax: input.floatMax ?? null,
    paintSeeds: input.paintSeeds ?? [],
    phases: texts('phases', input.phases),
    stickers: texts('stickers', input.stickers),
    hasAllStickers: input.hasAllStickers ?? false,
    isAutomatic: input.isAutomatic ?? null,
    minPriceCents: input.minPriceCents ?? null,
    maxPriceCents: input.maxPriceCents ?? null,
  });
}

function readSize(field: 'first' | 'last', size: number): number {
  if (size < 0 || size > PAGE_SIZE_MAX) throw new InvalidInput(field, `0 to ${PAGE_SIZE_MAX}`);
  return size;
}

builder.prismaObjectField(MarketItemNode, 'listings', (t) =>
  t.connection(
    {
      type: ListingNode,
      nullable: true,
      description: `The item's copies on sale. At most ${PAGE_SIZE_MAX} on a page.`,
      args: {
        filter: t.arg({
          type: ListingFilterInput,
          required: false,
          description: 'The filters to apply. Default: every copy.',
        }),
        sort: t.arg({
          type: ListingSort,
          required: false,
          defaultValue: 'priceAscending',
          description: 'The sort order of the listings.',
        }),
      },
      complexity: connectionCost,
      resolve: async (item, { filter: input, sort: asked, first, last, after, before }, { loaders }) => {
        const sort = asked ?? 'priceAscending';
        const isBackward = (last ?? null) !== null && (first ?? null) === null;
        const filter = readListingFilter(input);
        const page = await loaders.listingPage.load({
          marketItemId: item.id,
          args: {
            filter,
            sort,
            size: readSize(isBackward ? 'last' : 'first', first ?? last ?? PAGE_SIZE_DEFAULT),
            isBackward,
            after: after ? readListingCursor('after', sort, after) : null,
            before: before ? readListingCursor('before', sort, before) : null,
          },
        });
        const edges = page.rows.map((node) => ({
          node,
          cursor: writeSortCursor(sort, { value: sortValueOf(sort, node), id: node.id }),
        }));
        return {
          totalCount: () =>
            isEveryListing(filter)
              ? item.listingCount
              : loaders.listingTotal.load({ marketItemId: item.id, args: filter }),
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
    ListingConnection,
  ),
);

const StickerOnSaleRef = builder.objectRef<StickerOnSale>('StickerOnSale').implement({
  authScopes: { everyone: true },
  description: 'A sticker on copies of an item that are on sale.',
  fields: (t) => ({
    marketHashName: t.exposeString('marketHashName', {
      description: 'Market hash name of the sticker, as used in `ListingFilter.stickers`.',
    }),
    nameZh: t.exposeString('nameZh', { description: 'Name of the sticker in Chinese.' }),
    nameEn: t.exposeString('nameEn', { description: 'Name of the sticker in English.' }),
    iconUrl: t.exposeString('iconUrl', { nullable: true, description: "Address of the sticker's picture." }),
    picture: t.string({
      nullable: true,
      description:
        "Path of the sticker's picture on this site. Null if the catalogue does not have the sticker.",
      args: pictureArgs,
      resolve: ({ marketHashName }, { size }, context) => pathOfNamed(context, marketHashName, size),
    }),
    listingCount: t.exposeInt('listingCount', { description: 'Number of copies on sale that have it.' }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'stickersOnSale', (t) =>
  t.field({
    type: [StickerOnSaleRef],
    nullable: true,
    description: `The stickers on the item's copies on sale, the most frequent first, at most ${STICKERS_MAX}.`,
    args: {
      keyword: t.arg.string({
        required: false,
        description: "Words that the sticker's Chinese or English name must contain, in any order.",
      }),
    },
    complexity: { field: 40, multiplier: 2 },
    resolve: (item, { keyword }, { loaders }) =>
      loaders.stickersOnSale.load({
        marketItemId: item.id,
        args: stickerWords(requireText('keyword', keyword ?? '', 100)),
      }),
  }),
);

const CopyDotRef = builder.objectRef<CopyDot>('CopyDot').implement({
  authScopes: { everyone: true },
  description: 'A copy on sale by wear and price, or several alike where there are many.',
  fields: (t) => ({
    listingId: t.globalID({
      description: 'Id of the listing; of the cheapest one where there are several.',
      resolve: ({ listingId }) => ({ type: 'Listing', id: listingId }),
    }),
    floatValue: t.exposeFloat('floatValue', { description: 'Wear of that copy, 0 to 1.' }),
    askCents: t.field({
      type: 'Cents',
      description: 'Ask for that copy, in fen.',
      resolve: ({ askCents }) => askCents,
    }),
    copyCount: t.exposeInt('copyCount', { description: 'Number of copies that the dot stands for.' }),
  }),
});

builder.prismaObjectField(MarketItemNode, 'copyDots', (t) =>
  t.field({
    type: [CopyDotRef],
    nullable: true,
    description: `The item's copies on sale by wear and price, the least worn first, at most ${DOTS_MAX}. Of more copies, those of similar wear and price are grouped. Copies without wear are omitted.`,
    args: {
      phase: t.arg.string({
        required: false,
        description: 'Doppler phase or gem to select. All copies if omitted.',
      }),
    },
    complexity: { field: 40, multiplier: 2 },
    resolve: (item, { phase }, { loaders }) =>
      loaders.copyDots.load({
        marketItemId: item.id,
        args: phase ? requireText('phase', phase, 40) : null,
      }),
  }),
);

builder.prismaObjectField(MarketItemNode, 'stickersByName', (t) =>
  t.field({
    type: [StickerOnSaleRef],
    nullable: true,
    description:
      'The stickers with these names, such as those of a `ListingFilter`. A sticker that no copy on sale ' +
      'has gets a `listingCount` of 0; unknown names are omitted.',
    args: {
      marketHashNames: t.arg.stringList({
        required: true,
        description: `Market hash names of stickers, at most ${STICKER_NAMES_MAX}.`,
      }),
    },
    complexity: { field: 10, multiplier: 2 },
    resolve: (item, { marketHashNames }, { loaders }) => {
      if (marketHashNames.length > STICKER_NAMES_MAX)
        throw new InvalidInput('marketHashNames', `at most ${STICKER_NAMES_MAX}`);
      if (marketHashNames.length === 0) return [];
      return loaders.stickersNamed.load({
        marketItemId: item.id,
        args: texts('marketHashNames', marketHashNames),
      });
    },
  }),
);
