import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import {
  claimMovingAccountIds,
  listWatchedAccountIds,
} from '../../../api/orders/tradeOffer/offerPolls.store.ts';
import { claimMovingAccounts } from '../../../api/orders/tradeOffer/pollOrders.ts';
import { pollSteamAccount } from '../../../api/orders/tradeOffer/pollSteamAccount.ts';
import { sendTradeOffer } from '../../../api/orders/tradeOffer/sendTradeOffer.ts';
import { settleAccount } from '../../../api/orders/tradeOffer/settleAccount.ts';
import { findProbeAccountId } from '../../../api/steam/client/steamAccount.store.ts';
import { SEND_CALLS } from '../../bench/steamWeek/playedSales.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';

const POLL_MS = 10_000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** An order of an account of its own. */
async function order(): Promise<{ orderNo: string; orderId: string; accountId: string }> {
  const { orderNo } = await buyAs(market, 'accept');
  const { rows } = await market.owner.query<{ orderId: string; accountId: string }>(
    `select o.id as "orderId", offer.steam_account_id as "accountId" from market_order o
     join trade_offer offer on offer.order_id = o.id where o.order_no = $1`,
    [orderNo],
  );
  const [row] = rows;
  if (!row) throw new Error(`no order ${orderNo}`);
  return { orderNo, ...row };
}

const setOrder = (orderNo: string, phase: string, isAutomatic: boolean) =>
  market.owner.query(
    `update market_order set phase = $2, is_automatic = $3, reason = case $2 when 'failed' then 'sellerShipmentTimeout' end where order_no = $1`,
    [orderNo, phase, isAutomatic],
  );
const claim = () => claimMovingAccountIds(market.worker.db, POLL_MS);

/** Calls that were made to Steam meanwhile, by kind. */
async function countCalls(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const read = () => {
    const counts: Record<string, number> = {};
    for (const { kind, count } of market.worker.lanes.listCalls()) counts[kind] = (counts[kind] ?? 0) + count;
    return counts;
  };
  const before = read();
  await act();
  return Object.fromEntries(
    Object.entries(read()).flatMap(([kind, count]) => {
      const more = count - (before[kind] ?? 0);
      return more > 0 ? [[kind, more] as const] : [];
    }),
  );
}

test('S-10 of workers that ask at once one polls an account, and no sooner than an open offer is due', async () => {
  const { orderNo, orderId, accountId } = await order();
  await sendTradeOffer(market.worker, orderId);
  const claims = await Promise.all(Array.from({ length: 8 }, claim));
  expect(claims.flat().filter((id) => id === accountId)).toHaveLength(1);
  expect(await claim()).not.toContain(accountId);
  await market.advanceClock(POLL_MS - 2_000);
  expect(await claim()).not.toContain(accountId);
  await market.advanceClock(2_000);
  expect(await claim()).toContain(accountId);
  // A clock that was set back must not stop the polls until it has caught up.
  await market.owner.query(
    `update steam_account set asked_at = clock_now() + interval '1 hour' where id = $1`,
    [accountId],
  );
  expect(await claim()).toContain(accountId);
  await untilOffer(market, orderNo, [3]);
  await pollSteamAccount(market.worker, accountId);
  await market.advanceClock(POLL_MS);
  expect(await claim()).not.toContain(accountId);
});

test('S-10 an account whose owner has to send, or whose trade Steam holds, is polled less often; with an open offer beside, as often as that', async () => {
  const { orderNo, accountId } = await order();
  for (const [phase, isAutomatic] of [
    ['awaitingOffer', false],
    ['onHold', true],
  ] as const) {
    await setOrder(orderNo, phase, isAutomatic);
    await market.advanceClock(DAY_MS);
    expect(await claim()).toContain(accountId);
    await market.advanceClock(2 * POLL_MS);
    expect(await claim()).not.toContain(accountId);
    await market.advanceClock(POLL_MS);
    expect(await claim()).toContain(accountId);
  }
  const beside = await order();
  await market.owner.query(
    `update trade_offer set steam_account_id = $2 where order_id = (select id from market_order where order_no = $1)`,
    [beside.orderNo, accountId],
  );
  await setOrder(beside.orderNo, 'awaitingAccept', true);
  await market.advanceClock(POLL_MS);
  expect(await claim()).toContain(accountId);
  await setOrder(orderNo, 'failed', true);
  await setOrder(beside.orderNo, 'failed', true);
});

