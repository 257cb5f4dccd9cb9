import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { isConcurrent, statementsOf } from './migrationText.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));
/** Any constant will do: whoever migrates this database waits for this lock. */
const LOCK = 721_120_261;

/** How often a migration is tried that lost its wait for a lock, and the pause between. */
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

/** An index that is made beside the work of others cannot be made in a transaction: it is alone in its file, which can be run again. */
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

/** Somebody held a lock that it needs for longer than it may wait: whoever came behind it would have waited as well. */
function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '55P03';
}

async function applyOne(client: Client, migration: Migration, say: (line: string) => void): Promise<void> {
  const apply = isConcurrent(migration.sql) ? applyAlone : applyTogether;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLockTimeout(error) || attempt >= TRIES_MAX)
        throw new Error(
          `Migration ${migration.name} failed and was taken back: ${error instanceof Error ? error.message : String(error)}`,
        );
      say(`Migration ${migration.name} waits for others to let go of what it changes (${attempt}).`);
      // Those who waited behind it go on meanwhile.
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Applies what is missing of `prisma/migrations`, each file in one transaction, recorded as Prisma records it, so that
 * `prisma migrate` works on the same database. Needs no download.
 * A migration waits at most three seconds for a lock, since whoever comes behind it waits as long; then it steps back and tries again.
 * @param url the owner's address.
 * @returns the names applied now.
 * @throws Error where an applied file was edited since, or one fails.
 */
export async function applyMigrations(
  url: string,
  { folder = MIGRATIONS, say = console.log }: { folder?: string; say?: (line: string) => void } = {},
): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
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
