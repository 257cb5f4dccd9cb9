import type { Pool } from 'pg';
import { readConfig } from '../../api/config.ts';
import { newId } from '../../api/kernel/ids.ts';
import { openLog } from '../../api/kernel/log.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { openPlatform } from '../../api/ops/process/openProcess.ts';
import { createWorkerPlatform } from '../../api/ops/process/worker.ts';
import { startSandbox } from '../../api/sandbox/startSandbox.ts';
import { syncInventory } from '../../api/selling/inventory/syncInventory.ts';
import { createSealKeys } from '../../api/steam/client/secretBox.ts';
import { globalId } from '../kit/globalId.ts';
import { timeInventoryCalls } from '../kit/timeInventoryCalls.ts';
import { cookiesOf, documentAsk, sendAsk } from './asks.ts';
import { WrongAnswer } from './benchRow.ts';
import { type BenchLine, figureText } from './benchTable.ts';
import { bindPlayed } from './bindPlayed.ts';
import { percentile } from './percentile.ts';

const BATCH = 1_000;
const BATCHES = 5;
const BATCH_MAX_MS = 3_000;
const ITEMS = 10_000;
const CALLS_MAX = 6;
const OWN_MAX_MS = 5_000;
const PAGES = 100;
const PAGE_P50_MAX_MS = 60;
const PAGE_P95_MAX_MS = 100;
/** Buyers of the data set who sell here. */
const LISTER = 998;
const HOLDER = 999;

/** The fixtures that the sellers' lines use. */
export interface SellerScene {
  url: string;
  ownerUrl: string;
  database: Pool;
}

function lineOf(line: Pick<BenchLine, 'work' | 'p50' | 'p99' | 'goal' | 'isReached'>): BenchLine {
  return { perSecond: '', share: '', control: '', ...line };
}

async function idOfBuyer(database: Pool, buyer: number): Promise<string> {
  const { rows } = await database.query<{ id: string }>('select id from app_user where nickname = $1', [
    `Buyer ${buyer}`,
  ]);
  return rows[0]?.id ?? '';
}

