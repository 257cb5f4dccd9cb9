import DataLoader from 'dataloader';
import { listPhases } from '../../catalog/market/phase.store.ts';
import { listPlatformHistories, type PlatformHistory } from '../../catalog/prices/platformHistory.store.ts';
import { type KeptPlatformPrice, listPlatformPrices } from '../../catalog/prices/platformPrice.store.ts';
import { listMonths, type PriceMonthRow } from '../../catalog/prices/priceHistory.store.ts';
import type { KeptReference } from '../../catalog/prices/reference.ts';
import { listReferenceDays } from '../../catalog/prices/referenceHistory.store.ts';
import type { ReferenceDay } from '../../catalog/prices/referenceHistory.ts';
import {
  listSalePages,
  NO_SALES,
  type SalePage,
  type SalePageRequest,
} from '../../catalog/prices/sale.store.ts';
import { listReferences } from '../../catalog/prices/saleReference.store.ts';
import { listFilters, type SavedFilterRow } from '../../catalog/watch/savedFilter.store.ts';
import { listWatches } from '../../catalog/watch/watchedItem.store.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import type { MarketItemPhase } from '../../kernel/generated/prisma/client.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readLagging } from '../../kernel/readLagging.ts';
import { listOrderNos, listPhasesBefore } from '../../orders/order/order.store.ts';
import type { OrderPhase } from '../../orders/order/order.ts';
import type { OrderPosting } from '../../orders/order/orderMovements.ts';
import { listOfferSenders, type OfferSender } from '../../orders/tradeOffer/offerSender.store.ts';
import { listOrderPostings } from '../../payments/ledger/ledger.store.ts';
import { listSerialNos } from '../../payments/withdrawal/withdrawal.store.ts';
import type { ListingFilter } from '../../selling/listing/listingFilter.ts';
import {
  countListings,
  EMPTY_PAGE,
  type ListingPage,
  type ListingPageRequest,
  listListingPages,
} from '../../selling/listing/listingPage.store.ts';
import {
  listStickersNamed,
  listStickersOnSale,
  type StickerOnSale,
} from '../../selling/listing/sticker.store.ts';
import { groupedLoader, type ItemRequest } from './groupedLoader.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** The phases that orders came from into the one they stand in, by id. */
  phaseBefore: DataLoader<string, OrderPhase | null>;
  /** Numbers of withdrawals by id. */
  serialNo: DataLoader<string, string | null>;
  /** Reference prices of the last so many days, by item. */
  referenceDays(days: number): DataLoader<string, ReferenceDay[]>;
  /** What other platforms ask, by item. */
  platformPrices: DataLoader<string, KeptPlatformPrice[]>;
  /** What other platforms asked on the last so many days, by item. */
  platformDays(days: number): DataLoader<string, PlatformHistory[]>;
  /** A page of an item's listings. */
  listingPage: DataLoader<ItemRequest<ListingPageRequest>, ListingPage, string>;
  /** How many listings of an item a filter lets through. */
  listingTotal: DataLoader<ItemRequest<ListingFilter>, number, string>;
  /** Stickers on an item's copies on sale, by the words of their names. */
  stickersOnSale: DataLoader<ItemRequest<readonly string[]>, StickerOnSale[], string>;
  /** Stickers by their names, with how many of an item's copies on sale carry them. */
  stickersNamed: DataLoader<ItemRequest<readonly string[]>, StickerOnSale[], string>;
  /** The phases that an item comes in. */
  phases: DataLoader<string, MarketItemPhase[]>;
  /** Kept reference prices of an item and its phases. */
  references: DataLoader<string, KeptReference[]>;
  /** Months of an item's price history. */
  priceMonths: DataLoader<ItemRequest<{ phase: string; from: Date }>, PriceMonthRow[], string>;
  /** A page of an item's sales. */
  salePage: DataLoader<ItemRequest<SalePageRequest>, SalePage, string>;
  /** The tag and the sending account of orders' offers. */
  offerSender: DataLoader<string, OfferSender | null>;
  /** What orders' transfers moved. */
  orderPostings: DataLoader<string, OrderPosting[]>;
  /** What a user watches of an item; null: nothing. Never kept, since a mutation may change it between two fields. */
  watch: DataLoader<{ userId: string; marketItemId: string }, { targetCents: bigint | null } | null>;
  /** Saved filters of a user by id. */
  savedFilter: DataLoader<{ userId: string; id: string }, SavedFilterRow | null>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. @param time the market's, where the request has just read it. */
export function createLoaders(platform: Platform, time?: Date): Loaders {
  let now = time && Promise.resolve(time);
  const readNow = (): Promise<Date> => (now ??= readClock(platform.db));
  /** One loader for each number of days that is asked for. */
  function byDays<T>(list: (db: Db, ids: readonly string[], days: number, now: Date) => Promise<T[]>) {
    const loaders = new Map<number, DataLoader<string, T>>();
    return (days: number): DataLoader<string, T> => {
      const loader =
        loaders.get(days) ??
        new DataLoader(async (ids: readonly string[]) => {
          const today = await readNow();
          return readLagging(platform, (db) => list(db, ids, days, today));
        });
      loaders.set(days, loader);
      return loader;
    };
  }
  return {
    now: readNow,
    referenceDays: byDays(listReferenceDays),
    platformPrices: new DataLoader((ids) => readLagging(platform, (db) => listPlatformPrices(db, ids))),
    platformDays: byDays(listPlatformHistories),
    orderNo: new DataLoader((ids) => listOrderNos(platform.db, ids)),
    phaseBefore: new DataLoader((ids) => listPhasesBefore(platform.db, ids)),
    serialNo: new DataLoader((ids) => listSerialNos(platform.db, ids)),
    orderPostings: new DataLoader(async (ids) => {
      const postings = Map.groupBy(await listOrderPostings(platform.db, ids), ({ orderId }) => orderId);
      return ids.map((id) => postings.get(id) ?? []);
    }),
    offerSender: new DataLoader((ids) => listOfferSenders(platform.db, ids)),
    listingPage: groupedLoader(
      (ids, request: ListingPageRequest) => listListingPages(platform.db, ids, request),
      EMPTY_PAGE,
    ),
    listingTotal: groupedLoader((ids, filter: ListingFilter) => countListings(platform.db, ids, filter), 0),
    stickersOnSale: groupedLoader(
      (ids, words: readonly string[]) => listStickersOnSale(platform.db, ids, words),
      [],
    ),
    stickersNamed: groupedLoader(
      (ids, names: readonly string[]) => listStickersNamed(platform.db, ids, names),
      [],
    ),
    phases: new DataLoader((ids) => listPhases(platform.db, ids)),
    references: new DataLoader((ids) => listReferences(platform.db, ids)),
    priceMonths: groupedLoader(
      (ids, months: { phase: string; from: Date }) =>
        readLagging(platform, (db) => listMonths(db, ids, months)),
      [],
    ),
    salePage: groupedLoader(
      (ids, request: SalePageRequest) => readLagging(platform, (db) => listSalePages(db, ids, request)),
      NO_SALES,
    ),
    watch: new DataLoader((pairs) => listWatches(platform.db, pairs), { cache: false }),
    savedFilter: new DataLoader((pairs) => listFilters(platform.db, pairs), { cache: false }),
  };
}
