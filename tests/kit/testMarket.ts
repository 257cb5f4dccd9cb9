import { generateKeyPairSync } from 'node:crypto';
import { Pool } from 'pg';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { parsePhone, sessionCookies } from '../../api/accounts/session/session.ts';
import { openSession } from '../../api/accounts/session/signIn.ts';
import { aliyunSmsConfig, createAliyunSms } from '../../api/accounts/sms/aliyunSms.ts';
import { createIdentityHttp, identityHttpConfig } from '../../api/accounts/verification/identityHttp.ts';
import type { MarketFeed } from '../../api/catalog/market/followMarket.ts';
import { MARKET_CHANNEL } from '../../api/catalog/market/marketItem.store.ts';
import { type Config, readConfig } from '../../api/config.ts';
import { createChangeFeed } from '../../api/http/graphql/changeFeed.ts';
import type { Services } from '../../api/http/graphql/context.ts';
import { mountSite } from '../../api/http/mountSite.ts';
import { createHttpServer, type HttpServer } from '../../api/http/server.ts';
import type { SiteMode } from '../../api/http/site/buildSite.ts';
import { type Db, openDatabase } from '../../api/kernel/db.ts';
import { HANDOVER_CHANNEL } from '../../api/kernel/handover.ts';
import { openJobs } from '../../api/kernel/jobs.ts';
import { openLog } from '../../api/kernel/log.ts';
import type { Platform } from '../../api/kernel/platform.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import type { JobPlatform } from '../../api/ops/jobs/registry.ts';
import { type FollowedChanges, followChanges } from '../../api/ops/process/followChanges.ts';
import { createWorkerPlatform } from '../../api/ops/process/worker.ts';
import { createAlipayHttp } from '../../api/payments/provider/alipayHttp.ts';
import { startSandbox } from '../../api/sandbox/startSandbox.ts';
import type { CopyFeed } from '../../api/selling/copies/followCopies.ts';
import { openViewCounter, type ViewCounter } from '../../api/selling/listing/countViews.ts';
import { alipayStage } from './alipayStage.ts';
import { TestClient } from './testClient.ts';
import { cloneDatabase, dropDatabase } from './testDatabase.ts';

/** A market in this process: the API over HTTP, the worker's steps for a test to call one by one, and the sandbox as the outside world. */
export interface TestMarket {
  config: Config;
  url: string;
  sandboxUrl: string;
  ownerUrl: string;
  platform: Platform;
  worker: JobPlatform;
  server: HttpServer;
  /** A connection as the owner of all tables, to read and to prepare rows. */
  owner: Pool;
  /** The api's market in memory. */
  feed: MarketFeed;
  /** The api's copies on sale in memory. */
  copies: CopyFeed;
  /** The api's counts of looks at copies that are not written yet. */
  views: ViewCounter;
  /** Waits until the market in memory has everything that is committed now. */
  settleFeed(): Promise<void>;
  /** A visitor with cookies of its own. */
  visitor(): TestClient;
  /** Moves the market's clock ahead. */
  advanceClock(ms: number): Promise<void>;
  close(): Promise<void>;
}

async function openPlatform(
  config: Config,
  role: 'api' | 'worker',
  ownerUrl: string,
  logTo: DestinationStream | null,
): Promise<Platform & { db: Db }> {
  const log = logTo ? openLog(role, 'trace', logTo) : openLog(role, process.env.TEST_LOG_LEVEL ?? 'silent');
  const url = roleUrl(ownerUrl, role);
  const db = openDatabase({
    url,
    poolSize: role === 'api' ? 20 : 6,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
  });
  const jobs = openJobs(url, log, { isWorker: role === 'worker' });
  await jobs.boss.start();
  return { config, db, log, jobs };
}

/** What callbacks are signed with for receivers of Standard Webhooks: one key, for markets that take over another's database. */
const CALLBACK_KEY = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

