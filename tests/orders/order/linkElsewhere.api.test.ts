import { afterAll, beforeAll, expect, test } from 'vitest';
import { setOrderTradeUrl } from '../../../api/orders/order/orderTradeUrl.ts';
import { SET_ORDER_TRADE_URL } from '../../kit/documents.ts';
import { workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openDeadLink } from './deadLink.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

test('T-24 the refused link was not the buyer’s own: the order takes the new one, and theirs stays', async () => {
  const { buyer, orderNo, orderId, freshUrl } = await openDeadLink(market, worker);
  const ownUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=7&token=ownToken';
  await market.owner.query(
    'update app_user set trade_url = $2 where id = (select buyer_id from market_order where order_no = $1)',
    [orderNo, ownUrl],
  );
  expect(
    (await buyer.must(SET_ORDER_TRADE_URL, { orderId, tradeUrl: freshUrl })).setOrderTradeUrl,
  ).toMatchObject({ order: { deliveryIssue: null }, viewer: { tradeUrl: ownUrl } });
});

test('T-24 T-22 to another Steam account: only where it is the buyer’s own by now, or a partner says so, and never to the seller', async () => {
  const { buyer, orderNo, orderId } = await openDeadLink(market, worker);
  const elsewhere = 'https://steamcommunity.com/tradeoffer/new/?partner=7&token=ownToken';
  const set = async (tradeUrl: string) =>
    (await buyer.must(SET_ORDER_TRADE_URL, { orderId, tradeUrl })).setOrderTradeUrl;
  expect(await set(elsewhere)).toMatchObject({ code: 'TRADE_URL_ELSEWHERE' });
  const { rows } = await market.owner.query<{ id: string; buyerId: string; sellers: string }>(
    `select o.id, o.buyer_id as "buyerId", account.steam_id as sellers from market_order o join trade_offer t on t.order_id = o.id
     join steam_account account on account.id = t.steam_account_id where o.order_no = $1`,
    [orderNo],
  );
  const [row] = rows;
  if (!row) throw new Error('no order');
  const partner = BigInt(row.sellers) - 76_561_197_960_265_728n;
  const sellersUrl = `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=selToken`;
  const asPartner = { buyerId: row.buyerId, orderId: row.id, isPartner: true };
  await expect(
    setOrderTradeUrl(market.platform, { ...asPartner, tradeUrl: sellersUrl }),
  ).rejects.toMatchObject({ code: 'ownListing' });
  await market.owner.query('update app_user set trade_url = $2 where id = $1', [row.buyerId, elsewhere]);
  expect(await set(elsewhere)).toMatchObject({ order: { deliveryIssue: null } });
  await market.owner.query("update market_order set delivery_issue = 'tradeLink' where id = $1", [row.id]);
  const customers = elsewhere.replace('=7', '=8');
  await setOrderTradeUrl(market.platform, { ...asPartner, tradeUrl: customers });
  const { rows: after } = await market.owner.query(
    'select buyer_trade_url as "order", trade_url as own from market_order o join app_user u on u.id = o.buyer_id where o.id = $1',
    [row.id],
  );
  expect(after).toEqual([{ order: customers, own: elsewhere }]);
});
