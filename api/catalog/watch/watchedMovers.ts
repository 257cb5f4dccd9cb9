import type { Platform } from '../../kernel/platform.ts';
import { readLagging } from '../../kernel/readLagging.ts';
import { listMonths } from '../prices/priceHistory.store.ts';
import { daysOf, firstDay, type PriceDay, placeOf } from '../prices/priceHistory.ts';
import { WATCHED_MAX } from './priceAlerts.ts';
import { listWatchedIds } from './watchedItem.store.ts';

/** Days whose prices are compared, today included: those of the market's short charts. */
const DAYS = 7;

/** A watched item whose price moved. */
export interface WatchedMover {
  readonly marketItemId: string;
  /** From the first day with a sale to the last, in tenths of a percent of the first. */
  readonly changePermille: number;
}

/** The change from the first day of a history to the last, in tenths of a percent; 0 for fewer than two days. */
export function changeOf(days: readonly PriceDay[]): number {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return 0;
  return Math.round((Number(last.medianCents - first.medianCents) / Number(first.medianCents)) * 1_000);
}

/** The items of a user's whole watchlist whose daily median price moved most within a week, up or down, the largest change first. */
export async function listWatchedMovers(
  platform: Platform,
  { userId, now, limit }: { userId: string; now: Date; limit: number },
): Promise<WatchedMover[]> {
  const ids = await listWatchedIds(platform.db, userId, WATCHED_MAX);
  if (ids.length === 0) return [];
  const from = firstDay(now, DAYS);
  const months = await readLagging(platform, (db) =>
    listMonths(db, ids, { phase: '', from: placeOf(from).month }),
  );
  return ids
    .map((id) => ({ marketItemId: id, changePermille: changeOf(daysOf(months.get(id) ?? [], from)) }))
    .filter(({ changePermille }) => changePermille !== 0)
    .toSorted((a, b) => Math.abs(b.changePermille) - Math.abs(a.changePermille))
    .slice(0, limit);
}