/** Gives a seller a new Steam account with copies of random items. @returns the copies' global ids, as the API sends them. */
async function giveCopies(database: Pool, userId: string, count: number): Promise<string[]> {
  const accountId = newId();
  await database.query(
    `insert into steam_account (id, user_id, steam_id, account_name, type, trade_url, sealed_secret)
     values ($1, $2, '76561199900000001', 'bench_lister', 'ordinary', 'https://steamcommunity.com/tradeoffer/new/?partner=1&token=benchtok', '')`,
    [accountId, userId],
  );
  const { rows } = await database.query<{ id: string }>(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed)
     select uuidv7(), $1, id, (90000000000 + row_number() over ())::text, '1', '0', 0.2, 7
     from (select id from market_item where reference_price_cents between 100 and 1000000 order by random() limit $2) item
     returning id`,
    [accountId, count],
  );
  return rows.map(({ id }) => globalId('InventoryItem', id));
}

async function listLine({ url, database }: SellerScene): Promise<BenchLine> {
  const copies = await giveCopies(database, await idOfBuyer(database, LISTER), BATCH * BATCHES);
  const times: number[] = [];
  while (copies.length > 0) {
    const items = copies.splice(0, BATCH).map((inventoryItemId) => ({ inventoryItemId, multiplier: 0.99 }));
    const input = { items, clientRequestId: crypto.randomUUID() };
    const start = performance.now();
    const { text } = await sendAsk(url, documentAsk('useListItemsMutation', { input }, cookiesOf(LISTER)));
    times.push(performance.now() - start);
    const done = text.match(/"reason":null/g)?.length ?? 0;
    if (done !== items.length)
      throw new WrongAnswer(`${done} of ${items.length} listed: ${text.slice(0, 300)}`);
  }
  const slowest = Math.max(...times);
  return lineOf({
    work: `${BATCH.toLocaleString('en')} items listed by one request, ${BATCHES} times, slowest ${figureText(slowest)} ms`,
    p50: figureText(percentile(times, 0.5)),
    p99: '',
    goal: `${BATCH_MAX_MS} ms`,
    isReached: slowest < BATCH_MAX_MS,
  });
}

async function syncLine({ ownerUrl, database }: SellerScene): Promise<BenchLine> {
  const keys = createSealKeys();
  const sandbox = await startSandbox({ databaseUrl: roleUrl(ownerUrl, 'sandbox'), port: 0 });
  const sandboxUrl = `http://127.0.0.1:${sandbox.port}`;
  const config = readConfig({
    DATABASE_URL: roleUrl(ownerUrl, 'worker'),
    STEAM_API_BASE: sandboxUrl,
    STEAM_COMMUNITY_BASE: sandboxUrl,
    STEAM_SPACING_MS: '0',
    STEAM_INVENTORY_SPACING_MS: '0',
    STEAM_SEAL_PUBLIC_KEY: keys.publicKeyPem,
    STEAM_SEAL_PRIVATE_KEY: keys.privateKeyPem,
  });
  const platform = openPlatform(config, openLog('bench', 'warn'), true);
  const stand = createWorkerPlatform(platform, config.DATABASE_URL);
  try {
    const userId = await idOfBuyer(database, HOLDER);
    const played = { sandboxUrl, sealPublicKey: keys.publicKeyPem, userId, itemCount: ITEMS };
    const accountId = await bindPlayed(database, played);
    const { worker, seen } = timeInventoryCalls(stand);
    const start = performance.now();
    await syncInventory(worker, accountId);
    const ownMs = performance.now() - start - seen.ms;
    const { rows } = await database.query<{ count: number }>(
      'select inventory_count as count from steam_account where id = $1',
      [accountId],
    );
    if (rows[0]?.count !== ITEMS) throw new WrongAnswer(`${rows[0]?.count} of ${ITEMS} items synced`);
    return lineOf({
      work: `${ITEMS.toLocaleString('en')} items synced by ${seen.calls} calls, own time`,
      p50: figureText(ownMs),
      p99: '',
      goal: `${CALLS_MAX} calls, ${OWN_MAX_MS} ms`,
      isReached: seen.calls <= CALLS_MAX && ownMs < OWN_MAX_MS,
    });
  } finally {
    await stand.locks.close();
    await platform.db.$disconnect();
    await sandbox.close();
  }
}

async function pageLine({ url, database }: SellerScene): Promise<BenchLine> {
  // As autovacuum does within a minute of such a sync.
  await database.query('analyze asset');
  const sorts = ['DEFAULT', 'PRICE_DESCENDING', 'WEAR_ASCENDING', 'COOLDOWN_ASCENDING'];
  const times: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const filter = { tab: 'ALL' };
    const variables = {
      filter,
      sort: sorts[page % sorts.length],
      isMerged: false,
      first: 50,
      quantity: null,
    };
    const start = performance.now();
    const { text } = await sendAsk(url, documentAsk('InventoryPageQuery', variables, cookiesOf(HOLDER)));
    times.push(performance.now() - start);
    const rows = text.match(/"__typename":"InventoryItem"/g)?.length ?? 0;
    if (rows < 50) throw new WrongAnswer(`${rows} rows of an inventory page: ${text.slice(0, 300)}`);
  }
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return lineOf({
    work: `the first 50 rows of ${ITEMS.toLocaleString('en')} items, p95 ${figureText(p95)} ms`,
    p50: figureText(p50),
    p99: figureText(percentile(times, 0.99)),
    goal: `p50 ${PAGE_P50_MAX_MS} ms, p95 ${PAGE_P95_MAX_MS} ms`,
    isReached: p50 < PAGE_P50_MAX_MS && p95 < PAGE_P95_MAX_MS,
  });
}

/**
 * Measures what sellers do, one request after the other: listing a thousand items at once, and syncing and opening an inventory of ten
 * thousand.
 * @throws WrongAnswer if a response is not the expected one.
 */
export async function sellerLines(scene: SellerScene): Promise<BenchLine[]> {
  return [await listLine(scene), await syncLine(scene), await pageLine(scene)];
}
