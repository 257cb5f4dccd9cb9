import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { listDueInventoryIds } from '../../../api/selling/inventory/inventoryAccount.store.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { setShopOpen } from '../../../api/selling/listing/setShopOpen.ts';
import { pauseAccounts } from '../../../api/steam/account/pauseAccounts.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { globalId } from '../../kit/globalId.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from '../../orders/order/deliveryScene.ts';
import { openHolder, syncAgain } from '../../selling/inventory/inventoryScene.ts';
import { countsOf, listSome, openSeller, pickItems, type Seller } from '../../selling/listing/sellerScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
  items = await pickItems(market, 20);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

/** Changes an account by SQL and runs the worker's job. */
async function change(accountId: string, columns: string): Promise<void> {
  await market.owner.query(`update steam_account set ${columns} where id = $1`, [accountId]);
  await pauseAccounts(market.worker);
}

async function statusesOf(accountId: string): Promise<Record<string, number>> {
  const { rows } = await market.owner.query<{ status: string; count: number }>(
    `select l.status, count(*)::int as count from listing l join asset a on a.id = l.asset_id
     where a.steam_account_id = $1 group by 1`,
    [accountId],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

async function messagesOf(userId: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ template: string }>(
    'select template from message where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows.map(({ template }) => template);
}

/** What the public sees of a seller's shop, and the count of an item, through both APIs. */
async function seenOf({ userId }: Pick<Seller, 'userId'>, itemId: string) {
  await market.settleFeed();
  const { data } = await market.visitor().query<{
    user: { listingCount: number } | null;
    marketItem: { listingCount: number; listings: { totalCount: number } } | null;
  }>(
    `{ user: node(id: "${globalId('User', userId)}") { ... on User { listingCount } }
       marketItem: node(id: "${globalId('MarketItem', itemId)}") { ... on MarketItem { listingCount listings(first: 1) { totalCount } } } }`,
  );
  return {
    shop: data?.user?.listingCount,
    item: data?.marketItem?.listingCount,
    list: data?.marketItem?.listings.totalCount,
  };
}

describe('I-12 an account that cannot sell', () => {
  test.each([
    ['whose sign-in Steam refuses', "status = 'abnormal'", "status = 'normal'"],
    ['that Steam keeps from trading', "status = 'notSellable'", "status = 'normal'"],
    ['whose inventory is private', 'is_inventory_private = true', 'is_inventory_private = false'],
    [
      'whose robot cannot confirm',
      "type = 'robot', unconfirmed_count = 3",
      "type = 'robot', unconfirmed_count = 0",
    ],
  ])('%s is neither counted nor shown as on sale, and sells again by itself', async (_name, lost, found) => {
    const seller = await openSeller(market);
    const chosen = item();
    const before = await countsOf(market, chosen.id);
    const seenBefore = await seenOf(seller, chosen.id);
    await listSome(market, seller, chosen, 3);
    const during = await countsOf(market, chosen.id);
    const seenDuring = await seenOf(seller, chosen.id);
    expect(seenDuring.shop).toBe(3);
    await change(seller.accountId, lost);
    expect(await statusesOf(seller.accountId)).toEqual({ paused: 3 });
    expect(await countsOf(market, chosen.id)).toEqual(before);
    expect(await seenOf(seller, chosen.id)).toEqual(seenBefore);
    await pauseAccounts(market.worker);
    await change(seller.accountId, found);
    expect(await statusesOf(seller.accountId)).toEqual({ active: 3 });
    expect(await countsOf(market, chosen.id)).toEqual(during);
    expect(await seenOf(seller, chosen.id)).toEqual(seenDuring);
    expect((await messagesOf(seller.userId)).at(-1)).toBe('steamAccountBack');
    expect((await messagesOf(seller.userId)).filter((name) => name === 'steamAccountBack')).toHaveLength(1);
  });

  test('comes back into an open shop alone, and a shop that opens brings back what can be sold alone', async () => {
    const seller = await openSeller(market);
    await listSome(market, seller, item(), 2);
    await change(seller.accountId, "status = 'abnormal'");
    await setShopOpen(market.platform, { userId: seller.userId, isOpen: false });
    await change(seller.accountId, "status = 'normal'");
    expect(await statusesOf(seller.accountId)).toEqual({ paused: 2 });
    await change(seller.accountId, 'is_inventory_private = true');
    await setShopOpen(market.platform, { userId: seller.userId, isOpen: true });
    expect(await statusesOf(seller.accountId)).toEqual({ paused: 2 });
    await change(seller.accountId, 'is_inventory_private = false');
    expect(await statusesOf(seller.accountId)).toEqual({ active: 2 });
  });

  test('two workers at once tell its owner once', async () => {
    const seller = await openSeller(market);
    await listSome(market, seller, item(), 2);
    await market.owner.query('update steam_account set is_inventory_private = true where id = $1', [
      seller.accountId,
    ]);
    await Promise.all([pauseAccounts(market.worker), pauseAccounts(market.worker)]);
    expect(await messagesOf(seller.userId)).toEqual(['inventoryPrivate']);
  });

  test('that Steam refuses is looked at every hour without a press', async () => {
    const holder = await openHolder(market, 1);
    await syncInventory(market.worker, holder.accountId);
    await change(holder.accountId, "status = 'abnormal'");
    await market.advanceClock(HOUR_MS / 2);
    expect(
      await listDueInventoryIds(market.worker.db, { syncMs: HOUR_MS, onSaleMs: HOUR_MS }, 1_000),
    ).not.toContain(holder.accountId);
    await market.advanceClock(HOUR_MS);
    expect(
      await listDueInventoryIds(market.worker.db, { syncMs: HOUR_MS, onSaleMs: HOUR_MS }, 1_000),
    ).toContain(holder.accountId);
    await syncInventory(market.worker, holder.accountId);
    const { rows } = await market.owner.query('select status from steam_account where id = $1', [
      holder.accountId,
    ]);
    expect(rows).toEqual([{ status: 'normal' }]);
  });

  test('that Steam kept from trading sells again once its inventory is tradable again', async () => {
    const holder = await openHolder(market, 2);
    await sandbox(market, `accounts/${holder.steamId}`, { tradeBanDays: 7 });
    await change(holder.accountId, "status = 'notSellable'");
    await syncInventory(market.worker, holder.accountId);
    const status = async () =>
      (await market.owner.query('select status from steam_account where id = $1', [holder.accountId])).rows[0]
        .status;
    expect(await status()).toBe('notSellable');
    await market.advanceClock(8 * 24 * HOUR_MS);
    await syncAgain(market, holder);
    expect(await status()).toBe('normal');
  });

  test('whose inventory becomes private tells its owner, and comes back when it is public', async () => {
    const holder = await openHolder(market, 2);
    await syncInventory(market.worker, holder.accountId);
    await sandbox(market, `accounts/${holder.steamId}`, { hidesInventoryFromItself: true });
    await syncAgain(market, holder);
    await pauseAccounts(market.worker);
    const reason = async () =>
      (
        await market.owner.query(
          'select paused_reason as reason, user_id as "userId" from steam_account where id = $1',
          [holder.accountId],
        )
      ).rows[0];
    const { reason: why, userId } = await reason();
    expect(why).toBe('private');
    expect(await messagesOf(userId)).toContain('inventoryPrivate');
    await sandbox(market, `accounts/${holder.steamId}`, { hidesInventoryFromItself: false });
    await syncAgain(market, holder);
    await pauseAccounts(market.worker);
    expect((await reason()).reason).toBeNull();
    expect((await messagesOf(userId)).at(-1)).toBe('steamAccountBack');
  });
});

describe('S-05 a robot that cannot confirm', () => {
  test.each(['refused', 'hidden'])(
    'confirmations %s: its owner is told after the first, its listings rest after three, and come back when one is taken',
    async (confirmations) => {
      const { orderNo } = await buyAs(market, 'ignore');
      const { rows } = await market.owner.query<{ id: string; userId: string; steamId: string }>(
        `select a.id, a.user_id as "userId", a.steam_id as "steamId" from market_order o join asset on asset.id = o.asset_id
         join steam_account a on a.id = asset.steam_account_id where o.order_no = $1`,
        [orderNo],
      );
      const [{ id, userId, steamId }] = rows as [{ id: string; userId: string; steamId: string }];
      await market.owner.query('delete from message where user_id = $1', [userId]);
      const { active = 0 } = await statusesOf(id);
      expect(active).toBeGreaterThan(0);
      await sandbox(market, `accounts/${steamId}`, { confirmations });
      const told = async () => (await messagesOf(userId)).filter((name) => name.startsWith('robot'));
      for (const count of [1, 2, 3]) {
        await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'transient' });
        await pauseAccounts(market.worker);
        expect(await told()).toEqual(count < 3 ? ['robotUnconfirmed'] : ['robotUnconfirmed', 'robotPaused']);
      }
      expect((await statusesOf(id)).active).toBeUndefined();
      await sandbox(market, `accounts/${steamId}`, { confirmations: 'asked' });
      await worker.send(orderNo);
      await pauseAccounts(market.worker);
      expect((await statusesOf(id)).active).toBe(active);
      expect((await messagesOf(userId)).at(-1)).toBe('steamAccountBack');
    },
  );

  test.each(['500', '429'])(
    'an outage or a limit of Steam (%s) is no refusal of its confirmations',
    async (status) => {
      const { orderNo } = await buyAs(market, 'ignore');
      await sandbox(market, 'faults', { service: 'steam', status, path: '/mobileconf/', count: 0 });
      for (const _ of [1, 2, 3]) await worker.send(orderNo).catch(() => {});
      await sandbox(market, 'faults/off');
      const { rows } = await market.owner.query<{ count: number }>(
        `select a.unconfirmed_count as count from market_order o join asset on asset.id = o.asset_id
       join steam_account a on a.id = asset.steam_account_id where o.order_no = $1`,
        [orderNo],
      );
      expect(rows).toEqual([{ count: 0 }]);
    },
  );
});
