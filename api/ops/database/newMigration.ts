import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { applyMigrations } from './applyMigrations.ts';
import { createDatabase, startCluster } from './cluster.ts';
import { describeDatabase, schemaSql } from './schemaDifference.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));
const DIRECTORY = `/var/tmp/shiji-migration-${process.pid}`;

/** When a migration was made, by its name; null for what is no migration. */
function namedTime(name: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_/.exec(name);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour, minute, second] = parts.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The time that the name of a new migration begins with, as 14 digits: the present one, or a second after the latest that is named. They are
 * applied in the order of their names, and a database may have the latest.
 */
export function migrationTime(now: Date, names: readonly string[]): string {
  const named = names.map(namedTime).filter((at) => at !== null);
  const at = Math.max(now.getTime(), ...named.map((time) => time + 1_000));
  return new Date(at).toISOString().replace(/[-:T]/g, '').slice(0, 14);
}

/** Creates a new migration with the differences between schema and migrations as comments. */
async function main(name: string): Promise<void> {
  if (!/^[a-z]+(_[a-z]+)+$/.test(name))
    throw new Error('Name the migration by verb and noun: npm run db:new -- add_listing_note');
  const cluster = await startCluster({ directory: DIRECTORY, isDisposable: true });
  try {
    for (const database of ['migrated', 'wanted']) await createDatabase(cluster.urlOf('postgres'), database);
    await applyMigrations(cluster.urlOf('migrated'));
    const client = new Client({ connectionString: cluster.urlOf('wanted') });
    await client.connect();
    await client.query("create function clock_now() returns timestamptz language sql as 'select now()'");
    await client.query(await schemaSql(cluster.urlOf('wanted')));
    await client.end();
    const [migrated, wanted] = [
      await describeDatabase(cluster.urlOf('migrated')),
      await describeDatabase(cluster.urlOf('wanted')),
    ];
    const lines = [
      ...wanted.filter((line) => !migrated.includes(line)).map((line) => `-- to add:    ${line}`),
      ...migrated.filter((line) => !wanted.includes(line)).map((line) => `-- to remove: ${line}`),
    ];
    const time = migrationTime(new Date(), readdirSync(MIGRATIONS));
    mkdirSync(`${MIGRATIONS}${time}_${name}`);
    const file = `${MIGRATIONS}${time}_${name}/migration.sql`;
    const limits = "set lock_timeout = '3s';\nset statement_timeout = '60s';\n";
    writeFileSync(file, `${limits}\n-- Why this change.\n${lines.join('\n')}\n`);
    console.log(`Write the SQL in ${file}; the comments in it say what is missing.`);
  } finally {
    await cluster.stop();
    rmSync(DIRECTORY, { recursive: true, force: true });
  }
}

if (import.meta.main) await main(process.argv[2] ?? '');
