import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { Handovers } from '../../../api/kernel/handover.ts';
import { askTradeHold, type TradeHoldAsk } from '../../../api/orders/order/askTradeHold.ts';
import { refreshTradeBans } from '../../../api/orders/tradeOffer/tradeBan.ts';
import { listDueHoldUserIds } from '../../../api/orders/tradeOffer/tradeHold.store.ts';
import { answerTradeHold, refreshTradeHold } from '../../../api/orders/tradeOffer/tradeHold.ts';
import { refreshSellerRecords } from '../../../api/selling/shop/refreshSellerRecords.ts';
import { BUY } from '../../kit/documents.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { rowsOf } from './deadlineTable.ts';
import { listingStatus } from './deliveryScene.ts';
import { buyFromOrdinary, type HandScene, sendByHand } from './handScene.ts';
import { buyersSteamId, setOffer } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

const ban = (steamId: string, days = 30) => sandbox(market, `accounts/${steamId}`, { tradeBanDays: days });

async function banBuyerOf({ orderNo }: Pick<HandScene, 'orderNo'>): Promise<void> {
  await ban(await buyersSteamId(market, orderNo));
}

/**
 * The seller's deadline passes and Steam is polled.
 * @returns the status text, or `·` while the order still waits.
 */
async function pass({ buyer, orderNo }: HandScene): Promise<string> {
  await market.advanceClock(12 * HOUR_MS + 60_000);
  await worker.conclude(orderNo);
  await worker.verify(orderNo);
  const { order } = await readOrder(buyer, orderNo);
  return order.phase === 'VERIFYING' ? '·' : order.display.statusText;
}

describe('O-10 the seller’s deadline of an order by hand whose buyer Steam lets not trade', () => {
  const states = rowsOf('shipmentToBanned').filter(([state]) => ['none', '5', '6', '8', '9'].includes(state));
  test.each(states)('state %s: %s', async (state, hand) => {
    const scene = await buyFromOrdinary(market, 'ignore');
    if (state !== 'none') {
      await sendByHand(market, scene, { message: scene.tag, isConfirmed: false });
      await worker.poll(scene.orderNo);
      await setOffer(market, scene.orderNo, Number(state));
    }
    await banBuyerOf(scene);
    expect(await pass(scene)).toBe(hand);
  });

  test('the seller’s record stays clean, the copy is on sale again, and the history says why', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    await banBuyerOf(scene);
    expect(await pass(scene)).toBe('BUYER_RECEIVE_TIMEOUT');
    expect(await listingStatus(market, scene.orderNo)).toBe('active');
    const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
    expect(order.events.map(({ cause }) => cause)).toContain('BUYER_BANNED');
    expect(wallet).toMatchObject({ escrowCents: 0, spendableCents: 5_000_000 });
    await refreshSellerRecords(market.worker);
    const { rows } = await market.owner.query(
      'select broken_count::int as broken from seller_record record join market_order o on o.seller_id = record.user_id where o.order_no = $1',
      [scene.orderNo],
    );
    expect(rows).toEqual([{ broken: 0 }]);
  });

  test('Steam does not tell of bans: nobody is acquitted by that, and while it is away it is asked again', async () => {
    const scene = await buyFromOrdinary(market, 'ignore');
    const path = '/ISteamUser/GetPlayerBans';
    await sandbox(market, 'faults', { path, count: 1, status: 503, withEffect: false });
    await market.advanceClock(12 * HOUR_MS + 60_000);
    await worker.conclude(scene.orderNo);
    await expect(worker.verify(scene.orderNo)).rejects.toMatchObject({ isOutage: true });
    await sandbox(market, 'faults', { path, count: 1, status: 401, withEffect: false });
    await worker.verify(scene.orderNo);
    const { order } = await readOrder(scene.buyer, scene.orderNo);
    expect(order.display.statusText).toBe('SELLER_SHIPMENT_TIMEOUT');
  });
});

