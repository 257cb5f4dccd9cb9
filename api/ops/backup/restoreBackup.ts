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
import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { auditInvariants, type Finding } from '../audit/auditInvariants.ts';
import { restoreCommand, walFolder } from '../database/archive.ts';
import { type Cluster, startCluster } from '../database/cluster.ts';
import { copyCluster } from '../database/copyCluster.ts';
import { canRun, findPostgresUser } from '../database/postgresUser.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';
import { listBases, pickBase } from './baseBackup.ts';
import { beginEventEpoch } from './beginEventEpoch.ts';
import { markDoubtful } from './markDoubtful.ts';
import { findWalGap, requireWhole, type WalGap } from './walGap.ts';

/** What to restore. */
export interface RestoreWish {
  /** The folder of the backups. */
  folder: string;
  /** A new folder, which `DATA_DIR` names afterwards. */
  target: string;
  /** Up to which moment of the database's own clock; null: all there is. */
  until: Date | null;
  /** Where a piece of the log of changes is missing: goes on up to there, rather than not at all. */
  isUpToGap?: boolean;
  operator: string;
}

/** What was reached. */
export interface Restored {
  basePath: string;
  /** Where it had to end although there is more; null: nowhere. */
  gap: WalGap | null;
  /** The commit of the last change that is there, by the database's own clock; null: the base backup's end. */
  lastCommitAt: Date | null;
  /** By the market's clock; null: there is none. */
  lastTransferAt: Date | null;
  userCount: number;
  orderCount: number;
  transferCount: number;
  /** What the worker will ask about before it sends it. */
  doubtful: { offerCount: number; withdrawalCount: number };
  findings: Finding[];
}

/** How long PostgreSQL may go through the log of changes. */
const RECOVERY_SECONDS = 3_600;
const RECOVERY_SETTINGS = ['restore_command', 'recovery_target_time', 'recovery_target_action'] as const;

/** Lays the base backup down, with the word for PostgreSQL up to where it shall go on from there. */
async function layDown({ folder, target, until }: RestoreWish, basePath: string): Promise<void> {
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

/** Why the server ended, in one sentence from its own log. */
function explain({ target, until }: RestoreWish, error: unknown): Error {
  const log = join(target, 'postgres', 'server.log');
  const told = existsSync(log) ? readFileSync(log, 'utf8') : String(error);
  if (told.includes('before configured recovery target was reached'))
    return new Error(
      `The kept log of changes ends before ${until?.toISOString()}: leave --until out to restore all there is.`,
    );
  const fatal = told.split('\n').findLast((line) => line.includes('FATAL'));
  return new Error(`PostgreSQL did not come up: ${fatal ?? String(error)}`);
}

/** It answers before it has gone through the whole log, and may still end at its end. */
async function recover(wish: RestoreWish): Promise<Cluster> {
  let cluster: Cluster | null = null;
  try {
    cluster = await startCluster({ directory: wish.target, startSeconds: RECOVERY_SECONDS });
    const client = new Client({ connectionString: cluster.urlOf('market') });
    // What it says when it ends stands in its log.
    client.on('error', () => {});
    await client.connect();
    await awaitPromotion(client);
    await client.end();
    return cluster;
  } catch (error) {
    await cluster?.stop();
    throw explain(wish, error);
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

/** In the restored books: whoever reads them later sees where they were begun anew. */
async function record(url: string, { operator, until }: RestoreWish, basePath: string): Promise<void> {
  const about = { subjectKind: 'backup', subjectId: basePath, reason: until?.toISOString() ?? null } as const;
  await withOwnerDb(url, (db) =>
    inTransaction(db, (tx) =>
      recordOperatorAction(tx, { operator, command: 'restore', ...about, outcome: 'done' }),
    ),
  );
}

async function check(cluster: Cluster, wish: RestoreWish, basePath: string): Promise<Omit<Restored, 'gap'>> {
  const url = cluster.urlOf('market');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const reached = await readReached(client);
    for (const name of RECOVERY_SETTINGS) await client.query(`alter system reset ${name}`);
    const findings = await auditInvariants(url);
    await record(url, wish, basePath);
    await beginEventEpoch(url);
    return { basePath, ...reached, doubtful: await markDoubtful(url), findings };
  } finally {
    await client.end();
  }
}

/**
 * What can be restored where there may be a gap: a time before it, or up to it.
 * @throws Error in one sentence that names the missing piece and the moment up to which all is there.
 */
function wishOverGap(wish: RestoreWish, found: WalGap | null): { wish: RestoreWish; gap: WalGap | null } {
  const isReached = found?.wholeUntil && wish.until && wish.until <= found.wholeUntil;
  if (!found || isReached) return { wish, gap: null };
  if (!wish.isUpToGap) requireWhole(found, wish.until);
  // PostgreSQL takes the missing piece for the end of the log.
  return { wish: { ...wish, until: null }, gap: found };
}

/** What the database's user cannot read PostgreSQL takes for the log's end as well: a copy made by somebody else, for instance. */
function requireReadable(folder: string, firstWal: string): void {
  const piece = join(walFolder(folder), `${firstWal}.gz`);
  if (!canRun('test', ['-r', piece], findPostgresUser()))
    throw new Error(`The database's user cannot read ${piece}: give it the pieces of the log of changes.`);
}

/**
 * Restores the embedded database into a new folder, up to a moment, checks its promises, and stops it again (`safety.md` L13). The backups
 * are only read, and their log of changes is looked through for gaps first.
 * @throws Error in one sentence where it cannot; nothing is left in the folder then.
 */
export async function restoreBackup(asked: RestoreWish): Promise<Restored> {
  const { folder, target, until } = asked;
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`The folder ${target} is not empty: a restore begins with a new one.`);
  const { path: basePath, firstWal } = pickBase(listBases(folder), until);
  const { wish, gap } = wishOverGap(asked, findWalGap(folder, firstWal));
  requireReadable(folder, firstWal);
  mkdirSync(target, { recursive: true });
  if (!canRun('test', ['-x', target], findPostgresUser()))
    throw new Error(
      `The database's user cannot reach ${target}: name a folder that it can, for instance under /var.`,
    );
  let cluster: Cluster | null = null;
  try {
    await layDown(wish, basePath);
    cluster = await recover(wish);
    return { gap, ...(await check(cluster, wish, basePath)) };
  } catch (error) {
    await cluster?.stop();
    cluster = null;
    for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
    throw error;
  } finally {
    await cluster?.stop();
  }
}
