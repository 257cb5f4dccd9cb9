import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { listDueInventoryIds } from '../../../api/selling/inventory/inventoryAccount.store.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { globalId } from '../../kit/globalId.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from '../../orders/order/deliveryScene.ts';
import { buyersSteamId } from '../../orders/order/playedSteam.ts';
import {
  accountOf,
  bindPlayed,
  copiesOf,
  type Holder,
  listCopy,
  openHolder,
  syncAgain,
} from './inventoryScene.ts';

const TIMES = { syncMs: 24 * HOUR_MS, onSaleMs: 2 * HOUR_MS };
const LOOK = `mutation { refreshInventory(input: { isBackground: true }) {
  ... on RefreshInventoryPayload { viewer { steamAccounts { inventoryStatus } } } ... on DomainError { code } } }`;

let market: TestMarket;
let front: SteamFront;
beforeAll(async () => {
  front = await openSteamFront();
  market = await openTestMarket({ STEAM_COMMUNITY_BASE: front.url });
  front.setTarget(market.sandboxUrl);
});
afterEach(() => front.clear());
afterAll(async () => {
  await market.close();
  await front.close();
});

const isDue = async (accountId: string) =>
  (await listDueInventoryIds(market.worker.db, TIMES, 10_000)).includes(accountId);

/** Takes what is known of an account's inventory for fresh, and its waiting time for over. */
async function setSynced(accountId: string, minutesAgo = 0): Promise<void> {
  await market.owner.query(
    `update steam_account set inventory_status = 'synced', inventory_due_at = null,
       inventory_synced_at = clock_now() - $2 * interval '1 minute' where id = $1`,
    [accountId, minutesAgo],
  );
}

async function countJobs(accountId: string): Promise<number> {
  const { rows } = await market.owner.query(
    `select count(*)::int as n from pgboss.job where name = 'inventory-sync' and singleton_key = $1 and state < 'completed'`,
    [accountId],
  );
  return rows[0].n;
}

/** Counts the pages of each context that Steam is asked for while something is done. */
async function countPages(
  { steamId }: Holder,
  act: () => Promise<unknown>,
): Promise<[free: number, held: number]> {
  const counts = { '2': 0, '16': 0 };
  for (const context of ['2', '16'] as const)
    front.add({
      pathContains: `/inventory/${steamId}/730/${context}?`,
      times: Number.POSITIVE_INFINITY,
      answer: (steams) => {
        counts[context] += 1;
        return steams;
      },
    });
  await act();
  front.clear();
  return [counts['2'], counts['16']];
}

