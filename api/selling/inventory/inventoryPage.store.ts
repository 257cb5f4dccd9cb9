import { PHASE_PERCENTS } from '../../catalog/items/referencePrice.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { SortCursor } from '../../kernel/sortCursor.ts';
import {
  copyCondition,
  EVERYTHING_PICKED,
  type Picked,
  pickedCondition,
  rivalJoin,
} from '../listing/copyFilter.store.ts';
import { type InventoryFilter, type InventorySort, isRising } from './inventoryFilter.ts';

/** The requested part of a user's inventory. */
export interface InventoryPageRequest {
  userId: string;
  filter: InventoryFilter;
  sort: InventorySort;
  size: number;
  after: SortCursor | null;
}

/** Ids in reading order, each with its sort value. */
export interface InventoryIds {
  rows: readonly { id: string; value: number | null }[];
  hasMore: boolean;
}

/** Number of copies in each tab, whatever the tab of the filter. */
export interface InventoryCounts {
  all: number;
  unlisted: number;
  listed: number;
  nonTradable: number;
}

/** A cooldown ends by the clock, without waiting for the next sync. */
const IS_TRADABLE = Prisma.sql`(a.is_tradable or coalesce(a.tradable_at <= (select clock_now()), false))`;

/** The percentages of `phasePriceCents`, for the price of a phase that has none of its own. */
const PHASE_PERCENT = Prisma.sql`case a.phase ${Prisma.join(
  [...PHASE_PERCENTS].map(([phase, percent]) => Prisma.sql`when ${phase} then ${percent}::int`),
  ' ',
)} else 100 end`;

/**
 * The reference price of a copy `a` as in `referenceOf`, with its `item` and the `reference` of its phase joined: in
 * proportion to the phase if that has no price of its own.
 */
export const REFERENCE = Prisma.sql`coalesce(reference.price_cents, case when a.phase is null then item.reference_price_cents
  else round(item.reference_price_cents * ${PHASE_PERCENT} / 100.0)::bigint end)`;

/** The ask, otherwise the reference price. */
const PRICE = Prisma.sql`coalesce(l.ask_cents, ${REFERENCE})`;

const TABS: Record<InventoryFilter['tab'], Prisma.Sql> = {
  all: Prisma.sql`true`,
  listed: Prisma.sql`l.id is not null`,
  unlisted: Prisma.sql`l.id is null and ${IS_TRADABLE}`,
  nonTradable: Prisma.sql`l.id is null and not ${IS_TRADABLE}`,
};

/** The rules of `whyNotSellable`. */
const IS_SELLABLE = Prisma.sql`(l.id is null and account.status = 'normal' and coalesce(a.tradable_at <= (select clock_now()), a.is_tradable and a.is_marketable))`;

/**
 * The default order as one number, so that it pages by the same keyset as the others: the group above every price in
 * fen, then the price, a copy without one last. Whole numbers of this size are exact; written as `2e13` they would be added as numerics.
 */
const GROUP_AND_PRICE = Prisma.sql`(case when ${IS_SELLABLE} then 20000000000000 when l.id is not null then 10000000000000 else 0 end + coalesce(${PRICE}, 0))::float8`;

/**
 * Null comes last in both directions. Tradable copies have a cooldown of 0; copies that never become tradable come
 * last.
 */
function sortValueOf(sort: InventorySort): Prisma.Sql {
  if (sort.startsWith('price')) return Prisma.sql`${PRICE}::float8`;
  if (sort.startsWith('wear')) return Prisma.sql`a.float_value`;
  if (sort.startsWith('cooldown'))
    return Prisma.sql`case when ${IS_TRADABLE} then 0 else (extract(epoch from a.tradable_at) * 1000)::float8 end`;
  return sort === 'newest' ? Prisma.sql`a.asset_id::numeric::float8` : GROUP_AND_PRICE;
}

/**
 * Part of a statement: the copies of a user's bound accounts with their open listings, and what the filters compare with. Each copy has an
 * item; it is joined as if it might not, so that the database leaves it out where nothing of it is read. The seller of the listings is
 * named, or the database would read those of the whole market for a large inventory.
 */
function copiesFrom(userId: string, filters: readonly InventoryFilter[]): Prisma.Sql {
  const kinds = Prisma.sql`(select asset.market_item_id, asset.phase from asset join steam_account on steam_account.id = asset.steam_account_id
    where steam_account.user_id = ${userId}::uuid and not asset.is_gone) own`;
  return Prisma.sql`asset a join steam_account account on account.id = a.steam_account_id and account.unbound_at is null
    left join market_item item on item.id = a.market_item_id
    left join reference_price reference on reference.market_item_id = item.id and reference.phase = a.phase
    left join listing l on l.asset_id = a.id and l.seller_id = ${userId}::uuid and l.status in ('active', 'paused', 'reserved')
    ${rivalJoin(
      filters.map(({ copies }) => copies),
      userId,
      kinds,
    )}
    where account.user_id = ${userId}::uuid and not a.is_gone`;
}

