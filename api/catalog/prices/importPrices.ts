import { assert } from '../../kernel/assert.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { itemFromName } from '../items/itemFromName.ts';
import type { NameWords } from '../items/nameWords.ts';
import { fenOfUsCents, readExchangeRate } from '../rates/exchangeRate.ts';
import { importPlatformPrices } from './importPlatformPrices.ts';
import { savePlatformFeed } from './platformPrice.store.ts';
import type { BatchCounts, FeedRow, PriceFeed } from './priceFeed.ts';
import { endImport, insertImport, isTakenBack, noteReferenceChanges } from './priceImport.store.ts';
import { saveReferenceDay } from './referenceHistory.store.ts';
import {
  followReferencePrices,
  insertItems,
  listItemIds,
  lockImports,
  saveFeedPrices,
} from './referencePrice.store.ts';

/** Result of an import. All counts except `rowCount` and those of skipped rows are zero if the same feed was imported before. */
export interface ImportSummary extends BatchCounts {
  readonly rowCount: number;
  readonly skippedCount: number;
  /** Exchange rate used, in yuan for a dollar. Null if none was needed. */
  readonly cnyPerUsd: number | null;
  /** Id with which the import can be reverted. Null if it has no origin. */
  readonly importId: string | null;
}

/** Who imports what, for the record. */
export interface ImportOrigin {
  /** File or address of the feed. */
  readonly source: string;
  readonly operator: string;
}

/** Dependencies of an import. */
export interface ImportContext {
  readonly db: Db;
  /** Vocabulary of the catalogue, for parsing names that it does not contain. */
  words(): NameWords;
  /** Rows of one transaction, 1,000 by default. */
  readonly batchSize?: number;
  /** Origin of the import. Without one (the sandbox's own imports), it cannot be reverted. */
  readonly origin?: ImportOrigin;
}

const BATCH_SIZE = 1_000;

interface ReferenceSource {
  readonly words: NameWords;
  readonly rate: number;
  fenOf(cents: number): Cents;
  /** Id of the import that records the changes. */
  readonly importId: string | null;
}

async function importReferences(
  tx: Tx,
  rows: readonly FeedRow[],
  { words, rate, fenOf, importId }: ReferenceSource,
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
    return { itemId, phase, usCents, cents: fenOf(usCents) };
  });
  const itemIds = [...ids.values()];
  const at = await readClock(tx);
  if (importId !== null) {
    const newItemIds = missing.flatMap((name) => ids.get(name) ?? []);
    await noteReferenceChanges(tx, { importId, at, newItemIds, prices });
  }
  return {
    unknownCount: 0,
    newItemCount,
    changedPriceCount: await saveFeedPrices(tx, prices, rate),
    changedItemCount: await followReferencePrices(tx, itemIds),
    historyPointCount: await saveReferenceDay(tx, itemIds, at),
  };
}

/**
 * Imports a feed's prices. A feed without a platform sets reference prices in fen at the stored exchange rate, today's history, and items
 * that the catalogue does not know, with tags parsed from their names. A platform's feed sets its asks with the time of the query and the
 * history of that day; names without an item are ignored, and prices older than the stored ones change nothing. Batches are atomic: a
 * second run completes what a crash interrupted and otherwise changes nothing. Concurrent imports run one after another. The changes of an
 * operator's import are recorded, so that it can be reverted. Call `planImport` first to find implausible prices.
 * @throws InvalidInput if there is no exchange rate yet, or if the import is reverted while it runs.
 */
export async function importPrices(context: ImportContext, feed: PriceFeed): Promise<ImportSummary> {
  const { db, batchSize = BATCH_SIZE, origin } = context;
  const rate = await readFeedRate(db, feed);
  const fetchedAt = await momentOf(db, feed);
  const rowCount = feed.rows.length;
  const importId = origin ? await beginImport(db, feed, origin) : null;
  const importBatch = batchOf(context, feed, { rate, fetchedAt, importId });
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
      await rejectTakenBack(tx, importId);
      return importBatch(tx, batch);
    });
    for (const name of Object.keys(sum) as (keyof BatchCounts)[]) sum[name] += counts[name];
  }
  const { platform, isSandbox } = feed;
  await inTransaction(db, async (tx) => {
    await lockImports(tx);
    await rejectTakenBack(tx, importId);
    if (platform !== null) await savePlatformFeed(tx, { platform, fetchedAt, rowCount, isSandbox });
    if (importId !== null) await endImport(tx, importId);
  });
  return { rowCount, skippedCount: feed.problems.length, ...sum, cnyPerUsd: rate.cnyPerUsd, importId };
}

async function beginImport(db: Db, { platform, rows }: PriceFeed, origin: ImportOrigin): Promise<string> {
  return inTransaction(db, async (tx) => {
    await lockImports(tx);
    return insertImport(tx, { ...origin, platform, rowCount: rows.length });
  });
}

async function rejectTakenBack(tx: Tx, importId: string | null): Promise<void> {
  if (importId !== null && (await isTakenBack(tx, importId)))
    throw new InvalidInput('feed', 'was taken back while it was imported');
}

/** Time of the query. A platform's time in the future is replaced by the current time. */
async function momentOf(db: Db, { updatedAt }: PriceFeed): Promise<Date> {
  const now = await readClock(db);
  return updatedAt === null || updatedAt > now ? now : updatedAt;
}

type ImportBatch = (tx: Tx, rows: readonly FeedRow[]) => Promise<BatchCounts>;

/** Selects the function that imports a batch of rows. */
function batchOf(
  context: ImportContext,
  { platform }: PriceFeed,
  { rate, fetchedAt, importId }: { rate: FeedRate; fetchedAt: Date; importId: string | null },
): ImportBatch {
  const { cnyPerUsd, fenOf } = rate;
  if (platform !== null)
    return (tx, rows) => importPlatformPrices(tx, rows, { platform, fetchedAt, fenOf, importId });
  const words = context.words();
  return (tx, rows) => importReferences(tx, rows, { words, rate: cnyPerUsd ?? 1, fenOf, importId });
}

/** Conversion of a feed's prices to fen. */
export interface FeedRate {
  /** Null for a feed in yuan. */
  readonly cnyPerUsd: number | null;
  /** Converts hundredths of the feed's currency to fen, rounded half up. */
  fenOf(cents: number): Cents;
}

/**
 * Reads the exchange rate that a feed requires.
 * @throws InvalidInput if there is none yet.
 */
export async function readFeedRate(db: Db, { currency }: PriceFeed): Promise<FeedRate> {
  if (currency === 'CNY') return { cnyPerUsd: null, fenOf: BigInt };
  const rate = await readExchangeRate(db);
  if (rate === null) throw new InvalidInput('rate', 'there is no exchange rate yet; the worker asks for one');
  const { cnyPerUsd } = rate;
  return { cnyPerUsd, fenOf: (cents) => fenOfUsCents(cents, cnyPerUsd) };
}
