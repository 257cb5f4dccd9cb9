import type { Pool } from 'pg';
import { readConfig } from '../../api/config.ts';
import { openDatabase } from '../../api/kernel/db.ts';
import { openJobs } from '../../api/kernel/jobs.ts';
import { openLog } from '../../api/kernel/log.ts';
import { buyListing } from '../../api/orders/order/buyListing.ts';
import { recordTransactions } from '../kit/queries.ts';

/** Buys one listing in this process and counts the statements of the purchase's transaction, without its BEGIN and COMMIT. */
export async function countRoundTrips(apiUrl: string, database: Pool): Promise<number> {
  const log = openLog('bench', 'silent');
  const db = openDatabase({ url: apiUrl, poolSize: 2, statementTimeoutMs: 5_000, lockTimeoutMs: 4_000 });
  const jobs = openJobs(apiUrl, log, { isWorker: false });
  await jobs.boss.start();
  const { rows } = await database.query<{ id: string; cents: string; buyer: string }>(
    `select id, ask_cents::text as cents, (select id from app_user where nickname = 'Buyer 0') as buyer
     from listing where status = 'active' order by ask_cents limit 2`,
  );
  const buy = async ({ id, cents, buyer }: (typeof rows)[number]): Promise<string> =>
    buyListing(
      { config: readConfig({ DATABASE_URL: apiUrl }), db, jobs, log },
      {
        buyerId: buyer,
        listingId: id,
        expectedPriceCents: BigInt(cents),
        clientRequestId: crypto.randomUUID(),
      },
    );
  try {
    // The first purchase also runs the queries that run once per process.
    if (rows[0]) await buy(rows[0]);
    const [, listing] = rows;
    if (!listing) throw new Error('nothing on sale');
    const [purchase = []] = await recordTransactions('market_api', () => buy(listing));
    return purchase.length;
  } finally {
    await jobs.boss.stop({ graceful: false });
    await db.$disconnect();
  }
}
