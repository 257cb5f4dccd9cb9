import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { applyMigrations } from '../../../api/ops/database/applyMigrations.ts';
import { createDatabase } from '../../../api/ops/database/cluster.ts';
import { roleUrl } from '../../../api/ops/database/roles.ts';
import { describeDatabase, schemaSql } from '../../../api/ops/database/schemaDifference.ts';
import { cloneDatabase } from '../../kit/testDatabase.ts';

async function runSql(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('no drift: all migrations on an empty database give exactly what the schema says', async () => {
  const { serverUrl } = inject('database');
  const [migrated, wanted] = [`migrated_${process.pid}`, `wanted_${process.pid}`];
  for (const name of [migrated, wanted]) await createDatabase(`${serverUrl}postgres`, name);
  const applied = await applyMigrations(`${serverUrl}${migrated}`);
  expect(applied.length).toBeGreaterThan(3);
  expect(await applyMigrations(`${serverUrl}${migrated}`)).toEqual([]);
  await runSql(
    `${serverUrl}${wanted}`,
    "create function clock_now() returns timestamptz language sql as 'select now()'",
  );
  await runSql(`${serverUrl}${wanted}`, await schemaSql(`${serverUrl}${wanted}`));
  expect(await describeDatabase(`${serverUrl}${migrated}`)).toEqual(
    await describeDatabase(`${serverUrl}${wanted}`),
  );
});

test('a migration that was edited after it was applied is refused by name', async () => {
  const { ownerUrl } = await cloneDatabase();
  await runSql(
    ownerUrl,
    "update _prisma_migrations set checksum = 'other' where migration_name like '%guard_rows'",
  );
  await expect(applyMigrations(ownerUrl)).rejects.toThrow(/guard_rows/);
});

test('T-31 the api and the worker cannot change history, read secrets that are not theirs, or make tables', async () => {
  const { ownerUrl } = await cloneDatabase();
  const api = roleUrl(ownerUrl, 'api');
  const worker = roleUrl(ownerUrl, 'worker');
  const denied = { code: '42501' };
  for (const url of [api, worker]) {
    for (const table of [
      'ledger_transfer',
      'ledger_posting',
      'order_event',
      'trade_offer_event',
      'operator_action',
    ]) {
      await expect(runSql(url, `update ${table} set id = id`)).rejects.toMatchObject(denied);
      await expect(runSql(url, `delete from ${table}`)).rejects.toMatchObject(denied);
      await expect(runSql(url, `truncate ${table} cascade`)).rejects.toMatchObject(denied);
    }
    await expect(runSql(url, 'create table mine (id int)')).rejects.toMatchObject(denied);
    await expect(runSql(url, 'select * from sandbox.asset')).rejects.toMatchObject(denied);
  }
  await expect(runSql(api, 'select sealed_secret from steam_account')).rejects.toMatchObject(denied);
  await expect(runSql(roleUrl(ownerUrl, 'sandbox'), 'select * from app_user')).rejects.toMatchObject(denied);
});

test('even the owner cannot change history while its triggers stand (I4)', async () => {
  const { ownerUrl } = await cloneDatabase();
  await runSql(
    ownerUrl,
    `begin; insert into ledger_transfer (id, key, reason, actor, cause) values ('00000000-0000-7000-8000-000000000001', 'k', 'topUp', 'platform', 'test');
    insert into ledger_account (id, kind, owner_id, balance_cents) values ('00000000-0000-7000-8000-000000000002', 'clearing', '00000000-0000-7000-8000-000000000009', -1),
      ('00000000-0000-7000-8000-000000000003', 'deposit', '00000000-0000-7000-8000-000000000009', 1);
    insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents) values
      (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', -1, -1),
      (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000003', 1, 1); commit`,
  );
  await expect(runSql(ownerUrl, 'update ledger_posting set amount_cents = 5')).rejects.toMatchObject({
    code: '42501',
  });
  await expect(runSql(ownerUrl, 'delete from ledger_transfer')).rejects.toMatchObject({ code: '42501' });
  await expect(runSql(ownerUrl, 'truncate order_event')).rejects.toMatchObject({ code: '42501' });
});

test('the database itself refuses an unbalanced transfer, an overdraft', async () => {
  const { ownerUrl } = await cloneDatabase();
  const lone = `insert into ledger_transfer (id, key, reason, actor, cause) values (gen_random_uuid(), 'lone', 'topUp', 'platform', 'test')`;
  await expect(runSql(ownerUrl, lone)).rejects.toMatchObject({ code: '23514' });
  const overdraft = `insert into ledger_account (id, kind, owner_id, balance_cents) values (gen_random_uuid(), 'deposit', gen_random_uuid(), -1)`;
  await expect(runSql(ownerUrl, overdraft)).rejects.toMatchObject({ code: '23514' });
});
