import { assert } from '../../kernel/assert.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { itemFromName } from '../items/itemFromName.ts';
import type { NameWords } from '../items/nameWords.ts';
import { importPlatformPrices } from './importPlatformPrices.ts';
import { keepPlatformFeed } from './platformPrice.store.ts';
import type { BatchCounts, FeedRow, PriceFeed } from './priceFeed.ts';
import { endImport, insertImport, isTakenBack, noteReferenceChanges } from './priceImport.store.ts';
import { type FeedRate, readFeedRate } from './readFeedRate.ts';
import { keepReferenceDay } from './referenceHistory.store.ts';
import {
  followReferencePrices,
  insertItems,
  keepFeedPrices,
  listItemIds,
  lockImports,
} from './referencePrice.store.ts';

/** What an import did. All counts but `rowCount` and those of what was left out are zero where the same feed was imported before. */
export interface ImportSummary extends BatchCounts {
  readonly rowCount: number;
  readonly skippedCount: number;
  /** Null where none was needed. */
  readonly cnyPerUsd: number | null;
  /** By which it can be taken back; null where nobody's name stands on it. */
  readonly importId: string | null;
}

/** Who imports what, for the record. */
export interface ImportOrigin {
  /** The file or address. */
  readonly source: string;
  readonly operator: string;
}

/** What the import stands on. */
export interface ImportContext {
  readonly db: Db;
  /** What the catalogue teaches about names that it does not hold. */
  words(): NameWords;
  /** Rows of one transaction; 1,000 unless told. */
  readonly batchSize?: number;
  /** An import without one is nobody's, and cannot be taken back: the sandbox's own. */
  readonly origin?: ImportOrigin;
}

const BATCH_SIZE = 1_000;

interface ReferenceSource {
  readonly words: NameWords;
  readonly rate: number;
  fenOf(cents: number): Cents;
  /** Under which import the changes are noted. */
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
    changedPriceCount: await keepFeedPrices(tx, prices, rate),
    changedItemCount: await followReferencePrices(tx, itemIds),
    historyPointCount: await keepReferenceDay(tx, itemIds, at),
  };
}

/**
 * Brings a feed's prices into the market. Of a feed without a platform: reference prices in fen by the kept exchange rate, today's point of their history, and items
 * that the catalogue does not know, read from their names. Of a platform's: what it asks, with the time at which it was asked, the point of that day, and nothing for
 * names that the market does not have; figures that are older than the kept ones change nothing. In batches, each whole or not at all; a second run finishes what a crash left
 * and otherwise changes nothing. Imports at the same time take turns. What an operator's import changes is noted, so that it can be taken back: `planImport` says before
 * what of a feed is plausible.
 * @throws InvalidInput where there is no exchange rate yet, and where the import is taken back while it is under way.
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
      await refuseTakenBack(tx, importId);
      return importBatch(tx, batch);
    });
    for (const name of Object.keys(sum) as (keyof BatchCounts)[]) sum[name] += counts[name];
  }
  const { platform, isSandbox } = feed;
  await inTransaction(db, async (tx) => {
    await lockImports(tx);
    await refuseTakenBack(tx, importId);
    if (platform !== null) await keepPlatformFeed(tx, { platform, fetchedAt, rowCount, isSandbox });
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

async function refuseTakenBack(tx: Tx, importId: string | null): Promise<void> {
  if (importId !== null && (await isTakenBack(tx, importId)))
    throw new InvalidInput('feed', 'was taken back while it was imported');
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
  { rate, fetchedAt, importId }: { rate: FeedRate; fetchedAt: Date; importId: string | null },
): ImportBatch {
  const { cnyPerUsd, fenOf } = rate;
  if (platform !== null)
    return (tx, rows) => importPlatformPrices(tx, rows, { platform, fetchedAt, fenOf, importId });
  const words = context.words();
  return (tx, rows) => importReferences(tx, rows, { words, rate: cnyPerUsd ?? 1, fenOf, importId });
}
