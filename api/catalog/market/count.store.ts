import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';

/**
 * Recounts the listings of some items and of each of their phases in one statement. Listings of a seller held for review do not count. A
 * phase without listings keeps its row with a count of zero.
 */
async function count(tx: Tx, itemIds: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    with wanted as materialized (${itemIds}),
    offered as materialized (
      select market_item_id, listing.phase, min(ask_cents) as ask, count(*)::int as number,
        (count(*) filter (where is_automatic))::int as automatic, max(listing.created_at) as newest
      from listing join app_user seller on seller.id = listing.seller_id
      where market_item_id in (select id from wanted) and status = 'active' and not seller.is_blocked
      group by market_item_id, listing.phase),
    emptied as (
      update market_item_phase p set lowest_ask_cents = null, listing_count = 0
      where market_item_id in (select id from wanted) and listing_count > 0
        and not exists (select from offered o where o.market_item_id = p.market_item_id and o.phase = p.phase)),
    filled as (
      insert into market_item_phase (market_item_id, phase, lowest_ask_cents, listing_count)
      select market_item_id, phase, ask, number from offered where phase is not null order by market_item_id, phase
      on conflict (market_item_id, phase) do update
        set lowest_ask_cents = excluded.lowest_ask_cents, listing_count = excluded.listing_count)
    update market_item item set (lowest_ask_cents, listing_count, automatic_count, newest_listed_at) =
      (select min(ask), coalesce(sum(number), 0), coalesce(sum(automatic), 0), max(newest)
        from offered o where o.market_item_id = item.id)
    where id in (select id from wanted)`;
}

/**
 * Locks items in the order of their ids, in a statement before the one that counts. The counting statement then starts with a snapshot that
 * includes what the previous lock holder committed.
 */
export async function lockMarketItems(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    select id from market_item where id = any(${[...ids]}::uuid[]) order by id for no key update`;
}

/** Recounts the listings of many items. */
export async function updateManyCounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await count(tx, Prisma.sql`select unnest(${[...ids]}::uuid[]) as id`);
}

/** Recounts the listings of every item that one of these sellers offers, after the sellers were held for review or released. */
export async function updateSellersCounts(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select distinct market_item_id as id from listing
    where seller_id = any(${[...sellerIds]}::uuid[]) and status = 'active'`;
  const ids = rows.map(({ id }) => id);
  await lockMarketItems(tx, ids);
  await updateManyCounts(tx, ids);
}

/** Notification channel: the database notifies it at every commit that requests a recount. */
export const RECOUNT_CHANNEL = 'market_item_recount';

/**
 * Requests a recount of an item's lowest ask and listing count, as a part of the statement that changes one of its
 * listings. The recount runs after the commit (decision 0048), so that buyers and sellers of one item never wait for its
 * row.
 */
export function recountPart(marketItemId: string): StatementPart {
  return {
    name: 'requested_recount',
    sql: Prisma.sql`insert into market_item_recount (market_item_id) values (${marketItemId}::uuid)`,
  };
}

/**
 * Takes up what is asked for and nobody else has taken up.
 * @param except items that are left alone. @returns the items, each once, and how many requests they were.
 */
export async function takeRecounts(
  tx: Tx,
  limit: number,
  except: readonly string[],
): Promise<{ itemIds: string[]; count: number }> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    delete from market_item_recount where id in (
      select id from market_item_recount where market_item_id <> all(${[...except]}::uuid[])
      order by id limit ${limit} for update skip locked)
    returning market_item_id as id`;
  return { itemIds: [...new Set(rows.map(({ id }) => id))], count: rows.length };
}

/** Takes up the requests for one item. */
export async function takeRecountsOf(tx: Tx, marketItemId: string): Promise<void> {
  await tx.$executeRaw`
    delete from market_item_recount where id in (
      select id from market_item_recount where market_item_id = ${marketItemId}::uuid for update skip locked)`;
}

/** Items that are asked for, by the oldest requests, each once. */
export async function listRequestedItemIds(
  db: Db,
  limit: number,
  except: readonly string[],
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select market_item_id as id from market_item_recount where market_item_id <> all(${[...except]}::uuid[])
    order by market_item_recount.id limit ${limit}`;
  return [...new Set(rows.map(({ id }) => id))];
}
