import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { RobustPrice, StoredReference } from './reference.ts';

/** Lists the stored reference prices of each item and its phases, in one statement. */
export async function listReferences(
  db: Db | Tx,
  marketItemIds: readonly string[],
): Promise<StoredReference[][]> {
  const rows = await db.referencePrice.findMany({ where: { marketItemId: { in: [...marketItemIds] } } });
  const groups = Map.groupBy(rows, (row) => row.marketItemId);
  return marketItemIds.map((id) => groups.get(id) ?? []);
}

/** A reference price computed from an item's own sales. */
export type SaleReference = RobustPrice & { marketItemId: string; phase: string };

/** Stores reference prices computed from sales unless a feed has set one, and updates the items. */
export async function writeSaleReferences(
  tx: Tx,
  rows: readonly SaleReference[],
  windowDays: number,
): Promise<void> {
  await tx.$executeRaw`
    with kept as (
      insert into reference_price (market_item_id, phase, price_cents, source, sales_used, outliers_left_out, window_days, calculated_at)
      select id, phase, price, 'sales', used, left_out, ${windowDays}::int, clock_now()
      from unnest(${rows.map((row) => row.marketItemId)}::uuid[], ${rows.map((row) => row.phase)}::text[],
        ${rows.map((row) => row.priceCents)}::bigint[], ${rows.map((row) => row.salesUsed)}::int[],
        ${rows.map((row) => row.outliersLeftOut)}::int[]) as row (id, phase, price, used, left_out)
      order by id, phase
      on conflict (market_item_id, phase) do update set price_cents = excluded.price_cents, sales_used = excluded.sales_used,
        outliers_left_out = excluded.outliers_left_out, window_days = excluded.window_days, calculated_at = excluded.calculated_at
      where reference_price.source = 'sales'
      returning market_item_id, phase, price_cents)
    update market_item set reference_price_cents = kept.price_cents from kept
    where kept.market_item_id = market_item.id and kept.phase = '' and reference_price_cents is distinct from kept.price_cents`;
}

/**
 * Whether the reference price `kept` was made of `sale`: it lay in the window then. Sales of its item that came later have no part in it. An
 * aggregation is dated by its beginning and sees what is sold meanwhile; it ends within the minute. A sale that had been reversed before the
 * price was made counts as well, since a sale does not say when it was reversed.
 */
const IS_MADE_OF = Prisma.sql`kept.source = 'sales' and sale.market_item_id = kept.market_item_id and sale.phase = kept.phase
  and sale.order_id is not null and sale.sold_at > kept.calculated_at - make_interval(days => kept.window_days)
  and sale.sold_at < kept.calculated_at + interval '1 minute'`;

/** A reference price of an item or one of its phases that was deleted. */
export interface WithdrawnReference {
  marketItemId: string;
  marketHashName: string;
  phase: string;
  priceCents: bigint;
}

/** Deletes the reference prices made of these sales. Those that a feed has written since stay. */
export async function withdrawSaleReferences(
  tx: Tx,
  saleIds: readonly string[],
): Promise<WithdrawnReference[]> {
  return tx.$queryRaw<WithdrawnReference[]>`
    with gone as (
      delete from reference_price kept using sale where sale.id = any(${[...saleIds]}::uuid[]) and ${IS_MADE_OF}
      returning kept.market_item_id, kept.phase, kept.price_cents)
    select item.id as "marketItemId", item.market_hash_name as "marketHashName", gone.phase, gone.price_cents as "priceCents"
    from gone join market_item item on item.id = gone.market_item_id`;
}

/**
 * Sets what items show as their reference price. An item that shows another price than the one to replace stays as it is: something else
 * wrote it. The trigger on items tells the market index and with it the partners' changed prices.
 */
export async function restoreItemPrices(
  tx: Tx,
  rows: readonly { marketItemId: string; fromCents: bigint; toCents: bigint | null }[],
): Promise<void> {
  await tx.$executeRaw`
    update market_item item set reference_price_cents = row.to_cents
    from unnest(${rows.map((row) => row.marketItemId)}::uuid[], ${rows.map((row) => row.fromCents)}::bigint[],
      ${rows.map((row) => row.toCents)}::bigint[]) as row (id, from_cents, to_cents)
    where item.id = row.id and item.reference_price_cents = row.from_cents
      and item.reference_price_cents is distinct from row.to_cents`;
}

/**
 * Has the reversed sales aggregated again that stored reference prices were made of. For prices that were restored: a sale of theirs may
 * have been reversed while a feed's price stood there, so that nothing was withdrawn.
 */
export async function requeueReversedSales(
  tx: Tx,
  places: readonly { marketItemId: string; phase: string }[],
): Promise<void> {
  // Sales that wait are written as well: an aggregation that is under way may have missed the restored price.
  await tx.$executeRaw`
    update sale set is_folded = false
    from unnest(${places.map(({ marketItemId }) => marketItemId)}::uuid[], ${places.map(({ phase }) => phase)}::text[])
      as place (id, phase)
    join reference_price kept on kept.market_item_id = place.id and kept.phase = place.phase
    where sale.is_reversed and ${IS_MADE_OF}`;
}
