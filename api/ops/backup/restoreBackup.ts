import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { auditInvariants, type Finding } from '../audit/auditInvariants.ts';
import { restoreCommand, walFolder } from '../database/archive.ts';
import { type Cluster, startCluster } from '../database/cluster.ts';
import { copyCluster } from '../database/copyCluster.ts';
import { canRun, findPostgresUser } from '../database/postgresUser.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { listBases, pickBase } from './baseBackup.ts';
import { findWalGap, requireWhole, type WalGap } from './walGap.ts';

/** Parameters of a restore. */
export interface RestoreOptions {
  /** The backup folder. */
  folder: string;
  /** New folder for the restored database, to be used as `DATA_DIR`. */
  target: string;
  /** Time to restore to, by the database's own clock. Null for the latest. */
  until: Date | null;
  /** If a WAL segment is missing, restores up to the gap instead of failing. */
  isUpToGap?: boolean;
  operator: string;
}

/** Result of a restore. */
export interface Restored {
  basePath: string;
  /** The gap at which the restore ended. Null without a gap. */
  gap: WalGap | null;
  /** Commit time of the last restored change, by the database's own clock. Null if only the base backup was restored. */
  lastCommitAt: Date | null;
  /** By the market's clock. Null if there is no transfer. */
  lastTransferAt: Date | null;
  userCount: number;
  orderCount: number;
  transferCount: number;
  /** Actions that the worker will check before sending them. */
  doubtful: { offerCount: number; withdrawalCount: number };
  findings: Finding[];
}

/** Maximum time for WAL replay, in seconds. */
const RECOVERY_SECONDS = 3_600;
const RECOVERY_SETTINGS = ['restore_command', 'recovery_target_time', 'recovery_target_action'] as const;

/** Copies the base backup to the target, with the recovery settings for PostgreSQL. */
async function layDown({ folder, target, until }: RestoreOptions, basePath: string): Promise<void> {
  const files = join(target, 'postgres');
  await copyCluster(join(basePath, 'postgres'), files);
  copyFileSync(join(basePath, 'owner.password'), join(target, 'owner.password'));
  const lines = [
    `restore_command = '${restoreCommand(folder)}'`,
    ...(until
      ? [`recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`]
      : []),
    `recovery_target_action = 'promote'`,
  ];
  appendFileSync(join(files, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
  writeFileSync(join(files, 'recovery.signal'), '', { mode: 0o600 });
  const user = findPostgresUser();
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, files]);
}

/** Explains in one sentence, from the server's own log, why it ended. */
function explain({ target, until }: RestoreOptions, error: unknown): Error {
  const log = join(target, 'postgres', 'server.log');
  const told = existsSync(log) ? readFileSync(log, 'utf8') : String(error);
  if (told.includes('before configured recovery target was reached'))
    return new Error(
      `The kept log of changes ends before ${until?.toISOString()}: leave --until out to restore all there is.`,
    );
  const fatal = told.split('\n').findLast((line) => line.includes('FATAL'));
  return new Error(`PostgreSQL did not come up: ${fatal ?? String(error)}`);
}

/** Starts the server. It accepts connections before WAL replay is complete, and may still fail at its end. */
async function recover(input: RestoreOptions): Promise<Cluster> {
  let cluster: Cluster | null = null;
  try {
    cluster = await startCluster({ directory: input.target, startSeconds: RECOVERY_SECONDS });
    const client = new Client({ connectionString: cluster.urlOf('market') });
    // The server's log contains the reason.
    client.on('error', () => {});
    await client.connect();
    await awaitPromotion(client);
    await client.end();
    return cluster;
  } catch (error) {
    await cluster?.stop();
    throw explain(input, error);
  }
}

async function awaitPromotion(client: Client): Promise<void> {
  for (let waited = 0; waited < RECOVERY_SECONDS * 10; waited += 1) {
    const { rows } = await client.query<{ is_going: boolean }>('select pg_is_in_recovery() as is_going');
    if (!rows[0]?.is_going) return;
    await sleep(100);
  }
  throw new Error('PostgreSQL is still going through the log of changes after an hour.');
}

async function readReached(
  client: Client,
): Promise<Omit<Restored, 'basePath' | 'gap' | 'doubtful' | 'findings'>> {
  const { rows } = await client.query(
    `select pg_last_xact_replay_timestamp() as "lastCommitAt", (select max(created_at) from ledger_transfer) as "lastTransferAt",
       (select count(*)::int from app_user) as "userCount", (select count(*)::int from market_order) as "orderCount",
       (select count(*)::int from ledger_transfer) as "transferCount"`,
  );
  return rows[0];
}

