import { type ModelQuote, modelPlatform } from '../../catalog/items/platformModel.ts';
import { readNameWords } from '../../catalog/items/readCatalogue.ts';
import { nameHash } from '../../catalog/items/seededRandom.ts';
import { PLATFORM_NAMES, type PlatformName } from '../../catalog/market/pricePlatform.ts';
import { importPrices } from '../../catalog/prices/importPrices.ts';
import { writePlatformDays } from '../../catalog/prices/platformHistory.store.ts';
import { listPlatformFeeds } from '../../catalog/prices/platformPrice.store.ts';
import type { PriceFeed } from '../../catalog/prices/priceFeed.ts';
import { dayOf } from '../../catalog/prices/priceHistory.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/durations.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';

/** Age of each platform's last query, in minutes. */
const AGE_MINUTES: Record<PlatformName, number> = { buff: 4, youpin: 11, c5: 26, steam: 95 };
/** Share of items missing from the newest feed. Their prices are two days old. */
const MISSED_SHARE = 0.02;
const MISSED_AGE_MS = 40 * HOUR_MS;
/** A later start simulates new feeds if the last ones are older than this. */
const PLAY_AGAIN_MS = 6 * HOUR_MS;
/** Large, since no process is listening yet whom many changes at once would slow down. */
const BATCH_SIZE = 5_000;
/** Items that are neither on sale nor expected to be sold this often in a week are omitted, for a fast start. */
const QUOTED_PER_WEEK_MIN = 3;
/** Length of the generated history in days, and minimum of expected sales in a week for having one. */
const HISTORY_DAYS = 90;
const SALES_PER_WEEK_MIN = 30;

interface QuotedItem {
  readonly id: string;
  readonly name: string;
  readonly expectedPerWeek: number;
  quote(day: number): ModelQuote;
}

async function listQuoted(db: Db, platform: PlatformName): Promise<QuotedItem[]> {
  const items = await db.marketItem.findMany({
    where: {
      referencePriceCents: { not: null },
      OR: [{ listingCount: { gt: 0 } }, { expectedPerWeek: { gte: QUOTED_PER_WEEK_MIN } }],
    },
    select: { id: true, marketHashName: true, referencePriceCents: true, expectedPerWeek: true },
  });
  return items.flatMap(({ id, marketHashName: name, referencePriceCents, expectedPerWeek }) => {
    const quote = modelPlatform(platform, name, Number(referencePriceCents));
    return quote ? [{ id, name, expectedPerWeek, quote }] : [];
  });
}

function feedOf(platform: PlatformName, items: readonly QuotedItem[], updatedAt: Date): PriceFeed {
  const day = dayOf(updatedAt);
  const rows = items.map(({ name, quote }) => {
    const { askCents, bidCents } = quote(day);
    return { marketHashName: name, phase: '', cents: askCents, bidCents };
  });
  return { platform, currency: 'CNY', updatedAt, isSandbox: true, rows, problems: [], lineOf: () => null };
}

async function inventPast(
  db: Db,
  platform: PlatformName,
  items: readonly QuotedItem[],
  now: Date,
): Promise<void> {
  const selling = items.filter(({ expectedPerWeek }) => expectedPerWeek >= SALES_PER_WEEK_MIN);
  const today = dayOf(now);
  await writePlatformDays(
    db,
    platform,
    { from: today - HISTORY_DAYS, to: today - 1 },
    selling.map(({ id, quote }) => ({ itemId: id, askOf: (day) => quote(day).askCents })),
  );
}

async function play(db: Db, platform: PlatformName, now: Date): Promise<void> {
  const items = await listQuoted(db, platform);
  const isMissed = ({ name }: QuotedItem): boolean => nameHash(`missed ${platform} ${name}`) < MISSED_SHARE;
  await inventPast(db, platform, items, now);
  const context = { db, words: readNameWords, batchSize: BATCH_SIZE };
  const old = new Date(now.getTime() - MISSED_AGE_MS);
  await importPrices(context, feedOf(platform, items.filter(isMissed), old));
  const fresh = new Date(now.getTime() - AGE_MINUTES[platform] * MINUTE_MS);
  const told = items.filter((item) => !isMissed(item));
  await importPrices(context, feedOf(platform, told, fresh));
}

/**
 * Simulates price feeds of other platforms through the real import, marked as the sandbox's, with a history for popular items. Does not
 * replace an imported feed, nor repeat one of the last hours. Sandbox mode only.
 * @returns true if something was written.
 */
export async function seedPlatformPrices(ownerUrl: string): Promise<boolean> {
  return withOwnerDb(ownerUrl, async (db) => {
    const now = await readClock(db);
    const feeds = await listPlatformFeeds(db);
    const due = PLATFORM_NAMES.filter((name) => {
      const feed = feeds.find(({ platform }) => platform === name);
      return !feed || (feed.isSandbox && now.getTime() - feed.fetchedAt.getTime() >= PLAY_AGAIN_MS);
    });
    for (const platform of due) await play(db, platform, now);
    return due.length > 0;
  });
}