test('S-10 none is polled whose sign-in Steam rejects, or while Steam cannot be read', async () => {
  const { orderId, accountId, orderNo } = await order();
  await sendTradeOffer(market.worker, orderId);
  const setStatus = (status: string) =>
    market.owner.query('update steam_account set status = $2 where id = $1', [accountId, status]);
  await setStatus('abnormal');
  expect(await claim()).not.toContain(accountId);
  await setStatus('normal');
  await market.owner.query(
    `update steam_health set state = 'down', since = clock_now() where kind = 'offers'`,
  );
  expect(await claimMovingAccounts(market.worker)).toEqual([]);
  await market.owner.query(`update steam_health set state = 'up' where kind = 'offers'`);
  expect(await claimMovingAccounts(market.worker)).toContain(accountId);
  await setOrder(orderNo, 'failed', true);
});

test('S-10 accounts that only wait are listed the longest ago first, and no more than a round takes', async () => {
  const orders = [await order(), await order(), await order()];
  const at = (minutes: number) => new Date(Date.UTC(2020, 0, 1, 0, minutes));
  for (const [index, { orderNo, accountId }] of orders.entries()) {
    await setOrder(orderNo, 'protected', true);
    await market.owner.query('update steam_account set polled_at = $2 where id = $1', [
      accountId,
      at(9 - index),
    ]);
  }
  const ids = orders.map(({ accountId }) => accountId);
  const distinct = [...new Set(ids)];
  const listed = await listWatchedAccountIds(market.worker.db, at(30), 50);
  expect(listed.filter((id) => distinct.includes(id))).toEqual([...new Set(ids.toReversed())]);
  expect(await listWatchedAccountIds(market.worker.db, at(30), 1)).toHaveLength(1);
  expect(await listWatchedAccountIds(market.worker.db, at(0), 50)).not.toContain(ids[0]);
  // One that was unbound, and whose secrets are gone.
  const sealed = await market.owner.query(
    `update steam_account new set unbound_at = clock_now(), sealed_secret = '' from steam_account old
     where new.id = $1 and old.id = new.id returning old.sealed_secret as secret`,
    [ids[0]],
  );
  expect(await listWatchedAccountIds(market.worker.db, at(30), 50)).not.toContain(ids[0]);
  await market.owner.query('update steam_account set unbound_at = null, sealed_secret = $2 where id = $1', [
    ids[0],
    sealed.rows[0].secret,
  ]);
});

test('S-10 a sale costs the calls that the played week counts', async () => {
  const { orderNo, orderId, accountId } = await order();
  const played = { api: 0, community: 0 };
  for (const kind of SEND_CALLS) played[kind === 'api' ? 'api' : 'community'] += 1;
  // The token of the account is renewed before.
  await pollSteamAccount(market.worker, accountId);
  expect(await countCalls(() => sendTradeOffer(market.worker, orderId))).toEqual(played);
  expect(await countCalls(() => pollSteamAccount(market.worker, accountId))).toEqual({ api: 1 });
  await untilOffer(market, orderNo, [3]);
  expect(await countCalls(() => pollSteamAccount(market.worker, accountId))).toEqual({ api: 2 });
  await market.advanceClock(9 * DAY_MS);
  const { api = 0 } = await countCalls(() => settleAccount(market.worker, accountId));
  // And the token of nine days later.
  expect(api).toBe(3);
});

test('S-12 an account without secrets is not used to probe confirmations, because it never requests them', async () => {
  const { db } = market.worker;
  const any = await findProbeAccountId(db);
  expect(any).not.toBeNull();
  // Only robots must have them.
  const { rows: robots } = await market.owner.query("select id from steam_account where type = 'robot'");
  await market.owner.query("update steam_account set type = 'ordinary', has_secrets = false");
  expect(await findProbeAccountId(db)).toBe(any);
  expect(await findProbeAccountId(db, { hasSecrets: true })).toBeNull();
  await market.owner.query('update steam_account set has_secrets = true');
  await market.owner.query("update steam_account set type = 'robot' where id = any($1)", [
    robots.map(({ id }) => id),
  ]);
  expect(await findProbeAccountId(db, { hasSecrets: true })).not.toBeNull();
});
