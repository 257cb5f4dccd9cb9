import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, readOrder, takeListings } from '../../kit/shopper.ts';
import { someOf } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { untilOffer } from './deliveryScene.ts';
import { buyersSteamId, otherAssetOf, swapItem } from './playedSteam.ts';

let market: TestMarket;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market, 10_000_000);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** Polls often, so that a test need not wait. */
const QUICK = { STEAM_POLL_MS: '300' };

async function untilPhase(orderNo: string, phase: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await readOrder(buyer, orderNo)).order.phase === phase) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`the order stayed ${(await readOrder(buyer, orderNo)).order.phase}`);
}

async function buy(): Promise<string> {
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  return (await buyOne(buyer, listing)).orderNo;
}

const PLACES = [
  ['send.found'],
  ['session.renewed'],
  ['send.signedIn'],
  ['send.begun'],
  ['send.sent'],
  ['send.known'],
  ['send.recorded'],
  ['send.confirmed'],
  ['send.reread'],
  ['poll.signedIn'],
  ['poll.listed'],
  ['look.traded'],
  ['poll.recorded'],
  // Twice: the second crash comes while the first is being recovered from.
  ['send.begun', 'send.looked'],
  ['send.sent', 'send.looked'],
  ['send.recorded', 'send.confirmed'],
];

describe('a worker killed between purchase and accepted offer', () => {
  test.each(someOf(PLACES, 3).map((places) => [places.join(', then '), places] as const))(
    'O-06 at %s: the order goes on, and Steam holds one offer',
    async (_title, places) => {
      const orderNo = await buy();
      if (places[0] === 'session.renewed')
        await market.owner.query('update steam_account set sealed_access_token = null');
      for (const place of places) {
        const { died } = startWorkerProcess(market, place, QUICK);
        expect(await died).toBe('SIGKILL');
      }
      const stop = await startFreshWorker(market, QUICK);
      await untilPhase(orderNo, 'PROTECTED');
      await stop();
      expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
      const { order } = await readOrder(buyer, orderNo);
      expect(order.events.map((event) => event.phase).join()).toMatch(
        /^CREATING,AWAITING_OFFER,(DELIVERING,)?AWAITING_ACCEPT,PROTECTED$/,
      );
    },
    40_000,
  );
});

describe('a worker killed while it settles an account', () => {
  test.each(['settle.postponed', 'settle.settled'])(
    'O-06 S-10 at %s: both orders are settled, once each',
    async (place) => {
      const steps = workerFor(market);
      const orderNos = [await buy(), await buy()];
      for (const orderNo of orderNos) {
        await steps.send(orderNo);
        await untilOffer(market, orderNo, [3]);
        await steps.poll(orderNo);
      }
      await market.advanceClock(9 * 24 * 3_600_000);
      const { died } = startWorkerProcess(market, place, QUICK);
      expect(await died).toBe('SIGKILL');
      // What the killed worker had postponed is due again.
      await market.advanceClock(6 * 3_600_000);
      const stop = await startFreshWorker(market, QUICK);
      const read = async () => {
        const { rows } = await market.owner.query<{ phase: string; count: number }>(
          `select o.phase, count(t.id)::int as count from market_order o left join ledger_transfer t on t.order_id = o.id and t.reason = 'settle'
           where o.order_no = any($1) group by o.id, o.phase`,
          [orderNos],
        );
        return rows;
      };
      const done = { phase: 'completed', count: 1 };
      for (
        let tries = 0;
        tries < 300 && (await read()).some(({ phase }) => phase !== 'completed');
        tries += 1
      ) {
        // An answer of Steam that was too slow on a busy machine postpones them for hours.
        if (tries % 100 === 99) await market.advanceClock(6 * 3_600_000);
        await new Promise((next) => setTimeout(next, 100));
      }
      await stop();
      expect(await read()).toEqual([done, done]);
      buyer = await openBuyer(market, 10_000_000);
    },
    60_000,
  );
});

describe('a worker killed while an offer is taken back or refused', () => {
  /** Bought and sent; the buyer's player behaves like this. */
  async function sent(behaviour: string): Promise<string> {
    const orderNo = await buy();
    await sandbox(market, `accounts/${await buyersSteamId(market, orderNo)}`, { behaviour, delayMs: 0 });
    await workerFor(market).send(orderNo);
    return orderNo;
  }
  async function crashAndRecover(place: string, isDone: () => Promise<boolean>): Promise<void> {
    const crashed = startWorkerProcess(market, place, QUICK);
    expect(await crashed.died).toBe('SIGKILL');
    const stop = await startFreshWorker(market, QUICK);
    for (let tries = 0; !(await isDone()) && tries < 600; tries += 1)
      await new Promise((done) => setTimeout(done, 100));
    await stop();
    expect(await isDone()).toBe(true);
  }

  test('O-06 at verify.takenBack: the offer is gone, the money back once', async () => {
    const orderNo = await sent('ignore');
    await market.advanceClock(12 * 3_600_000 + 1_000);
    await crashAndRecover(
      'verify.takenBack',
      async () => (await readOrder(buyer, orderNo)).order.phase === 'FAILED',
    );
    expect((await readOrder(buyer, orderNo)).order.display.statusText).toBe('BUYER_RECEIVE_TIMEOUT');
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
  });

  test('O-06 at refuse.stopped: a wrong offer is still taken back', async () => {
    const orderNo = await sent('ignore');
    await swapItem(market, orderNo, await otherAssetOf(market, orderNo));
    await crashAndRecover(
      'refuse.stopped',
      async () => (await readOrder(buyer, orderNo)).order.phase === 'FAILED',
    );
    expect((await readOrder(buyer, orderNo)).order.display.statusText).toBe('SYSTEM_CANCELLED');
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
  });

  test('O-06 at decline.declined: a counter-offer is refused once and noted', async () => {
    const orderNo = await sent('counter');
    await untilOffer(market, orderNo, [4]);
    const isNoted = async (): Promise<boolean> => {
      const { rows } = await market.owner.query(
        'select 1 from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1 and t.counter_declined_at is not null',
        [orderNo],
      );
      return rows.length === 1;
    };
    await crashAndRecover('decline.declined', isNoted);
    const { rows } = await market.owner.query('select state from sandbox.trade_offer where sender_id = $1', [
      await buyersSteamId(market, orderNo),
    ]);
    expect(rows).toEqual([{ state: 7 }]);
  });
});
