import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startScheduler } from '../../../api/kernel/scheduler.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { createCallbackHttp } from '../../../api/notifications/callback/callbackHttp.ts';
import { callbackJobs } from '../../../api/partners/callbacks/callback.jobs.ts';
import { leaseEvents } from '../../../api/partners/callbacks/dueEvent.store.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import { addEvents, buyAs, eventsOf, serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';

let market: TestMarket;
let receiver: Receiver;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

test('P-05 T-35 1,000 callbacks are through within 20 s while another receiver hangs, four at a time', async () => {
  const hanging = await openReceiver();
  hanging.answer = () => {};
  const stop = await serveTo(market, [receiver, hanging]);
  const { partner: stuck } = await openPartner(market, { callbackUrl: hanging.url });
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  let underWay = 0;
  let most = 0;
  receiver.answer = (response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    setImmediate(() => {
      underWay -= 1;
      response.writeHead(204).end();
    });
  };
  await buyAs(partner, market);
  await buyAs(stuck, market);
  await until(() => receiver.received.length).toBe(2);
  const startedAt = performance.now();
  await addEvents(market, stuck, 50);
  await addEvents(market, partner, 1_000);
  await expect.poll(() => receiver.received.length, { timeout: 60_000, interval: 50 }).toBe(1_002);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`1,000 callbacks: ${seconds.toFixed(1)} s, at most ${most} at a time`);
  expect(seconds).toBeLessThan(40 * slowness());
  expect(most).toBeLessThanOrEqual(4);
  await market.owner.query("update callback_event set state = 'dead' where partner_id = $1", [
    stuck.partnerId,
  ]);
  await stop();
  await hanging.close();
});

test('P-05 two workers deliver each event once, and a dead worker’s lease runs out', async () => {
  const workers = [await serveTo(market, [receiver]), await serveTo(market, [receiver])];
  try {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await until(() => receiver.received.length).toBe(2);
    await addEvents(market, partner, 60);
    await until(async () =>
      (await eventsOf(market, partner)).every(({ state }) => state === 'delivered'),
    ).toBe(true);
    expect(receiver.received).toHaveLength(62);
    await market.owner.query(
      "update callback_event set state = 'waiting', leased_until = now() + interval '1 second' where partner_id = $1 and sequence = 1001",
      [partner.partnerId],
    );
    await until(() => receiver.received.length).toBe(63);
  } finally {
    await Promise.all(workers.map((stop) => stop()));
  }
});

test('P-05 a dead worker’s slots are free within seconds, and a delivery that outlives its lease is not begun again', async () => {
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  await buyAs(partner, market);
  await addEvents(market, partner, 4);
  const taken = await inTransaction(market.worker.db, (tx) => leaseEvents(tx, partner.partnerId));
  expect(taken).toHaveLength(4);
  const { rows } = await market.owner.query<{ seconds: number }>(
    'select extract(epoch from max(leased_until) - now())::float8 as seconds from callback_event where partner_id = $1',
    [partner.partnerId],
  );
  expect(rows[0]?.seconds).toBeLessThan(10);
  await market.owner.query(
    "update callback_event set leased_until = now() + interval '1 second' where partner_id = $1",
    [partner.partnerId],
  );
  const callbacks = createCallbackHttp({ timeoutMs: 15_000, devHosts: [receiver.host] });
  const serve = () => startScheduler({ ...market.worker, callbacks }, callbackJobs);
  const workers = [await serve(), await serve()];
  receiver.answer = (response) => void setTimeout(() => response.writeHead(204).end(), 9_500);
  await until(() => receiver.received.length).toBe(4);
  receiver.answer = (response) => void response.writeHead(204).end();
  await expect
    .poll(async () => (await eventsOf(market, partner)).map(({ attempts }) => attempts), { timeout: 30_000 })
    .toEqual([1, 1, 1, 1, 1, 1]);
  expect(receiver.received).toHaveLength(6);
  await Promise.all(workers.map(({ stop }) => stop()));
});
