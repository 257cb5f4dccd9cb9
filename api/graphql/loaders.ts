import DataLoader from 'dataloader';
import { readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { listOrderNos } from '../order/orderStore.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. */
export function createLoaders(platform: Platform): Loaders {
  let now: Promise<Date> | undefined;
  return {
    now: () => (now ??= readClock(platform.db)),
    orderNo: new DataLoader((ids) => listOrderNos(platform.db, ids)),
  };
}
