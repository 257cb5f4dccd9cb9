import type { Db, Tx } from '../../kernel/db.ts';
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
