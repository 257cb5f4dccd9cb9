import { queryFromInfo } from '@pothos/plugin-prisma';
import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { phasePriceCents } from '../../catalog/items/referencePrice.ts';
import { ReferencePriceRef } from '../../catalog/prices/reference.graphql.ts';
import { referenceOf } from '../../catalog/prices/reference.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { writeGlobalId } from '../../http/graphql/globalId.ts';
import { asksForNumberAlone } from '../../http/graphql/totalCount.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { feeOf } from '../../kernel/money.ts';
import { readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { requireText } from '../../kernel/text.ts';
import { ChosenCopies, CopyFilterInput, readAccountIds, readCopyFilter } from './copyFilter.graphql.ts';
import { ListingConnection, ListingNode } from './listing.graphql.ts';
import { KEYWORD_LENGTH_MAX } from './listingFilter.ts';
import {
  countOwnListings,
  OPEN_STATUSES,
  type OwnListingFilter,
  pageOwnListings,
} from './ownListing.store.ts';
import { BATCH_MAX } from './runBatch.ts';

builder.prismaObjectField(ListingNode, 'referencePrice', (t) =>
  t.field({
    type: ReferencePriceRef,
    nullable: true,
    description:
      "Reference price of the listing's item and phase, with its explanation. Null if there is none.",
    select: { phase: true, marketItem: { select: { id: true, referencePriceCents: true } } },
    resolve: async ({ phase, marketItem: { id, referencePriceCents: own } }, _args, { loaders }) => {
      const modelCents = own === null ? null : BigInt(phasePriceCents(Number(own), phase));
      return referenceOf(modelCents, await loaders.references.load(id), phase);
    },
  }),
);

builder.prismaObjectField(ListingNode, 'netCents', (t) =>
  t.field({
    type: 'Cents',
    nullable: true,
    description: 'What a sale at this ask pays the seller after the fee, in fen. Null for everybody else.',
    resolve: ({ sellerId, askCents }, _args, { viewer, platform }) =>
      sellerId === viewer?.userId ? askCents - feeOf(askCents, platform.config.SALE_FEE_BASIS_POINTS) : null,
  }),
);

builder.prismaObjectField(ListingNode, 'inventoryItemId', (t) =>
  t.id({
    nullable: true,
    description: "Id of the copy in the seller's inventory. Null for everybody else.",
    resolve: ({ sellerId, assetId }, _args, { viewer }) =>
      sellerId === viewer?.userId ? writeGlobalId('InventoryItem', assetId) : null,
  }),
);

builder.prismaObjectField(ListingNode, 'steamAccountName', (t) =>
  t.string({
    nullable: true,
    description:
      'Persona or sign-in name of the Steam account that holds the copy. Null for everybody but the ' +
      'seller.',
    select: {
      sellerId: true,
      asset: { select: { steamAccount: { select: { personaName: true, accountName: true } } } },
    },
    resolve: ({ sellerId, asset: { steamAccount } }, _args, { viewer }) =>
      sellerId === viewer?.userId ? (steamAccount.personaName ?? steamAccount.accountName) : null,
  }),
);

/** Default number of rows of a page. */
const PAGE_SIZE = 20;

/** Filter of own listings by state. */
export const OwnListingStatus = builder.enumType('OwnListingStatus', {
  description: "Filter of a seller's own listings by state.",
  values: {
    OPEN: { value: 'open', description: 'On sale, paused, or reserved by an order in progress.' },
    UNSOLD: { value: 'unsold', description: 'On sale or paused: what `stockAges` is about.' },
    ACTIVE: { value: 'active', description: 'On sale and available to buyers.' },
    PAUSED: {
      value: 'paused',
      description: 'Not available while the shop is closed or its Steam account cannot sell.',
    },
    RESERVED: { value: 'reserved', description: 'Reserved by an order in progress.' },
  } as const,
});

const OwnListingSortEnum = builder.enumType('OwnListingSort', {
  description: "Sort order of a seller's own listings.",
  values: {
    NEWEST: { value: 'newest', description: 'The latest listing first.' },
    OLDEST: { value: 'oldest', description: 'The oldest listing first.' },
    PRICE_DESCENDING: { value: 'priceDescending', description: 'The highest ask first.' },
    PRICE_ASCENDING: { value: 'priceAscending', description: 'The lowest ask first.' },
  } as const,
});

/** The filters of a seller's own listings. */
export const OwnListingFilterInput = builder.inputType('OwnListingFilter', {
  description: "Filters of a seller's own listings.",
  fields: (t) => ({
    status: t.field({
      type: OwnListingStatus,
      required: true,
      defaultValue: 'open',
      description: 'Only listings in this state.',
    }),
    keyword: t.string({
      required: false,
      description: "Words that the item's names must contain, in any order.",
    }),
    steamAccountIds: t.idList({
      required: false,
      description: 'Only copies of these Steam accounts, at most 100. Default: all.',
    }),
    copies: t.field({
      type: CopyFilterInput,
      required: false,
      description: 'What the copies must be like.',
    }),
  }),
});

/**
 * Parses a filter.
 * @throws InvalidInput naming the field.
 */
export function readOwnListingFilter({
  status,
  keyword,
  steamAccountIds,
  copies,
}: typeof OwnListingFilterInput.$inferInput): OwnListingFilter {
  return {
    status,
    keyword: keyword == null ? null : requireText('keyword', keyword, KEYWORD_LENGTH_MAX),
    steamAccountIds: readAccountIds(steamAccountIds),
    copies: readCopyFilter(copies),
  };
}

/** A stored filter of own listings, in the fields of its input. */
export const ChosenListings = builder.objectRef<OwnListingFilter>('ChosenListings').implement({
  authScopes: { signedIn: true },
  description: 'A stored filter of own listings with the fields of OwnListingFilter.',
  fields: (t) => ({
    status: t.expose('status', { type: OwnListingStatus, description: 'Only listings in this state.' }),
    keyword: t.exposeString('keyword', {
      nullable: true,
      description: "Words that the item's names must contain. Null: any.",
    }),
    steamAccountIds: t.idList({
      nullable: true,
      description: 'Ids of the Steam accounts that hold the copies. Null: all.',
      resolve: ({ steamAccountIds }) => steamAccountIds?.map((id) => writeGlobalId('SteamAccount', id)),
    }),
    copies: t.expose('copies', { type: ChosenCopies, description: 'What the copies must be like.' }),
  }),
});

/** The filter of a field. Default: all open listings. */
function filterOf(filter: typeof OwnListingFilterInput.$inferInput | null | undefined): OwnListingFilter {
  return readOwnListingFilter(filter ?? { status: 'open' });
}

builder.prismaObjectField(ViewerNode, 'listingCount', (t) =>
  t.int({
    nullable: true,
    deprecationReason: 'Use `totalCount` of `listings`, which counts by the same filter.',
    description: "Number of the viewer's open listings.",
    args: {
      filter: t.arg({
        type: OwnListingFilterInput,
        required: false,
        description: 'The filter that listings must pass. Default: all open listings.',
      }),
    },
    resolve: (user, { filter }, { platform }) => countOwnListings(platform.db, user.id, filterOf(filter)),
  }),
);

builder.prismaObjectField(ViewerNode, 'listingsById', (t) =>
  t.prismaField({
    type: [ListingNode],
    nullable: true,
    description:
      "The viewer's open listings with these ids, in no particular order, for a form over a selection.",
    args: {
      ids: t.arg.globalIDList({
        required: true,
        for: ListingNode,
        description: `Ids of listings, at most ${BATCH_MAX}.`,
      }),
    },
    resolve: (query, user, { ids }, { platform }) => {
      if (ids.length > BATCH_MAX) throw new InvalidInput('ids', `at most ${BATCH_MAX}`);
      return platform.db.listing.findMany({
        ...query,
        where: { id: { in: ids.map(({ id }) => id) }, sellerId: user.id, status: { in: OPEN_STATUSES } },
      });
    },
  }),
);

const NO_PAGE = {
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

builder.prismaObjectField(ViewerNode, 'listings', (t) =>
  t.connection(
    {
      type: ListingNode,
      nullable: true,
      description: "The viewer's open listings. Forward only.",
      args: {
        sort: t.arg({
          type: OwnListingSortEnum,
          required: true,
          defaultValue: 'newest',
          description: 'The sort order of the listings.',
        }),
        filter: t.arg({
          type: OwnListingFilterInput,
          required: false,
          description: 'The filter that listings must pass. Default: all open listings.',
        }),
      },
      // Half the normal cost of its rows, because they are read by a few statements however many they are (T-7).
      complexity: (args) => {
        const { field, multiplier } = connectionCost(args);
        return { field, multiplier: multiplier / 2 };
      },
      resolve: async (user, { sort, filter, first, after }, context, info) => {
        const own = filterOf(filter);
        const totalCount = () => countOwnListings(context.platform.db, user.id, own);
        if (asksForNumberAlone(info)) return { ...NO_PAGE, totalCount };
        const { rows, hasMore } = await pageOwnListings(context.platform.db, {
          sellerId: user.id,
          filter: own,
          sort,
          size: first ?? PAGE_SIZE,
          after: after ? readSortCursor('after', sort, after, (value) => value !== null) : null,
        });
        const query: object = queryFromInfo({ context, info, path: ['edges', 'node'] });
        const ids = rows.map(({ id }) => id);
        const nodes = await context.platform.db.listing.findMany({
          ...query,
          where: { id: { in: ids }, sellerId: user.id },
        });
        const byId = new Map(nodes.map((node) => [node.id, node]));
        const edges = rows.flatMap(({ id, value }) => {
          const node = byId.get(id);
          return node ? [{ node, cursor: writeSortCursor(sort, { value, id }) }] : [];
        });
        return {
          totalCount,
          edges,
          pageInfo: {
            hasNextPage: hasMore,
            hasPreviousPage: Boolean(after),
            startCursor: edges[0]?.cursor ?? null,
            endCursor: edges.at(-1)?.cursor ?? null,
          },
        };
      },
    },
    ListingConnection,
  ),
);
