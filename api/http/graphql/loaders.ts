import DataLoader from 'dataloader';
import { listUsers } from '../../accounts/user/user.store.ts';
import { listPhases } from '../../catalog/market/marketItem.store.ts';
import { listPlatformHistories, type PlatformHistory } from '../../catalog/prices/platformHistory.store.ts';
import { listPlatformPrices, type StoredPlatformPrice } from '../../catalog/prices/platformPrice.store.ts';
import { listMonths, type PriceMonthRow } from '../../catalog/prices/priceHistory.store.ts';
import type { StoredReference } from '../../catalog/prices/reference.ts';
import { listReferenceDays } from '../../catalog/prices/referenceHistory.store.ts';
import type { ReferenceDay } from '../../catalog/prices/referenceHistory.ts';
import {
  type ItemPhase,
  type LatestSale,
  listLatestSales,
  listPatternSales,
  listSalePages,
  NO_SALES,
  type PatternSale,
  type SalePage,
  type SalePageRequest,
} from '../../catalog/prices/sale.store.ts';
import { listReferences } from '../../catalog/prices/saleReference.store.ts';
import { listFilters, type SavedFilterRow } from '../../catalog/watch/savedFilter.store.ts';
import { listWatches } from '../../catalog/watch/watchedItem.store.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import type { Asset, MarketItemPhase, SellerRecord, User } from '../../kernel/generated/prisma/client.ts';
import { NO_ID } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readLagging } from '../../kernel/readLagging.ts';
import {
  countGroups,
  countSalesDays,
  countUnread,
  type GroupCount,
  type SalesDay,
} from '../../notifications/message/message.store.ts';
import { listOfferStates } from '../../orders/bargain/bargain.store.ts';
import { listBestBids, listCopiesAhead, listSleepReasons } from '../../orders/bid/bid.store.ts';
import { type HeldForBidding, listHeldForBidding } from '../../orders/bid/heldForBidding.store.ts';
import { listEndedStates } from '../../orders/order/accountMessage.store.ts';
import { listOrderNos, listPhasesBefore } from '../../orders/order/order.store.ts';
import type { OrderPhase } from '../../orders/order/order.ts';
import { listOrderHistories, type OrderHistory } from '../../orders/order/orderHistory.store.ts';
import { listOrderParts, type OrderParts } from '../../orders/order/orderParts.store.ts';
import { listOfferSenders, type OfferSender } from '../../orders/order/tradeOffer.store.ts';
import { listBestBidsForCopies } from '../../orders/quickSale/previewQuickSale.ts';
import { listOutOrderNos, type OutOrderNo } from '../../partners/openApi/openOrder.store.ts';
import { type BookedTransfer, listAccountsAfter, listTransfers } from '../../payments/wallet/entry.store.ts';
import type { AccountAfter } from '../../payments/wallet/wallet.ts';
import { listSerialNos } from '../../payments/withdrawal/withdrawal.store.ts';
import { type AskLadder, type LadderRequest, listAskLadders } from '../../selling/listing/askLadder.store.ts';
import { type CopyDot, listCopyDots } from '../../selling/listing/copyDots.store.ts';
import { listFloatEnds } from '../../selling/listing/floatRank.store.ts';
import type { SeenCopies } from '../../selling/listing/floatRank.ts';
import { listAssets } from '../../selling/listing/inspected.store.ts';
import type { ListingFilter } from '../../selling/listing/listingFilter.ts';
import {
  countListings,
  EMPTY_PAGE,
  type ListingPage,
  type ListingPageRequest,
  listListingPages,
} from '../../selling/listing/listingPage.store.ts';
import { type ListingViews, listListingViews } from '../../selling/listing/listingView.store.ts';
import { listStandings, type Standing, type StandingRequest } from '../../selling/listing/standing.store.ts';
import {
  listStickersNamed,
  listStickersOnSale,
  type StickerOnSale,
} from '../../selling/listing/sticker.store.ts';
import { matchRules } from '../../selling/rules/matchRules.ts';
import { listRules } from '../../selling/rules/sellingRule.store.ts';
import type { SellingRule } from '../../selling/rules/sellingRule.ts';
import { listSellerRecords } from '../../selling/shop/sellerRecord.store.ts';
import { groupedLoader, type ItemRequest } from './groupedLoader.ts';

