import { itemFromName } from '../catalogue/itemFromName.ts';
import type { NameWords } from '../catalogue/nameWords.ts';
import { assert } from '../kernel/assert.ts';
import { readClock } from '../kernel/clock.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { inTransaction } from '../kernel/tx.ts';
import { fenOfUsCents } from '../rate/exchangeRate.ts';
import { readExchangeRate } from '../rate/readExchangeRate.ts';
import type { FeedRow, PriceFeed } from './priceFeed.ts';
import { keepReferenceDay } from './referenceHistoryStore.ts';
import {
  followReferencePrices,
  insertItems,
  keepFeedPrices,
  listItemIds,
  lockImports,
} from './referencePriceStore.ts';

/** What an import did. All counts but `rowCount` and `skippedCount` are zero where the same feed was imported before. */
export interface ImportSummary {
  readonly rowCount: number;
  readonly skippedCount: number;
  readonly newItemCount: number;
  readonly changedPriceCount: number;
  readonly changedItemCount: number;
  readonly historyPointCount: number;
  readonly cnyPerUsd: number;
}

/** What the import stands on. */
export interface ImportContext {
  readonly db: Db;
  /** What the catalogue teaches about names that it does not hold. */
  readonly words: NameWords;
  /** Rows of one transaction; 1,000 unless told. */
  readonly batchSize?: number;
}

const BATCH_SIZE = 1_000;

type Counts = Pick<
  ImportSummary,
  'newItemCount' | 'changedPriceCount' | 'changedItemCount' | 'historyPointCount'
>;

async function importBatch(
  tx: Tx,
  rows: readonly FeedRow[],
  { words, cnyPerUsd }: { words: NameWords; cnyPerUsd: number },
): Promise<Counts> {
  await lockImports(tx);
  const names = [...new Set(rows.map(({ marketHashName }) => marketHashName))];
  const known = await listItemIds(tx, names);
  const missing = names.filter((name) => !known.has(name));
  const newItemCount = await insertItems(
    tx,
    missing.map((name) => itemFromName(name, words)),
  );
  const ids = missing.length > 0 ? await listItemIds(tx, names) : known;
  const prices = rows.map(({ marketHashName, phase, usCents }) => {
    const itemId = ids.get(marketHashName);
    assert(itemId !== undefined, 'an imported name is in the market');
    return { itemId, phase, usCents, priceCents: fenOfUsCents(usCents, cnyPerUsd) };
  });
  const itemIds = [...ids.values()];
  return {
    newItemCount,
    changedPriceCount: await keepFeedPrices(tx, prices, cnyPerUsd),
    changedItemCount: await followReferencePrices(tx, itemIds),
    historyPointCount: await keepReferenceDay(tx, itemIds, await readClock(tx)),
  };
}

/**
 * Brings a feed's prices into the market: reference prices in fen by the kept exchange rate, today's point of their history, and items
 * that the catalogue does not know, read from their names. In batches, each whole or not at all; a second run finishes what a crash left
 * and otherwise changes nothing. Imports at the same time take turns.
 * @throws InvalidInput where there is no exchange rate yet.
 */
export async function importPrices(
  { db, words, batchSize = BATCH_SIZE }: ImportContext,
  { rows, problems }: PriceFeed,
): Promise<ImportSummary> {
  const rate = await readExchangeRate(db);
  if (rate === null) throw new InvalidInput('rate', 'there is no exchange rate yet; the worker asks for one');
  const { cnyPerUsd } = rate;
  const sum = { newItemCount: 0, changedPriceCount: 0, changedItemCount: 0, historyPointCount: 0 };
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const counts = await inTransaction(db, (tx) => importBatch(tx, batch, { words, cnyPerUsd }));
    for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += counts[name];
  }
  return { rowCount: rows.length, skippedCount: problems.length, ...sum, cnyPerUsd };
}
