import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { someOf } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { eventually } from '../../sandbox/eventually.ts';
import { CANCEL } from './rechargeDocuments.ts';
import { rechargesIn } from './rechargeScene.ts';

let market: TestMarket;
let scene: ReturnType<typeof rechargesIn>;
let client: TestClient;

beforeAll(async () => {
  market = await openTestMarket({ RECHARGE_QUERY_MS: '100' });
  scene = rechargesIn(market);
  client = await market.visitor().signIn();
  await scene.sign(client);
});

afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const PLACES = ['recharge.asked', 'recharge.finished', 'recharge.credited'];

async function killAt(place: string): Promise<void> {
  const { died } = startWorkerProcess(market, place, { RECHARGE_QUERY_MS: '100' });
  expect(await died).toBe('SIGKILL');
}

test('W-08 a worker killed at each step of a recharge, and of a contract that ends: every payment is one credit', async () => {
  const numbers: string[] = [];
  // One more than the kills: each crash may come after a commit.
  for (let count = 0; count < PLACES.length + 2; count += 1) {
    const { number } = await scene.begin(client, 1_000 + count);
    await scene.pay(number);
    numbers.push(number);
  }
  const unpaid = await scene.begin(client, 2_000);
  // The payment has no expiry at the app, as if the app's clock were behind the market's. The app would still accept it, so the market must
  // close it there.
  const late = 'update sandbox.alipay_trade set expires_at = null where out_trade_no = $1';
  await market.owner.query(late, [unpaid.number]);
  for (const place of someOf(PLACES, 2)) await killAt(place);
  await client.must(CANCEL, {});
  await killAt('contract.unsigned');
  await market.advanceClock(31 * 60_000);
  await killAt('trade.closedThere');
  const stop = await startFreshWorker(market, { RECHARGE_QUERY_MS: '100' });
  for (const number of numbers)
    await eventually(
      () => scene.statusOf(number),
      (status) => status === 'finished',
    );
  await eventually(
    () => scene.statusOf(unpaid.number),
    (status) => status === 'closed',
  );
  await eventually(
    () => scene.contractOf(client),
    ({ status }) => status === 'ended',
  );
  await stop();
  for (const number of numbers) expect(await scene.creditsOf(number)).toBe(1);
  expect(await scene.creditsOf(unpaid.number)).toBe(0);
});
