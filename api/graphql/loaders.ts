import DataLoader from 'dataloader';
import { readClock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db.ts';
import { listFinishes } from '../market/finishStore.ts';
import { listOrderNos } from '../order/orderStore.ts';
import { listReadFromName } from '../price/importedItemStore.ts';
import type { ReferenceDay } from '../price/referenceHistory.ts';
import { listReferenceDays } from '../price/referenceHistoryStore.ts';
import type { MarketItem } from './generated/prisma/client.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** The items of a finish, best exterior first. */
  siblings: DataLoader<string, MarketItem[]>;
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** Whether an item was read from its name. */
  isReadFromName: DataLoader<string, boolean>;
  /** Reference prices of the last so many days, by item. */
  referenceDays(days: number): DataLoader<string, ReferenceDay[]>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. */
export function createLoaders(db: Db): Loaders {
  let now: Promise<Date> | undefined;
  const readNow = (): Promise<Date> => (now ??= readClock(db));
  const referenceDays = new Map<number, DataLoader<string, ReferenceDay[]>>();
  return {
    now: readNow,
    isReadFromName: new DataLoader((ids) => listReadFromName(db, ids)),
    referenceDays(days) {
      const loader =
        referenceDays.get(days) ??
        new DataLoader(async (ids: readonly string[]) => listReferenceDays(db, ids, days, await readNow()));
      referenceDays.set(days, loader);
      return loader;
    },
    siblings: new DataLoader((finishNames) => listFinishes(db, finishNames)),
    orderNo: new DataLoader((ids) => listOrderNos(db, ids)),
  };
}
