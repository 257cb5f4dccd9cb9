import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { buyAs, eventsOf, serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const DAY = 86_400_000;

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

/** Why callbacks are off, and for how many days nothing succeeded. */
async function stateOf({ partnerId }: PartnerClient) {
  const { rows } = await market.owner.query<{ reason: string | null; days: number | null }>(
    `select callback_off_reason as reason, round(extract(epoch from clock_now() - failing_since) / 86400)::int as days
     from partner where id = $1`,
    [partnerId],
  );
  return rows[0];
}

/** Waits until each event of a partner was tried so often. */
const untilTried = (partner: PartnerClient, attempts: number) =>
  until(async () => (await eventsOf(market, partner)).map((event) => event.attempts)).toEqual([
    attempts,
    attempts,
  ]);

test('P-05 U-04 days without attempts do not count as silence: one failure before and one after switch nothing off', async () => {
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  receiver.answer = (response) => void response.writeHead(502).end();
  const turn = (isOn: boolean) =>
    market.owner.query('update app_user set is_open_platform_on = $2 where id = $1', [partner.userId, isOn]);
  await buyAs(partner, market);
  await untilTried(partner, 1);
  await turn(false);
  await market.advanceClock(6 * DAY);
  await turn(true);
  await untilTried(partner, 2);
  expect(await stateOf(partner)).toEqual({ reason: null, days: 0 });
});

test('P-05 five days of attempts without a success switch callbacks off', async () => {
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  receiver.answer = (response) => void response.writeHead(502).end();
  await buyAs(partner, market);
  await untilTried(partner, 1);
  for (let day = 1; day <= 4; day += 1) {
    await market.advanceClock(DAY);
    await untilTried(partner, day + 1);
    expect(await stateOf(partner)).toEqual({ reason: null, days: day });
  }
  await market.advanceClock(DAY + 60_000);
  await until(() => stateOf(partner)).toMatchObject({ reason: 'silent', days: 5 });
});

test('a late answer of a former address says nothing of the present one', async () => {
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  const waiting: (() => void)[] = [];
  receiver.answer = (response) => void waiting.push(() => response.writeHead(410).end());
  await buyAs(partner, market);
  await until(() => waiting.length).toBe(2);
  await market.owner.query(
    "update partner set callback_url = 'https://hooks.partner-shop.com/new' where id = $1",
    [partner.partnerId],
  );
  for (const answer of waiting) answer();
  await untilTried(partner, 1);
  expect(await stateOf(partner)).toEqual({ reason: null, days: null });
});
