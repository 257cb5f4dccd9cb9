import { itemFromName } from '../catalogue/itemFromName.ts';
import type { NameWords } from '../catalogue/nameWords.ts';
import { assert } from '../kernel/assert.ts';
import { readClock } from '../kernel/clock.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import type { Cents } from '../kernel/money.ts';
import { inTransaction } from '../kernel/tx.ts';
import { fenOfUsCents } from '../rate/exchangeRate.ts';
import { readExchangeRate } from '../rate/readExchangeRate.ts';
import { importPlatformPrices } from './importPlatformPrices.ts';
import { keepPlatformFeed } from './platformPriceStore.ts';
import type { BatchCounts, FeedRow, PriceFeed } from './priceFeed.ts';
import { keepReferenceDay } from './referenceHistoryStore.ts';
import {
  followReferencePrices,
  insertItems,
  keepFeedPrices,
  listItemIds,
  lockImports,
} from './referencePriceStore.ts';

/** What an import did. All counts but `rowCount` and those of what was left out are zero where the same feed was imported before. */
export interface ImportSummary extends BatchCounts {
  readonly rowCount: number;
  readonly skippedCount: number;
  /** Null where none was needed. */
  readonly cnyPerUsd: number | null;
}

/** What the import stands on. */
export interface ImportContext {
  readonly db: Db;
  /** What the catalogue teaches about names that it does not hold. */
  words(): NameWords;
  /** Rows of one transaction; 1,000 unless told. */
  readonly batchSize?: number;
}

const BATCH_SIZE = 1_000;

async function importReferences(
  tx: Tx,
  rows: readonly FeedRow[],
  { words, rate, fenOf }: { words: NameWords; rate: number; fenOf(cents: number): Cents },
): Promise<BatchCounts> {
  const names = [...new Set(rows.map(({ marketHashName }) => marketHashName))];
  const known = await listItemIds(tx, names);
  const missing = names.filter((name) => !known.has(name));
  const newItemCount = await insertItems(
    tx,
    missing.map((name) => itemFromName(name, words)),
  );
  const ids = missing.length > 0 ? await listItemIds(tx, names) : known;
  const prices = rows.map(({ marketHashName, phase, cents: usCents }) => {
    const itemId = ids.get(marketHashName);
    assert(itemId !== undefined, 'an imported name is in the market');
    return { itemId, phase, usCents, priceCents: fenOf(usCents) };
  });
  const itemIds = [...ids.values()];
  return {
    unknownCount: 0,
    newItemCount,
    changedPriceCount: await keepFeedPrices(tx, prices, rate),
    changedItemCount: await followReferencePrices(tx, itemIds),
    historyPointCount: await keepReferenceDay(tx, itemIds, await readClock(tx)),
  };
}

/**
 * Brings a feed's prices into the market. Of a feed without a platform: reference prices in fen by the kept exchange rate, today's point of their history, and items
 * that the catalogue does not know, read from their names. Of a platform's: what it asks, with the time at which it was asked, the point of that day, and nothing for
 * names that the market does not have; figures that are older than the kept ones change nothing. In batches, each whole or not at all; a second run finishes what a crash left
 * and otherwise changes nothing. Imports at the same time take turns.
 * @throws InvalidInput where there is no exchange rate yet.
 */
export async function importPrices(context: ImportContext, feed: PriceFeed): Promise<ImportSummary> {
  const { db, batchSize = BATCH_SIZE } = context;
  const cnyPerUsd = feed.currency === 'CNY' ? null : await requireRate(db);
  const fetchedAt = await momentOf(db, feed);
  const importBatch = batchOf(context, feed, { cnyPerUsd, fetchedAt });
  const sum = {
    unknownCount: 0,
    newItemCount: 0,
    changedPriceCount: 0,
    changedItemCount: 0,
    historyPointCount: 0,
  };
  for (let start = 0; start < feed.rows.length; start += batchSize) {
    const batch = feed.rows.slice(start, start + batchSize);
    const counts = await inTransaction(db, async (tx) => {
      await lockImports(tx);
      return importBatch(tx, batch);
    });
    for (const name of Object.keys(sum) as (keyof BatchCounts)[]) sum[name] += counts[name];
  }
  const { platform, isSandbox } = feed;
  const rowCount = feed.rows.length;
  if (platform !== null)
    await inTransaction(db, (tx) => keepPlatformFeed(tx, { platform, fetchedAt, rowCount, isSandbox }));
  return { rowCount, skippedCount: feed.problems.length, ...sum, cnyPerUsd };
}

async function requireRate(db: Db): Promise<number> {
  const rate = await readExchangeRate(db);
  if (rate === null) throw new InvalidInput('rate', 'there is no exchange rate yet; the worker asks for one');
  return rate.cnyPerUsd;
}

/** When the prices were asked for. A platform whose clock runs ahead was asked now at the latest. */
async function momentOf(db: Db, { updatedAt }: PriceFeed): Promise<Date> {
  const now = await readClock(db);
  return updatedAt === null || updatedAt > now ? now : updatedAt;
}

type ImportBatch = (tx: Tx, rows: readonly FeedRow[]) => Promise<BatchCounts>;

/** What is done with a batch of rows, by whose prices they are. */
function batchOf(
  context: ImportContext,
  { platform }: PriceFeed,
  { cnyPerUsd, fetchedAt }: { cnyPerUsd: number | null; fetchedAt: Date },
): ImportBatch {
  const fenOf = (cents: number): Cents =>
    cnyPerUsd === null ? BigInt(cents) : fenOfUsCents(cents, cnyPerUsd);
  if (platform !== null) return (tx, rows) => importPlatformPrices(tx, rows, { platform, fetchedAt, fenOf });
  const words = context.words();
  return (tx, rows) => importReferences(tx, rows, { words, rate: cnyPerUsd ?? 1, fenOf });
}
