import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations/', import.meta.url));
/** Any constant will do: whoever migrates this database waits for this lock. */
const LOCK = 721_120_261;

const RECORDS = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

function readMigrations(): Migration[] {
  const names = readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return names.sort().map((name) => {
    const sql = readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function applyOne(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local lock_timeout = '3s'; set local statement_timeout = '60s'");
    await client.query(sql);
    await client.query(
      'insert into _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count) values ($1, $2, now(), $3, 1)',
      [randomUUID(), checksum, name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `Migration ${name} failed and was taken back: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Applies what is missing of `prisma/migrations`, each file in one transaction, recorded as Prisma records it, so that
 * `prisma migrate` works on the same database. Needs no download.
 * @param url the owner's address.
 * @returns the names applied now.
 * @throws Error where an applied file was edited since, or one fails.
 */
export async function applyMigrations(url: string): Promise<string[]> {
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
    for (const migration of readMigrations()) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum)
        throw new Error(`Migration ${migration.name} was applied before and its file has changed since.`);
      await applyOne(client, migration);
      now.push(migration.name);
    }
    return now;
  } finally {
    await client.end();
  }
}
