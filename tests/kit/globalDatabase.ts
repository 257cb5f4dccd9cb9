import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { aggregateSales } from '../../api/catalog/prices/aggregateSales.ts';
import { createDatabase } from '../../api/ops/database/cluster.ts';
import { prepareDatabase } from '../../api/ops/database/prepareDatabase.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { withOwnerDb } from '../../api/ops/database/withOwnerDb.ts';
import { importCatalogue } from '../../api/ops/seed/importCatalogue.ts';
import { seedNotices } from '../../api/ops/seed/seedNotices.ts';
import { seedPlatformPrices } from '../../api/ops/seed/seedPlatformPrices.ts';
import { seedPriceHistory } from '../../api/ops/seed/seedPriceHistory.ts';
import { seedRobots } from '../../api/ops/seed/seedRobots.ts';
import { createPaymentKeys, type PaymentKeys } from '../../api/payments/provider/paymentKeys.ts';
import { createSealKeys, type SealKeys } from '../../api/steam/client/secretBox.ts';
import { clusterFolder, keepCluster } from './keepCluster.ts';

/** What the tests of one run share. */
export interface SharedDatabase {
  /** The owner's database URL without the name of the database. */
  serverUrl: string;
  /** Every test file clones this one: migrated, with a small market in it. */
  template: string;
  keys: SealKeys;
  paymentKeys: PaymentKeys;
}

declare module 'vitest' {
  interface ProvidedContext {
    database: SharedDatabase;
  }
}

const TEMPLATE = 'template_market';
const ITEM_COUNT = 3_000;
const LISTING_COUNT = 6_000;

/** What autovacuum would have done by now: without statistics, joins of a few thousand rows are planned as for a handful. */
async function gatherStatistics(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

/** Starts one cluster for the run, without durability, and fills the template. The cluster is thrown away with its files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await keepCluster(clusterFolder(`${process.pid}-${project.name}`));
  const keys = createSealKeys();
  const paymentKeys = createPaymentKeys();
  await createDatabase(`${cluster.serverUrl}postgres`, TEMPLATE);
  const ownerUrl = `${cluster.serverUrl}${TEMPLATE}`;
  await prepareDatabase(ownerUrl);
  await importCatalogue(ownerUrl, ITEM_COUNT);
  await seedNotices(ownerUrl);
  await seedRobots({
    ownerUrl,
    sandboxUrl: roleUrl(ownerUrl, 'sandbox'),
    sealPublicKey: keys.publicKeyPem,
    listingCount: LISTING_COUNT,
    robotCount: 3,
  });
  await seedPriceHistory(ownerUrl);
  await withOwnerDb(ownerUrl, (db) => aggregateSales(db));
  await seedPlatformPrices(ownerUrl);
  await gatherStatistics(ownerUrl);
  project.provide('database', { serverUrl: cluster.serverUrl, template: TEMPLATE, keys, paymentKeys });
  return cluster.stop;
}
