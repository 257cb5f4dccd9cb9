import type { Client } from 'pg';
import { newId } from '../../kernel/ids.ts';
import type { InventedSale } from './inventSales.ts';

/** Writes generated sales. The price history has them already, so that the next aggregation only has to count them. */
export async function seedSales(client: Client, sales: readonly InventedSale[]): Promise<void> {
  await client.query(
    `insert into sale (id, market_item_id, phase, price_cents, float_value, paint_seed, sold_at, reference_cents, is_folded, is_in_day)
     select *, true, sold_at > (select clock_now()) - interval '24 hours'
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::float8[], $6::int[], $7::timestamptz[], $8::bigint[])
       as row (id, market_item_id, phase, price_cents, float_value, paint_seed, sold_at, reference_cents)`,
    [
      sales.map(() => newId()),
      sales.map((sale) => sale.item.id),
      sales.map((sale) => sale.item.phase),
      sales.map((sale) => sale.priceCents),
      sales.map((sale) => sale.floatValue),
      sales.map((sale) => sale.paintSeed),
      sales.map((sale) => sale.soldAt.toISOString()),
      sales.map((sale) => Math.round(sale.item.referenceCents)),
    ],
  );
  // Whoever aggregates next counts all sales anew.
  await client.query('delete from sale_week');
}
