import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerFor } from '../../kit/rounds.ts';
import { takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';

let market: TestMarket;
let partner: PartnerClient;
let tradeUrl: string;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
  const { rows } = await market.owner.query('select trade_url from app_user where id = $1', [partner.userId]);
  tradeUrl = rows[0].trade_url;
});
afterAll(() => market.close());

async function choose(scenario: string, minutes?: number, url = tradeUrl) {
  const query = `mutation ($input: SetSandboxScenarioInput!) { setSandboxScenario(input: $input) { __typename } }`;
  const answer = await partner.send('POST', '/graphql', {
    query,
    variables: { input: { tradeUrl: url, scenario, minutes } },
  });
  return JSON.parse(answer.text);
}

let count = 0;
/** Buys, and lets the worker and Steam do their part. */
async function outcomeOf(phase: string): Promise<{ phase: string; reason: string | null }> {
  const [listing] = await takeListings(market.visitor(), 1);
  const outOrderNo = `scenario-${process.pid}-${++count}`;
  const bought = await partner.post('/orders', {
    outOrderNo,
    listingId: Buffer.from(listing?.id ?? '', 'base64')
      .toString()
      .split(':')[1],
    priceLimitCents: listing?.askCents,
  });
  const { orderNo } = bought.body.data;
  const worker = workerFor(market);
  await worker.send(orderNo);
  const order = async () => (await partner.get(`/orders/${orderNo}`)).body.data;
  await expect
    .poll(
      async () => {
        // The sandbox Steam checks periodically what its accounts have to do.
        await market.advanceClock(10_000);
        await worker.poll(orderNo);
        await worker.decline(orderNo);
        return (await order()).phase;
      },
      { timeout: 20_000, interval: 200 },
    )
    .toBe(phase);
  return order();
}

test.each([
  ['ACCEPT', { phase: 'protected', reason: null }],
  ['HOLD', { phase: 'onHold', reason: null }],
  ['DECLINE', { phase: 'failed', reason: 'buyerDeclined' }],
  ['COUNTER_OFFER', { phase: 'failed', reason: 'buyerCounterOffer' }],
])('%s: the next order ends so, and the one after goes by what is chosen then', async (scenario, outcome) => {
  expect((await choose(scenario)).data.setSandboxScenario.__typename).toBe('SetSandboxScenarioPayload');
  expect(await outcomeOf(outcome.phase)).toMatchObject(outcome);
});

test('a link to nobody, one of no Steam, and minutes without end are refused', async () => {
  const nobody = 'https://steamcommunity.com/tradeoffer/new/?partner=4294967295&token=AbCdEf12';
  expect((await choose('HOLD', 1, nobody)).data.setSandboxScenario.__typename).toBe('TradeUrlInvalid');
  expect((await choose('HOLD', 1, 'x')).data.setSandboxScenario.__typename).toBe('TradeUrlInvalid');
  expect((await choose('REVERSAL', 10_001)).errors[0].extensions.field).toBe('minutes');
});
