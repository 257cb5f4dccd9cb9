import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentKeys } from '../../payments/provider/paymentKeys.ts';
import { type Cluster, createDatabase, startCluster } from '../database/cluster.ts';
import { type Role, roleUrl } from '../database/roles.ts';
import { type Child, superviseChild } from './child.ts';
import { readIdentityKey, readOpenKeys, readPaymentKeys, readSealKeys } from './keyFiles.ts';
import { requireFreePort } from './requireFreePort.ts';
import { runApart } from './runApart.ts';

const DATABASE_NAME = 'market';

/** Settings of the environment for the market of `npm start`. */
export interface MarketSettings {
  port: number;
  sandboxPort: number;
  isSandbox: boolean;
  /** Address of a PostgreSQL ≥ 16 to use instead of the embedded one. Its user owns the tables. */
  databaseUrl: string | null;
  dataFolder: string;
  /** Where the embedded database archives its WAL for backups. Null for nowhere; undefined for the stored value. */
  backupFolder: string | null | undefined;
  listingCount: number;
  say(line: string): void;
}

/** A running market. */
export interface Market {
  url: string;
  sandboxUrl: string | null;
  stop(): Promise<void>;
}

const CLUSTER_WATCH_MS = 2_000;

async function openCluster(settings: MarketSettings): Promise<Cluster | null> {
  if (settings.databaseUrl) return null;
  settings.say('Starting the database …');
  const { backupFolder, dataFolder, say } = settings;
  const archive = typeof backupFolder === 'string' ? { folder: backupFolder } : backupFolder;
  const cluster = await startCluster({ directory: dataFolder, archive, say });
  if (cluster.archiveFolder && backupFolder === undefined)
    say(`Its log of changes is kept in ${cluster.archiveFolder}, as before; BACKUP_DIR=off would end that.`);
  return cluster;
}

async function openDatabase(settings: MarketSettings, cluster: Cluster | null): Promise<string> {
  if (!cluster) return settings.databaseUrl ?? '';
  await createDatabase(cluster.urlOf('postgres'), DATABASE_NAME);
  return cluster.urlOf(DATABASE_NAME);
}

/** Each side has its own private key and the other's public one. */
function alipayOf(role: Role, loopback: string, { app, alipay }: PaymentKeys): NodeJS.ProcessEnv {
  const common = {
    ALIPAY_GATEWAY: `${loopback}/gateway.do`,
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_PUBLIC_KEY: alipay.publicKeyPem,
    ALIPAY_PRIVATE_KEY: app.privateKeyPem,
    ALIPAY_TIMEOUT_MS: process.env.ALIPAY_TIMEOUT_MS ?? '5000',
  };
  if (role !== 'sandbox') return common;
  return {
    ...common,
    // The sandbox only signs as the payment app. It does not get keys that it does not use.
    ALIPAY_PRIVATE_KEY: 'unused',
    SANDBOX_ALIPAY_PRIVATE_KEY: alipay.privateKeyPem,
    SANDBOX_ALIPAY_APP_PUBLIC_KEY: app.publicKeyPem,
  };
}

/** Secrets stored next to the database. */
interface MarketSecrets {
  identityKey: string;
  payment: PaymentKeys;
  openKey: string;
  callbackKey: string;
}

/** The settings of an api of this market, for a command that asks the outside world as the market does. */
export function apiEnvironment(
  settings: MarketSettings,
  ownerUrl: string,
  keyFolder: string,
): NodeJS.ProcessEnv {
  return environmentOf(settings, ownerUrl, 'api', readSealKeys(keyFolder), secretsIn(settings, keyFolder));
}

function secretsIn(settings: MarketSettings, keyFolder: string): MarketSecrets {
  const stored = settings.isSandbox ? readOpenKeys(keyFolder) : { open: '', callback: '' };
  return {
    payment: readPaymentKeys(keyFolder),
    identityKey: process.env.IDENTITY_HASH_KEY || readIdentityKey(keyFolder),
    openKey: process.env.OPEN_PRIVATE_KEY || stored.open,
    callbackKey: process.env.CALLBACK_PRIVATE_KEY || stored.callback,
  };
}

