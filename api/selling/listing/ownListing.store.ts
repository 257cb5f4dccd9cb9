import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { SortCursor } from '../../kernel/sortCursor.ts';
import {
  copyCondition,
  EVERYTHING_PICKED,
  type Picked,
  pickedCondition,
  rivalJoin,
} from './copyFilter.store.ts';
import type { CopyFilter } from './copyFilter.ts';
import type { ListingStatus } from './listing.ts';
import { keywordsOf } from './listingFilter.ts';
import type { CountedFacts } from './unavailable.ts';

/** A seller's listing in any state. */
export interface OwnListing {
  id: string;
  assetId: string;
  marketItemId: string;
  phase: string | null;
  status: ListingStatus;
  askCents: Cents;
  /** The ask that comes back at the end of a discount that holds; null without one. */
  formerCents: Cents | null;
  /** The reference price of the item itself; a phase's price is a share of it. */
  itemReferenceCents: Cents | null;
}

/**
 * Reads a seller's listings in any state by their ids.
 * @param isHeld locks them, in the order of their ids: an earlier purchase is visible here; a later one waits and sees
 * the result of this transaction.
 */
export async function listOwnListings(
  db: Db | Tx,
  { sellerId, ids, isHeld }: { sellerId: string; ids: readonly string[]; isHeld: boolean },
): Promise<Map<string, OwnListing>> {
  const rows = await db.$queryRaw<OwnListing[]>`
    select listing.id, listing.asset_id as "assetId", listing.market_item_id as "marketItemId", listing.phase, listing.status,
      listing.ask_cents as "askCents", discount.former_cents as "formerCents", item.reference_price_cents as "itemReferenceCents"
    from listing join market_item item on item.id = listing.market_item_id
      left join listing_discount discount on discount.listing_id = listing.id and discount.state = 'running'
        and listing.discount_ends_at is not null
    where listing.id = any(${[...ids]}::uuid[]) and listing.seller_id = ${sellerId}::uuid
    order by listing.id ${isHeld ? Prisma.sql`for update of listing` : Prisma.empty}`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** States of listings that are not over. */
export const OPEN_STATUSES = ['active', 'paused', 'reserved'];
const STATUSES = {
  open: OPEN_STATUSES,
  unsold: ['active', 'paused'],
  active: ['active'],
  paused: ['paused'],
  reserved: ['reserved'],
};

/** The filters of a seller's own listings. */
export interface OwnListingFilter {
  readonly status: keyof typeof STATUSES;
  /** Words that the item's names must contain. */
  readonly keyword: string | null;
  /** Only copies in these accounts; null: in all. */
  readonly steamAccountIds: readonly string[] | null;
  readonly copies: CopyFilter;
}

/** The sort orders of own listings. */
export type OwnListingSort = 'newest' | 'oldest' | 'priceDescending' | 'priceAscending';

/** Part of a statement: the open listings `l` of a seller with their copies `a` and items, and what the filters compare with. */
function listingsFrom(sellerId: string, filters: readonly OwnListingFilter[]): Prisma.Sql {
  const kinds = Prisma.sql`(select listing.market_item_id, listing.phase from listing
    where listing.seller_id = ${sellerId}::uuid and listing.status in ('active', 'paused', 'reserved')) own`;
  const join = rivalJoin(
    filters.map(({ copies }) => copies),
    sellerId,
    kinds,
  );
  return Prisma.sql`listing l join asset a on a.id = l.asset_id join market_item item on item.id = l.market_item_id ${join}
    where l.seller_id = ${sellerId}::uuid and l.status in ('active', 'paused', 'reserved')`;
}

/** The condition of a filter. @throws InvalidInput for an overlong keyword. */
function isMatch({ status, keyword, steamAccountIds, copies }: OwnListingFilter): Prisma.Sql {
  const parts = [
    Prisma.sql`l.status = any(${STATUSES[status]}::text[])`,
    ...keywordsOf(keyword).map((word) => Prisma.sql`strpos(item.search_text, ${word}) > 0`),
    ...(steamAccountIds === null
      ? []
      : [Prisma.sql`a.steam_account_id = any(${[...steamAccountIds]}::uuid[])`]),
    copyCondition(copies, Prisma.sql`l.ask_cents`),
  ];
  return Prisma.join(parts, ' and ');
}

/** The listings of a seller that match a filter. @throws InvalidInput for an overlong keyword. */
function ownListings(sellerId: string, filter: OwnListingFilter): Prisma.Sql {
  return Prisma.sql`${listingsFrom(sellerId, [filter])} and ${isMatch(filter)}`;
}

/** Number of a seller's own listings that match a filter. */
export async function countOwnListings(db: Db, sellerId: string, filter: OwnListingFilter): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from ${ownListings(sellerId, filter)}`;
  return row.count;
}

/** Number of a seller's own listings that match each of several filters, in one statement. */
export async function countOwnMatches(
  db: Db,
  sellerId: string,
  filters: readonly OwnListingFilter[],
): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter) => Prisma.sql`(count(*) filter (where ${isMatch(filter)}))::int`);
  const [row] = await db.$queryRaw<[{ counts: number[] }]>`
    select array[${Prisma.join(counts)}] as counts from ${listingsFrom(sellerId, filters)}`;
  return row.counts;
}

/**
 * Which of several filters each of a seller's own listings matches, by its id, as their places in the list. Listings that
 * match none are omitted.
 * @param ids only these listings; null: all.
 */
export async function listOwnMatches(
  db: Db | Tx,
  sellerId: string,
  filters: readonly OwnListingFilter[],
  ids: readonly string[] | null = null,
): Promise<Map<string, number[]>> {
  if (filters.length === 0) return new Map();
  const places = filters.map(
    (filter, place) => Prisma.sql`case when ${isMatch(filter)} then ${place}::int end`,
  );
  const rows = await db.$queryRaw<{ id: string; places: number[] }[]>`
    select id, places from (
      select l.id, array_remove(array[${Prisma.join(places)}], null) as places from ${listingsFrom(sellerId, filters)}
        and ${pickedCondition(Prisma.sql`l.id`, { onlyIds: ids, exceptIds: [] })}) own
    where cardinality(places) > 0`;
  return new Map(rows.map(({ id, places: matched }) => [id, matched]));
}

const SORT_VALUE: Record<OwnListingSort, Prisma.Sql> = {
  newest: Prisma.sql`(extract(epoch from l.created_at) * 1000)::float8`,
  oldest: Prisma.sql`(extract(epoch from l.created_at) * 1000)::float8`,
  priceDescending: Prisma.sql`l.ask_cents::float8`,
  priceAscending: Prisma.sql`l.ask_cents::float8`,
};

/** One page of a seller's own listings that match a filter, by the keyset (sort value, id). */
export async function pageOwnListings(
  db: Db | Tx,
  { sellerId, filter, sort, size, after }: OwnListingPageRequest,
  picked: Picked = EVERYTHING_PICKED,
): Promise<{ rows: readonly { id: string; value: number }[]; hasMore: boolean }> {
  const isRising = sort === 'oldest' || sort === 'priceAscending';
  const sign = isRising ? Prisma.sql`>` : Prisma.sql`<`;
  const way = isRising ? Prisma.sql`asc` : Prisma.sql`desc`;
  const rest = after && Prisma.sql`where (value, id) ${sign} (${after.value}::float8, ${after.id}::uuid)`;
  const rows = await db.$queryRaw<{ id: string; value: number }[]>`
    select id, value from (select l.id, ${SORT_VALUE[sort]} as value from ${ownListings(sellerId, filter)}
      and ${pickedCondition(Prisma.sql`l.id`, picked)}) own
    ${rest ?? Prisma.empty} order by value ${way}, id ${way} limit ${size + 1}`;
  return { rows: rows.slice(0, size), hasMore: rows.length > size };
}

/** The requested part of a seller's own listings. */
export interface OwnListingPageRequest {
  sellerId: string;
  filter: OwnListingFilter;
  sort: OwnListingSort;
  size: number;
  after: SortCursor | null;
}

/** Ids of a seller's own listings that match a filter, or of the picked ones of them, the latest first. */
export async function listOwnListingIds(
  db: Db | Tx,
  { sellerId, filter, size }: Pick<OwnListingPageRequest, 'sellerId' | 'filter' | 'size'>,
  picked: Picked,
): Promise<string[]> {
  const { rows } = await pageOwnListings(db, { sellerId, filter, sort: 'newest', size, after: null }, picked);
  return rows.map(({ id }) => id);
}

/** Counts a seller's unsold listings by what decides whether they can be bought, in one statement. */
export async function countSaleFacts(db: Db, sellerId: string): Promise<CountedFacts[]> {
  return db.$queryRaw<CountedFacts[]>`
    select listing.status, seller.is_blocked as "isSellerHeld", seller.is_shop_open as "isShopOpen", account.paused_reason as "pausedReason",
      listing.stuck_since is not null as "isStuck", min(asset.tradable_at) as "nextAt",
      account.id as "steamAccountId", count(*)::int as count
    from listing join app_user seller on seller.id = listing.seller_id join asset on asset.id = listing.asset_id
      join steam_account account on account.id = asset.steam_account_id
    where listing.seller_id = ${sellerId}::uuid and listing.status in ('active', 'paused')
    group by listing.status, seller.is_blocked, seller.is_shop_open, account.id, listing.stuck_since is not null`;
}

/** A listing with its new ask. */
export interface NewAsk {
  id: string;
  askCents: Cents;
}

/** Changes the asks of listings that nobody has bought, in one statement. */
export async function updateAsks(tx: Tx, asks: readonly NewAsk[]): Promise<void> {
  await tx.$executeRaw`
    update listing set ask_cents = new.ask, priced_at = (select clock_now()), updated_at = (select clock_now())
    from unnest(${asks.map(({ id }) => id)}::uuid[], ${asks.map(({ askCents }) => askCents.toString())}::bigint[]) as new (id, ask)
    where listing.id = new.id and listing.status in ('active', 'paused') and listing.ask_cents <> new.ask`;
}

/** Withdraws listings that nobody has bought, in one statement. */
export async function withdrawListings(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update listing set status = 'withdrawn', updated_at = (select clock_now())
    where id = any(${[...ids]}::uuid[]) and status in ('active', 'paused')`;
}
