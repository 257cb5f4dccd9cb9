import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../kernel/db.ts';
import { type Listing, Prisma } from '../../kernel/generated/prisma/client.ts';
import { itemsOf, queryOf, type Tables } from '../../kernel/query.ts';
import type { SortCursor } from '../../kernel/sortCursor.ts';
import type { ListingFilter, ListingSort } from './listingFilter.ts';

/** The requested part of an item's listings. */
export interface ListingPageRequest {
  filter: ListingFilter;
  sort: ListingSort;
  size: number;
  isBackward: boolean;
  after: SortCursor | null;
  before: SortCursor | null;
}

/** Listings of one item in reading order. */
export interface ListingPage {
  rows: readonly Listing[];
  hasMore: boolean;
}

/** A page without a listing. */
export const EMPTY_PAGE: ListingPage = { rows: [], hasMore: false };

/** A statement over listings `l`, for items `item` of which only the ids are known. */
type Listings = Tables & { l: Tables['listing']; item: { id: string } };
/** The builder of conditions on listings `l` of items `item`. */
export type ListingConditions = ExpressionBuilder<Listings, 'l' | 'item'>;

/**
 * All columns of the model by name: with a star the statement could not be prepared, because a migration may add a
 * column.
 */
const COLUMNS = Object.values(Prisma.ListingScalarFieldEnum);
const LISTING_COLUMNS = COLUMNS.map((name) => `l.${name}` as const);
const PAGE_COLUMNS = COLUMNS.map((name) => `page.${name}` as const);

const SORT_COLUMNS = {
  priceAscending: 'l.askCents',
  priceDescending: 'l.askCents',
  newest: 'l.createdAt',
  floatAscending: 'l.floatValue',
  floatDescending: 'l.floatValue',
} as const satisfies Record<ListingSort, string>;

/** Whether listing `l` of item `item` can be bought: it is active, and its seller is not blocked. */
export function isOnSale(eb: ListingConditions) {
  const blockedSeller = eb
    .selectFrom('appUser as seller')
    .select(sql.lit(1).as('one'))
    .whereRef('seller.id', '=', 'l.sellerId')
    .where('seller.isBlocked', '=', sql.lit(true));
  return eb.and([
    eb('l.marketItemId', '=', eb.ref('item.id')),
    eb('l.status', '=', sql.lit('active')),
    eb.not(eb.exists(blockedSeller)),
  ]);
}

/** Whether listing `l` of item `item` matches a filter. */
function isLetThrough(eb: ListingConditions, filter: ListingFilter) {
  const { floatMin, floatMax, minPriceCents, maxPriceCents, paintSeeds, phases, isAutomatic } = filter;
  return eb.and([
    isOnSale(eb),
    ...(floatMin === null ? [] : [eb('l.floatValue', '>=', sql<number>`${floatMin}::float8`)]),
    ...(floatMax === null ? [] : [eb('l.floatValue', '<=', sql<number>`${floatMax}::float8`)]),
    ...(paintSeeds.length === 0 ? [] : [eb('l.paintSeed', '=', sql<number>`any(${[...paintSeeds]}::int[])`)]),
    ...(phases.length === 0 ? [] : [eb('l.phase', '=', sql<string>`any(${[...phases]}::text[])`)]),
    ...carriesStickers(filter),
    ...(isAutomatic === null ? [] : [eb('l.isAutomatic', '=', isAutomatic)]),
    ...(minPriceCents === null ? [] : [eb('l.askCents', '>=', minPriceCents)]),
    ...(maxPriceCents === null ? [] : [eb('l.askCents', '<=', maxPriceCents)]),
  ]);
}

function carriesStickers({ stickers, hasAllStickers }: ListingFilter) {
  if (stickers.length === 0) return [];
  const names = sql`${[...stickers]}::text[]`;
  const own = sql.ref<string[]>('l.stickerNames');
  return [hasAllStickers ? sql<SqlBool>`${own} @> ${names}` : sql<SqlBool>`${own} && ${names}`];
}

function isRising(sort: ListingSort): boolean {
  return sort === 'priceAscending' || sort === 'floatAscending';
}

