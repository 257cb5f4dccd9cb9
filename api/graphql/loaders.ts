import DataLoader from 'dataloader';
import { readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { listOrderNos } from '../order/orderStore.ts';
import type { ReferenceDay } from '../price/referenceHistory.ts';
import { listReferenceDays } from '../price/referenceHistoryStore.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** Reference prices of the last so many days, by item. */
  referenceDays(days: number): DataLoader<string, ReferenceDay[]>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. */
export function createLoaders(platform: Platform): Loaders {
  let now: Promise<Date> | undefined;
  const readNow = (): Promise<Date> => (now ??= readClock(platform.db));
  const referenceDays = new Map<number, DataLoader<string, ReferenceDay[]>>();
  return {
    now: readNow,
    referenceDays(days) {
      const loader =
        referenceDays.get(days) ??
        new DataLoader(async (ids: readonly string[]) =>
          listReferenceDays(platform.db, ids, days, await readNow()),
        );
      referenceDays.set(days, loader);
      return loader;
    },
    orderNo: new DataLoader((ids) => listOrderNos(platform.db, ids)),
  };
}
