import type { Client } from 'pg';
import { drawFloat } from '../../catalog/items/robotAsset.ts';
import { seededRandom } from '../../catalog/items/seededRandom.ts';
import { dayOf } from '../../catalog/prices/priceHistory.ts';
import { newId } from '../../kernel/ids.ts';

/** An item with sales, and the possible traits of its copies. */
export interface SellingItem {
  readonly id: string;
  readonly phase: string;
  readonly referenceCents: number;
  readonly salesPerWeek: number;
  readonly tagExterior: string | null;
  readonly floatMin: number | null;
  readonly floatMax: number | null;
}

interface InventedSale {
  readonly item: SellingItem;
  readonly priceCents: number;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly soldAt: Date;
}

/** Items with fewer sales in a week have no individual sales. */
const SALES_PER_WEEK_MIN = 12;
const SALES_MAX = 24;
const WEEK_MS = 7 * 86_400_000;
const SEED = 20261121;
const PAINT_SEED_MAX = 1_000;
/** Prices of sales, as shares of the reference price. */
const SHARE_MIN = 0.95;
const SHARE_RANGE = 0.1;

function inventSales(items: readonly SellingItem[], now: Date): InventedSale[] {
  const random = seededRandom(SEED);
  return items.flatMap((item) => {
    if (item.salesPerWeek < SALES_PER_WEEK_MIN) return [];
    const count = Math.min(SALES_MAX, Math.ceil(item.salesPerWeek / 4));
    let soldAtMs = now.getTime();
    return Array.from({ length: count }, () => {
      soldAtMs -= (WEEK_MS / item.salesPerWeek) * (0.3 + 1.4 * random());
      return {
        item,
        priceCents: Math.max(1, Math.round(item.referenceCents * (SHARE_MIN + SHARE_RANGE * random()))),
        floatValue: drawFloat(random, item),
        paintSeed: item.floatMax === null ? null : Math.floor(random() * (PAINT_SEED_MAX + 1)),
        soldAt: new Date(soldAtMs),
      };
    });
  });
}

/** Generates recent sales of popular items. Those of today are left for aggregation; earlier days already have their values. */
export async function seedSales(client: Client, items: readonly SellingItem[], now: Date): Promise<void> {
  const sales = inventSales(items, now);
  const today = dayOf(now);
  await client.query(
    `insert into sale (id, market_item_id, phase, price_cents, float_value, paint_seed, sold_at, is_folded,
       reference_cents)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::float8[], $6::int[], $7::timestamptz[], $8::boolean[],
       $9::bigint[])`,
    [
      sales.map(() => newId()),
      sales.map((sale) => sale.item.id),
      sales.map((sale) => sale.item.phase),
      sales.map((sale) => sale.priceCents),
      sales.map((sale) => sale.floatValue),
      sales.map((sale) => sale.paintSeed),
      sales.map((sale) => sale.soldAt.toISOString()),
      sales.map((sale) => dayOf(sale.soldAt) < today),
      sales.map((sale) => Math.round(sale.item.referenceCents)),
    ],
  );
}