/** Number of an item's newest sales that show what a copy brings, and how fast. */
export const LATEST_SALES = 100;

/** Data loaders of one request, for what Prisma's selections cannot join. */
export interface Loaders {
  /** Public order numbers by order id. */
  orderNo: DataLoader<string, string | null>;
  /** Previous phase of orders by order id. */
  phaseBefore: DataLoader<string, OrderPhase | null>;
  /** Numbers of messages about an order to a user, by the ids of both with a space between. */
  messageGroup: DataLoader<string, GroupCount>;
  /** Numbers of messages about the sales of a day, by the user's id and the date with a space between. */
  salesDay: DataLoader<string, SalesDay>;
  /** Numbers of a user's unread messages by type. */
  unreadCounts: DataLoader<string, ReadonlyMap<number, number>>;
  /** Serial numbers of withdrawals by id. */
  serialNo: DataLoader<string, string | null>;
  /** The owner's accounts after the transfer of a posting. */
  accountsAfter: DataLoader<string, AccountAfter[]>;
  /** Transfers of the ledger by key. */
  transfer: DataLoader<string, BookedTransfer | null>;
  /** Reference prices of an item in the last days. */
  referenceDays(days: number): DataLoader<string, ReferenceDay[]>;
  /** Prices of an item on other platforms. */
  platformPrices: DataLoader<string, StoredPlatformPrice[]>;
  /** Prices of an item on other platforms in the last days. */
  platformDays(days: number): DataLoader<string, PlatformHistory[]>;
  /** Copies by id, all columns. */
  asset: DataLoader<string, Asset>;
  /** People by id, all columns; null for an unknown id. */
  user: DataLoader<string, User | null>;
  /** Delivery records of sellers, by the seller's id. */
  sellerRecord: DataLoader<string, SellerRecord | null>;
  /** One page of an item's listings. */
  listingPage: DataLoader<ItemRequest<ListingPageRequest>, ListingPage, string>;
  /** Number of an item's listings that pass a filter. */
  listingTotal: DataLoader<ItemRequest<ListingFilter>, number, string>;
  /** Stickers on an item's copies on sale, by words of their names. */
  stickersOnSale: DataLoader<ItemRequest<readonly string[]>, StickerOnSale[], string>;
  /** Stickers by name, with the number of an item's copies on sale that have them. */
  stickersNamed: DataLoader<ItemRequest<readonly string[]>, StickerOnSale[], string>;
  /** An item's copies on sale by wear and price. */
  copyDots: DataLoader<ItemRequest<string | null>, CopyDot[], string>;
  /** Doppler phases and gems of an item. */
  phases: DataLoader<string, MarketItemPhase[]>;
  /** Stored reference prices of an item and its phases. */
  references: DataLoader<string, StoredReference[]>;
  /** Months of an item's price history. */
  priceMonths: DataLoader<ItemRequest<{ phase: string; from: Date }>, PriceMonthRow[], string>;
  /** One page of an item's sales. */
  salePage: DataLoader<ItemRequest<SalePageRequest>, SalePage, string>;
  /** The newest sales of an item or of one of its phases, newest first. */
  latestSales: DataLoader<ItemPhase, LatestSale[], string>;
  /** The asks for an item or for one of its phases. */
  askLadder: DataLoader<LadderRequest, AskLadder, string>;
  /** The place of a seller's copies among those on sale. */
  standing: DataLoader<StandingRequest, Standing, string>;
  /** Views of listings. */
  listingViews: DataLoader<string, ListingViews>;
  /** A seller's rules in their order. */
  sellingRules: DataLoader<string, SellingRule[]>;
  /** The rules whose filter a listing matches, by the ids of its seller and of the listing with a space between. */
  ruleMatches: DataLoader<string, ReadonlySet<string>>;
  /** Tag and sending account of the trade offers of orders. */
  offerSender: DataLoader<string, OfferSender | null>;
  /** Trade offers, payments and reviews of orders. */
  orderParts: DataLoader<string, OrderParts>;
  /** Partners' own numbers of orders. */
  outOrderNo: DataLoader<string, OutOrderNo | null>;
  /** What has happened to orders. */
  orderHistory: DataLoader<string, OrderHistory>;
  /** Watchlist entry of a user for an item, or null. Not cached, since a mutation may change it between two fields. */
  watch: DataLoader<{ userId: string; marketItemId: string }, { targetCents: bigint | null } | null>;
  /** Saved filters of a user by id. */
  savedFilter: DataLoader<{ userId: string; id: string }, SavedFilterRow | null>;
  /** The highest price of an item's buy orders, in fen. */
  bestBid: DataLoader<string, bigint | null>;
  /** What a user's bids and offers hold, by user. */
  heldForBidding: DataLoader<string, HeldForBidding>;
  /** The best bid of others that fits a copy of a user's inventory, in fen. */
  bestBidOfCopy: DataLoader<{ userId: string; id: string; marketItemId: string }, bigint | null, string>;
  /** Copies wanted before a buy order is served, by its id. */
  copiesAhead: DataLoader<string, number>;
  /** Why open buy orders sleep, by id; null for one that is awake or has ended. */
  sleepReason: DataLoader<string, string | null>;
  /** Whether what messages say of an account has ended, by their ids. */
  endedState: DataLoader<string, boolean>;
  /** States of price offers by id. */
  offerState: DataLoader<string, string | null>;
  /** The latest sales with a pattern of an item. */
  patternSales: DataLoader<string, readonly PatternSale[]>;
  /** The same with the stickers of the copies. */
  stickerSales: DataLoader<string, readonly PatternSale[]>;
  /** The least and the most worn of the seen copies of an item. */
  floatEnds: DataLoader<string, SeenCopies>;
  /** Current time of the database, read once. */
  now(): Promise<Date>;
}