/** A sandbox market's settings, without limits that many tests from one address would meet. */
function environmentOf(ownerUrl: string, sandboxPort: number): NodeJS.ProcessEnv {
  const { keys, paymentKeys } = inject('database');
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  return {
    NODE_ENV: 'test',
    DATABASE_URL: ownerUrl,
    PORT: '0',
    SANDBOX: 'on',
    SANDBOX_URL: sandboxUrl,
    STEAM_API_BASE: sandboxUrl,
    STEAM_COMMUNITY_BASE: sandboxUrl,
    STEAM_TIMEOUT_MS: '1500',
    STEAM_SPACING_MS: '0',
    STEAM_INVENTORY_SPACING_MS: '0',
    STEAM_BACKOFF_MAX_MS: '0',
    STEAM_SEAL_PUBLIC_KEY: keys.publicKeyPem,
    STEAM_SEAL_PRIVATE_KEY: keys.privateKeyPem,
    RATE_URL: `${sandboxUrl}/v6/latest/USD`,
    RATE_TIMEOUT_MS: '3000',
    IDENTITY_URL: `${sandboxUrl}/identity/check`,
    IDENTITY_APP_CODE: 'sandbox-identity',
    IDENTITY_TIMEOUT_MS: '3000',
    IDENTITY_HASH_KEY: 'identity hash key of the tests',
    // Any key will do: the payment app's is at hand.
    OPEN_PRIVATE_KEY: paymentKeys.app.privateKeyPem,
    CALLBACK_PRIVATE_KEY: CALLBACK_KEY,
    OPEN_REQUESTS_PER_MINUTE: '1000000',
    ALIPAY_GATEWAY: `${sandboxUrl}/gateway.do`,
    ALIPAY_APP_ID: alipayStage().appId,
    ALIPAY_SELLER_ID: alipayStage().sellerId,
    ALIPAY_PRIVATE_KEY: paymentKeys.app.privateKeyPem,
    ALIPAY_PUBLIC_KEY: paymentKeys.alipay.publicKeyPem,
    ALIPAY_TIMEOUT_MS: '1500',
    SMS_ENDPOINT: `127.0.0.1:${sandboxPort}`,
    SMS_PROTOCOL: 'http',
    SMS_ACCESS_KEY_ID: 'sandbox-key',
    SMS_ACCESS_KEY_SECRET: 'sandbox-secret',
    SMS_PER_ADDRESS_HOUR: '1000',
    REQUESTS_PER_MINUTE: '1000000',
    WORK_MS_PER_MINUTE: '100000000',
    // Most tests run no worker that would answer.
    ORDER_HOLD_WAIT_MS: '0',
    RECIPIENT_CHECK_WAIT_MS: '0',
    // No test asks a host outside: items are drawn.
    PICTURE_SOURCES: 'off',
    // Here an api shares its processor with the tests, and a busy machine is not what they are about.
    OVERLOAD_MS: '60000',
    // Tests change rows and the clock by SQL of their own, and ask before an api can have heard of it.
    SESSION_KEPT_MS: '0',
    SALE_FEE_BASIS_POINTS: '250',
    WITHDRAWAL_FEE_BASIS_POINTS: '100',
  };
}

/** The gateways of the api. */
function gatewaysOf(config: Config): Pick<Services, 'sms' | 'payment' | 'identity'> {
  const sms = createAliyunSms(aliyunSmsConfig(config));
  const identity = createIdentityHttp(identityHttpConfig(config));
  return { sms, identity, payment: createAlipayHttp(config) };
}

/** The payment app comes back to wherever this market listens, which is known only when it does. */
function withAddress(config: Config, address: { url: string }): Config {
  const leadsTo = (path: string) => ({ enumerable: true, get: () => address.url + path });
  return Object.defineProperties(
    { ...config },
    { ALIPAY_NOTIFY_URL: leadsTo('/notify/alipay'), ALIPAY_RETURN_URL: leadsTo('') },
  );
}

