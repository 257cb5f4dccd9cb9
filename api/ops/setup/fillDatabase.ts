import { aggregateSales } from '../../catalog/prices/aggregateSales.ts';
import { prepareDatabase } from '../database/prepareDatabase.ts';
import { roleUrl } from '../database/roles.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { importCatalogue } from '../seed/importCatalogue.ts';
import { repriceRobots } from '../seed/repriceRobots.ts';
import { giveRobotsTheirPast } from '../seed/robotPast.ts';
import { seedNotices } from '../seed/seedNotices.ts';
import { seedPlatformPrices } from '../seed/seedPlatformPrices.ts';
import { seedPriceHistory } from '../seed/seedPriceHistory.ts';
import { seedRobots } from '../seed/seedRobots.ts';

// Runs at each start, as a process of its own (`runApart`): migrates the database and adds what a new one lacks.

/** The robot sellers of a market with a sandbox, and what they sold before it was opened. */
async function seedSellers(
  ownerUrl: string,
  listingCount: number,
  { sealPublicKey, isNew }: { sealPublicKey: string; isNew: boolean },
): Promise<void> {
  // In parallel: one uses this processor, the other the database.
  const [isSeeded, isFilled] = await Promise.all([
    seedRobots({ ownerUrl, sandboxUrl: roleUrl(ownerUrl, 'sandbox'), sealPublicKey, listingCount }),
    seedPriceHistory(ownerUrl),
  ]);
  await Promise.all([
    isSeeded && giveRobotsTheirPast(ownerUrl),
    isFilled && withOwnerDb(ownerUrl, (db) => aggregateSales(db)),
  ]);
  await seedPlatformPrices(ownerUrl);
  if (isSeeded) console.log(`Robot sellers put ${listingCount.toLocaleString('en')} items on sale.`);
  else if (isNew) await withOwnerDb(ownerUrl, repriceRobots);
}

async function fillDatabase({
  DATABASE_URL = '',
  LISTING_COUNT = '',
  STEAM_SEAL_PUBLIC_KEY = '',
}: NodeJS.ProcessEnv): Promise<void> {
  const applied = await prepareDatabase(DATABASE_URL);
  if (applied.length > 0) console.log(`Applied ${applied.length} migrations.`);
  // Only a market with a sandbox has sellers to seed, and prices that nobody paid.
  const isNew = await importCatalogue(DATABASE_URL, undefined, { isPriced: LISTING_COUNT !== '' });
  if (isNew) console.log('Loaded the catalogue of CS2 items.');
  if (await seedNotices(DATABASE_URL)) console.log('Wrote the first announcements.');
  if (LISTING_COUNT === '') return;
  await seedSellers(DATABASE_URL, Number(LISTING_COUNT), { sealPublicKey: STEAM_SEAL_PUBLIC_KEY, isNew });
}

// A supervisor that was killed may be followed by another at once: the two must not fill one database side by side.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
await fillDatabase(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
