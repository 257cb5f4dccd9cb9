import { queryFromInfo } from '@pothos/plugin-prisma';
import { comparedForm } from '../../accounts/user/nickname.ts';
import { UserConnection, UserNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { keysetConnection, readKeysetPage, waysOf } from '../../http/graphql/keysetPage.ts';
import { asksForNumberAlone } from '../../http/graphql/totalCount.ts';
import type { Db } from '../../kernel/db.ts';
import type { Listing, Prisma } from '../../kernel/generated/prisma/client.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { type KeysetPage, readSortCursor, writeSortCursor } from '../../kernel/sortCursor.ts';
import { isPlainText, requireText } from '../../kernel/text.ts';
import { ListingConnection, ListingNode } from '../listing/listing.graphql.ts';
import { itemNamed, readListingCursor } from '../listing/listingFilter.ts';
import { sortValueOf } from '../listing/listingPage.store.ts';
import { deliveryRateOf } from './deliveryRate.ts';
import { findAddressOwner } from './shopSettings.store.ts';

const SellerRecordRef = builder.prismaObject('SellerRecord', {
  authScopes: { everyone: true },
  description: "A seller's delivery record of the last 30 days, updated every few minutes.",
  fields: (t) => ({
    deliveredCount: t.exposeInt('deliveredCount', { description: 'Number of orders that were delivered.' }),
    deliveryRate: t.float({
      nullable: true,
      description:
        'Share of delivered orders among those and the ones that failed because of the seller (no offer in ' +
        'time, cancelled, offer withdrawn, item gone). 0 to 1; null if there are none.',
      resolve: deliveryRateOf,
    }),
    medianDeliveryMs: t.float({
      nullable: true,
      description: 'Median time from an order to the offer that its buyer could accept, in milliseconds.',
      resolve: ({ medianDeliveryMs }) => (medianDeliveryMs === null ? null : Number(medianDeliveryMs)),
    }),
  }),
});

builder.prismaObjectField(UserNode, 'sellerRecord', (t) =>
  t.field({
    type: SellerRecordRef,
    nullable: true,
    description: "The seller's delivery record. Null if they have not sold anything yet.",
    resolve: ({ id }, _args, { loaders }) => loaders.sellerRecord.load(id),
  }),
);

builder.prismaObjectField(UserNode, 'listingCount', (t) =>
  t.int({
    description: 'Number of copies that the seller has on sale.',
    select: { _count: { select: { listings: { where: { status: 'active' } } } } },
    resolve: (user) => user._count.listings,
  }),
);

const ShopSort = builder.enumType('ShopSort', {
  description: "The order of a seller's listings.",
  values: {
    NEWEST: { value: 'newest', description: 'The newest listing first.' },
    PRICE_ASCENDING: { value: 'priceAscending', description: 'The lowest ask first.' },
    PRICE_DESCENDING: { value: 'priceDescending', description: 'The highest ask first.' },
  } as const,
});

type Sort = (typeof ShopSort)['$inferType'];

/** Prisma's order and condition for the listings of a page. They end with the id, the newest first, so that the order is total. */
function placedBy(sort: Sort, page: KeysetPage) {
  const column = sort === 'newest' ? 'createdAt' : 'askCents';
  const [main, byId] = [waysOf(page, sort === 'priceAscending'), waysOf(page, false)];
  const orderBy = [{ [column]: main.order }, { id: byId.order }];
  const { id, value } = page.edge ?? {};
  if (value == null) return { orderBy, where: {} };
  const edge = sort === 'newest' ? new Date(value) : BigInt(value);
  const isTied = { [column]: edge, id: { [byId.beyond]: id } };
  return { orderBy, where: { OR: [{ [column]: { [main.beyond]: edge } }, isTied] } };
}

/** @throws InvalidInput naming the argument. */
function askWithin(least: bigint | null | undefined, most: bigint | null | undefined) {
  for (const [field, cents] of Object.entries({ minPriceCents: least, maxPriceCents: most }))
    if (cents != null && cents < 0n) throw new InvalidInput(field, 'not below zero');
  if (least != null && most != null && least > most)
    throw new InvalidInput('minPriceCents', 'must not be above maxPriceCents');
  return {
    askCents: { ...(least == null ? {} : { gte: least }), ...(most == null ? {} : { lte: most }) },
  };
}

/** Maximum number of types or exteriors that one request may name. */
const TAGS_MAX = 20;

/** @throws InvalidInput naming the argument. */
function tagged(types: readonly string[], exteriors: readonly string[]) {
  for (const [field, names] of Object.entries({ types, exteriors })) {
    if (names.length > TAGS_MAX) throw new InvalidInput(field, `at most ${TAGS_MAX}`);
    for (const name of names) requireText(field, name, 100);
  }
  return {
    ...(types.length === 0 ? {} : { tagType: { in: [...types] } }),
    ...(exteriors.length === 0 ? {} : { tagExterior: { in: [...exteriors] } }),
  };
}

interface ShopArguments {
  keyword?: string | null | undefined;
  minPriceCents?: bigint | null | undefined;
  maxPriceCents?: bigint | null | undefined;
  types?: readonly string[] | null | undefined;
  exteriors?: readonly string[] | null | undefined;
}

/** The condition for the listings of a shop that match. */
function onSale(
  sellerId: string,
  { keyword, minPriceCents, maxPriceCents, types, exteriors }: ShopArguments,
) {
  return {
    sellerId,
    status: 'active',
    seller: { isBlocked: false },
    ...askWithin(minPriceCents, maxPriceCents),
    marketItem: { ...itemNamed(keyword).marketItem, ...tagged(types ?? [], exteriors ?? []) },
  };
}

const BOUND = { type: 'Cents', required: false } as const;

// Read by a statement of its own: a wrong argument then leaves the seller.
builder.prismaObjectField(UserNode, 'listings', (t) =>
  t.connection(
    {
      type: ListingNode,
      nullable: true,
      description: "The seller's listings on sale.",
      args: {
        keyword: t.arg.string({
          required: false,
          description: "Words that the item's names must contain, in any order.",
        }),
        minPriceCents: t.arg({ ...BOUND, description: 'Only asks of at least this, in fen.' }),
        maxPriceCents: t.arg({ ...BOUND, description: 'Only asks of at most this, in fen.' }),
        types: t.arg.stringList({
          required: false,
          description: `Only items of these types, by internal name, at most ${TAGS_MAX}. Default: all.`,
        }),
        exteriors: t.arg.stringList({
          required: false,
          description: `Only items of these exteriors, by internal name, at most ${TAGS_MAX}. Default: all.`,
        }),
        sort: t.arg({
          type: ShopSort,
          required: false,
          description: 'Their order. Default: the newest first.',
        }),
      },
      complexity: connectionCost,
      resolve: async (seller, args, context, info) => {
        const { db } = context.platform;
        const matching = onSale(seller.id, args);
        const totalCount = () => db.listing.count({ where: matching });
        const sort = args.sort ?? 'newest';
        const page = readKeysetPage(args, (field, text) => readListingCursor(field, sort, text));
        const edgeOf = (node: Listing) => {
          const cursor = writeSortCursor(sort, { value: sortValueOf(sort, node), id: node.id });
          return { node, cursor };
        };
        if (asksForNumberAlone(info)) return { ...keysetConnection([], page, edgeOf), totalCount };
        const query: object = queryFromInfo({ context, info, path: ['edges', 'node'] });
        const { orderBy, where } = placedBy(sort, page);
        const rows = await db.listing.findMany({
          ...query,
          where: { AND: [matching, where] },
          orderBy,
          take: page.size + 1,
        });
        return { ...keysetConnection(rows, page, edgeOf), totalCount };
      },
    },
    ListingConnection,
  ),
);

/** Name of the order of `hotSellers` in its cursors. */
const HOT = 'deliveries';
/** The largest integer of a column. */
const COUNT_MAX = 2 ** 31 - 1;

/** @throws InvalidInput naming the argument. */
function readHotCursor(field: string, text: string) {
  return readSortCursor(
    field,
    HOT,
    text,
    (count) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= COUNT_MAX,
  );
}

/**
 * Sellers with their counts of deliveries, from the edge of a page on, and one more than it holds. The worker counts anew every few
 * minutes, so the count of the edge is the one that its cursor says.
 * @param user what is read of each.
 */
function listHotSellers(db: Db, page: KeysetPage, user: Prisma.UserDefaultArgs) {
  const [byCount, byId] = [waysOf(page, false), waysOf(page, true)];
  const { id = null, value } = page.edge ?? {};
  const isBeyond =
    id === null || value == null
      ? {}
      : {
          OR: [
            { deliveredCount: { [byCount.beyond]: value } },
            { deliveredCount: value, userId: { [byId.beyond]: id } },
          ],
        };
  return db.sellerRecord.findMany({
    where: {
      deliveredCount: { gt: 0 },
      user: { isBlocked: false, listings: { some: { status: 'active' } } },
      AND: isBeyond,
    },
    orderBy: [{ deliveredCount: byCount.order }, { userId: byId.order }],
    take: page.size + 1,
    select: { deliveredCount: true, user },
  });
}

builder.queryField('hotSellers', (t) =>
  t.connection(
    {
      type: UserNode,
      nullable: true,
      description: 'Sellers with listings on sale, ordered by deliveries in the last 30 days, most first.',
      authScopes: { everyone: true },
      complexity: connectionCost,
      resolve: async (_root, args, context, info) => {
        const page = readKeysetPage(args, readHotCursor);
        const user: object = queryFromInfo({ context, info, path: ['edges', 'node'] });
        const rows = await listHotSellers(context.platform.db, page, user);
        return keysetConnection(rows, page, ({ deliveredCount, user: node }) => {
          const cursor = writeSortCursor(HOT, { value: deliveredCount, id: node.id });
          return { node, cursor };
        });
      },
    },
    UserConnection,
  ),
);

/** Null for text that is not a user's id, so that a mistyped address leads to a "not found" page. */
function userIdOf(text: string): string | null {
  try {
    const { typename, id } = readGlobalId(text);
    return typename === 'User' ? id : null;
  } catch {
    return null;
  }
}

/** The seller of an id or, if it is none, of a shop's address. Null if there is none. */
async function findSellerId(db: Db, text: string): Promise<string | null> {
  const id = userIdOf(text);
  if (id !== null || !isPlainText(text) || text.length > TEXT_MAX) return id;
  return findAddressOwner(db, comparedForm(text));
}

/** Maximum number of UTF-16 units of an address that are read. */
const TEXT_MAX = 200;

builder.queryField('seller', (t) =>
  t.prismaField({
    type: UserNode,
    nullable: true,
    description: 'A seller with their shop. Null if there is none, or if the user is blocked.',
    authScopes: { everyone: true },
    args: {
      id: t.arg.id({
        required: true,
        description: 'Id of the user, or an address of the shop; a replaced one is valid for 90 days.',
      }),
    },
    resolve: async (query, _root, { id }, { platform }) => {
      const userId = await findSellerId(platform.db, String(id));
      return userId === null
        ? null
        : platform.db.user.findFirst({ ...query, where: { id: userId, isBlocked: false } });
    },
  }),
);