/** The condition of a filter, whatever its tab. */
function isMatch({ steamAccountIds, marketItemIds, copies }: InventoryFilter): Prisma.Sql {
  const all = Prisma.sql`true`;
  return Prisma.sql`${copyCondition(copies, PRICE)}
    and ${steamAccountIds === null ? all : Prisma.sql`account.id = any(${[...steamAccountIds]}::uuid[])`}
    and ${marketItemIds === null ? all : Prisma.sql`item.id = any(${[...marketItemIds]}::uuid[])`}`;
}

/** The copies of a user that match a filter, whatever its tab. */
function copiesOf(userId: string, filter: InventoryFilter): Prisma.Sql {
  return Prisma.sql`${copiesFrom(userId, [filter])} and ${isMatch(filter)}`;
}

function behind(sort: InventorySort, after: SortCursor | null): Prisma.Sql {
  if (after === null) return Prisma.sql`true`;
  const { value, id } = after;
  const sign = isRising(sort) ? Prisma.sql`>` : Prisma.sql`<`;
  if (value === null) return Prisma.sql`value is null and id ${sign} ${id}::uuid`;
  return Prisma.sql`(value is null or (value, id) ${sign} (${value}::float8, ${id}::uuid))`;
}

function orderingOf(sort: InventorySort, id: Prisma.Sql): Prisma.Sql {
  return isRising(sort)
    ? Prisma.sql`value asc nulls last, ${id} asc`
    : Prisma.sql`value desc nulls last, ${id} desc`;
}

function ordering(sort: InventorySort): Prisma.Sql {
  return orderingOf(sort, Prisma.sql`id`);
}

/**
 * Copies one by one, paged by the keyset (sort value, id), so that a copy that leaves between two pages does not shift
 * the others.
 */
export async function pageInventoryIds(
  db: Db | Tx,
  request: InventoryPageRequest,
  picked: Picked = EVERYTHING_PICKED,
): Promise<InventoryIds> {
  const { userId, filter, sort, size, after } = request;
  const found = await db.$queryRaw<{ id: string; value: number | null }[]>`
    select id, value from (select a.id, ${sortValueOf(sort)} as value from ${copiesOf(userId, filter)} and ${TABS[filter.tab]}
      and ${pickedCondition(Prisma.sql`a.id`, picked)}) copy
    where ${behind(sort, after)} order by ${ordering(sort)} limit ${size + 1}`;
  return { rows: found.slice(0, size), hasMore: found.length > size };
}

/** Copies of one item, or of one phase of it, that a page shows as one row. */
export interface InventoryVarietyRow {
  /** Derived from the item and the phase, so that it is stable. */
  id: string;
  value: number | null;
  marketItemId: string;
  phase: string | null;
  count: number;
  listedCount: number;
  lowestCents: bigint | null;
  highestCents: bigint | null;
  lowestFloat: number | null;
  highestFloat: number | null;
  /** The order of the list. */
  sort: InventorySort;
  /** In the order of the list. */
  copyIds: string[];
  /** What sorts each of its copies; null if there is none. */
  copyValues: (number | null)[];
  /** The open listings of its copies. */
  listingIds: string[];
}

/**
 * Varieties: one row for each market item, so that exteriors are separate, and for each phase. A variety is sorted by
 * its best copy. `quantity`: the page ends with the variety that brings it to that many copies (I-02).
 */
export async function pageInventoryVarieties(
  db: Db,
  request: InventoryPageRequest & { quantity: number | null },
): Promise<{ rows: InventoryVarietyRow[]; hasMore: boolean }> {
  const { userId, filter, sort, size, after, quantity } = request;
  const best = isRising(sort) ? Prisma.sql`min(value)` : Prisma.sql`max(value)`;
  const order = ordering(sort);
  const copyOrder = orderingOf(sort, Prisma.sql`copy_id`);
  const found = await db.$queryRaw<(Omit<InventoryVarietyRow, 'sort'> & { before: number })[]>`
    select variety.*, (sum(count) over (order by ${order}) - count)::int as before from (
      select * from (
        select md5(market_item_id::text || coalesce(phase, ''))::uuid as id, market_item_id as "marketItemId", phase, ${best} as value,
          count(*)::int as count, count(listing_id)::int as "listedCount", min(price) as "lowestCents", max(price) as "highestCents",
          min(float_value) as "lowestFloat", max(float_value) as "highestFloat",
          array_agg(copy_id::text order by ${copyOrder}) as "copyIds", array_agg(value order by ${copyOrder}) as "copyValues",
          coalesce(array_agg(listing_id::text) filter (where listing_id is not null), '{}') as "listingIds"
        from (select a.id as copy_id, a.market_item_id, a.phase, a.float_value, l.id as listing_id, ${PRICE} as price, ${sortValueOf(sort)} as value
          from ${copiesOf(userId, filter)} and ${TABS[filter.tab]}) copy
        group by market_item_id, phase) grouped
      where ${behind(sort, after)} order by ${order} limit ${size + 1}) variety
    order by ${order}`;
  const rows = found.slice(0, size).filter(({ before }) => quantity === null || before < quantity);
  return {
    rows: rows.map(({ before: _, ...row }) => ({ ...row, sort })),
    hasMore: found.length > rows.length,
  };
}

