import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { someOf } from '../../kit/someOf.ts';
import { type FrontAnswer, openSteamFront, type SteamFront } from '../../kit/steamFront.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';

const HALF_HOUR_MS = 31 * 60_000;

let front: SteamFront;
let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  front = await openSteamFront();
  market = await openTestMarket({ STEAM_API_BASE: front.url, STEAM_COMMUNITY_BASE: front.url });
  front.setTarget(market.sandboxUrl);
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
  await front.close();
});

const html = { 'content-type': 'text/html' };
/** The response that reaches the market instead of Steam's. */
const SPOILED: Record<string, (steams: FrontAnswer) => FrontAnswer | null> = {
  'the connection cut': () => null,
  'HTTP 500': () => ({ status: 500, body: '' }),
  'HTTP 404': () => ({ status: 404, body: 'null' }),
  'HTTP 429': () => ({ status: 429, body: '', headers: { 'retry-after': '60' } }),
  'HTTP 403': () => ({ status: 403, body: 'null' }),
  'a page': () => ({ status: 200, body: '<html>Sorry!</html>', headers: html }),
  null: () => ({ status: 200, body: 'null' }),
  'an empty object': () => ({ status: 200, body: '{}' }),
};
const WITH = [true, false];

/** Runs a worker step until it no longer fails. Advances the clock enough between attempts for a missing offer to count as absent. */
async function untilDone(deed: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) {
    try {
      await deed();
      return;
    } catch (error) {
      expect(error).toMatchObject({ name: 'SteamError' });
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
  }
  throw new Error('it never came through');
}

function spoil(pathContains: string, how: string, withEffect: boolean): void {
  const answer = SPOILED[how];
  if (!answer) throw new Error(how);
  front.add({ pathContains, times: 1, isLost: !withEffect, answer });
}

const ALL_CASES = Object.keys(SPOILED).flatMap((how) => WITH.map((withEffect) => [how, withEffect] as const));
const CASES = someOf(ALL_CASES, ALL_CASES.length / 2);

describe('O-06 L7 whatever answers a call that writes, with its effect or without', () => {
  test.each(CASES)('send: %s, effect %s: one offer', async (how, withEffect) => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    spoil('/tradeoffer/new/send', how, withEffect);
    await untilDone(() => worker.send(orderNo));
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([2]);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });

  test.each(CASES)('confirm: %s, effect %s: confirmed once', async (how, withEffect) => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    spoil('/mobileconf/ajaxop', how, withEffect);
    await untilDone(() => worker.send(orderNo));
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([2]);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });

  test.each(CASES)('cancel: %s, effect %s: taken back once, the money back once', async (how, withEffect) => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    await market.advanceClock(12 * 3_600_000 + 1_000);
    await worker.conclude(orderNo);
    spoil('/cancel', how, withEffect);
    await untilDone(() => worker.verify(orderNo));
    await worker.verify(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'BUYER_RECEIVE_TIMEOUT' } });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
  });

  test.each(Object.keys(SPOILED))('reads: %s at every call that reads: it is read again', async (how) => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    for (const path of ['/GetTradeOffer/', '/QueryTime', '/mobileconf/getlist']) {
      spoil(path, how, true);
      await worker.send(orderNo).catch(() => {});
    }
    await untilDone(() => worker.send(orderNo));
    for (const path of ['/GetTradeOffers/', '/GetTradeOffer/']) {
      spoil(path, how, true);
      await worker.poll(orderNo).catch(() => {});
    }
    front.clear();
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });
});

describe('O-06 lists that lie', () => {
  const without = (steams: FrontAnswer): FrontAnswer => ({
    ...steams,
    body: JSON.stringify({ response: { next_cursor: 0 } }),
  });

  test('an offer whose answer was lost is left out of the list: the pending confirmation tells of it', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    spoil('/tradeoffer/new/send', 'the connection cut', true);
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    front.add({ pathContains: '/GetTradeOffers/', times: 1, answer: without });
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });

  test('an offer that is known is left out of the list: it is asked for by its id', async () => {
    const { buyer, orderNo } = await buyAs(market, 'decline');
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [7]);
    front.add({ pathContains: '/GetTradeOffers/', times: 1, answer: without });
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order.display.statusText).toBe('BUYER_DECLINED');
  });

  test('a state that nobody knows in another offer of the account hides nothing', async () => {
    const strange = await buyAs(market, 'ignore');
    await worker.send(strange.orderNo);
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    front.add({
      pathContains: '/GetTradeOffers/',
      times: 1,
      answer: (steams) => ({
        ...steams,
        body: steams.body.replaceAll('"trade_offer_state":2', '"trade_offer_state":77'),
      }),
    });
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });

  test('one trade that Steam does not answer for keeps no other order waiting', async () => {
    const scenes = [
      await buyAs(market, 'accept'),
      await buyAs(market, 'accept'),
      await buyAs(market, 'accept'),
    ];
    for (const { orderNo } of scenes) {
      await worker.send(orderNo);
    }
    for (const { orderNo } of scenes) await untilOffer(market, orderNo, [3]);
    spoil('/GetTradeStatus/', 'HTTP 500', false);
    for (const { orderNo } of scenes) await worker.poll(orderNo).catch(() => {});
    for (const { orderNo } of scenes) await worker.poll(orderNo);
    for (const { buyer, orderNo } of scenes)
      expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
  });
});

test('O-02 the buyer cancels while nobody knows whether the offer went out: verified, then cancelled', async () => {
  const { buyer, orderNo, orderId } = await buyAs(market, 'ignore');
  for (const _ of [1, 2, 3]) {
    spoil('/tradeoffer/new/send', 'HTTP 500', false);
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
  }
  expect((await readOrder(buyer, orderNo)).order.display.statusText).toBe('VERIFYING');
  await market.advanceClock(HALF_HOUR_MS);
  for (const _ of [1, 2])
    expect((await buyer.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
      order: { phase: 'VERIFYING', display: { statusText: 'BUYER_CANCEL_VERIFYING' } },
    });
  await worker.verify(orderNo);
  expect((await readOrder(buyer, orderNo)).order).toMatchObject({
    phase: 'FAILED',
    display: { statusText: 'BUYER_CANCELLED' },
  });
  await worker.send(orderNo);
  expect(await steamOffersOf(market, orderNo)).toEqual([]);
});
