import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, type Scene } from './deliveryScene.ts';

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

const endAllFaults = () => sandbox(market, 'faults/off');

const orderOf = async ({ buyer, orderNo }: Scene) => (await readOrder(buyer, orderNo)).order;

const setStatus = `update steam_account set status = $1 where id = (select asset.steam_account_id from market_order o
  join asset on asset.id = o.asset_id where o.order_no = $2)`;

/** Ends an order at its deadline without the worker's runs, so that no outage is known. */
async function endUnnoticed(placed: Scene): Promise<string> {
  await market.advanceClock(31 * MINUTE_MS);
  await worker.conclude(placed.orderNo);
  await market.advanceClock(MINUTE_MS);
  await endAllFaults();
  if ((await orderOf(placed)).phase === 'VERIFYING') await worker.verify(placed.orderNo);
  return (await orderOf(placed)).display.statusText;
}

describe('O-02 a robot whose offer could not be sent until the deadline', () => {
  beforeEach(endAllFaults);

  test('is not blamed where every sending met an error of Steam’s', async () => {
    const placed = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', {
      service: 'steam',
      status: '500',
      path: '/tradeoffer/new/send',
      count: 0,
    });
    for (const _ of [1, 2]) await worker.send(placed.orderNo).catch(() => {});
    expect(await endUnnoticed(placed)).toBe('SYSTEM_CANCELLED');
  });

  test('is not blamed where nothing was ever tried', async () => {
    expect(await endUnnoticed(await buyAs(market, 'ignore'))).toBe('SYSTEM_CANCELLED');
  });

  test('is blamed where Steam does not know its account any more', async () => {
    const placed = await buyAs(market, 'ignore');
    await market.owner.query(setStatus, ['abnormal', placed.orderNo]);
    expect(await endUnnoticed(placed)).toBe('SELLER_SHIPMENT_TIMEOUT');
    await market.owner.query(setStatus, ['normal', placed.orderNo]);
  });
});
