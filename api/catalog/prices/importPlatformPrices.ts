import type { Tx } from '../../kernel/db.ts';
import type { PlatformName } from '../market/pricePlatform.ts';
import { savePlatformDay } from './platformHistory.store.ts';
import { followPlatformPrices, savePlatformPrices } from './platformPrice.store.ts';
import type { BatchCounts, FeedRow } from './priceFeed.ts';
import { notePlatformChanges } from './priceImport.store.ts';
import { listItemIds } from './referencePrice.store.ts';

/** Source of a batch of prices. */
interface PlatformSource {
  readonly platform: PlatformName;
  /** Time at which the platform was queried. */
  readonly fetchedAt: Date;
  /** Converts hundredths of the feed's currency to fen. */
  fenOf(cents: number): bigint;
  /** Id of the import that records the changes. */
  readonly importId: string | null;
}

/**
 * Stores one batch of a platform's prices, updates its items, and writes the history of that day. Names without an item in the market are
 * ignored.
 */
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
    changedPriceCount: await savePlatformPrices(tx, { platform, fetchedAt }, prices),
    changedItemCount: await followPlatformPrices(tx, itemIds),
    historyPointCount: await savePlatformDay(tx, { platform, fetchedAt }, itemIds),
  };
}
