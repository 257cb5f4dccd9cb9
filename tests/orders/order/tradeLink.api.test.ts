import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANCEL, SET_ORDER_TRADE_URL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { openBuyer, readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openDeadLink } from './deadLink.ts';
import { buyAs, listingStatus } from './deliveryScene.ts';
import { buyersSteamId } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('a trade link that Steam refuses', () => {
  test('the buyer is asked for another, gives it, and the order goes on', async () => {
    const { buyer, orderNo, orderId, freshUrl } = await openDeadLink(market, worker);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'AWAITING_OFFER',
      deliveryIssue: 'TRADE_LINK',
      actor: 'BUYER',
    });
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
    const { rows } = await market.owner.query(
      "select 1 from message m join market_order o on o.id = m.order_id where o.order_no = $1 and template = 'tradeLinkRefused'",
      [orderNo],
    );
    expect(rows).toHaveLength(1);
    for (const _ of [1, 2]) {
      const { setOrderTradeUrl } = await buyer.must(SET_ORDER_TRADE_URL, {
        orderId,
        tradeUrl: ` ${freshUrl} `,
      });
      expect(setOrderTradeUrl).toMatchObject({
        __typename: 'SetOrderTradeUrlPayload',
        order: { phase: 'AWAITING_OFFER', deliveryIssue: null, actor: 'SELLER' },
        viewer: { tradeUrl: freshUrl },
      });
    }
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    await worker.send(orderNo);
    const { order } = await readOrder(buyer, orderNo);
    expect(order.phase).toBe('AWAITING_ACCEPT');
    expect(order.events.map(({ cause }) => cause)).toEqual([
      'ORDERED',
      'PAID',
      'TRADE_LINK_REFUSED',
      'TRADE_LINK_REPLACED',
      'OFFER_CREATED',
      'OFFER_ACTIVE',
    ]);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });

  test('O-02 no other link by the deadline: failed as not received, the money back, the listing on sale', async () => {
    const { buyer, orderNo } = await openDeadLink(market, worker);
    await market.advanceClock(11 * 3_600_000);
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_OFFER');
    await market.advanceClock(2 * 3_600_000);
    await worker.conclude(orderNo);
    await worker.verify(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'BUYER_RECEIVE_TIMEOUT' },
      deliveryIssue: null,
    });
    expect(wallet.spendableCents).toBe(5_000_000);
    expect(await listingStatus(market, orderNo)).toBe('active');
  });

  test('the account behind the link may not trade: the buyer is told, and may give another account’s', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await market.owner.query(
      "update sandbox.steam_account set trade_banned_until = clock_now() + interval '30 days' where steam_id = $1",
      [await buyersSteamId(market, orderNo)],
    );
    await worker.send(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      deliveryIssue: 'PARTNER_BLOCKED',
      actor: 'BUYER',
    });
  });

  test('refused: a text that is not a link, an order that needs no link, somebody else’s order', async () => {
    const { buyer, orderId, freshUrl } = await openDeadLink(market, worker);
    const set = async (client: typeof buyer, id: string, tradeUrl: string) =>
      (await client.must(SET_ORDER_TRADE_URL, { orderId: id, tradeUrl })).setOrderTradeUrl;
    expect(await set(buyer, orderId, 'https://example.com')).toMatchObject({ code: 'TRADE_URL_INVALID' });
    expect(await set(await openBuyer(market), orderId, freshUrl)).toMatchObject({
      code: 'TRADE_URL_NOT_NEEDED',
    });
    const healthy = await buyAs(market, 'ignore');
    expect(await set(healthy.buyer, healthy.orderId, freshUrl)).toMatchObject({
      code: 'TRADE_URL_NOT_NEEDED',
    });
  });

  test('two links at once: one is taken, the order goes to it', async () => {
    const { buyer, orderNo, orderId, freshUrl, steamId } = await openDeadLink(market, worker);
    const other = freshUrl.replace('newToken', 'othToken');
    const answers = await Promise.all(
      [freshUrl, other].map(
        async (tradeUrl) => (await buyer.must(SET_ORDER_TRADE_URL, { orderId, tradeUrl })).setOrderTradeUrl,
      ),
    );
    expect(answers.map((answer) => answer.__typename).toSorted()).toEqual([
      'SetOrderTradeUrlPayload',
      'TradeUrlNotNeeded',
    ]);
    expect(await buyersSteamId(market, orderNo)).toBe(steamId);
  });

  test('the buyer cancels instead, while the replacement races: one end, the money once', async () => {
    const { buyer, orderNo, orderId, freshUrl } = await openDeadLink(market, worker);
    await market.advanceClock(31 * 60_000);
    await Promise.all([
      buyer.must(SET_ORDER_TRADE_URL, { orderId, tradeUrl: freshUrl }),
      buyer.must(CANCEL, { orderId }),
      worker.send(orderNo).catch(() => {}),
    ]);
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    await worker.verify(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'BUYER_CANCELLED' } });
    expect(wallet.spendableCents).toBe(5_000_000);
  });
});