function environmentOf(
  settings: MarketSettings,
  ownerUrl: string,
  role: Role,
  keys: ReturnType<typeof readSealKeys>,
  { identityKey, payment, openKey, callbackKey }: MarketSecrets,
): NodeJS.ProcessEnv {
  const sandboxUrl = `http://localhost:${settings.sandboxPort}`;
  const loopback = `http://127.0.0.1:${settings.sandboxPort}`;
  const common = {
    DATABASE_URL: roleUrl(ownerUrl, role),
    ...(process.env.DATABASE_READ_URL && {
      DATABASE_READ_URL: roleUrl(process.env.DATABASE_READ_URL, role),
    }),
    PORT: String(settings.port),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    BACKUP_DIR: settings.backupFolder ?? '',
    PICTURE_DIR: process.env.PICTURE_DIR || join(settings.dataFolder, 'pictures'),
    SANDBOX: settings.isSandbox ? 'on' : 'off',
    // Only the worker gets the key that opens Steam secrets.
    STEAM_SEAL_PUBLIC_KEY: keys.publicKeyPem,
    STEAM_SEAL_PRIVATE_KEY: role === 'worker' ? keys.privateKeyPem : '',
    IDENTITY_HASH_KEY: identityKey,
    OPEN_PRIVATE_KEY: role === 'sandbox' ? '' : openKey,
    CALLBACK_PRIVATE_KEY: role === 'sandbox' ? '' : callbackKey,
  };
  if (!settings.isSandbox) return common;
  return {
    ...common,
    SANDBOX_PORT: String(settings.sandboxPort),
    SANDBOX_URL: sandboxUrl,
    STEAM_API_BASE: loopback,
    STEAM_COMMUNITY_BASE: loopback,
    STEAM_TIMEOUT_MS: process.env.STEAM_TIMEOUT_MS ?? '5000',
    INVENTORY_AFTER_BIND_MS: process.env.INVENTORY_AFTER_BIND_MS ?? '300000',
    STEAM_POLL_MS: process.env.STEAM_POLL_MS ?? '1500',
    STEAM_SLOW_POLL_MS: process.env.STEAM_SLOW_POLL_MS ?? '30000',
    // The simulated Steam has no rate limits, and recovers soon from simulated rejections.
    STEAM_SPACING_MS: process.env.STEAM_SPACING_MS ?? '0',
    STEAM_INVENTORY_SPACING_MS: process.env.STEAM_INVENTORY_SPACING_MS ?? '0',
    STEAM_BACKOFF_MS: process.env.STEAM_BACKOFF_MS ?? '1000',
    STEAM_BACKOFF_MAX_MS: process.env.STEAM_BACKOFF_MAX_MS ?? '5000',
    RATE_URL: `${loopback}/v6/latest/USD`,
    IDENTITY_URL: `${loopback}/identity/check`,
    IDENTITY_APP_CODE: 'sandbox-identity',
    ...alipayOf(role, loopback, payment),
    ALIPAY_NOTIFY_URL: `http://127.0.0.1:${settings.port}/notify/alipay`,
    ALIPAY_RETURN_URL: `http://localhost:${settings.port}`,
    RECHARGE_QUERY_MS: process.env.RECHARGE_QUERY_MS ?? '3000',
    SMS_ENDPOINT: `127.0.0.1:${settings.sandboxPort}`,
    SMS_PROTOCOL: 'http',
    SMS_ACCESS_KEY_ID: 'sandbox-key',
    SMS_ACCESS_KEY_SECRET: 'sandbox-secret',
    SMS_PER_ADDRESS_HOUR: process.env.SMS_PER_ADDRESS_HOUR ?? '300',
    SIGN_IN_FAILURES_PER_ADDRESS_HOUR: process.env.SIGN_IN_FAILURES_PER_ADDRESS_HOUR ?? '300',
    REQUESTS_PER_MINUTE: process.env.REQUESTS_PER_MINUTE ?? '60000',
    WORK_MS_PER_MINUTE: process.env.WORK_MS_PER_MINUTE ?? '600000',
    SALE_FEE_BASIS_POINTS: process.env.SALE_FEE_BASIS_POINTS ?? '250',
    WITHDRAWAL_FEE_BASIS_POINTS: process.env.WITHDRAWAL_FEE_BASIS_POINTS ?? '100',
  };
}