/** Waits until what the api keeps in memory has everything that is committed now. */
async function settleAll(
  { feed, copies, services, settleCounts }: FollowedChanges,
  owner: Pool,
): Promise<void> {
  await settleCounts();
  let heard: string | null = null;
  while (heard === null) {
    const id = crypto.randomUUID();
    // Nothing is heard while the listener connects again.
    const marker = services.handovers.wait(id, 2_000);
    // Notifications arrive in the order of their commits, so the marker comes after all others. One item is read again in any case, so that
    // no answer kept for visitors stays true.
    await owner.query('select pg_notify($1, $2), pg_notify($3, $4)', [
      MARKET_CHANNEL,
      feed.index.rows[0]?.id ?? '',
      HANDOVER_CHANNEL,
      JSON.stringify({ id, sealed: '' }),
    ]);
    heard = await marker;
  }
  await feed.settled();
  await copies.settled();
}

async function advanceClock(owner: Pool, ms: number): Promise<void> {
  await owner.query(
    'insert into clock_offset values (1, $1) on conflict (id) do update set offset_ms = clock_offset.offset_ms + excluded.offset_ms',
    [ms],
  );
}

/** The cookies of a new session, as a browser on this machine would get them. */
async function openSessionFor({ db, config }: Platform & { db: Db }, phone: string) {
  const browser = { isKept: true, address: '127.0.0.1', userAgent: 'node', deviceHash: null };
  const signedIn = await inTransaction(db, (tx) => openSession(tx, parsePhone(phone) ?? phone, browser));
  return sessionCookies(config, signedIn);
}

/** Clients outlive their market in the test files that hold them: through the emptied record alone, none keeps a market's rows in memory. */
function openVisitor(market: TestMarket): TestClient {
  return new TestClient(market.url, market.sandboxUrl, (phone) => openSessionFor(market.platform, phone));
}

/** Opens a market on a database of its own; with `site`, its pages as well; with `logTo`, every line of its logs goes there. */
export async function openTestMarket(
  settings: NodeJS.ProcessEnv = {},
  site: SiteMode | null = null,
  logTo: DestinationStream | null = null,
): Promise<TestMarket> {
  const { ownerUrl } = await cloneDatabase();
  const sandbox = await startSandbox({
    databaseUrl: roleUrl(ownerUrl, 'sandbox'),
    port: 0,
    alipay: alipayStage(),
  });
  const sandboxUrl = `http://127.0.0.1:${sandbox.port}`;
  const address = { url: 'http://127.0.0.1' };
  const config = withAddress(readConfig({ ...environmentOf(ownerUrl, sandbox.port), ...settings }), address);
  const [platform, workerPlatform] = await Promise.all([
    openPlatform(config, 'api', ownerUrl, logTo),
    openPlatform(config, 'worker', ownerUrl, logTo),
  ]);
  const worker = createWorkerPlatform(workerPlatform, roleUrl(ownerUrl, 'worker'));
  const changes = createChangeFeed();
  const followed = await followChanges(platform, roleUrl(ownerUrl, 'api'), changes);
  const { feed, copies } = followed;
  const views = openViewCounter(platform);
  const services = { platform, ...gatewaysOf(config), changes, views, ...followed.services };
  const server = await createHttpServer(services);
  if (site) await mountSite(server.app, services, server, site);
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  address.url = url;
  const owner = new Pool({ connectionString: ownerUrl, max: 6 });
  owner.on('error', () => {});
  const market: TestMarket = {
    config,
    url,
    sandboxUrl,
    ownerUrl,
    platform,
    worker,
    server,
    owner,
    feed,
    copies,
    views,
    settleFeed: () => settleAll(followed, owner),
    visitor: () => openVisitor(market),
    advanceClock: (ms) => advanceClock(owner, ms),
    async close() {
      const closed = server.app.close();
      // A client that has not read all of its last answer would be waited for.
      server.app.server.closeAllConnections();
      await closed;
      await views.close();
      await followed.close();
      await Promise.all([worker.lanes.close(), worker.locks.close()]);
      for (const { jobs, db } of [platform, workerPlatform]) {
        await jobs.boss.stop({ graceful: false });
        await db.$disconnect();
      }
      await sandbox.close();
      await owner.end();
      await dropDatabase(ownerUrl);
      // Test files are never unloaded, and what they hold would be: a whole market each.
      for (const name of Object.keys(market)) Reflect.deleteProperty(market, name);
    },
  };
  return market;
}