describe('T-24 a purchase of a buyer whom Steam lets not trade', () => {
  async function steamIdOf(client: TestClient): Promise<string> {
    const { data } = await client.query<{ viewer: { tradeUrl: string } }>('{ viewer { tradeUrl } }');
    const partner = new URL(data?.viewer.tradeUrl ?? '').searchParams.get('partner');
    return String(BigInt(partner ?? 0) + 76_561_197_960_265_728n);
  }

  async function userIdOf(client: TestClient): Promise<string> {
    const { data } = await client.query<{ viewer: { id: string } }>('{ viewer { id } }');
    const [, id = ''] = Buffer.from(data?.viewer.id ?? '', 'base64')
      .toString()
      .split(':');
    return id;
  }

  async function buy(client: TestClient): Promise<{ __typename: string; code?: string }> {
    const [listing] = await takeListings(client, 1);
    if (!listing) throw new Error('nothing on sale');
    const { buyListing } = await client.must(BUY, {
      listingId: listing.id,
      priceCents: listing.askCents,
      request: crypto.randomUUID(),
    });
    return buyListing;
  }

  test('is refused before any money moves, and goes through once Steam lifts the ban', async () => {
    const client = await openBuyer(market);
    const steamId = await steamIdOf(client);
    await ban(steamId);
    await refreshTradeBans(market.worker);
    expect(await buy(client)).toMatchObject({ __typename: 'TradeBanned', code: 'TRADE_BANNED' });
    await ban(steamId, 0);
    await refreshTradeBans(market.worker);
    // Steam was polled a moment ago and is not polled again for a while.
    expect(await buy(client)).toMatchObject({ code: 'TRADE_BANNED' });
    await market.advanceClock(11 * 60_000);
    await refreshTradeBans(market.worker);
    expect((await buy(client)).__typename).toBe('BuyListingPayload');
  });

  test('S-12 is refused where Steam would hold the trade, until the hold is over or the link is another', async () => {
    const client = await openBuyer(market);
    const steamId = await steamIdOf(client);
    await sandbox(market, `accounts/${steamId}`, { holdDays: 15 });
    await refreshTradeHold(market.worker, await userIdOf(client));
    expect(await buy(client)).toMatchObject({ __typename: 'TradeHeld', code: 'TRADE_HELD' });
    await sandbox(market, `accounts/${steamId}`, { holdDays: 0 });
    await refreshTradeHold(market.worker, await userIdOf(client));
    expect((await buy(client)).__typename).toBe('BuyListingPayload');
  });

  test('S-12 Steam is asked about new links first, a few at a time, and again after a day or, of a held one, an hour', async () => {
    const [old, fresh] = [await openBuyer(market), await openBuyer(market)];
    await market.owner.query('update app_user set hold_asked_at = clock_now(), hold_due_at = clock_now()');
    const ids = [await userIdOf(old), await userIdOf(fresh)];
    await market.owner.query('update app_user set hold_asked_at = null where id = $1', [ids[1]]);
    expect(await listDueHoldUserIds(market.worker.db, 1)).toEqual([ids[1]]);
    const isDue = async () => (await listDueHoldUserIds(market.worker.db, 1_000)).includes(ids[1] ?? '');
    await sandbox(market, `accounts/${await steamIdOf(fresh)}`, { holdDays: 15 });
    await refreshTradeHold(market.worker, ids[1] ?? '');
    expect(await isDue()).toBe(false);
    await market.advanceClock(61 * 60_000);
    expect(await isDue()).toBe(true);
    await sandbox(market, `accounts/${await steamIdOf(fresh)}`, { holdDays: 0 });
    await refreshTradeHold(market.worker, ids[1] ?? '');
    await market.advanceClock(61 * 60_000);
    expect(await isDue()).toBe(false);
  });

  test('S-12 a link that Steam does not know waits its turn behind others, and is asked about again some hours later', async () => {
    const client = await openBuyer(market);
    const userId = await userIdOf(client);
    await market.owner.query(
      'update app_user set hold_asked_at = null, hold_due_at = clock_now() where id = $1',
      [userId],
    );
    const isDue = async () => (await listDueHoldUserIds(market.worker.db, 1_000)).includes(userId);
    expect(await isDue()).toBe(true);
    const steam = { ...market.worker.steam, getTradeHoldSides: async () => 'unknown' as const };
    await refreshTradeHold({ ...market.worker, steam }, userId);
    await market.advanceClock(5 * 60 * 60_000);
    expect(await isDue()).toBe(false);
    await market.advanceClock(61 * 60_000);
    expect(await isDue()).toBe(true);
  });

  test('S-12 a purchase has Steam asked where its last answer is old, and waits no longer than is set', {
    timeout: 60_000,
  }, async () => {
    const client = await openBuyer(market);
    const userId = await userIdOf(client);
    const sent = async () => {
      const { rows } = await market.owner.query<{ data: TradeHoldAsk }>(
        "select data from pgboss.job where name = 'trade-hold-ask'",
      );
      return rows.map(({ data }) => data);
    };
    const handovers = new Handovers();
    const [listing] = await takeListings(client, 1);
    const [, listingId = ''] = Buffer.from(listing?.id ?? '', 'base64')
      .toString()
      .split(':');
    const ask = (waitMs: number, id = listingId) =>
      askTradeHold(
        { ...market.worker, config: { ...market.config, ORDER_HOLD_WAIT_MS: waitMs } },
        handovers,
        { buyerId: userId, listingId: id, clientRequestId: crypto.randomUUID() },
      );
    // Not on sale: nothing is bought, and nothing asked.
    await ask(200, userId);
    await ask(0);
    expect(await sent()).toEqual([]);
    // Once a minute by the clock: the next questions fall into one minute.
    const pastMs = Date.now() % 60_000;
    if (pastMs > 50_000) await sleep(60_000 - pastMs);
    // Nobody answers.
    await ask(200);
    expect(await sent()).toMatchObject([{ userId }]);
    // Nobody waits for it any longer, and within a minute nothing is asked again.
    const [late] = await sent();
    await market.advanceClock(1_000);
    await answerTradeHold(market.worker, late ?? { userId, handoverId: '', endsAt: '' });
    const { rows } = await market.owner.query('select hold_asked_at from app_user where id = $1', [userId]);
    expect(rows).toEqual([{ hold_asked_at: null }]);
    await ask(60_000);
    expect(await sent()).toHaveLength(1);
    await market.owner.query(`update pgboss.job set state = 'cancelled' where name = 'trade-hold-ask'`);
    await sandbox(market, `accounts/${await steamIdOf(client)}`, { holdDays: 15 });
    const waiting = ask(60_000);
    await expect.poll(sent).toHaveLength(2);
    const [, second] = await sent();
    await answerTradeHold(market.worker, second ?? { userId, handoverId: '', endsAt: '' });
    handovers.note(JSON.stringify({ id: second?.handoverId, sealed: '' }));
    await waiting;
    expect(await buy(client)).toMatchObject({ code: 'TRADE_HELD' });
    // The answer is fresh.
    await ask(60_000);
    expect(await sent()).toHaveLength(2);
  });

  test('goes through where Steam was not asked yet, or did not answer', async () => {
    const unasked = await openBuyer(market);
    await ban(await steamIdOf(unasked));
    expect((await buy(unasked)).__typename).toBe('BuyListingPayload');
    const path = '/ISteamUser/GetPlayerBans';
    await sandbox(market, 'faults', { path, count: 1, status: 503, withEffect: false });
    market.worker.watch.take('offers');
    await refreshTradeBans(market.worker);
    expect((await buy(unasked)).__typename).toBe('BuyListingPayload');
    expect(market.worker.watch.take('offers')).toMatchObject({ failures: 1 });
  });

  test('another trade link is asked about at once, and the old answer does not count for it', async () => {
    const client = await openBuyer(market);
    await ban(await steamIdOf(client));
    await refreshTradeBans(market.worker);
    expect(await buy(client)).toMatchObject({ code: 'TRADE_BANNED' });
    await client.query(
      'mutation { takeSandboxTradeUrl(input: {}) { ... on TakeSandboxTradeUrlPayload { viewer { tradeUrl } } } }',
    );
    expect((await buy(client)).__typename).toBe('BuyListingPayload');
    await ban(await steamIdOf(client));
    await refreshTradeBans(market.worker);
    expect(await buy(client)).toMatchObject({ code: 'TRADE_BANNED' });
  });
});
