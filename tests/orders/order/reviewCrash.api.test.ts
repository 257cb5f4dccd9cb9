import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { buyFromOrdinary, sendByHand } from './handScene.ts';

/** Steam is polled often and never given up. A failed poll postpones the next one. */
const QUICK = { STEAM_POLL_MS: '300' };

let market: TestMarket;
beforeAll(async () => {
  // What is bought here is cheap.
  market = await openTestMarket({ PROCEEDS_REVIEW_MIN_CENTS: '1' });
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

test('T-22 O-06 a worker killed when it has written the review: the order completes once, with one review and no release', async () => {
  const scene = await buyFromOrdinary(market, 'accept');
  await sendByHand(market, scene);
  const stateOf = async () => {
    const { rows } = await market.owner.query<{ phase: string; reviews: string[]; moved: string }>(
      `select phase, array(select state from proceeds_review where order_id = o.id) as reviews,
         (select string_agg(reason, ',' order by created_at) from ledger_transfer where order_id = o.id) as moved
       from market_order o where order_no = $1`,
      [scene.orderNo],
    );
    return rows[0];
  };
  await expect
    .poll(async () => {
      await workerFor(market).poll(scene.orderNo);
      return (await stateOf())?.phase;
    })
    .toBe('protected');
  await market.owner.query(
    `insert into known_device (token_hash, user_id) select 'one browser', side from market_order, unnest(array[buyer_id, seller_id]) side
     where order_no = $1`,
    [scene.orderNo],
  );
  await market.advanceClock(8 * 24 * HOUR_MS + 25 * HOUR_MS);
  expect(await startWorkerProcess(market, 'review.recorded', QUICK).died).toBe('SIGKILL');
  expect(await stateOf()).toEqual({ phase: 'protected', reviews: [], moved: 'hold,settle' });
  // The killed worker had postponed the next poll.
  await market.advanceClock(24 * HOUR_MS);
  await Promise.all([workerFor(market).conclude(scene.orderNo), workerFor(market).conclude(scene.orderNo)]);
  expect(await stateOf()).toEqual({ phase: 'completed', reviews: ['waiting'], moved: 'hold,settle' });
});