/** Records the restore in the restored database, so that its later readers can see it. */
async function record(url: string, { operator, until }: RestoreOptions, basePath: string): Promise<void> {
  const about = { subjectKind: 'backup', subjectId: basePath, reason: until?.toISOString() ?? null } as const;
  await withOwnerDb(url, (db) =>
    inTransaction(db, (tx) =>
      recordOperatorAction(tx, { operator, command: 'restore', ...about, outcome: 'done' }),
    ),
  );
}

async function check(
  cluster: Cluster,
  input: RestoreOptions,
  basePath: string,
): Promise<Omit<Restored, 'gap'>> {
  const url = cluster.urlOf('market');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const reached = await readReached(client);
    for (const name of RECOVERY_SETTINGS) await client.query(`alter system reset ${name}`);
    const findings = await auditInvariants(url);
    await record(url, input, basePath);
    await beginEventEpoch(url);
    return { basePath, ...reached, doubtful: await markDoubtful(url), findings };
  } finally {
    await client.end();
  }
}

/**
 * Limits the restore in case of a gap: to a time before the gap, or up to it.
 * @throws Error with one sentence that names the missing segment and the time up to which the WAL is complete.
 */
function optionsOverGap(
  input: RestoreOptions,
  found: WalGap | null,
): { input: RestoreOptions; gap: WalGap | null } {
  const isReached = found?.wholeUntil && input.until && input.until <= found.wholeUntil;
  if (!found || isReached) return { input, gap: null };
  if (!input.isUpToGap) requireWhole(found, input.until);
  // PostgreSQL treats the missing segment as the end of the WAL.
  return { input: { ...input, until: null }, gap: found };
}

/** PostgreSQL also treats segments that its user cannot read as the end of the WAL, such as a copy made by another user. */
function requireReadable(folder: string, firstWal: string): void {
  const piece = join(walFolder(folder), `${firstWal}.gz`);
  if (!canRun('test', ['-r', piece], findPostgresUser()))
    throw new Error(`The database's user cannot read ${piece}: give it the pieces of the log of changes.`);
}

/**
 * Restores the embedded database to a time in a new folder, checks its invariants, and stops it again. The backups are only read. Their WAL
 * is checked for gaps first.
 * @throws Error with one sentence if it fails. The folder is then left empty.
 */
export async function restoreBackup(asked: RestoreOptions): Promise<Restored> {
  const { folder, target, until } = asked;
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`The folder ${target} is not empty: a restore begins with a new one.`);
  const { path: basePath, firstWal } = pickBase(listBases(folder), until);
  const { input, gap } = optionsOverGap(asked, findWalGap(folder, firstWal));
  requireReadable(folder, firstWal);
  mkdirSync(target, { recursive: true });
  if (!canRun('test', ['-x', target], findPostgresUser()))
    throw new Error(
      `The database's user cannot reach ${target}: name a folder that it can, for instance under /var.`,
    );
  let cluster: Cluster | null = null;
  try {
    await layDown(input, basePath);
    cluster = await recover(input);
    return { gap, ...(await check(cluster, input, basePath)) };
  } catch (error) {
    await cluster?.stop();
    cluster = null;
    for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
    throw error;
  } finally {
    await cluster?.stop();
  }
}

/**
 * Starts a new event epoch after a restore, so that future events of partners come after every cursor that they hold, including those of
 * the lost time (P-05). Run as the owner before any process of the market starts. A backup older than the feature has no epochs.
 * @returns the epoch, or null for such an old backup.
 */
export async function beginEventEpoch(ownerUrl: string): Promise<number | null> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isThere: boolean }>(
      `select to_regclass('event_epoch') is not null as "isThere"`,
    );
    if (!rows[0]?.isThere) return null;
    const begun = await client.query<{ number: number }>(
      'insert into event_epoch (number) select coalesce(max(number), 0) + 1 from event_epoch returning number',
    );
    return begun.rows[0]?.number ?? null;
  } finally {
    await client.end();
  }
}

/**
 * After a restore, external actions that the restored database shows as not started may have been started in the lost time. Marks each of
 * them as tried once, so that the worker checks Steam and the payment app before it sends anything. Run as the owner.
 * @returns the numbers of marked offers and withdrawals.
 */
export async function markDoubtful(
  ownerUrl: string,
): Promise<{ offerCount: number; withdrawalCount: number }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const offers = await client.query(
      `update trade_offer set attempts = 1, attempted_at = clock_now(), updated_at = clock_now()
       from market_order o where o.id = trade_offer.order_id and o.is_automatic and o.phase not in ('protected', 'completed', 'failed')
         and trade_offer.attempts = 0 and trade_offer.steam_offer_id is null`,
    );
    const withdrawals = await client.query(
      `update withdrawal set attempts = 1, attempted_at = clock_now(), doubted_at = clock_now() where status = 'processing' and attempts = 0`,
    );
    return { offerCount: offers.rowCount ?? 0, withdrawalCount: withdrawals.rowCount ?? 0 };
  } finally {
    await client.end();
  }
}