describe('S-10 when an inventory is read', () => {
  test('nobody looks: once a day, each account at a time of its own', async () => {
    const holders = [];
    for (let made = 0; made < 6; made += 1) holders.push(await openHolder(market, 1));
    for (const { accountId } of holders) await setSynced(accountId);
    const hours = new Map<string, number[]>();
    for (let hour = 0; hour < 48; hour += 1) {
      await market.advanceClock(HOUR_MS);
      const due = await listDueInventoryIds(market.worker.db, TIMES, 10_000);
      for (const { accountId } of holders) {
        if (!due.includes(accountId)) continue;
        hours.set(accountId, [...(hours.get(accountId) ?? []), hour]);
        await setSynced(accountId);
      }
    }
    const all = holders.map(({ accountId }) => hours.get(accountId) ?? []);
    // The clock goes on by itself as well, so a time just after the full hour may come one look earlier.
    for (const hours of all)
      for (const [at, hour] of hours.entries())
        if (at > 0) expect([23, 24]).toContain(hour - (hours[at - 1] ?? 0));
    expect(Math.min(...all.map(({ length }) => length))).toBe(2);
    expect(new Set(all.map(([first]) => first)).size).toBeGreaterThan(2);
  });

  test('the owner looks: at once if older than a minute, once for two tabs, without an error otherwise', async () => {
    const holder = await openHolder(market, 2);
    const look = async () =>
      (await holder.client.query<{ refreshInventory: { code?: string } }>(LOOK)).data?.refreshInventory;
    const [one, other] = await Promise.all([look(), look()]);
    expect([one?.code, other?.code]).toEqual([undefined, undefined]);
    expect(await countJobs(holder.accountId)).toBe(1);
    const pages = await countPages(holder, () =>
      Promise.all([1, 2].map(() => syncInventory(market.worker, holder.accountId))),
    );
    expect(pages).toEqual([1, 1]);
    await market.owner.query("delete from pgboss.job where name = 'inventory-sync'");
    expect((await look())?.code).toBeUndefined();
    expect([(await accountOf(market, holder)).inventory_status, await countJobs(holder.accountId)]).toEqual([
      'synced',
      0,
    ]);
    await market.advanceClock(61_000);
    await look();
    expect([(await accountOf(market, holder)).inventory_status, await countJobs(holder.accountId)]).toEqual([
      'syncing',
      1,
    ]);
  });

  test('the owner looks: an account that Steam rejects is left alone, and so is a user without one', async () => {
    const holder = await openHolder(market, 1);
    await market.owner.query("update steam_account set status = 'abnormal' where id = $1", [
      holder.accountId,
    ]);
    const { data } = await holder.client.query<{ refreshInventory: { code?: string } }>(LOOK);
    expect([data?.refreshInventory.code, await countJobs(holder.accountId)]).toEqual([undefined, 0]);
    const nobody = await market.visitor().signIn();
    const answer = await nobody.query<{ refreshInventory: { viewer?: object } }>(LOOK);
    expect(answer.data?.refreshInventory.viewer).toBeDefined();
    expect((await market.visitor().query(LOOK)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('a trade: the seller and the buyer, and both again after its reversal', async () => {
    const worker = workerFor(market);
    const { orderNo } = await buyAs(market, 'accept');
    const { rows } = await market.owner.query<{ sellerId: string; buyerId: string }>(
      `select t.steam_account_id as "sellerId", o.buyer_id as "buyerId" from market_order o join trade_offer t on t.order_id = o.id where order_no = $1`,
      [orderNo],
    );
    const sellerId = rows[0]?.sellerId ?? '';
    const buyerId = await bindPlayed(market, rows[0]?.buyerId ?? '', await buyersSteamId(market, orderNo));
    const both = [sellerId, buyerId];
    const areDue = () => Promise.all(both.map(isDue));
    for (const id of both) await setSynced(id);
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [3]);
    expect(await areDue()).toEqual([false, false]);
    await market.advanceClock(1_000);
    await worker.poll(orderNo);
    // Steam's time of the trade lies before this look, and so does what it showed.
    await market.owner.query(
      "update steam_account set inventory_synced_at = clock_now() - interval '1 minute' where id = any($1::uuid[])",
      [both],
    );
    expect(await areDue()).toEqual([true, true]);
    for (const id of both) await setSynced(id);
    expect(await areDue()).toEqual([false, false]);
    const [offer] = await steamOffersOf(market, orderNo);
    await sandbox(market, `trades/${offer?.tradeId}/reverse`);
    await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
    for (const id of both) await setSynced(id);
    await market.advanceClock(1_000);
    await worker.poll(orderNo);
    expect(await areDue()).toEqual([true, true]);
  });

  test('a sale: before a copy of an inventory that was read long ago can be bought, in the transaction that lists it', async () => {
    const holder = await openHolder(market, 3);
    await syncInventory(market.worker, holder.accountId);
    const [first, second] = await copiesOf(market, holder);
    const list = async (id = '') => {
      const { data, errors } = await holder.client.query<{ listItems: { doneCount: number } }>(
        `mutation ($items: [SellItemInput!]!, $request: String!) { listItems(input: { items: $items, clientRequestId: $request }) { ... on ListItemsPayload { doneCount } } }`,
        {
          items: [
            {
              inventoryItemId: globalId('InventoryItem', id),
              priceCents: 12_345,
              isPriceConfirmed: true,
            },
          ],
          request: crypto.randomUUID(),
        },
      );
      expect([errors, data?.listItems.doneCount]).toEqual([[], 1]);
    };
    await list(first?.id);
    expect(await countJobs(holder.accountId)).toBe(0);
    await setSynced(holder.accountId, 11);
    await list(second?.id);
    expect(await countJobs(holder.accountId)).toBe(1);
  });

  test('on sale and delivered by hand: every two hours; a robot’s and one without listings are not', async () => {
    const [seller, sleeper] = [await openHolder(market, 1), await openHolder(market, 1)];
    for (const holder of [seller, sleeper]) await syncInventory(market.worker, holder.accountId);
    await listCopy(market, (await copiesOf(market, seller))[0]?.id ?? '', 4_200n);
    for (const { accountId } of [seller, sleeper]) await setSynced(accountId);
    const atHours = async (hours: number) => {
      await market.owner.query(
        `update steam_account set inventory_synced_at = clock_now() - $2 * interval '1 hour' where id = any($1::uuid[])`,
        [[seller.accountId, sleeper.accountId], hours],
      );
      const due = await listDueInventoryIds(
        market.worker.db,
        { ...TIMES, syncMs: 1_000 * TIMES.syncMs },
        10_000,
      );
      return [seller, sleeper].map(({ accountId }) => due.includes(accountId));
    };
    expect(await atHours(1.9)).toEqual([false, false]);
    expect(await atHours(2.1)).toEqual([true, false]);
    await market.owner.query("update steam_account set type = 'robot' where id = $1", [seller.accountId]);
    expect(await atHours(2.1)).toEqual([false, false]);
  });
});

describe('S-10 which context is read', () => {
  test('the protected one once a day, and whenever the account may hold protected items', async () => {
    const holder = await openHolder(market, 4);
    expect(await countPages(holder, () => syncInventory(market.worker, holder.accountId))).toEqual([1, 1]);
    // Ahead, since its time of the day may come during this test.
    await market.owner.query(
      "update steam_account set protected_read_at = clock_now() + interval '10 minutes' where id = $1",
      [holder.accountId],
    );
    await market.advanceClock(61_000);
    expect(await countPages(holder, () => syncInventory(market.worker, holder.accountId))).toEqual([1, 0]);
    await market.advanceClock(25 * HOUR_MS);
    expect(await countPages(holder, () => syncInventory(market.worker, holder.accountId))).toEqual([1, 1]);
  });

  test('the owner presses: the protected ones too, since what came by a trade elsewhere is among them', async () => {
    const holder = await openHolder(market, 1);
    await syncAgain(market, holder);
    await setSynced(holder.accountId, 10);
    // Ahead, since its time of the day may come during this test.
    await market.owner.query(
      "update steam_account set protected_read_at = clock_now() + interval '10 minutes' where id = $1",
      [holder.accountId],
    );
    await holder.client.query(LOOK);
    const sync = () => syncInventory(market.worker, holder.accountId);
    expect(await countPages(holder, sync)).toEqual([1, 0]);
    await setSynced(holder.accountId, 10);
    await holder.client.query(LOOK.replace('isBackground: true', ''));
    expect(await countPages(holder, sync)).toEqual([1, 1]);
  });

  test('a copy that is missing among the free ones is looked for among the protected ones before it counts as gone', async () => {
    const holder = await openHolder(market, 3);
    await syncInventory(market.worker, holder.accountId);
    const [moved, removed] = await copiesOf(market, holder);
    await listCopy(market, moved?.id ?? '', 4_200n);
    await market.owner.query(
      "update sandbox.asset set protected_until = public.clock_now() + interval '7 days' where asset_id = $1",
      [moved?.asset_id],
    );
    expect(await countPages(holder, () => syncAgain(market, holder))).toEqual([2, 1]);
    const after = await copiesOf(market, holder);
    expect(after.find(({ id }) => id === moved?.id)).toMatchObject({ is_gone: false, context_id: '16' });
    expect(await countPages(holder, () => syncAgain(market, holder))).toEqual([1, 1]);
    await sandbox(market, `assets/${removed?.asset_id}/remove`);
    await syncAgain(market, holder);
    expect((await copiesOf(market, holder)).filter(({ is_gone }) => is_gone).map(({ id }) => id)).toEqual([
      removed?.id,
    ]);
  });
});
