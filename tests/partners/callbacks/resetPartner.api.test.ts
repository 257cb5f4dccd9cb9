import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { review } from '../application/partnerScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import { addEvents, buyAs, changesIn, eventsOf, serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';

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

test('I11 what changes while a partner is reset waits, and is told and listed once an address is locked again', async () => {
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  await buyAs(partner, market);
  await until(() => receiver.received.length).toBe(2);
  // The list holds back what is newer than the oldest transaction of the whole cluster: other tests write beside this one.
  await until(async () => (await partner.get('/events')).body.data.events.length).toBe(2);
  const { events: before } = (await partner.get('/events')).body.data;
  expect(await review(market, partner.appId, { verdict: 'reset', reason: 'a lost key' })).toBe('done');
  await addEvents(market, partner, 3);
  await new Promise((done) => setTimeout(done, 1_200));
  expect(receiver.received).toHaveLength(2);
  expect((await eventsOf(market, partner)).map(({ state }) => state).slice(2)).toEqual(
    Array(3).fill('waiting'),
  );
  await market.owner.query('update partner set callback_url = $2, locked_at = clock_now() where id = $1', [
    partner.partnerId,
    receiver.url,
  ]);
  await market.owner.query('update partner_key set revoked_at = null where partner_id = $1', [
    partner.partnerId,
  ]);
  await until(() => receiver.received.length).toBe(5);
  const listed = async () =>
    changesIn((await partner.get(`/events?after=${before.at(-1)?.cursor}`)).body.data.events).map(
      ({ sequence }) => sequence,
    );
  await until(listed).toEqual([1001, 1002, 1003]);
});

test('I11 nothing is recorded for an applicant who never had a key', async () => {
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  await buyAs(partner, market);
  await until(() => receiver.received.length).toBe(2);
  await market.owner.query('update partner set callback_url = null, locked_at = null where id = $1', [
    partner.partnerId,
  ]);
  await market.owner.query('delete from partner_key where partner_id = $1', [partner.partnerId]);
  await addEvents(market, partner, 1);
  expect(await eventsOf(market, partner)).toHaveLength(2);
});