/** What a loader reads with: among others, the loaders of the same request. */
interface Reader extends Loaders {
  platform: Platform;
  /** Current time of the database, if the request has just read it. */
  time: Date | undefined;
}

type Make<Loader> = (reader: Reader) => Loader;
type List<Result, Rest extends unknown[]> = (db: Db, ...rest: Rest) => Promise<Result>;
/** How a list is read from a platform's database. */
type Way = <Result, Rest extends unknown[]>(
  platform: Platform,
  list: List<Result, Rest>,
  ...rest: Rest
) => Promise<Result>;

const fromPrimary: Way = ({ db }, list, ...rest) => list(db, ...rest);
/** Prices and sales of items may lag behind by what a replica does. */
const fromReplica: Way = (platform, list, ...rest) => readLagging(platform, (db) => list(db, ...rest));

/** A loader that reads the values of several keys by one call. */
function byKey<Key, Value, CacheKey = Key>(
  list: List<ArrayLike<Value | Error>, [keys: readonly Key[]]>,
  { way = fromPrimary, ...options }: DataLoader.Options<Key, Value, CacheKey> & { way?: Way } = {},
): Make<DataLoader<Key, Value, CacheKey>> {
  return ({ platform }) => new DataLoader((keys) => way(platform, list, keys), options);
}

/** A loader for a field of market items with arguments. */
function byItem<Arguments, Value>(
  list: List<ReadonlyMap<string, Value>, [ids: readonly string[], args: Arguments]>,
  empty: Value,
  way = fromPrimary,
): Make<DataLoader<ItemRequest<Arguments>, Value, string>> {
  return ({ platform }) => groupedLoader((ids, args: Arguments) => way(platform, list, ids, args), empty);
}

/** One loader of items for each requested number of days. */
function byDays<Value>(
  list: List<Value[], [ids: readonly string[], days: number, now: Date]>,
): Make<(days: number) => DataLoader<string, Value>> {
  return (reader) => {
    const made = new Map<number, DataLoader<string, Value>>();
    return (days) => {
      const loader =
        made.get(days) ??
        new DataLoader(async (ids: readonly string[]) =>
          fromReplica(reader.platform, list, ids, days, await reader.now()),
        );
      made.set(days, loader);
      return loader;
    };
  };
}

/** The two parts of a key with a space between. */
function halvesOf(key: string): [string, string] {
  const [first = '', second = ''] = key.split(' ');
  return [first, second];
}

