import type { Db, Tx } from '../../kernel/db.ts';
import type { PriceMonth } from './priceHistory.ts';

/** A row with the values of a month, and the item that it belongs to. */
export type PriceMonthRow = PriceMonth & { marketItemId: string; phase: string };

/** Lists the months of several items' histories from one month on, in one statement. */
export async function listMonths(
  db: Db,
  marketItemIds: readonly string[],
  { phase, from }: { phase: string; from: Date },
): Promise<Map<string, PriceMonthRow[]>> {
  const rows = await db.priceMonth.findMany({
    where: { marketItemId: { in: [...marketItemIds] }, phase, month: { gte: from } },
    orderBy: { month: 'asc' },
  });
  return Map.groupBy(rows, (row) => row.marketItemId);
}

/** The key of a row with a month's values. */
export interface MonthKey {
  marketItemId: string;
  phase: string;
  month: Date;
}

/** Reads the stored values of certain months. */
export async function readMonths(tx: Tx, keys: readonly MonthKey[]): Promise<PriceMonthRow[]> {
  return tx.$queryRaw<PriceMonthRow[]>`
    select market_item_id as "marketItemId", phase, month, median_cents as "medianCents", sales_counts as "salesCounts"
    from price_month where (market_item_id, phase, month) in (
      select * from unnest(${keys.map((key) => key.marketItemId)}::uuid[], ${keys.map((key) => key.phase)}::text[],
        ${keys.map((key) => key.month)}::date[]))`;
}

/** Inserts or updates months. */
export async function writeMonths(tx: Tx, rows: readonly PriceMonthRow[]): Promise<void> {
  await tx.$executeRaw`
    insert into price_month (market_item_id, phase, month, median_cents, sales_counts)
    select id, phase, month, medians::bigint[], counts::int[]
    from unnest(${rows.map((row) => row.marketItemId)}::uuid[], ${rows.map((row) => row.phase)}::text[],
      ${rows.map((row) => row.month)}::date[], ${rows.map((row) => `{${row.medianCents.join()}}`)}::text[],
      ${rows.map((row) => `{${row.salesCounts.join()}}`)}::text[]) as row (id, phase, month, medians, counts)
    order by id, phase, month
    on conflict (market_item_id, phase, month) do update
      set median_cents = excluded.median_cents, sales_counts = excluded.sales_counts`;
}