/** Supervises the database as the supervisor does its child processes. */
function watchCluster(cluster: Cluster, say: (line: string) => void): () => void {
  const timer = setInterval(async () => {
    try {
      if (await cluster.revive()) say('The database had died; it runs again.');
    } catch {
      // Its last processes may still be releasing the files. The next check tries again.
    }
  }, CLUSTER_WATCH_MS);
  return () => clearInterval(timer);
}

/** Stops the processes: the API first, so that no requests arrive; the sandbox last, so that the worker can complete its calls. */
async function stopChildren(children: readonly Child[]): Promise<void> {
  for (const child of children.toReversed()) await child.stop();
}

/** Fills the database and starts the processes. Each is added to `children` as soon as it is started. */
async function startChildren(
  settings: MarketSettings,
  ownerUrl: string,
  keyFolder: string,
  { children, signal }: { children: Child[]; signal: AbortSignal },
): Promise<void> {
  const keys = readSealKeys(keyFolder);
  const secrets = secretsIn(settings, keyFolder);
  const filling = {
    DATABASE_URL: ownerUrl,
    LISTING_COUNT: settings.isSandbox ? String(settings.listingCount) : '',
    STEAM_SEAL_PUBLIC_KEY: keys.publicKeyPem,
  };
  await runApart('ops/setup/fillDatabase.ts', filling, { say: settings.say, signal });
  signal.throwIfAborted();
  const roles: Role[] = settings.isSandbox ? ['sandbox', 'worker', 'api'] : ['worker', 'api'];
  for (const role of roles)
    children.push(superviseChild(role, environmentOf(settings, ownerUrl, role, keys, secrets)));
  await Promise.all(children.map((child) => child.ready));
}

/** Interrupting a start takes effect at once: the site's build and the first listings take minutes on a slow machine. */
async function untilAborted(signal: AbortSignal): Promise<never> {
  signal.throwIfAborted();
  return new Promise((_done, fail) =>
    signal.addEventListener('abort', () => fail(signal.reason), { once: true }),
  );
}

/**
 * Starts a complete market: database, schema, catalogue, site, and the three supervised processes.
 * @param signal aborts the start at any point.
 * @throws Error with one sentence if it fails, or the signal's reason. Everything it started is then stopped.
 */
export async function startMarket(settings: MarketSettings, signal: AbortSignal): Promise<Market> {
  if (settings.isSandbox && settings.port === settings.sandboxPort)
    throw new Error('PORT and SANDBOX_PORT are the same: give one of them another number.');
  await requireFreePort(settings.port, 'PORT');
  if (settings.isSandbox) await requireFreePort(settings.sandboxPort, 'SANDBOX_PORT');
  mkdirSync(settings.dataFolder, { recursive: true });
  const site = runApart('http/site/buildSite.ts', {}, { say: settings.say, signal });
  // Built while the database starts. A failure is reported below.
  site.catch(() => {});
  const cluster = await openCluster(settings);
  const children: Child[] = [];
  const start = async (): Promise<void> => {
    const ownerUrl = await openDatabase(settings, cluster);
    await site;
    // Next to the database whose secrets they open, wherever its files are: one is useless without the other.
    const keyFolder = cluster?.directory ?? settings.dataFolder;
    const backupFolder = cluster ? cluster.archiveFolder : settings.backupFolder;
    await startChildren({ ...settings, backupFolder }, ownerUrl, keyFolder, { children, signal });
  };
  try {
    await Promise.race([start(), untilAborted(signal)]);
  } catch (error) {
    await stopChildren(children);
    await cluster?.stop();
    throw error;
  }
  const stopWatching = cluster ? watchCluster(cluster, settings.say) : () => {};
  return {
    url: `http://localhost:${settings.port}`,
    sandboxUrl: settings.isSandbox ? `http://localhost:${settings.sandboxPort}` : null,
    async stop() {
      stopWatching();
      await stopChildren(children);
      await cluster?.stop();
    },
  };
}
