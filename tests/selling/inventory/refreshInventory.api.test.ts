import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { listDueInventoryIds } from '../../../api/selling/inventory/inventoryAccount.store.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { accountOf, type Holder, openHolder } from './inventoryScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const TIMES = { syncMs: 24 * HOUR_MS, onSaleMs: 2 * HOUR_MS };
const REFRESH = `mutation ($id: ID) { refreshInventory(input: { steamAccountId: $id }) {
  ... on RefreshInventoryPayload { viewer { steamAccounts { inventoryStatus } } }
  ... on DomainError { code } ... on InventoryNotDue { dueAt } } }`;

interface Answer {
  code?: string;
  dueAt?: string;
  viewer?: { steamAccounts: { inventoryStatus: string }[] };
}

async function refresh({ client }: Pick<Holder, 'client'>, id: string | null = null): Promise<Answer | null> {
  const { data } = await client.query<{ refreshInventory: Answer }>(REFRESH, { id });
  return data?.refreshInventory ?? null;
}

async function countJobs({ accountId }: Holder): Promise<number> {
  const { rows } = await market.owner.query(
    `select count(*)::int as n from pgboss.job where name = 'inventory-sync' and singleton_key = $1 and state < 'completed'`,
    [accountId],
  );
  return rows[0].n;
}

const isDue = async ({ accountId }: Holder) =>
  (await listDueInventoryIds(market.worker.db, TIMES, 1_000)).includes(accountId);

test('a look is asked for once, answered at once, and told when it is done', async () => {
  const holder = await openHolder(market, 3);
  expect(await refresh(holder)).toEqual({ viewer: { steamAccounts: [{ inventoryStatus: 'SYNCING' }] } });
  expect(await refresh(holder)).toEqual({ viewer: { steamAccounts: [{ inventoryStatus: 'SYNCING' }] } });
  expect(await countJobs(holder)).toBe(1);
  await syncInventory(market.worker, holder.accountId);
  const again = await refresh(holder);
  expect(again?.code).toBe('INVENTORY_NOT_DUE');
  expect(Date.parse(again?.dueAt ?? '')).toBe((await accountOf(market, holder)).inventory_due_at?.getTime());
  await market.advanceClock(61_000);
  expect((await refresh(holder))?.code).toBeUndefined();
});

test('twenty at once ask for one look', async () => {
  const holder = await openHolder(market, 1);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(holder)));
  expect(answers.every((answer) => answer?.viewer)).toBe(true);
  expect(await countJobs(holder)).toBe(1);
});

test('S-07 five minutes after a bind nothing is refreshed, and from when is said', async () => {
  const holder = await openHolder(market, 1);
  await market.owner.query(
    `update steam_account set inventory_due_at = clock_now() + interval '5 minutes' where id = $1`,
    [holder.accountId],
  );
  expect((await refresh(holder))?.code).toBe('INVENTORY_NOT_DUE');
  expect(await isDue(holder)).toBe(false);
  await market.advanceClock(5 * 60_000 + 1_000);
  expect(await isDue(holder)).toBe(true);
  expect((await refresh(holder))?.code).toBeUndefined();
});

test('refused: somebody else’s account, a user without an account, a visitor', async () => {
  const holder = await openHolder(market, 1);
  const id = globalId('SteamAccount', holder.accountId);
  const stranger = await openHolder(market, 1);
  expect((await refresh(stranger, id))?.code).toBe('NO_STEAM_ACCOUNT');
  expect((await accountOf(market, holder)).inventory_status).toBe('never');
  expect((await refresh({ client: await market.visitor().signIn() }))?.code).toBe('NO_STEAM_ACCOUNT');
  const visitor = await market.visitor().query(REFRESH, { id });
  expect(visitor.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test('an inventory is due every day, after a look that died, never of an abnormal or unbound account', async () => {
  const holder = await openHolder(market, 1);
  await syncInventory(market.worker, holder.accountId);
  await market.advanceClock(2 * 60_000);
  await market.owner.query('update steam_account set inventory_synced_at = clock_now() where id = $1', [
    holder.accountId,
  ]);
  expect(await isDue(holder)).toBe(false);
  await market.advanceClock(24 * HOUR_MS);
  expect(await isDue(holder)).toBe(true);
  await market.owner.query(
    `update steam_account set status = 'abnormal', inventory_due_at = clock_now() - interval '23 hours' where id = $1`,
    [holder.accountId],
  );
  expect(await isDue(holder)).toBe(false);
  await market.owner.query(`update steam_account set inventory_status = 'syncing' where id = $1`, [
    holder.accountId,
  ]);
  expect(await isDue(holder)).toBe(true);
  await market.owner.query('update steam_account set unbound_at = clock_now() where id = $1', [
    holder.accountId,
  ]);
  expect(await isDue(holder)).toBe(false);
  await syncInventory(market.worker, holder.accountId);
  expect((await accountOf(market, holder)).inventory_count).toBe(1);
});

test('two looks at once are one', async () => {
  const holder = await openHolder(market, 50);
  await Promise.all([1, 2, 3].map(() => syncInventory(market.worker, holder.accountId)));
  const { rows } = await market.owner.query(
    'select count(*)::int as n, count(distinct asset_id)::int as different from asset where steam_account_id = $1',
    [holder.accountId],
  );
  expect(rows[0]).toEqual({ n: 50, different: 50 });
});
