import { comparedForm } from '../../accounts/user/nickname.ts';
import { UserConnection, UserNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import type { Db } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isPlainText, requireText } from '../../kernel/text.ts';
import { ListingConnection, ListingNode } from '../listing/listing.graphql.ts';
import { itemNamed } from '../listing/listingFilter.ts';
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

/** Ends with the id, so that the order is total. */
const SHOP_ORDERS = {
  newest: [{ createdAt: 'desc' }, { id: 'desc' }],
  priceAscending: [{ askCents: 'asc' }, { id: 'desc' }],
  priceDescending: [{ askCents: 'desc' }, { id: 'desc' }],
} as const satisfies Record<(typeof ShopSort)['$inferType'], object>;

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

/** Most types or exteriors that one request may name. */
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
  t.prismaConnection(
    {
      type: ListingNode,
      cursor: 'id',
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
      totalCount: (seller, args, { platform }) =>
        platform.db.listing.count({ where: onSale(seller.id, args) }),
      resolve: (query, seller, args, { platform }) =>
        platform.db.listing.findMany({
          ...query,
          where: onSale(seller.id, args),
          orderBy: [...SHOP_ORDERS[args.sort ?? 'newest']],
        }),
    },
    ListingConnection,
  ),
);

builder.queryField('hotSellers', (t) =>
  t.prismaConnection(
    {
      type: 'User',
      cursor: 'id',
      nullable: true,
      description: 'Sellers with listings on sale, ordered by deliveries in the last 30 days, most first.',
      authScopes: { everyone: true },
      complexity: connectionCost,
      resolve: (query, _root, _args, { platform }) =>
        platform.db.user.findMany({
          ...query,
          where: {
            isBlocked: false,
            sellerRecord: { deliveredCount: { gt: 0 } },
            listings: { some: { status: 'active' } },
          },
          orderBy: [{ sellerRecord: { deliveredCount: 'desc' } }, { id: 'asc' }],
        }),
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

/** Most UTF-16 units of an address that are read. */
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
