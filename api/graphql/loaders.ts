import DataLoader from 'dataloader';
import { readClock } from '../kernel/clock.ts';
import type { Db } from '../kernel/db.ts';
import type { ListingFilter } from '../listing/listingFilter.ts';
import {
  countListings,
  EMPTY_PAGE,
  type ListingPage,
  type ListingPageRequest,
  listListingPages,
} from '../listing/listingPageStore.ts';
import { listStickersOnSale, type StickerOnSale } from '../listing/stickerStore.ts';
import { listFinishes } from '../market/finishStore.ts';
import { listPhases } from '../market/phaseStore.ts';
import { listOrderNos } from '../order/orderStore.ts';
import { listMonths, type PriceMonthRow } from '../price/priceHistoryStore.ts';
import type { KeptReference } from '../price/reference.ts';
import { listReferences } from '../price/saleReferenceStore.ts';
import {
  listSalePages,
  listSalesPerDay,
  NO_SALES,
  type SalePage,
  type SalePageRequest,
} from '../price/saleStore.ts';
import type { MarketItem, MarketItemPhase } from './generated/prisma/client.ts';
import { groupedLoader, type ItemRequest } from './groupedLoader.ts';

/** What Prisma's selections cannot join, batched for one request. */
export interface Loaders {
  /** The items of a finish, best exterior first. */
  siblings: DataLoader<string, MarketItem[]>;
  /** Public numbers of orders by id. */
  orderNo: DataLoader<string, string | null>;
  /** A page of an item's listings. */
  listingPage: DataLoader<ItemRequest<ListingPageRequest>, ListingPage, string>;
  /** How many listings of an item a filter lets through. */
  listingTotal: DataLoader<ItemRequest<ListingFilter>, number, string>;
  /** Stickers on an item's copies on sale, by the words of their names. */
  stickersOnSale: DataLoader<ItemRequest<readonly string[]>, StickerOnSale[], string>;
  /** The phases that an item comes in. */
  phases: DataLoader<string, MarketItemPhase[]>;
  /** Kept reference prices of an item and its phases. */
  references: DataLoader<string, KeptReference[]>;
  /** Months of an item's price history. */
  priceMonths: DataLoader<ItemRequest<{ phase: string; from: Date }>, PriceMonthRow[], string>;
  /** A page of an item's sales. */
  salePage: DataLoader<ItemRequest<SalePageRequest>, SalePage, string>;
  /** Copies of an item sold in 24 hours. */
  salesPerDay: DataLoader<string, number>;
  /** The market's clock, asked once. */
  now(): Promise<Date>;
}

/** Loaders for one request. */
export function createLoaders(db: Db): Loaders {
  let now: Promise<Date> | undefined;
  return {
    now: () => (now ??= readClock(db)),
    siblings: new DataLoader((finishNames) => listFinishes(db, finishNames)),
    listingPage: groupedLoader(
      (ids, request: ListingPageRequest) => listListingPages(db, ids, request),
      EMPTY_PAGE,
    ),
    listingTotal: groupedLoader((ids, filter: ListingFilter) => countListings(db, ids, filter), 0),
    stickersOnSale: groupedLoader((ids, words: readonly string[]) => listStickersOnSale(db, ids, words), []),
    phases: new DataLoader((ids) => listPhases(db, ids)),
    references: new DataLoader((ids) => listReferences(db, ids)),
    priceMonths: groupedLoader(
      (ids, months: { phase: string; from: Date }) => listMonths(db, ids, months),
      [],
    ),
    salePage: groupedLoader((ids, request: SalePageRequest) => listSalePages(db, ids, request), NO_SALES),
    salesPerDay: new DataLoader((ids) => listSalesPerDay(db, ids)),
    orderNo: new DataLoader((ids) => listOrderNos(db, ids)),
  };
}
