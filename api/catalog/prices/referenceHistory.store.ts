import type { Db, Tx } from '../../kernel/db.ts';
import { dayOf, firstDay, placeOf } from './priceHistory.ts';
import { type ReferenceDay, referenceDaysOf, type StoredMonth } from './referenceHistory.ts';

/** A row of a month has an element for each of its days from the start. */
const DAYS_MAX = 31;

/**
 * Writes today's reference prices of these items and all their phases to the history. The day's last value wins. Returns the number of
 * changed values.
 */
export async function saveReferenceDay(tx: Tx, itemIds: readonly string[], now: Date): Promise<number> {
  const { month, index } = placeOf(dayOf(now));
  const day = index + 1;
  return tx.$executeRaw`
    insert into reference_month as kept (market_item_id, phase, month, price_cents)
    select market_item_id, phase, ${month.toISOString()}::date,
      array_fill(0::bigint, array[${day - 1}::int]) || price_cents || array_fill(0::bigint, array[${DAYS_MAX - day}::int])
    from reference_price where market_item_id = any(${[...itemIds]}::uuid[])
    on conflict (market_item_id, phase, month) do update set price_cents[${day}::int] = excluded.price_cents[${day}::int]
    where kept.price_cents[${day}::int] is distinct from excluded.price_cents[${day}::int]`;
}

/** Lists the reference prices of several items in the last days, in one statement. Dopplers without a phase. */
export async function listReferenceDays(
  db: Db,
  itemIds: readonly string[],
  days: number,
  now: Date,
): Promise<ReferenceDay[][]> {
  const since = firstDay(now, days);
  const months: StoredMonth[] = await db.referenceMonth.findMany({
    where: { marketItemId: { in: [...itemIds] }, phase: '', month: { gte: placeOf(since).month } },
  });
  const byItem = Map.groupBy(months, ({ marketItemId }) => marketItemId);
  return itemIds.map((id) => referenceDaysOf(byItem.get(id) ?? [], since));
}