describe('the seller’s account', () => {
  async function status(orderNo: string): Promise<string> {
    const { rows } = await market.owner.query<{ status: string }>(
      'select a.status from steam_account a join trade_offer t on t.steam_account_id = a.id join market_order o on o.id = t.order_id where o.order_no = $1',
      [orderNo],
    );
    return rows[0]?.status ?? '';
  }
  async function sellersSteamId(orderNo: string): Promise<string> {
    const { rows } = await market.owner.query<{ id: string }>(
      'select a.steam_id as id from steam_account a join trade_offer t on t.steam_account_id = a.id join market_order o on o.id = t.order_id where o.order_no = $1',
      [orderNo],
    );
    return rows[0]?.id ?? '';
  }

  test('Steam forgot the session: renewed and sent', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    for (const path of ['/tradeoffer/new/send', '/GetTradeOffer']) {
      await sandbox(market, 'faults', { path, count: 1, status: 401, withEffect: false });
      await worker.send(orderNo).catch(() => {});
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    await worker.send(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    expect(await status(orderNo)).toBe('normal');
  });

  test('its sign-in is revoked: abnormal, the seller is told once, the order ends at its deadline; known again, it is normal again', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    const steamId = await sellersSteamId(orderNo);
    const { rows: kept } = await market.owner.query(
      'select refresh_token as token from sandbox.steam_account where steam_id = $1',
      [steamId],
    );
    await sandbox(market, `accounts/${steamId}`, { revokesTokens: true });
    await market.owner.query('update steam_account set sealed_access_token = null where steam_id = $1', [
      steamId,
    ]);
    for (const _ of [1, 2])
      await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'sessionExpired' });
    expect(await status(orderNo)).toBe('abnormal');
    const { rows } = await market.owner.query(
      "select 1 from message m join steam_account a on a.user_id = m.user_id where a.steam_id = $1 and template = 'steamAccountAbnormal'",
      [steamId],
    );
    expect(rows).toHaveLength(1);
    await market.advanceClock(31 * 60_000);
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'SELLER_SHIPMENT_TIMEOUT' },
    });
    await market.owner.query('update sandbox.steam_account set refresh_token = $2 where steam_id = $1', [
      steamId,
      kept[0].token,
    ]);
    await worker.poll(orderNo);
    expect(await status(orderNo)).toBe('normal');
  });

  test('Steam lets it not trade: the order is cancelled by the system, the account sells no more, its owner is told', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    const steamId = await sellersSteamId(orderNo);
    await market.owner.query(
      "update sandbox.steam_account set trade_banned_until = clock_now() + interval '30 days' where steam_id = $1",
      [steamId],
    );
    await worker.send(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'SYSTEM_CANCELLED' },
    });
    expect(await status(orderNo)).toBe('notSellable');
    await market.owner.query(
      'update sandbox.steam_account set trade_banned_until = null where steam_id = $1',
      [steamId],
    );
    await market.owner.query("update steam_account set status = 'normal'");
  });
});
