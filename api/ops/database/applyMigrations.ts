import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { isConcurrent, statementsOf } from './migrationText.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));
/** An arbitrary constant: all migrations of this database wait for this lock. */
const LOCK = 721_120_261;

/** Pause between two looks whether another process still migrates. */
const LOCK_PAUSE_MS = 250;

/** Number of attempts of a migration after lock timeouts and deadlocks, and the pause between them. */
const TRIES_MAX = 20;
const PAUSE_MS = 1_000;

const RECORDS = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function record(client: Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    'insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) values ($1, $2, now(), $3, 1)',
    [randomUUID(), checksum, name],
  );
}

/** An index built concurrently cannot be built in a transaction. Its migration contains nothing else and can be repeated. */
async function applyAlone(client: Client, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration.sql)) await client.query(statement);
  await record(client, migration);
}

async function applyTogether(client: Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '3s'; set local statement_timeout = '60s'");
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Another transaction held a required lock longer than the lock timeout, or waited in turn for ours. Waiting longer would block everyone
 * queued behind it.
 */
function isLockHeld(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '55P03' || code === '40P01';
}

/**
 * Takes the lock of migrations until the connection ends. Asks again and again: a statement that waits for the lock would hold a snapshot,
 * which an index built concurrently by the other process waits for, and both would wait for each other.
 */
async function takeLock(client: Client, say: (line: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ isHeld: boolean }>('select pg_try_advisory_lock($1) as "isHeld"', [
      LOCK,
    ]);
    if (rows[0]?.isHeld) return;
    if (attempt === 1) say('Another process migrates this database: waiting for its end …');
    await sleep(LOCK_PAUSE_MS);
  }
}

async function applyOne(client: Client, migration: Migration, say: (line: string) => void): Promise<void> {
  const apply = isConcurrent(migration.sql) ? applyAlone : applyTogether;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLockHeld(error) || attempt >= TRIES_MAX)
        throw new Error(
          `Migration ${migration.name} failed and was taken back: ${error instanceof Error ? error.message : String(error)}`,
        );
      say(`Migration ${migration.name} waits for others to let go of what it changes (${attempt}).`);
      // Lets the queued transactions proceed.
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Applies the pending migrations of `prisma/migrations`, each file in one transaction, and records them like Prisma, so that `prisma
 * migrate` works on the same database. Needs no download. A migration waits at most three seconds for a lock, since it blocks everyone
 * queued behind it; it then retries after a pause. Safe to run concurrently: one process applies them, the others wait.
 * @param url the owner's address.
 * @returns the names of the migrations applied now.
 * @throws Error if an applied file was edited, or a migration fails.
 */
export async function applyMigrations(
  url: string,
  { folder = MIGRATIONS, say = console.log }: { folder?: string; say?: (line: string) => void } = {},
): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await takeLock(client, say);
    await client.query(RECORDS);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'select migration_name, checksum from _prisma_migrations where rolled_back_at is null',
    );
    const applied = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const now: string[] = [];
    for (const migration of readMigrations(folder)) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum)
        throw new Error(`Migration ${migration.name} was applied before and its file has changed since.`);
      await applyOne(client, migration, say);
      now.push(migration.name);
    }
    return now;
  } finally {
    await client.end();
  }
}