/** How each loader is made. */
const MAKERS: { [Name in keyof Loaders]: Make<Loaders[Name]> } = {
  now({ platform, time }) {
    let now = time && Promise.resolve(time);
    return () => (now ??= readClock(platform.db));
  },
  referenceDays: byDays(listReferenceDays),
  platformPrices: byKey(listPlatformPrices, { way: fromReplica }),
  platformDays: byDays(listPlatformHistories),
  phases: byKey(listPhases),
  references: byKey(listReferences),
  priceMonths: byItem(listMonths, [], fromReplica),
  salePage: byItem(listSalePages, NO_SALES, fromReplica),
  latestSales: byKey((db, subjects) => listLatestSales(db, subjects, LATEST_SALES), {
    way: fromReplica,
    cacheKeyFn: ({ marketItemId, phase }) => `${marketItemId} ${phase ?? ''}`,
  }),
  patternSales: byKey((db, ids) => listPatternSales(db, ids)),
  stickerSales: byKey((db, ids) => listPatternSales(db, ids, true)),
  listingPage: byItem(listListingPages, EMPTY_PAGE),
  listingTotal: byItem(countListings, 0),
  stickersOnSale: byItem(listStickersOnSale, []),
  stickersNamed: byItem(listStickersNamed, []),
  copyDots: byItem(listCopyDots, []),
  askLadder: byKey(listAskLadders, {
    cacheKeyFn: ({ marketItemId, phase, viewerId }) => `${marketItemId} ${phase ?? ''} ${viewerId}`,
  }),
  standing: byKey(listStandings, {
    cacheKeyFn: ({ marketItemId, phase, viewerId, askCents }) =>
      `${marketItemId} ${phase ?? ''} ${viewerId} ${askCents}`,
  }),
  listingViews: byKey(listListingViews),
  floatEnds: byKey(listFloatEnds),
  asset: byKey(listAssets),
  user: byKey(listUsers),
  sellerRecord: byKey(listSellerRecords),
  sellingRules: byKey((db, userIds) => Promise.all(userIds.map((userId) => listRules(db, userId)))),
  ruleMatches: (reader) =>
    new DataLoader(async (keys: readonly string[]) => {
      const pairs = keys.map(halvesOf);
      const found = new Map<string, ReadonlySet<string>>();
      for (const [userId, own] of Map.groupBy(pairs, ([sellerId]) => sellerId)) {
        const ids = own.map(([, id]) => id);
        const rules = await reader.sellingRules.load(userId);
        const matches = await matchRules(reader.platform, { userId, rules }, { ids, isEvery: false });
        for (const [id, matching] of matches) found.set(id, matching);
      }
      return pairs.map(([, id]) => found.get(id) ?? new Set<string>());
    }),
  orderNo: byKey(listOrderNos),
  phaseBefore: byKey(listPhasesBefore),
  orderParts: byKey(listOrderParts),
  orderHistory: byKey(listOrderHistories),
  offerSender: byKey(listOfferSenders),
  outOrderNo: byKey(listOutOrderNos),
  messageGroup: byKey((db, keys) =>
    countGroups(
      db,
      keys.map(halvesOf).map(([userId, orderId]) => ({ userId, orderId })),
    ),
  ),
  salesDay: byKey((db, keys) =>
    countSalesDays(
      db,
      keys.map(halvesOf).map(([userId, day]) => ({ userId, day })),
    ),
  ),
  unreadCounts: byKey((db, ids) => Promise.all(ids.map((id) => countUnread(db, id)))),
  endedState: byKey(listEndedStates),
  bestBid: byKey(listBestBids),
  heldForBidding: byKey(listHeldForBidding),
  bestBidOfCopy: ({ platform }) =>
    new DataLoader((copies) => listBestBidsForCopies(platform, copies[0]?.userId ?? NO_ID, copies), {
      cacheKeyFn: ({ id }) => id,
    }),
  copiesAhead: byKey(listCopiesAhead),
  sleepReason: byKey(listSleepReasons),
  offerState: byKey(listOfferStates),
  serialNo: byKey(listSerialNos),
  accountsAfter: byKey(listAccountsAfter),
  transfer: byKey(listTransfers),
  watch: byKey(listWatches, { cache: false }),
  savedFilter: byKey(listFilters, { cache: false }),
};

/** Makes each loader of a request when it is first asked for: a request uses a few of the many. */
const LAZY = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(MAKERS).map(([name, make]) => [
      name,
      {
        get(this: Reader) {
          const value = make(this);
          Object.defineProperty(this, name, { value });
          return value;
        },
      },
    ]),
  ),
);

/**
 * Creates the loaders of one request.
 * @param time current time of the database, if the request has just read it.
 */
export function createLoaders(platform: Platform, time?: Date): Loaders {
  return Object.assign(Object.create(LAZY) as Reader, { platform, time });
}
