import { checkpoint } from '../../kernel/checkpoint.ts';
import { isDatabaseAway } from '../../kernel/databaseOutage.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type PriceMonthRow, readMonths, writeMonths } from './priceHistory.store.ts';
import { dayOf, placeOf, withDay } from './priceHistory.ts';
import { refreshSaleReferences } from './refreshSaleReferences.ts';
import {
  countDaySales,
  countWeekSales,
  type DayKey,
  type DaySales,
  listPendingSaleIds,
  listPendingSales,
  lockAggregation,
  markAggregated,
  markCounted,
  type PendingSale,
  readDaySales,
  updateDaySales,
} from './saleFold.store.ts';

/** Maximum number of sales of one batch. */
const SALES_MAX = 500;

/** The days that a sale affects: of all copies, and of its phase. */
function keysOf(sales: readonly PendingSale[]): DayKey[] {
  const keys = new Map<string, DayKey>();
  for (const { marketItemId, phase, soldAt } of sales)
    for (const of of new Set(['', phase])) {
      const day = dayOf(soldAt);
      keys.set(`${marketItemId} ${of} ${day}`, { marketItemId, phase: of, day });
    }
  return [...keys.values()];
}

function monthKey({
  marketItemId,
  phase,
  month,
}: {
  marketItemId: string;
  phase: string;
  month: Date;
}): string {
  return `${marketItemId} ${phase} ${month.getTime()}`;
}

async function aggregateDays(tx: Tx, days: readonly DaySales[]): Promise<void> {
  const places = days.map((day) => ({ ...day, ...placeOf(day.day) }));
  const months = new Map<string, PriceMonthRow>();
  for (const row of await readMonths(tx, places)) months.set(monthKey(row), row);
  for (const { marketItemId, phase, month, index, ...values } of places) {
    const key = monthKey({ marketItemId, phase, month });
    const row = months.get(key) ?? { month, medianCents: [], salesCounts: [] };
    months.set(key, { ...withDay(row, index, values), marketItemId, phase });
  }
  await writeMonths(tx, [...months.values()]);
}

/** Counts all sales anew. Once a day, when the seven days have moved; it corrects what a crash may have left. */
async function countAnew(tx: Tx, today: Date): Promise<void> {
  await countDaySales(tx);
  await countWeekSales(tx, today, null);
  await markCounted(tx, today);
}

/** What an aggregation applies to. */
interface AggregationScope {
  /** Aggregates only this sale. */
  readonly onlyId?: string | null;
  /** False where no price is made up, that is outside of a sandbox, as for `importCatalogue`. */
  readonly isPriced?: boolean;
}

/**
 * Aggregates new and reversed sales into the price history, the counts of the last day and week, and, if there are enough sales, the
 * reference price; a price made of a reversed sale is withdrawn if too few remain (`refreshSaleReferences`). Each day is recomputed from
 * its sales, so that a repeated run changes nothing. Only one worker runs it at a time.
 * @returns true if more is waiting.
 */
export async function aggregateSales(
  db: Db,
  { onlyId = null, isPriced = true }: AggregationScope = {},
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { isHeld, isNewDay, today } = await lockAggregation(tx);
    if (!isHeld) return false;
    const sales = await listPendingSales(tx, SALES_MAX, onlyId);
    const ids = sales.map(({ id }) => id);
    const isAging = await updateDaySales(tx, ids);
    const itemIds = [...new Set(sales.map(({ marketItemId }) => marketItemId))];
    if (ids.length > 0) {
      await aggregateDays(tx, await readDaySales(tx, keysOf(sales)));
      checkpoint('aggregateSales.days');
      await refreshSaleReferences(tx, sales, isPriced);
      await markAggregated(tx, ids);
    }
    if (isNewDay) await countAnew(tx, today);
    else if (ids.length > 0) await countWeekSales(tx, today, itemIds);
    return isAging || sales.length === SALES_MAX;
  });
}

/** Maximum number of sales that one run of the job aggregates one by one. */
const SINGLES_MAX = 500;

/**
 * Aggregates all waiting sales: in batches, and one by one if a batch fails, so that a sale that cannot be aggregated does not block the
 * others.
 */
export async function aggregateDueSales({
  db,
  log,
  config,
}: Pick<Platform, 'db' | 'log' | 'config'>): Promise<void> {
  const isPriced = config.SANDBOX;
  try {
    while (await aggregateSales(db, { isPriced }));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    await doEach(log, 'sale-fold', await listPendingSaleIds(db, SINGLES_MAX), {
      keyOf: (id) => id,
      act: (id) => aggregateSales(db, { onlyId: id, isPriced }),
    });
  }
}