/** Rows after a cursor in reading direction. Copies without wear come last in both orders by wear. */
function isBehind(sort: ListingSort, { value, id }: SortCursor, isBackward: boolean) {
  const column = sql.ref(SORT_COLUMNS[sort]);
  const place = sql`(${column}, ${sql.ref('l.id')})`;
  const sign = sql.raw(isRising(sort) !== isBackward ? '>' : '<');
  if (sort === 'newest')
    return sql<SqlBool>`${place} ${sign} (to_timestamp(${value}::float8 / 1000), ${id}::uuid)`;
  if (!sort.startsWith('float')) return sql<SqlBool>`${place} ${sign} (${value}::bigint, ${id}::uuid)`;
  if (value === null) {
    const sameWear = sql<SqlBool>`${column} is null and ${sql.ref('l.id')} ${sign} ${id}::uuid`;
    return isBackward ? sql<SqlBool>`(${column} is not null or ${sameWear})` : sql<SqlBool>`(${sameWear})`;
  }
  const worn = sql<SqlBool>`${place} ${sign} (${value}::float8, ${id}::uuid)`;
  return isBackward ? worn : sql<SqlBool>`(${worn} or ${column} is null)`;
}

/** The order of the rows, both within a window and overall. */
function ordering(sort: ListingSort, isBackward: boolean) {
  const direction = sql.raw(isRising(sort) !== isBackward ? 'asc' : 'desc');
  const nulls = sql.raw(!sort.startsWith('float') ? '' : isBackward ? 'nulls first' : 'nulls last');
  return sql`${sql.ref(SORT_COLUMNS[sort])} ${direction} ${nulls}, ${sql.ref('l.id')} ${direction}`;
}

/** The sort value of a row, as its cursor stores it. */
export function sortValueOf(sort: ListingSort, row: Listing): number | null {
  if (sort === 'newest') return row.createdAt.getTime();
  return sort.startsWith('float') ? row.floatValue : Number(row.askCents);
}

/**
 * The same page of several items' listings, in one statement. Paged by the keyset (sort value, id), so that a copy that
 * is sold between two pages does not shift the others (M-11).
 */
export async function listListingPages(
  db: Db,
  marketItemIds: readonly string[],
  request: ListingPageRequest,
): Promise<Map<string, ListingPage>> {
  const { filter, sort, size, isBackward, after, before } = request;
  const order = ordering(sort, isBackward);
  const found = await queryOf(db)
    .selectFrom(itemsOf(marketItemIds))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('listing as l')
          .select(LISTING_COLUMNS)
          .select(sql<bigint>`row_number() over (order by ${order})`.as('position'))
          .where((eb) =>
            eb.and([
              isLetThrough(eb, filter),
              ...(after ? [isBehind(sort, after, false)] : []),
              ...(before ? [isBehind(sort, before, true)] : []),
            ]),
          )
          .orderBy(order)
          .limit(size + 1)
          .as('page'),
      (join) => join.onTrue(),
    )
    .select([...PAGE_COLUMNS, 'page.position'])
    .orderBy('page.marketItemId')
    .orderBy('page.position')
    .execute();
  const groups = Map.groupBy(found, (row) => row.marketItemId);
  return new Map(
    [...groups].map(([id, rows]) => {
      const page = rows.slice(0, size).map(({ position: _, ...row }) => row);
      return [id, { rows: isBackward ? page.reverse() : page, hasMore: rows.length > size }];
    }),
  );
}

/** Number of each item's listings that match a filter. */
export async function countListings(
  db: Db,
  marketItemIds: readonly string[],
  filter: ListingFilter,
): Promise<Map<string, number>> {
  const rows = await queryOf(db)
    .selectFrom(itemsOf(marketItemIds))
    .select([
      'item.id',
      (eb) =>
        eb
          .selectFrom('listing as l')
          .select(sql<number>`count(*)::int`.as('count'))
          .where((listings) => isLetThrough(listings, filter))
          .as('total'),
    ])
    .execute();
  return new Map(rows.map(({ id, total }) => [id, total ?? 0]));
}
