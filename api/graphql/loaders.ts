import DataLoader from 'dataloader';
import { readClock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db.ts';
import { listOrderPostings } from '../ledger/ledgerStore.ts';
import { listFinishes } from '../market/finishStore.ts';
import type { OrderPosting } from '../order/orderMovements.ts';
import { listOrderNos } from '../order/orderStore.ts';
import type { MarketItem } from './generated/prisma/client.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** The items of a finish, best exterior first. */
  siblings: DataLoader<string, MarketItem[]>;
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** What orders' transfers moved. */
  orderPostings: DataLoader<string, OrderPosting[]>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. */
export function createLoaders(db: Db): Loaders {
  let now: Promise<Date> | undefined;
  return {
    now: () => (now ??= readClock(db)),
    siblings: new DataLoader((finishNames) => listFinishes(db, finishNames)),
    orderPostings: new DataLoader(async (ids) => {
      const postings = Map.groupBy(await listOrderPostings(db, ids), ({ orderId }) => orderId);
      return ids.map((id) => postings.get(id) ?? []);
    }),
    orderNo: new DataLoader((ids) => listOrderNos(db, ids)),
  };
}
