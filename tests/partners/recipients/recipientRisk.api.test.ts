import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { fillRecipients } from '../../../api/orders/order/purchase.store.ts';
import { listRecipientRecords } from '../../../api/partners/recipients/recipientRecord.store.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { openPlayer } from './recipientScene.ts';

let market: TestMarket;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

const riskOf = async (steamId: string) =>
  (await listRecipientRecords(market.worker.db, [steamId])).get(steamId);

let count = 0;
async function buyFor(tradeUrl: string): Promise<string> {
  const [listing] = await takeListings(market.visitor(), 1);
  const { body } = await partner.post('/orders', {
    outOrderNo: `risk-${process.pid}-${++count}`,
    listingId: Buffer.from(listing?.id ?? '', 'base64')
      .toString()
      .split(':')[1],
    priceLimitCents: listing?.askCents,
    tradeUrl,
  });
  return body.data.orderNo;
}

/** Buys, and lets the worker and Steam do their part. */
async function deliver(tradeUrl: string, phase: string, stepMs = 10_000): Promise<string> {
  const orderNo = await buyFor(tradeUrl);
  const worker = workerFor(market);
  await worker.send(orderNo);
  await worker.poll(orderNo);
  await expect
    .poll(
      async () => {
        await market.advanceClock(stepMs);
        await worker.poll(orderNo);
        await worker.conclude(orderNo);
        await worker.verify(orderNo);
        return (await partner.get(`/orders/${orderNo}`)).body.data.phase;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(phase);
  return orderNo;
}

test('P-04 the risk of a recipient is what its offers came to, whoever bought', {
  timeout: 60_000,
}, async () => {
  const { steamId, tradeUrl } = await openPlayer(market);
  await sandbox(market, `accounts/${steamId}`, { delayMs: 60_000 });
  const taken = await deliver(tradeUrl, 'protected', 20_000);
  await deliver(tradeUrl, 'protected', 20_000);
  await sandbox(market, `accounts/${steamId}`, { behaviour: 'decline', delayMs: 0 });
  await deliver(tradeUrl, 'failed');
  await sandbox(market, `accounts/${steamId}`, { behaviour: 'ignore' });
  await deliver(tradeUrl, 'failed', 4 * HOUR_MS);
  // Not delivered: nobody has seen an offer.
  await buyFor(tradeUrl);
  const risk = await riskOf(steamId);
  expect(risk).toMatchObject({
    acceptedCount: 2,
    refusedCount: 1,
    expiredCount: 1,
    acceptedShare: 0.5,
    reversedCount: 0,
    isBlocked: false,
  });
  expect(risk?.medianAcceptSeconds).toBeGreaterThanOrEqual(30);
  expect(risk?.medianAcceptSeconds).toBeLessThanOrEqual(90);
  const { rows } = await market.owner.query('select created_at from market_order where order_no = $1', [
    taken,
  ]);
  expect(risk?.firstSeenAt).toEqual(rows[0].created_at);
  const reverse = (fault: string, days: number) =>
    market.owner.query(
      `insert into order_dispute (order_id, cause, fault, started_at, waits_until, ended_at)
       select id, 'reversed', $2, clock_now() - $3 * interval '1 day', clock_now() - $3 * interval '1 day', case when $2 <> 'unknown' then clock_now() end
       from market_order where order_no = $1
       on conflict (order_id) do update set fault = excluded.fault, started_at = excluded.started_at, waits_until = excluded.waits_until,
         ended_at = excluded.ended_at`,
      [taken, fault, days],
    );
  // That a trade was reversed says nothing of the recipient until Steam shows who did it.
  for (const [fault, days, reversedCount] of [
    ['unknown', 1, 0],
    ['seller', 1, 0],
    ['buyer', 1, 1],
    ['buyer', 400, 0],
  ] as const) {
    await reverse(fault, days);
    expect(await riskOf(steamId)).toMatchObject({ reversedCount });
  }
});

test('P-04 where Steam does not say, the risk is told of a link that an offer was sent to, and to nobody without one', async () => {
  const { steamId, tradeUrl } = await openPlayer(market);
  await deliver(tradeUrl, 'protected');
  await market.owner.query("update steam_health set state = 'down' where kind = 'offers'");
  const guess = tradeUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const links = [tradeUrl, guess, (await openPlayer(market)).tradeUrl];
  const { body } = await partner.send('POST', '/open/v1/recipients/check/batch', { tradeUrls: links });
  expect(body.data).toMatchObject({
    recipients: [
      { steamId, status: 'unknown', risk: { acceptedCount: 1, acceptedShare: 1 } },
      { steamId, status: 'unknown', risk: null },
      { status: 'unknown', risk: null },
    ],
  });
  await market.owner.query("update steam_health set state = 'up' where kind = 'offers'");
});

test('P-04 the orders of before are counted once the worker has filled in their recipient', async () => {
  const { steamId, tradeUrl } = await openPlayer(market);
  await deliver(tradeUrl, 'protected');
  const client = await market.owner.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query('update market_order set recipient_steam_id = null');
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await riskOf(steamId)).toMatchObject({ acceptedCount: 0, firstSeenAt: null });
  const { rows } = await market.owner.query('select count(*)::int as count from market_order');
  expect(await fillRecipients(market.worker.db, 2)).toBe(2);
  expect(await fillRecipients(market.worker.db, 1_000)).toBe(rows[0].count - 2);
  expect(await fillRecipients(market.worker.db, 1_000)).toBe(0);
  expect(await riskOf(steamId)).toMatchObject({ acceptedCount: 1 });
});

test('P-04 an account that is blocked here is told of, by its trade link or as a bound account', async () => {
  await openBuyer(market);
  const { rows } = await market.owner.query<{ id: string; steamId: string }>(
    `select id, ((substring(trade_url from 'partner=([0-9]+)'))::bigint + 76561197960265728)::text as "steamId"
     from app_user order by id desc limit 1`,
  );
  const [user] = rows;
  const setBlocked = (id: string | undefined, isBlocked: boolean) =>
    market.owner.query('update app_user set is_blocked = $2 where id = $1', [id, isBlocked]);
  expect(await riskOf(user?.steamId ?? '')).toMatchObject({ isBlocked: false, firstSeenAt: null });
  await setBlocked(user?.id, true);
  expect(await riskOf(user?.steamId ?? '')).toMatchObject({ isBlocked: true, firstSeenAt: null });
  const { rows: bound } = await market.owner.query<{ id: string; steamId: string }>(
    'select user_id as id, steam_id as "steamId" from steam_account where unbound_at is null limit 1',
  );
  await setBlocked(bound[0]?.id, true);
  expect(await riskOf(bound[0]?.steamId ?? '')).toMatchObject({ isBlocked: true });
  await setBlocked(bound[0]?.id, false);
  expect(await riskOf(bound[0]?.steamId ?? '')).toMatchObject({ isBlocked: false });
});
