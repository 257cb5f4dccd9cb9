import type { Tx } from '../../kernel/db.ts';
import type { PlatformName } from '../market/pricePlatform.ts';
import { keepPlatformDay } from './platformHistory.store.ts';
import { followPlatformPrices, keepPlatformPrices } from './platformPrice.store.ts';
import type { BatchCounts, FeedRow } from './priceFeed.ts';
import { notePlatformChanges } from './priceImport.store.ts';
import { listItemIds } from './referencePrice.store.ts';

/** Whose prices a batch has. */
interface PlatformSource {
  readonly platform: PlatformName;
  /** When the platform was asked. */
  readonly fetchedAt: Date;
  /** Hundredths of the feed's currency in fen. */
  fenOf(cents: number): bigint;
  /** Under which import the changes are noted. */
  readonly importId: string | null;
}

/** Keeps one batch of a platform's prices, lets its items show them and writes the point of that day. Names that the market does not have make no items. */
export async function importPlatformPrices(
  tx: Tx,
  rows: readonly FeedRow[],
  { platform, fetchedAt, fenOf, importId }: PlatformSource,
): Promise<BatchCounts> {
  const ids = await listItemIds(tx, [...new Set(rows.map(({ marketHashName }) => marketHashName))]);
  const prices = rows.flatMap(({ marketHashName, phase, cents, bidCents }) => {
    const itemId = ids.get(marketHashName);
    if (itemId === undefined) return [];
    return [{ itemId, phase, askCents: fenOf(cents), bidCents: bidCents === null ? null : fenOf(bidCents) }];
  });
  const itemIds = [...ids.values()];
  if (importId !== null) {
    const told = prices.map(({ itemId, phase, askCents }) => ({ itemId, phase, cents: askCents }));
    await notePlatformChanges(tx, platform, { importId, at: fetchedAt, newItemIds: [], prices: told });
  }
  return {
    unknownCount: rows.length - prices.length,
    newItemCount: 0,
    changedPriceCount: await keepPlatformPrices(tx, { platform, fetchedAt }, prices),
    changedItemCount: await followPlatformPrices(tx, itemIds),
    historyPointCount: await keepPlatformDay(tx, { platform, fetchedAt }, itemIds),
  };
}
