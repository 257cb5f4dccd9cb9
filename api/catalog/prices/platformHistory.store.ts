import type { Db, Tx } from '../../kernel/db.ts';
import { PLATFORM_NAMES, type PlatformName } from '../market/pricePlatform.ts';
import type { FeedMoment } from './platformPrice.store.ts';
import { type DayNumber, dayOf, firstDay, placeOf } from './priceHistory.ts';
import { type ReferenceDay, referenceDaysOf } from './referenceHistory.ts';

/** A row of a month has an element for each of its days from the start. */
const DAYS_MAX = 31;

/** The asks of one platform for an item by day, oldest first. */
export interface PlatformHistory {
  readonly platform: PlatformName;
  readonly days: readonly ReferenceDay[];
}

/** Writes a feed's prices of these items to the history of its day. The day's last value wins. Returns the number of changed values. */
export async function savePlatformDay(
  tx: Tx,
  { platform, fetchedAt }: FeedMoment,
  itemIds: readonly string[],
): Promise<number> {
  const { month, index } = placeOf(dayOf(fetchedAt));
  const day = index + 1;
  return tx.$executeRaw`
    insert into platform_month as kept (market_item_id, platform, month, ask_cents)
    select market_item_id, platform, ${month.toISOString()}::date,
      array_fill(0, array[${day - 1}::int]) || ask_cents::int || array_fill(0, array[${DAYS_MAX - day}::int])
    from platform_price where market_item_id = any(${[...itemIds]}::uuid[]) and platform = ${platform} and phase = ''
      and fetched_at = ${fetchedAt.toISOString()}::timestamptz
    on conflict (market_item_id, platform, month) do update set ask_cents[${day}::int] = excluded.ask_cents[${day}::int]
    where kept.ask_cents[${day}::int] is distinct from excluded.ask_cents[${day}::int]`;
}

/** Items of one statement. */
const BATCH_SIZE = 5_000;

/** The asks of a platform for an item on any day, in fen. */
interface PlatformPast {
  readonly itemId: string;
  askOf(day: DayNumber): number;
}

/** Writes many days at once, both ends inclusive. Days that have a value keep it. */
export async function writePlatformDays(
  db: Db,
  platform: PlatformName,
  { from, to }: { from: DayNumber; to: DayNumber },
  pasts: readonly PlatformPast[],
): Promise<void> {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const months = Map.groupBy(days, (day) => placeOf(day).month.toISOString());
  for (const [month, told] of months) {
    for (let start = 0; start < pasts.length; start += BATCH_SIZE) {
      const batch = pasts.slice(start, start + BATCH_SIZE);
      const asks = batch.map(({ askOf }) => {
        const row = new Array<number>(DAYS_MAX).fill(0);
        for (const day of told) row[placeOf(day).index] = askOf(day);
        return `{${row.join()}}`;
      });
      await db.$executeRaw`
        insert into platform_month as kept (market_item_id, platform, month, ask_cents)
        select item_id, ${platform}, ${month}::date, asks::int[]
        from unnest(${batch.map(({ itemId }) => itemId)}::uuid[], ${asks}::text[]) as past (item_id, asks)
        on conflict (market_item_id, platform, month) do update set ask_cents = (
          select array_agg(coalesce(nullif(old, 0), new) order by place)
          from unnest(kept.ask_cents, excluded.ask_cents) with ordinality as day (old, new, place))`;
    }
  }
}

/** Lists the asks of other platforms for several items in the last days, in one statement. Platforms without a price are omitted. */
export async function listPlatformHistories(
  db: Db,
  itemIds: readonly string[],
  days: number,
  now: Date,
): Promise<PlatformHistory[][]> {
  const since = firstDay(now, days);
  const rows = await db.platformMonth.findMany({
    where: { marketItemId: { in: [...itemIds] }, month: { gte: placeOf(since).month } },
  });
  const months = rows.map(({ askCents, ...row }) => ({ ...row, priceCents: askCents.map(BigInt) }));
  const byItem = Map.groupBy(months, ({ marketItemId }) => marketItemId);
  return itemIds.map((id) => {
    const own = Map.groupBy(byItem.get(id) ?? [], ({ platform }) => platform);
    return PLATFORM_NAMES.flatMap((platform) => {
      const told = referenceDaysOf(own.get(platform) ?? [], since);
      return told.length > 0 ? [{ platform, days: told }] : [];
    });
  });
}