/** Number of copies in each tab, and of varieties in the filter's tab. */
export async function countInventory(
  db: Db,
  userId: string,
  filter: InventoryFilter,
): Promise<InventoryCounts & { varieties: number }> {
  const [row] = await db.$queryRaw<[InventoryCounts & { varieties: number }]>`
    select coalesce(sum(copies), 0)::int as all, coalesce(sum(unlisted), 0)::int as unlisted, coalesce(sum(listed), 0)::int as listed,
      coalesce(sum(non_tradable), 0)::int as "nonTradable", (count(*) filter (where shown > 0))::int as varieties
    from (select count(*) as copies, count(*) filter (where ${TABS.unlisted}) as unlisted, count(*) filter (where ${TABS.listed}) as listed,
        count(*) filter (where ${TABS.nonTradable}) as non_tradable, count(*) filter (where ${TABS[filter.tab]}) as shown
      from ${copiesOf(userId, filter)} group by a.market_item_id, a.phase) variety`;
  return row;
}

/** Number of copies that match each of several filters with their tabs, in one statement. */
export async function countInventoryMatches(
  db: Db,
  userId: string,
  filters: readonly InventoryFilter[],
): Promise<number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map(
    (filter) => Prisma.sql`(count(*) filter (where ${TABS[filter.tab]} and ${isMatch(filter)}))::int`,
  );
  const [row] = await db.$queryRaw<[{ counts: number[] }]>`
    select array[${Prisma.join(counts)}] as counts from ${copiesFrom(userId, filters)}`;
  return row.counts;
}

/** Copies that match a filter, with what they are worth. */
export interface ReferenceSum {
  count: number;
  /** Of those that have a reference price, in fen. */
  referenceCents: bigint;
  withoutReferenceCount: number;
}

/** Number and reference prices of the copies that match each of several filters with their tabs, in one statement. */
export async function sumReferences(
  db: Db,
  userId: string,
  filters: readonly InventoryFilter[],
): Promise<ReferenceSum[]> {
  const sums = filters.map((filter) => {
    const isIn = Prisma.sql`filter (where ${TABS[filter.tab]} and ${isMatch(filter)})`;
    return Prisma.sql`jsonb_build_array(count(*) ${isIn}, coalesce(sum(${REFERENCE}) ${isIn}, 0), count(${REFERENCE}) ${isIn})`;
  });
  const [row] = await db.$queryRaw<[{ sums: [number, number, number][] }]>`
    select jsonb_build_array(${Prisma.join(sums)}) as sums from ${copiesFrom(userId, filters)}`;
  return row.sums.map(([count, cents, priced]) => ({
    count,
    referenceCents: BigInt(cents),
    withoutReferenceCount: count - priced,
  }));
}

/** Ids of all copies that match a filter, or of the picked ones of them, in reading order, for selecting over all pages. */
export async function listInventoryIds(
  db: Db | Tx,
  request: Omit<InventoryPageRequest, 'after'>,
  picked?: Picked,
): Promise<string[]> {
  const { rows } = await pageInventoryIds(db, { ...request, after: null }, picked);
  return rows.map((row) => row.id);
}

/** The items that a user has copies of. */
export async function listInventoryItemIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select distinct a.market_item_id as id from asset a join steam_account account on account.id = a.steam_account_id
    where account.user_id = ${userId}::uuid and account.unbound_at is null and not a.is_gone`;
  return rows.map((row) => row.id);
}

/** Prices of one copy, in fen; null where there is none. */
export interface CopyPrices {
  id: string;
  /** As in `referenceOf`, whatever the copy is listed at. */
  referenceCents: bigint | null;
  /** Lowest price of all copies on sale of its item and phase. */
  lowestAskCents: bigint | null;
}

/** The prices of those of the given copies that the user has now. */
export async function listCopyPrices(
  db: Db,
  userId: string,
  copyIds: readonly string[],
): Promise<CopyPrices[]> {
  return db.$queryRaw<CopyPrices[]>`
    select a.id, ${REFERENCE} as "referenceCents",
      case when a.phase is null then item.lowest_ask_cents else phase.lowest_ask_cents end as "lowestAskCents"
    from asset a join steam_account account on account.id = a.steam_account_id and account.unbound_at is null
      join market_item item on item.id = a.market_item_id
      left join market_item_phase phase on phase.market_item_id = item.id and phase.phase = a.phase
      left join reference_price reference on reference.market_item_id = item.id and reference.phase = a.phase
    where a.id = any(${[...copyIds]}::uuid[]) and account.user_id = ${userId}::uuid and not a.is_gone`;
}
