import { Prisma } from '../graphql/generated/prisma/client.ts';
import type { Tx } from '../kernel/db.ts';

/** What an item shows of its listings. Those of a seller who is held for review do not count. */
const COUNTS = Prisma.sql`
  select min(ask_cents), count(*), count(*) filter (where is_automatic)
  from listing join app_user seller on seller.id = listing.seller_id
  where market_item_id = item.id and status = 'active' and not seller.is_blocked`;

/** Locks an item by a statement of its own: what counts next starts with a view that includes whoever held the lock before. */
export async function lockMarketItem(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`select id from market_item where id = ${id}::uuid for no key update`;
}

/** Counts one item's listings again. */
export async function updateCounts(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    update market_item item set (lowest_ask_cents, listing_count, automatic_count) = (${COUNTS}) where id = ${id}::uuid`;
}

/** Counts the listings of every item that one of these sellers offers again. */
export async function updateSellersCounts(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update market_item item set (lowest_ask_cents, listing_count, automatic_count) = (${COUNTS})
    where id in (
      select market_item_id from listing where seller_id = any(${[...sellerIds]}::uuid[]) and status = 'active')`;
}
