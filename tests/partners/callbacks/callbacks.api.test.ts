import { createPublicKey, verify } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import { addEvents, buyAs, eventsOf, serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { isStandard } from './standardWebhooks.ts';

const MINUTE = 60_000;

let market: TestMarket;
let receiver: Receiver;
let stop: () => Promise<void>;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  receiver = await openReceiver();
  stop = await serveTo(market, [receiver]);
});
afterEach(async () => {
  await stop();
  await receiver.close();
});

const phasesOf = () => receiver.received.map(({ event }) => String(event.data.phase));

describe('P-05 a callback', () => {
  test('tells each change of an order, signed, with a number that rises, and the answer is kept', async () => {
    receiver.answer = (response) => void response.writeHead(200).end('x'.repeat(3_000));
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    const { orderNo, outOrderNo } = await buyAs(partner, market);
    await until(() => phasesOf().toSorted()).toEqual(['awaitingOffer', 'creating']);
    const { keys, callbackKeys } = (await (await fetch(`${market.url}/open/v1/keys`)).json()).data;
    expect(callbackKeys).toHaveLength(1);
    for (const { headers, body, event } of receiver.received) {
      expect(event.data).toMatchObject({ orderNo, outOrderNo, side: 'buyer' });
      expect(headers['webhook-id']).toBe(event.id);
      const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const [byRsa = '', standard = ''] = String(headers['webhook-signature']).split(' ');
      const signature = Buffer.from(byRsa.replace(/^v1rsa,/, ''), 'base64');
      const [rsaId, standardId] = String(headers['webhook-key-id']).split(' ');
      const key = keys.find(({ keyId }: { keyId: string }) => keyId === rsaId);
      expect(verify('RSA-SHA256', Buffer.from(text), createPublicKey(key.publicKey), signature)).toBe(true);
      expect(standardId).toBe(callbackKeys[0].keyId);
      expect(isStandard(callbackKeys[0].publicKey, text, standard)).toBe(true);
    }
    const sequences = receiver.received.map(({ event }) => event.data.sequence);
    expect(new Set(sequences).size).toBe(2);
    await until(async () => (await eventsOf(market, partner)).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
    const { rows } = await market.owner.query(
      'select status, answer, request_body, request_headers from callback_delivery where event_id = $1',
      [receiver.received[0]?.event.id],
    );
    expect(rows[0].status).toBe(200);
    expect(rows[0].answer).toHaveLength(1_024);
    expect(rows[0].request_body).toBe(receiver.received[0]?.body);
    expect(rows[0].request_headers['webhook-id']).toBe(receiver.received[0]?.event.id);
  });

  test('that fails comes again with the same id and body, later each time, and at last is dead', async () => {
    receiver.answer = (response) => void response.writeHead(500).end('no');
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await until(async () => (await eventsOf(market, partner)).map(({ attempts }) => attempts)).toEqual([
      1, 1,
    ]);
    const [first] = await eventsOf(market, partner);
    expect(first?.waits).toBeGreaterThan(30);
    expect(first?.waits).toBeLessThan(67);
    for (const [index, minutes] of [1, 2, 5, 10, 30, 120, 360, 1_440].entries()) {
      await market.advanceClock(Math.ceil(minutes * 1.1 * MINUTE) + 1_000);
      await until(async () => (await eventsOf(market, partner)).map(({ attempts }) => attempts)).toEqual([
        index + 2,
        index + 2,
      ]);
    }
    expect((await eventsOf(market, partner)).map(({ state }) => state)).toEqual(['dead', 'dead']);
    const bodies = Map.groupBy(receiver.received, ({ event }) => event.id);
    expect(bodies.size).toBe(2);
    for (const attempts of bodies.values()) {
      expect(new Set(attempts.map(({ body }) => body)).size).toBe(1);
      expect(attempts.map(({ headers }) => headers['webhook-attempt'])).toEqual(
        Array.from({ length: 9 }, (_, index) => String(index + 1)),
      );
    }
    // A resent event keeps its id, and its retry plan starts again.
    receiver.answer = (response) => void response.writeHead(500).end();
    expect((await partner.post(`/events/${first?.id}/resend`)).status).toBe(200);
    await until(async () => (await eventsOf(market, partner))[0]).toMatchObject({
      state: 'waiting',
      attempts: 10,
    });
    receiver.answer = (response) => void response.writeHead(204).end();
    await partner.post(`/events/${first?.id}/resend`);
    await until(async () => (await eventsOf(market, partner))[0]).toMatchObject({
      state: 'delivered',
      attempts: 11,
    });
  });

  test.each([
    ['410 once', () => ({ status: 410 }), 'gone'],
    ['nothing for five days', () => ({ status: 503 }), 'silent'],
  ])('%s: callbacks are off, the partner is told once, and events are kept', async (_, answerOf, reason) => {
    receiver.answer = (response) => void response.writeHead(answerOf().status).end();
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    if (reason === 'silent')
      await market.owner.query(
        "update partner set failing_since = clock_now() - interval '5 days', last_failed_at = clock_now() - interval '1 day' where id = $1",
        [partner.partnerId],
      );
    await buyAs(partner, market);
    const offOf = async () => {
      const { rows } = await market.owner.query('select callback_off_reason from partner where id = $1', [
        partner.partnerId,
      ]);
      return rows[0].callback_off_reason;
    };
    await until(offOf).toBe(reason);
    const { rows } = await market.owner.query(
      "select template from message where user_id = $1 and template like 'callbacks%'",
      [partner.userId],
    );
    expect(rows).toEqual([{ template: reason === 'gone' ? 'callbacksGone' : 'callbacksSilent' }]);
    const before = receiver.received.length;
    await market.advanceClock(10 * MINUTE);
    await buyAs(partner, market);
    await new Promise((done) => setTimeout(done, 1_200));
    expect(receiver.received.length).toBeLessThanOrEqual(before + 1);
    expect((await eventsOf(market, partner)).every(({ state }) => state === 'waiting')).toBe(true);
    receiver.answer = (response) => void response.writeHead(204).end();
    await market.owner.query(
      'update partner set callback_off_at = null, callback_off_reason = null, failing_since = null where id = $1',
      [partner.partnerId],
    );
    await until(async () => (await eventsOf(market, partner)).map(({ state }) => state)).toEqual(
      Array(4).fill('delivered'),
    );
  });

  test('U-04 waits while the open platform is off, and comes when it is on again', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    const turn = (isOn: boolean) =>
      market.owner.query('update app_user set is_open_platform_on = $2 where id = $1', [
        partner.userId,
        isOn,
      ]);
    await buyAs(partner, market);
    await until(() => receiver.received.length).toBe(2);
    await turn(false);
    await addEvents(market, partner, 1);
    await new Promise((done) => setTimeout(done, 1_200));
    expect(receiver.received).toHaveLength(2);
    await turn(true);
    await until(() => receiver.received.length).toBe(3);
  });

  test('a redirect is not followed, an answer of megabytes is cut off, and one that hangs is left', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    const last = async () => {
      const { rows } = await market.owner.query(
        `select d.status, d.failure, length(d.answer) as length, d.duration_ms from callback_delivery d join callback_event e on e.id = d.event_id
         where e.partner_id = $1 order by d.created_at desc, d.id desc limit 1`,
        [partner.partnerId],
      );
      return rows[0];
    };
    const test = async () => (await partner.post('/selftest')).body.data.testEventId;
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.url }).end();
    expect(await test()).toBeTruthy();
    await until(last).toMatchObject({ status: 302 });
    expect(receiver.received).toHaveLength(1);
    receiver.answer = (response) => void response.writeHead(201).end('y'.repeat(5_000_000));
    await test();
    await until(last).toMatchObject({ status: 201, length: 1_024 });
    receiver.answer = () => {};
    await test();
    await until(last).toMatchObject({ status: null, failure: 'timeout' });
    receiver.answer = (response) => void response.destroy();
    await test();
    await until(last).toMatchObject({ status: null, failure: 'connection' });
    receiver.answer = (response) => {
      response.writeHead(200);
      response.write('slow');
    };
    await test();
    await until(last).toMatchObject({ status: null, failure: 'timeout' });
  });
});

