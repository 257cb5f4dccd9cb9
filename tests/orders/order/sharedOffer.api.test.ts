import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyBeside, buyFromOrdinary, type HandScene, sendByHand } from './handScene.ts';

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

const orderOf = async ({ buyer, orderNo }: HandScene) => (await readOrder(buyer, orderNo)).order;

/** Two orders of one buyer from one account, whose copies its owner puts into one offer. */
async function sendTogether(isConfirmed = true) {
  const first = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  const assetIds = `${first.assetId},${second.assetId}`;
  const offerId = await sendByHand(market, first, { assetIds, message: 'both', isConfirmed });
  await worker.poll(first.orderNo);
  return { scenes: [first, second] as const, offerId };
}

test('O-09 the copies of two orders in one offer: neither is an extra of the other, both wait for the buyer, both are paid', async () => {
  const { scenes, offerId } = await sendTogether();
  for (const scene of scenes)
    expect(await orderOf(scene)).toMatchObject({ phase: 'AWAITING_ACCEPT', steamTradeOfferId: offerId });
  await sandbox(market, `offers/${offerId}/accept`);
  await worker.poll(scenes[0].orderNo);
  for (const scene of scenes) {
    const order = await orderOf(scene);
    expect(order).toMatchObject({ phase: 'PROTECTED', steamTradeOfferId: offerId });
    expect(order.events.map(({ cause }) => cause)).not.toContain('OFFER_PASSED_OVER');
  }
});

/** Two orders that came in one offer and are protected. */
async function acceptTogether() {
  const { scenes, offerId } = await sendTogether();
  await sandbox(market, `offers/${offerId}/accept`);
  await worker.poll(scenes[0].orderNo);
  return { scenes, offerId };
}

/** The phases of orders, and what was recorded or told of more than was ordered; read in the books, since sessions end within these days. */
async function endOf(scenes: readonly HandScene[]) {
  const { rows } = await market.owner.query<{ phase: string; extras: number }>(
    `select o.phase,
       (select count(*)::int from order_event e where e.order_id = o.id and e.cause = 'extraItemsTaken') +
       (select count(*)::int from message m where m.order_id = o.id and m.template in ('extraItemsReceived', 'extraItemsGiven')) as extras
     from market_order o where o.order_no = any($1) order by o.id`,
    [scenes.map(({ orderNo }) => orderNo)],
  );
  return rows;
}

async function pollSlowly({ orderNo }: HandScene): Promise<void> {
  await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
  await worker.poll(orderNo);
}

test('O-09 the copies of two orders in one offer do not count as extras of each other once both are settled', async () => {
  const { scenes } = await acceptTogether();
  await market.advanceClock(8 * DAY_MS + 3_600_000);
  await worker.conclude(scenes[0].orderNo);
  expect(await endOf(scenes)).toEqual(Array(2).fill({ phase: 'completed', extras: 0 }));
  await pollSlowly(scenes[0]);
  expect(await endOf(scenes)).toEqual(Array(2).fill({ phase: 'completed', extras: 0 }));
});

test('O-09 of two copies in one offer Steam’s support takes one back: the other is no more than was ordered', async () => {
  const { scenes, offerId } = await acceptTogether();
  const trade = 'select trade_id from sandbox.trade where offer_id = $1';
  await market.owner.query(
    'update sandbox.trade set status = 7, modified_at = clock_now() where offer_id = $1',
    [offerId],
  );
  await market.owner.query(
    `update sandbox.trade_asset set rollback_new_asset_id = nextval('sandbox.asset_id') where trade_id = (${trade}) and asset_id = $2`,
    [offerId, scenes[0].assetId],
  );
  for (const _ of [1, 2]) await pollSlowly(scenes[0]);
  expect(await endOf(scenes)).toEqual([
    { phase: 'failed', extras: 0 },
    { phase: 'protected', extras: 0 },
  ]);
});

test.each([
  ['declined', 'decline', 'BUYER_DECLINED'],
  ['taken back', 'cancel', 'SELLER_REVOKED'],
])(
  'O-09 one offer for two orders, %s: both end for it, the money of both back',
  async (_how, move, status) => {
    const { scenes, offerId } = await sendTogether();
    await sandbox(market, `offers/${offerId}/${move}`);
    await worker.poll(scenes[0].orderNo);
    for (const scene of scenes) {
      const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
      expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: status } });
      expect(wallet.escrowCents).toBe(0);
    }
  },
);

test('O-09 accepted before anybody looked, and after the deadline of both: each is delivered by its own verification', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  const offerId = await sendByHand(market, first, { assetIds: `${first.assetId},${second.assetId}` });
  await sandbox(market, `offers/${offerId}/accept`);
  await market.advanceClock(12 * 3_600_000 + 60_000);
  for (const { orderNo } of [first, second]) await worker.conclude(orderNo);
  for (const { orderNo } of [first, second]) await worker.verify(orderNo);
  for (const scene of [first, second]) expect((await orderOf(scene)).phase).toBe('PROTECTED');
});

test('O-09 a copy that nobody ordered beside the two is told of both orders, once', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  const extra = first.otherAssetIds.find((id) => id !== second.assetId);
  await sendByHand(market, first, { assetIds: [first.assetId, second.assetId, extra].join(',') });
  await worker.poll(first.orderNo);
  await worker.poll(first.orderNo);
  for (const scene of [first, second]) {
    const { phase, events } = await orderOf(scene);
    expect(phase).toBe('AWAITING_OFFER');
    expect(events.filter(({ cause }) => cause === 'OFFER_PASSED_OVER')).toHaveLength(1);
  }
});
