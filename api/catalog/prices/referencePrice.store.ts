import type { Tx } from '../../kernel/db.ts';
import { lockKey } from '../../kernel/tx.ts';
import type { CatalogueItem } from '../items/catalogue.ts';
import { importedItemOf } from './importedItem.ts';

/** A feed's price of one item, in fen and in the feed's currency. */
export interface FeedPrice {
  readonly itemId: string;
  readonly phase: string;
  readonly cents: bigint;
  readonly usCents: number;
}

/** Lets only one import write at a time. The others wait until it commits. */
export async function lockImports(tx: Tx): Promise<void> {
  await lockKey(tx, 'prices-import');
}

/** Returns the ids of items by market hash name. Unknown names are omitted. */
export async function listItemIds(tx: Tx, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.marketItem.findMany({
    where: { marketHashName: { in: [...names] } },
    select: { id: true, marketHashName: true },
  });
  return new Map(rows.map(({ id, marketHashName }) => [marketHashName, id]));
}

/** Inserts items parsed from their names. Existing items are not changed. */
export async function insertItems(tx: Tx, items: readonly CatalogueItem[]): Promise<number> {
  const { count } = await tx.marketItem.createMany({ data: items.map(importedItemOf), skipDuplicates: true });
  return count;
}

/** Stores a feed's prices with their source and rate. Returns the number of changed prices. */
export async function saveFeedPrices(tx: Tx, prices: readonly FeedPrice[], rate: number): Promise<number> {
  return tx.$executeRaw`
    insert into reference_price as kept (market_item_id, phase, price_cents, source, source_price_cents, rate, calculated_at)
    select item_id, phase, price_cents, 'feed', us_cents, ${rate}::float8, clock_now()
    from unnest(${prices.map(({ itemId }) => itemId)}::uuid[], ${prices.map(({ phase }) => phase)}::text[],
      ${prices.map(({ cents }) => cents.toString())}::bigint[],
      ${prices.map(({ usCents }) => String(usCents))}::bigint[]) as feed (item_id, phase, price_cents, us_cents)
    on conflict (market_item_id, phase) do update set price_cents = excluded.price_cents, source = excluded.source,
      source_price_cents = excluded.source_price_cents, rate = excluded.rate, calculated_at = excluded.calculated_at
    where (kept.price_cents, kept.source, kept.source_price_cents, kept.rate)
      is distinct from (excluded.price_cents, excluded.source, excluded.source_price_cents, excluded.rate)`;
}

/** Copies reference prices to the items. Updates only items that change, since every change is notified to the API processes. */
export async function followReferencePrices(tx: Tx, itemIds: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    update market_item item set reference_price_cents = price.price_cents
    from reference_price price
    where price.market_item_id = item.id and price.phase = '' and item.id = any(${[...itemIds]}::uuid[])
      and item.reference_price_cents is distinct from price.price_cents`;
}