describe('P-05 events', () => {
  test('are read since a cursor, in their order, none missed while others are being written', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    // A transaction that is still open holds back what was written after it began.
    const client = await market.owner.connect();
    await client.query('begin');
    await client.query(
      "insert into callback_event (id, partner_id, type, url) values (gen_random_uuid(), $1, 'endpoint.test', 'https://late.example/')",
      [partner.partnerId],
    );
    const { orderNo } = await buyAs(partner, market);
    const seen: string[] = [];
    let after = '';
    const catchUp = async () => {
      const { events } = (await partner.get(`/events?limit=1${after}`)).body.data;
      for (const event of events) {
        seen.push(event.type === 'order.changed' ? event.data.phase : 'test');
        after = `&after=${event.cursor}`;
      }
      return seen;
    };
    for (let time = 0; time < 4; time++) await catchUp();
    await client.query('commit');
    client.release();
    // What is held back ends with the oldest transaction of the whole cluster: other tests write beside this one.
    await until(catchUp).toEqual(['test', 'creating', 'awaitingOffer']);
    expect(orderNo).toBeTruthy();
    expect(await partner.get('/events?after=x')).toMatchObject({ status: 400, body: { field: 'after' } });
  });

  test("nobody reads or resends another's", async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    const { partner: other } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    const [event] = await eventsOf(market, partner);
    expect((await other.get('/events')).body.data.events).toEqual([]);
    expect((await other.post(`/events/${event?.id}/resend`)).status).toBe(404);
  });
});
