import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { matchItem } from '../../../api/orders/bid/matchBids.ts';
import { setOrderTradeUrl } from '../../../api/orders/order/orderTradeUrl.ts';
import { quickSell } from '../../../api/orders/quickSale/quickSell.ts';
import { listCounteredOrderIds } from '../../../api/orders/tradeOffer/offerPolls.store.ts';
import { pollOrders } from '../../../api/orders/tradeOffer/pollOrders.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { poison } from '../../kit/poison.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies } from '../../selling/listing/sellerScene.ts';
import { bid, openBidder, takeItem } from '../bid/bidScene.ts';
import { untilOffer } from '../order/deliveryScene.ts';
import { buyersSteamId } from '../order/playedSteam.ts';
import { offerCopy, openRobot } from './cartScene.ts';
import { endsOf, offersOf, type PressScene, pressTogether } from './deliveryScene.ts';

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

const first = ({ orderNos }: PressScene): string => orderNos[0] ?? '';
const sendAll = ({ orderNos }: PressScene) =>
  Promise.allSettled(orderNos.map((orderNo) => worker.send(orderNo)));

test('C-07 five workers at once make one offer of five orders, ten times', async () => {
  for (let round = 0; round < 10; round += 1) {
    const scene = await pressTogether(market, 5, 'ignore');
    await sendAll(scene);
    await sendAll(scene);
    expect(await endsOf(market, scene)).toEqual(Array(5).fill('awaitingAccept'));
    expect(await offersOf(market, scene)).toHaveLength(1);
  }
});

describe('Steam refuses the buyer', () => {
  async function refusedLink() {
    const scene = await pressTogether(market, 3, 'ignore');
    const steamId = await buyersSteamId(market, first(scene));
    await market.owner.query(
      "update sandbox.steam_account set trade_token = 'newToken' where steam_id = $1",
      [steamId],
    );
    await worker.send(first(scene));
    const { rows } = await market.owner.query<{ id: string; buyerId: string; issue: string }>(
      `select id, buyer_id as "buyerId", delivery_issue as issue from market_order where order_no = any($1) order by id`,
      [scene.orderNos],
    );
    const partner = BigInt(steamId) - 76_561_197_960_265_728n;
    const freshUrl = `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=newToken`;
    return { scene, rows, freshUrl };
  }

  test('C-07 a link that is refused is asked for in each order; given in one, all of them come in one offer', async () => {
    const { scene, rows, freshUrl } = await refusedLink();
    expect(rows.map(({ issue }) => issue)).toEqual(Array(3).fill('tradeLink'));
    const [{ id: orderId, buyerId } = { id: '', buyerId: '' }] = rows;
    await setOrderTradeUrl(market.platform, { buyerId, orderId, tradeUrl: freshUrl, isPartner: false });
    await worker.send(scene.orderNos[2] ?? '');
    expect(await endsOf(market, scene)).toEqual(Array(3).fill('awaitingAccept'));
    expect((await offersOf(market, scene)).map(({ assetIds }) => assetIds.length)).toEqual([3]);
  });

  test('C-07 a hold that the buyer causes is asked about once, and told in each order', async () => {
    const scene = await pressTogether(market, 3, 'ignore');
    await sandbox(market, `accounts/${await buyersSteamId(market, first(scene))}`, { holdDays: 15 });
    await sendAll(scene);
    const { rows } = await market.owner.query<{ issue: string }>(
      'select delivery_issue as issue from market_order where order_no = any($1)',
      [scene.orderNos],
    );
    expect(rows.map(({ issue }) => issue)).toEqual(Array(3).fill('tradeHold'));
    expect(await offersOf(market, scene)).toEqual([]);
  });
});

test('C-07 a counter-offer ends each order, and is declined once for all of them', async () => {
  const scene = await pressTogether(market, 3, 'counter');
  await worker.send(first(scene));
  await untilOffer(market, first(scene), [4]);
  await worker.poll(first(scene));
  expect(await endsOf(market, scene)).toEqual(Array(3).fill('buyerCounterOffer'));
  expect(await listCounteredOrderIds(market.worker.db)).toHaveLength(1);
  await worker.decline(scene.orderNos[2] ?? '');
  expect(await listCounteredOrderIds(market.worker.db)).toEqual([]);
});

test('C-07 an order whose fact cannot be recorded stops no other of its offer', async () => {
  const scene = await pressTogether(market, 3);
  await worker.send(first(scene));
  const { rows } = await market.owner.query<{ id: string }>(
    'select t.id from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1',
    [scene.orderNos[1]],
  );
  const cure = await poison(
    market,
    'trade_offer_event',
    `new.state like 'trade:%' and new.trade_offer_id = '${rows[0]?.id}'`,
  );
  await untilOffer(market, first(scene), [3]);
  await expect(worker.poll(first(scene))).rejects.toThrow('poisoned');
  expect(await endsOf(market, scene)).toEqual(['protected', 'awaitingAccept', 'protected']);
  await cure();
  await worker.poll(first(scene));
  expect(await endsOf(market, scene)).toEqual(Array(3).fill('protected'));
});

