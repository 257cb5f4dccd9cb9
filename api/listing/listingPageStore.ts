import { type Listing, Prisma } from '../graphql/generated/prisma/client.ts';
import type { Db } from '../kernel/db.ts';
import type { SortCursor } from '../kernel/sortCursor.ts';
import type { ListingFilter, ListingSort } from './listingFilter.ts';

/** Which part of an item's listings. */
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

/** No listing. */
export const EMPTY_PAGE: ListingPage = { rows: [], hasMore: false };

const COLUMNS = Prisma.sql`l.id, l.asset_id as "assetId", l.market_item_id as "marketItemId", l.seller_id as "sellerId",
  l.ask_cents as "askCents", l.float_value as "floatValue", l.paint_seed as "paintSeed", l.phase, l.sticker_names as "stickerNames",
  l.is_automatic as "isAutomatic", l.status, l.created_at as "createdAt", l.updated_at as "updatedAt"`;

const SORT_COLUMNS: Record<ListingSort, Prisma.Sql> = {
  priceAscending: Prisma.sql`l.ask_cents`,
  priceDescending: Prisma.sql`l.ask_cents`,
  newest: Prisma.sql`l.created_at`,
  floatAscending: Prisma.sql`l.float_value`,
  floatDescending: Prisma.sql`l.float_value`,
};

/** Listings `l` of the item `item` that can be bought: active, of sellers who are not blocked. */
export const ON_SALE = Prisma.sql`l.market_item_id = item.id and l.status = 'active'
  and not exists (select from app_user seller where seller.id = l.seller_id and seller.is_blocked)`;

/** Listings on sale that a filter lets through. */
function conditions(filter: ListingFilter): Prisma.Sql {
  const { floatMin, floatMax, minPriceCents, maxPriceCents } = filter;
  return Prisma.join(
    [
      ON_SALE,
      ...(floatMin === null ? [] : [Prisma.sql`l.float_value >= ${floatMin}::float8`]),
      ...(floatMax === null ? [] : [Prisma.sql`l.float_value <= ${floatMax}::float8`]),
      ...(filter.paintSeeds.length === 0
        ? []
        : [Prisma.sql`l.paint_seed = any(${[...filter.paintSeeds]}::int[])`]),
      ...(filter.phases.length === 0 ? [] : [Prisma.sql`l.phase = any(${[...filter.phases]})`]),
      ...stickerCondition(filter),
      ...(filter.isAutomatic === null ? [] : [Prisma.sql`l.is_automatic = ${filter.isAutomatic}`]),
      ...(minPriceCents === null ? [] : [Prisma.sql`l.ask_cents >= ${minPriceCents}`]),
      ...(maxPriceCents === null ? [] : [Prisma.sql`l.ask_cents <= ${maxPriceCents}`]),
    ],
    ' and ',
  );
}

function stickerCondition({ stickers, hasAllStickers }: ListingFilter): Prisma.Sql[] {
  if (stickers.length === 0) return [];
  const names = [...stickers];
  return hasAllStickers
    ? [Prisma.sql`l.sticker_names @> ${names}::text[]`]
    : [Prisma.sql`l.sticker_names && ${names}::text[]`];
}

function isRising(sort: ListingSort): boolean {
  return sort === 'priceAscending' || sort === 'floatAscending';
}

/** Rows behind a cursor in reading direction. Copies without a wear stand last in both orders by wear. */
function behind(sort: ListingSort, { value, id }: SortCursor, isBackward: boolean): Prisma.Sql {
  const column = SORT_COLUMNS[sort];
  const sign = isRising(sort) !== isBackward ? Prisma.sql`>` : Prisma.sql`<`;
  if (sort === 'newest')
    return Prisma.sql`(${column}, l.id) ${sign} (to_timestamp(${value}::float8 / 1000), ${id}::uuid)`;
  if (!sort.startsWith('float')) return Prisma.sql`(${column}, l.id) ${sign} (${value}::bigint, ${id}::uuid)`;
  if (value === null) {
    const sameWear = Prisma.sql`${column} is null and l.id ${sign} ${id}::uuid`;
    return isBackward ? Prisma.sql`(${column} is not null or ${sameWear})` : Prisma.sql`(${sameWear})`;
  }
  const worn = Prisma.sql`(${column}, l.id) ${sign} (${value}::float8, ${id}::uuid)`;
  return isBackward ? worn : Prisma.sql`(${worn} or ${column} is null)`;
}

function ordering(sort: ListingSort, isBackward: boolean): Prisma.Sql {
  const direction = isRising(sort) !== isBackward ? Prisma.sql`asc` : Prisma.sql`desc`;
  const nulls = !sort.startsWith('float')
    ? Prisma.empty
    : isBackward
      ? Prisma.sql`nulls first`
      : Prisma.sql`nulls last`;
  return Prisma.sql`${SORT_COLUMNS[sort]} ${direction} ${nulls}, l.id ${direction}`;
}

/** The value by which a row stands in its order, as its cursor carries it. */
export function sortValueOf(sort: ListingSort, row: Listing): number | null {
  if (sort === 'newest') return row.createdAt.getTime();
  return sort.startsWith('float') ? row.floatValue : Number(row.askCents);
}

/**
 * The same page of several items' listings, by one statement. Paged by the keyset (sort value, id): a copy that is sold between two
 * pages moves no other (M-11).
 */
export async function listListingPages(
  db: Db,
  marketItemIds: readonly string[],
  request: ListingPageRequest,
): Promise<Map<string, ListingPage>> {
  const { filter, sort, size, isBackward, after, before } = request;
  const where = Prisma.join(
    [
      conditions(filter),
      ...(after ? [behind(sort, after, false)] : []),
      ...(before ? [behind(sort, before, true)] : []),
    ],
    ' and ',
  );
  const order = ordering(sort, isBackward);
  const found = await db.$queryRaw<(Listing & { position: bigint })[]>`
    select page.* from unnest(${[...marketItemIds]}::uuid[]) as item (id) cross join lateral (
      select ${COLUMNS}, row_number() over (order by ${order}) as position
      from listing l where ${where} order by ${order} limit ${size + 1}) page
    order by "marketItemId", position`;
  const groups = Map.groupBy(found, (row) => row.marketItemId);
  return new Map(
    [...groups].map(([id, rows]) => {
      const page = rows.slice(0, size).map(({ position: _, ...row }) => row);
      return [id, { rows: isBackward ? page.reverse() : page, hasMore: rows.length > size }];
    }),
  );
}

/** How many listings of each item a filter lets through. */
export async function countListings(
  db: Db,
  marketItemIds: readonly string[],
  filter: ListingFilter,
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; total: number }[]>`
    select item.id, (select count(*)::int from listing l where ${conditions(filter)}) as total
    from unnest(${[...marketItemIds]}::uuid[]) as item (id)`;
  return new Map(rows.map(({ id, total }) => [id, total]));
}
