import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrInsertUser } from '../../api/accounts/user/user.store.ts';
import { type Db, openDatabase } from '../../api/kernel/db.ts';
import { newId } from '../../api/kernel/ids.ts';
import { inTransaction } from '../../api/kernel/tx.ts';
import { restoreBackup } from '../../api/ops/backup/restoreBackup.ts';
import { takeBackup } from '../../api/ops/backup/takeBackup.ts';
import { type Cluster, createDatabase, startCluster } from '../../api/ops/database/cluster.ts';
import { prepareDatabase } from '../../api/ops/database/prepareDatabase.ts';
import { readSealKeys } from '../../api/ops/setup/keyFiles.ts';
import { openUserAccounts } from '../../api/payments/ledger/ledger.store.ts';
import { platformLeg } from '../../api/payments/ledger/ledger.ts';
import { transfer } from '../../api/payments/ledger/moveMoney.ts';

const run = promisify(execFile);
const FOLDER = `/var/tmp/shiji-restore-${process.pid}`;
const DATA = join(FOLDER, 'data');
const KEYS = join(FOLDER, 'keys');
const BACKUPS = join(FOLDER, 'backups');

let cluster: Cluster;
let db: Db;
let userId: string;
/** Kept, with later ones behind it. */
let lostPiece: string;
beforeAll(async () => {
  cluster = await startCluster({ directory: DATA, archive: { folder: BACKUPS, timeoutSeconds: 1 } });
  readSealKeys(DATA);
  await createDatabase(cluster.urlOf('postgres'), 'market');
  await prepareDatabase(cluster.urlOf('market'));
  db = openDatabase({
    url: cluster.urlOf('market'),
    poolSize: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
  });
  userId = await inTransaction(db, async (tx) => {
    const { id } = await findOrInsertUser(tx, '+8613800138000');
    await openUserAccounts(tx, id);
    return id;
  });
});
afterAll(async () => {
  await cluster.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** A movement of money, as a recharge makes one. */
async function credit(number: string): Promise<void> {
  const row = {
    key: `topUp:${userId}:${number}`,
    reason: 'topUp',
    orderId: null,
    actor: 'buyer',
    cause: 'test',
  };
  await inTransaction(db, (tx) =>
    transfer(tx, row, [
      platformLeg('clearing', userId, -100n),
      { kind: 'deposit', ownerId: userId, amountCents: 100n },
    ]),
  );
}

/** Runs an operator's command. @returns what it printed. */
async function command(script: string, ...words: string[]): Promise<string> {
  const file = fileURLToPath(new URL(`../../api/ops/commands/${script}`, import.meta.url));
  const { DATABASE_URL: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, [file, ...words, '--operator', 'tester'], {
    env: { ...env, DATA_DIR: DATA, BACKUP_DIR: BACKUPS },
  });
  return stdout;
}

async function databaseTime(): Promise<Date> {
  const [row] = await db.$queryRaw<[{ at: Date }]>`select clock_timestamp() as at`;
  return row.at;
}

/** Moves money while a backup is made. Returns a function that stops it and returns the number of movements. */
function keepCrediting(): () => Promise<number> {
  let isOver = false;
  const moving = (async () => {
    let count = 0;
    for (; !isOver; count += 1) await credit(`during ${count}`);
    return count;
  })();
  return async () => {
    isOver = true;
    return moving;
  };
}

/** As a machine is lost: at once, with all that was on it. */
async function loseMachine(): Promise<void> {
  const pid = Number(readFileSync(join(DATA, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await db.$disconnect().catch(() => {});
  // Its children see that it is gone and end by themselves.
  await sleep(1_000);
  // One that ends later may still write.
  rmSync(DATA, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

/** A piece is kept a second after it was begun here; a minute in a market. @returns the name of the one that is written now. */
async function awaitPiece(): Promise<string> {
  const [{ name }] = await db.$queryRaw<
    [{ name: string }]
  >`select pg_walfile_name(pg_current_wal_lsn()) as name`;
  const file = join(BACKUPS, 'wal', `${name}.gz`);
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true);
  return name;
}

interface Look {
  keys: string[];
  restores: number;
  /** Epochs of partners' events. */
  epochs: number;
  settings: string;
}

/** What a restored market holds. */
async function look(target: string): Promise<Look> {
  const restored = await startCluster({ directory: target });
  const client = new Client({ connectionString: restored.urlOf('market') });
  await client.connect();
  try {
    const { rows } = await client.query<{ key: string }>(
      'select key from ledger_transfer order by created_at, id',
    );
    const done = await client.query(
      `select from operator_action where command = 'restore' and operator = 'tester'`,
    );
    const epochs = (await client.query('select from event_epoch')).rowCount ?? 0;
    const settings = readFileSync(join(target, 'postgres', 'postgresql.auto.conf'), 'utf8');
    // It lives: what is written is kept.
    await client.query(`insert into app_user (id, phone) values ($1, '+8613900139000')`, [newId()]);
    const keys = rows.map(({ key }) => key.split(':')[2] ?? '');
    return { keys, restores: done.rowCount ?? 0, epochs, settings };
  } finally {
    await client.end();
    await restored.stop();
  }
}

test('L13 a machine is lost: its market is restored up to a moment, whole and with clean books, and up to the end', async () => {
  await credit('before the backup');
  const stop = keepCrediting();
  expect(await command('runBackup.ts', BACKUPS)).toContain('every time from');
  await expect(
    takeBackup({ ownerUrl: cluster.urlOf('market'), folder: join(FOLDER, 'elsewhere') }),
  ).rejects.toThrow('does not keep its log of changes');
  expect(await command('runBackup.ts', BACKUPS, '--keep', '1', '--keys', KEYS)).toContain(
    '1 older backups removed',
  );
  expect(readdirSync(BACKUPS).filter((name) => name.startsWith('base'))).toHaveLength(1);
  expect(await stop()).toBeGreaterThan(3);
  await credit('the last that is wanted');
  // The moment is read in whole milliseconds, so it may be a part of one before the commit.
  await sleep(20);
  const moment = await databaseTime();
  await sleep(20);
  await credit('after the moment');
  lostPiece = await awaitPiece();
  await credit('the very last');
  await awaitPiece();
  await loseMachine();

  const target = join(FOLDER, 'restored');
  const told = await command(
    'runRestore.ts',
    BACKUPS,
    '--to',
    target,
    '--until',
    moment.toISOString(),
    '--keys',
    KEYS,
  );
  expect(told).toContain('✔ I1 ');
  expect(told).not.toContain('✖');
  expect(readFileSync(join(target, 'seal-keys.json'))).toEqual(readFileSync(join(KEYS, 'seal-keys.json')));
  const { keys, restores, epochs, settings } = await look(target);
  expect(keys[0]).toBe('before the backup');
  expect(keys.at(-1)).toBe('the last that is wanted');
  expect([restores, epochs]).toEqual([1, 1]);
  expect(settings).not.toMatch(/^(restore_command|recovery_)/m);

  const latest = join(FOLDER, 'latest');
  await restoreBackup({ folder: BACKUPS, target: latest, until: null, operator: 'tester' });
  expect((await look(latest)).keys.at(-1)).toBe('the very last');
});

test('a restore that cannot copy its keys has told before what it restored', async () => {
  const keys = join(FOLDER, 'unreadable');
  mkdirSync(join(keys, 'seal-keys.json'), { recursive: true });
  const target = join(FOLDER, 'withoutKeys');
  const told = await command('runRestore.ts', BACKUPS, '--to', target, '--keys', keys).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(told).toContain('✔ I1 ');
  expect(told).toContain('Restored in');
  expect(told).not.toContain('Start it');
  expect(existsSync(join(target, 'postgres', 'PG_VERSION'))).toBe(true);
});

test('a restore stops at a gap of the log, names it, and goes up to it where it is told to', async () => {
  const torn = join(FOLDER, 'torn');
  // As `rsync -a`: the pieces stay the database's user's.
  execFileSync('cp', ['-a', BACKUPS, torn]);
  rmSync(join(torn, 'wal', `${lostPiece}.gz`));
  const target = join(FOLDER, 'upToGap');
  const input = { folder: torn, target, until: null, operator: 'tester' };
  await expect(restoreBackup(input)).rejects.toThrow(
    new RegExp(`piece ${lostPiece} .+ missing .+ up to 20.+ --up-to-gap`),
  );
  expect(existsSync(target)).toBe(false);
  const { gap, findings } = await restoreBackup({ ...input, isUpToGap: true });
  expect(gap?.name).toBe(lostPiece);
  expect(findings.filter(({ offenderCount }) => offenderCount > 0)).toEqual([]);
  const { keys } = await look(target);
  expect(keys[0]).toBe('before the backup');
  expect(keys).not.toContain('the very last');
});

test('a restore begins with an empty folder, a time that is kept, and leaves nothing behind where it fails', async () => {
  const taken = join(FOLDER, 'restored');
  const into = (target: string, until: Date | null) =>
    restoreBackup({ folder: BACKUPS, target, until, operator: 'tester' });
  await expect(into(taken, null)).rejects.toThrow('is not empty');
  expect(existsSync(join(taken, 'owner.password'))).toBe(true);
  const fresh = join(FOLDER, 'fresh');
  await expect(into(fresh, new Date('2020-01-01'))).rejects.toThrow('nothing before can be restored');
  await expect(into(fresh, new Date('2100-01-01'))).rejects.toThrow('leave --until out');
  expect(existsSync(fresh) ? readdirSync(fresh) : []).toEqual([]);
});
