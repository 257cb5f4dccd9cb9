import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, escapeIdentifier } from 'pg';
import { type Cluster, createDatabase, startCluster } from '../../api/ops/database/cluster.ts';
import { prepareDatabase } from '../../api/ops/database/prepareDatabase.ts';
import { QUEUES } from '../../api/ops/jobs/registry.ts';
import { importCatalogue } from '../../api/ops/seed/importCatalogue.ts';
import { seedNotices } from '../../api/ops/seed/seedNotices.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** A data set: kinds of item, null for the whole catalogue, and copies on sale. */
export interface BenchSize {
  items: number | null;
  listings: number;
}

/** Everything that decides what is in a data set but its size. */
function contentHash(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(`${ROOT}prisma/migrations`).filter((name) => !name.includes('.'));
  for (const name of migrations.sort())
    hash.update(name).update(read(`prisma/migrations/${name}/migration.sql`));
  for (const path of ['api/catalog/items/catalogue.json', 'api/ops/seed/importCatalogue.ts'])
    hash.update(read(path));
  hash.update(JSON.stringify(QUEUES));
  for (const path of ['fillMarket.sql', 'control.sql']) hash.update(read(`tests/bench/${path}`));
  return hash.digest('hex').slice(0, 10);
}

async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The bench's databases by name: data sets and copies. */
async function listDatabases(cluster: Cluster): Promise<string[]> {
  const client = new Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'bench\\_%'",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function dropDatabases(cluster: Cluster, isWanted: (name: string) => boolean): Promise<void> {
  const unwanted = (await listDatabases(cluster)).filter((name) => !isWanted(name));
  const drops = unwanted.map((name) => `drop database ${escapeIdentifier(name)} with (force)`);
  await runSql(cluster.urlOf('postgres'), ...drops);
}

/** The bench's own PostgreSQL, set as that of `npm start`. */
export interface BenchDatabase {
  /** A fresh copy of a data set, which is made where there is none yet. @returns the owner's address. */
  open(size: BenchSize, name: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts the database. Data sets stay in `.data/bench` until their sources change; copies live for one run. */
export async function openBenchDatabase(say: (line: string) => void): Promise<BenchDatabase> {
  const cluster = await startCluster({ directory: `${ROOT}.data/bench` });
  const prefix = `bench_${contentHash()}_`;
  await dropDatabases(cluster, (name) => name.startsWith(prefix) && name.endsWith('_done'));

  async function fill(name: string, { items, listings }: BenchSize): Promise<void> {
    const start = performance.now();
    say(`making a data set: ${items ?? 'all'} items, about ${listings.toLocaleString('en')} listings …`);
    const url = cluster.urlOf(name);
    await createDatabase(cluster.urlOf('postgres'), name);
    await prepareDatabase(url);
    await importCatalogue(url, items ?? undefined);
    await seedNotices(url);
    await runSql(url, `set bench.listings = ${listings}`, read('tests/bench/fillMarket.sql'));
    await runSql(url, read('tests/bench/control.sql'), 'vacuum analyze');
    await runSql(cluster.urlOf('postgres'), `alter database ${name} rename to ${name}_done`);
    say(`made in ${((performance.now() - start) / 1_000).toFixed(0)} s; the next run finds it`);
  }

  return {
    async open(size, name) {
      const source = `${prefix}${size.items ?? 'all'}_${size.listings}`;
      if (!(await listDatabases(cluster)).includes(`${source}_done`)) await fill(source, size);
      const copy = `bench_run_${name}`;
      const statement = `create database ${copy} template ${source}_done strategy file_copy`;
      await runSql(cluster.urlOf('postgres'), statement);
      return cluster.urlOf(copy);
    },
    async close() {
      await dropDatabases(cluster, (name) => name.endsWith('_done'));
      await cluster.stop();
    },
  };
}