test('C-07 while a press may still buy, the worker’s own round leaves its copies alone; later it sends each offer once', async () => {
  const scene = await pressTogether(market, 3, 'ignore');
  const jobsOf = async () => {
    const { rows } = await market.owner.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job j join market_order o on o.id::text = j.data ->> 'orderId'
       where j.name = 'trade-offer-send' and o.order_no = any($1)`,
      [scene.orderNos],
    );
    return rows[0]?.count ?? 0;
  };
  // The end of the press has sent one job for the whole offer.
  expect(await jobsOf()).toBe(1);
  await market.owner.query("delete from pgboss.job where name = 'trade-offer-send'");
  await pollOrders(market.worker);
  expect(await jobsOf()).toBe(0);
  await market.advanceClock(31_000);
  await pollOrders(market.worker);
  expect(await jobsOf()).toBe(3);
  await sendAll(scene);
  expect(await offersOf(market, scene)).toHaveLength(1);
});

/** The number of orders that each tag stands for, of the orders of an item. */
async function sharesOf(marketItemId: string): Promise<number[]> {
  const { rows } = await market.owner.query<{ orderNo: string }>(
    'select order_no as "orderNo" from market_order where market_item_id = $1 order by id',
    [marketItemId],
  );
  for (const { orderNo } of rows) await worker.send(orderNo).catch(() => undefined);
  const { rows: shares } = await market.owner.query<{ count: number }>(
    `select count(*)::int as count from trade_offer t join market_order o on o.id = t.order_id
     where o.market_item_id = $1 group by t.tag order by 1`,
    [marketItemId],
  );
  return shares.map(({ count }) => count);
}

test('I12 an offer that Steam made although it refused the call is cancelled, once its copies go with another tag', async () => {
  const scene = await pressTogether(market, 3, 'ignore');
  // Steam says that a copy is gone, makes the offer all the same, and does not list it at first.
  const send = { kind: 'refusal', code: 26, path: '/tradeoffer/new/send', withEffect: true };
  await sandbox(market, 'faults', { ...send, count: 1 });
  await sandbox(market, 'faults', { kind: 'missing', path: 'GetTradeOffers', count: 0 });
  await worker.send(first(scene));
  expect((await offersOf(market, scene)).map(({ state }) => state)).toEqual([9]);
  await sandbox(market, 'faults/off');
  for (let round = 0; round < 3; round += 1) {
    await sendAll(scene);
    await worker.poll(first(scene));
  }
  expect(await endsOf(market, scene)).toEqual(Array(3).fill('awaitingAccept'));
  const open = (await offersOf(market, scene)).filter(({ state }) => state === 2 || state === 9);
  expect(open.flatMap(({ assetIds }) => assetIds).toSorted()).toEqual(scene.assetIds.toSorted());
});

describe('presses of sellers', () => {
  test('T-24 orders of two buyers never share an offer, although both name the same trade link', async () => {
    const seller = await openRobot(market);
    const marketItemId = await takeItem(market);
    const bidders = [await openBidder(market), await openBidder(market)];
    const { rows } = await market.owner.query<{ url: string }>(
      'select trade_url as url from app_user where id = $1',
      [bidders[0]?.userId],
    );
    for (const bidder of bidders)
      await bid(market, bidder, {
        marketItemId,
        quantity: 2,
        priceCents: 6_000n,
        tradeUrl: rows[0]?.url ?? '',
      });
    const lines = (await giveCopies(market, seller, marketItemId, 4)).map((assetId) => ({
      assetId,
      minPriceCents: 5_000n,
    }));
    const request = { userId: seller.userId, lines, listRestAtCents: null, isPriceConfirmed: true };
    await quickSell(market.platform, { ...request, clientRequestId: newId() });
    expect(await sharesOf(marketItemId)).toEqual([2, 2]);
  });

  test('B-20 C-04 copies that a quick sale sells to one buyer come in one offer, those to others in their own', async () => {
    const seller = await openRobot(market);
    const marketItemId = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId, quantity: 3, priceCents: 6_000n });
    await bid(market, await openBidder(market), { marketItemId, quantity: 1, priceCents: 5_500n });
    const lines = (await giveCopies(market, seller, marketItemId, 4)).map((assetId) => ({
      assetId,
      minPriceCents: 5_000n,
    }));
    const request = { userId: seller.userId, lines, listRestAtCents: null, isPriceConfirmed: true };
    const outcomes = await quickSell(market.platform, { ...request, clientRequestId: newId() });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(Array(4).fill('sold'));
    expect(await sharesOf(marketItemId)).toEqual([1, 3]);
  });

  test('C-04 copies that one bid takes one after the other come in one offer', async () => {
    const seller = await openRobot(market);
    const marketItemId = await takeItem(market);
    for (let copy = 0; copy < 3; copy += 1)
      await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_000 });
    await bid(market, await openBidder(market), { marketItemId, quantity: 3, priceCents: 6_000n });
    expect(await matchItem(market.platform, marketItemId)).toBe(3);
    expect(await sharesOf(marketItemId)).toEqual([3]);
  });
});
