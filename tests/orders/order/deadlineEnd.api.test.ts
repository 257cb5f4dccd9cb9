import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { refreshSellerRecords } from '../../../api/selling/shop/refreshSellerRecords.ts';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { rowsOf } from './deadlineTable.ts';
import { buyAs, listingStatus, type Scene } from './deliveryScene.ts';
import { buyFromOrdinary, type HandScene, sendByHand } from './handScene.ts';
import { setOffer, setTrade } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

type Played = Pick<Scene, 'buyer' | 'orderNo'>;

/** Shows an offer in a state in Steam's books, with the trade that belongs to it. */
async function show(orderNo: string, state: number): Promise<void> {
  const trade: Record<number, number> = { 3: 3, 11: 10, 12: 12 };
  if (trade[state] !== undefined) await setTrade(market, orderNo, trade[state]);
  await setOffer(market, orderNo, state);
}

/**
 * The deadline passes and the verification polls Steam.
 * @returns the status text, or `·` while the order still waits.
 */
async function pass({ buyer, orderNo }: Played, hours: number, state: string): Promise<string> {
  await market.advanceClock(hours * HOUR_MS + 60_000);
  if (state !== 'none') await show(orderNo, Number(state));
  await worker.conclude(orderNo);
  await worker.verify(orderNo);
  const { order, wallet } = await readOrder(buyer, orderNo);
  if (order.phase === 'FAILED') expect(wallet).toMatchObject({ escrowCents: 0, spendableCents: 5_000_000 });
  return order.phase === 'VERIFYING' ? '·' : order.display.statusText;
}

async function byHand(isConfirmed: boolean | null): Promise<HandScene> {
  const scene = await buyFromOrdinary(market, 'ignore');
  if (isConfirmed !== null) await sendByHand(market, scene, { message: scene.tag, isConfirmed });
  await worker.poll(scene.orderNo);
  return scene;
}

/** An unconfirmed offer of a robot that Steam's responses omit until the deadline. */
async function byRobot(isConfirmed: boolean | null): Promise<Scene> {
  const scene = await buyAs(market, 'ignore');
  if (isConfirmed === null) return scene;
  if (!isConfirmed)
    await sandbox(market, 'faults', {
      path: '/mobileconf/getlist',
      count: 1,
      status: 500,
      withEffect: false,
    });
  await worker.send(scene.orderNo).catch(() => {});
  return scene;
}

const wasSent = (state: string): false | null => (state === 'none' ? null : false);

describe('O-10 each Steam state at the seller’s deadline', () => {
  test.each(rowsOf('shipment'))('state %s: by hand %s, by robot %s', async (state, hand, robot) => {
    expect(await pass(await byHand(wasSent(state)), 12, state)).toBe(hand);
    const scene = await byRobot(wasSent(state));
    // A robot that never sent anything although its account works is the platform's failure, not its owner's.
    expect(await pass(scene, 0.5, state)).toBe(state === 'none' ? 'SYSTEM_CANCELLED' : robot);
  });
});

describe('O-10 each Steam state at the buyer’s deadline', () => {
  test.each(rowsOf('acceptance'))('state %s: by hand %s, by robot %s', async (state, hand, robot) => {
    expect(await pass(await byHand(true), 12, state)).toBe(hand);
    expect(await pass(await byRobot(true), 12, state)).toBe(robot);
  });
});

test('O-10 O-02 the seller who never confirms: the buyer has the money, the listing is down, the record shows it', async () => {
  const scene = await byHand(false);
  expect((await readOrder(scene.buyer, scene.orderNo)).order.phase).toBe('DELIVERING');
  expect(await pass(scene, 12, '9')).toBe('SELLER_SHIPMENT_TIMEOUT');
  expect(await listingStatus(market, scene.orderNo)).toBe('withdrawn');
  const { order } = await readOrder(scene.buyer, scene.orderNo);
  expect(order.events.at(-1)).toMatchObject({ cause: 'OFFER_UNCONFIRMED' });
  await refreshSellerRecords(market.worker);
  const { rows } = await market.owner.query(
    'select broken_count::int as broken from seller_record record join market_order o on o.seller_id = record.user_id where o.order_no = $1',
    [scene.orderNo],
  );
  expect(rows).toEqual([{ broken: 1 }]);
});
