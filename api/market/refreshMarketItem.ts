import type { Tx } from '../kernel/db.ts';

/**
 * Counts an item's active listings again, inside the transaction that changed one. The row is locked by a statement of its own:
 * the count then starts with a view of the data that includes whoever held the lock before.
 */
export async function refreshMarketItem(tx: Tx, marketItemId: string): Promise<void> {
  await tx.$queryRaw`select id from market_item where id = ${marketItemId}::uuid for no key update`;
  await tx.$executeRaw`
    update market_item set (lowest_ask_cents, listing_count, automatic_count) = (
      select min(ask_cents), count(*), count(*) filter (where is_automatic)
      from listing where market_item_id = ${marketItemId}::uuid and status = 'active')
    where id = ${marketItemId}::uuid`;
}
