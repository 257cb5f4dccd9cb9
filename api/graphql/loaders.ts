import DataLoader from 'dataloader';
import { readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { listOrderNos } from '../order/orderStore.ts';
import { listFilters, type SavedFilterRow } from '../watch/savedFilterStore.ts';
import { listWatches } from '../watch/watchedItemStore.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** What a user watches of an item; null: nothing. Never kept, since a mutation may change it between two fields. */
  watch: DataLoader<{ userId: string; marketItemId: string }, { targetCents: bigint | null } | null>;
  /** Saved filters of a user by id. */
  savedFilter: DataLoader<{ userId: string; id: string }, SavedFilterRow | null>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. */
export function createLoaders(platform: Platform): Loaders {
  let now: Promise<Date> | undefined;
  return {
    now: () => (now ??= readClock(platform.db)),
    orderNo: new DataLoader((ids) => listOrderNos(platform.db, ids)),
    watch: new DataLoader((pairs) => listWatches(platform.db, pairs), { cache: false }),
    savedFilter: new DataLoader((pairs) => listFilters(platform.db, pairs), { cache: false }),
  };
}
