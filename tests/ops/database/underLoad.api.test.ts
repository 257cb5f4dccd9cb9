import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '../../../api/ops/database/applyMigrations.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { untilTrue } from '../../kit/untilTrue.ts';

const LIMITS = "set lock_timeout = '3s';\nset statement_timeout = '60s';\n";
/** How long the reader holds on: longer than a migration may wait, shorter than it may try. */
const HELD_MS = 6_000;

let market: TestMarket;
let folder: string;
beforeAll(async () => {
  market = await openTestMarket();
  folder = mkdtempSync(join(tmpdir(), 'shiji-migrations-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await market.close();
});

function write(name: string, sql: string): string {
  const own = join(folder, name);
  mkdirSync(join(own, `${name}_migration`), { recursive: true });
  writeFileSync(join(own, `${name}_migration`, 'migration.sql'), LIMITS + sql);
  return own;
}

/** Reads orders in one long transaction and releases them after a while. */
async function holdOrders(): Promise<{ released: Promise<void> }> {
  const reader = new Client({ connectionString: market.ownerUrl });
  await reader.connect();
  await reader.query('begin; select count(*) from market_order');
  return { released: sleep(HELD_MS).then(() => reader.end()) };
}

/** Reads orders, one request after another, until it is stopped. Returns how long each request took. */
function keepAsking(): () => Promise<number[]> {
  let isOver = false;
  const asking = (async () => {
    const client = await market.visitor().signIn();
    const waits: number[] = [];
    while (!isOver) {
      const startedAt = performance.now();
      const { data, errors } = await client.query(
        '{ viewer { orders(first: 1) { edges { node { orderNo } } } } }',
      );
      if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
      waits.push(performance.now() - startedAt);
    }
    return waits;
  })();
  return async () => {
    isOver = true;
    return asking;
  };
}

test('L14 a migration whose table is held steps back after three seconds, comes through, and requests are answered meanwhile', async () => {
  const own = write('1', 'alter table market_order add column is_tried boolean not null default false;');
  const stop = keepAsking();
  const { released } = await holdOrders();
  const said: string[] = [];
  const startedAt = performance.now();
  expect(await applyMigrations(market.ownerUrl, { folder: own, say: (line) => said.push(line) })).toEqual([
    '1_migration',
  ]);
  expect(performance.now() - startedAt).toBeGreaterThan(HELD_MS - 500);
  // Once; twice if this machine stops for a second.
  expect(said.length).toBeGreaterThan(0);
  for (const line of said) expect(line).toContain('1_migration waits');
  await released;
  const waits = await stop();
  expect(waits.length).toBeGreaterThan(2);
  expect(Math.max(...waits)).toBeLessThan(4_000 * slowness());
  expect(await applyMigrations(market.ownerUrl, { folder: own })).toEqual([]);
});

test('L14 an index is made beside the work of others, also where a try before was cut short', async () => {
  const own = write(
    '2',
    'drop index concurrently if exists order_tried;\ncreate index concurrently order_tried on market_order (updated_at);\n',
  );
  await market.owner.query('create index order_tried on market_order (id)');
  expect(await applyMigrations(market.ownerUrl, { folder: own })).toEqual(['2_migration']);
  const { rows } = await market.owner.query(
    `select indexdef, indisvalid from pg_indexes join pg_index on indexrelid = indexname::regclass where indexname = 'order_tried'`,
  );
  expect(rows).toEqual([{ indexdef: expect.stringContaining('(updated_at)'), indisvalid: true }]);
});

test('two that migrate at once do not wait for each other, also where an index is made concurrently', async () => {
  const own = write(
    '4',
    'drop index concurrently if exists order_twice;\ncreate index concurrently order_twice on market_order (created_at);\n',
  );
  const holder = new Client({ connectionString: market.ownerUrl });
  await holder.connect();
  await holder.query('begin; lock table market_order in share update exclusive mode');
  const first = applyMigrations(market.ownerUrl, { folder: own, say: () => {} });
  await untilBlocked(market, { statement: 'create index concurrently' });
  const said: string[] = [];
  const second = applyMigrations(market.ownerUrl, { folder: own, say: (line) => said.push(line) });
  const both = Promise.allSettled([first, second]);
  await untilTrue(async () => {
    const { rowCount } = await market.owner.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and strpos(query, 'advisory_lock') > 0`,
    );
    return rowCount === 1;
  }, 20_000);
  // The first goes on, and waits for everybody who still reads the database as it was before its index.
  await holder.end();
  expect(await both).toEqual([
    { status: 'fulfilled', value: ['4_migration'] },
    { status: 'fulfilled', value: [] },
  ]);
  expect(said).toEqual(['Another process migrates this database: waiting for its end …']);
});

test('a migration that was chosen to end a deadlock is tried again', async () => {
  const own = write('5', 'lock table market_order; alter table withdrawal add column is_tried boolean;');
  const other = new Client({ connectionString: market.ownerUrl });
  await other.connect();
  await other.query("set deadlock_timeout = '1min'; begin; lock table withdrawal");
  const said: string[] = [];
  const applied = applyMigrations(market.ownerUrl, { folder: own, say: (line) => said.push(line) });
  await untilBlocked(market, { statement: 'alter table withdrawal' });
  await other.query('lock table market_order; commit');
  await other.end();
  expect(await applied).toEqual(['5_migration']);
  expect(said).toEqual([expect.stringContaining('5_migration waits')]);
});

test('any other failure is told at once and leaves nothing', async () => {
  const own = write('3', 'alter table market_order add column is_half boolean; select 1 / 0;');
  await expect(applyMigrations(market.ownerUrl, { folder: own })).rejects.toThrow(
    '3_migration failed and was taken back: division by zero',
  );
  await expect(market.owner.query('select is_half from market_order')).rejects.toThrow('does not exist');
});
