import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../api/kernel/durations.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import type { SteamFront } from '../../kit/steamFront.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from './deliveryScene.ts';
import { openStrangeMarket, type StrangeMarket } from './strangeMarket.ts';

let strange: StrangeMarket;
let front: SteamFront;
let market: TestMarket;
let worker: StrangeMarket['worker'];
beforeAll(async () => {
  strange = await openStrangeMarket();
  ({ front, market, worker } = strange);
});
beforeEach(() => front.clear());
afterAll(async () => {
  await expectInvariantsHold(market);
  await strange.close();
});

describe('S-08 the times of a trade', () => {
  const withoutSettlement = (text: string) =>
    text.replaceAll(/"(time_settlement|settlement_date)":\d+/g, '"$1":0');

  test('no end of the protection anywhere: settled a day after our seven, not before, not never', async () => {
    const scene = await strange.accepted();
    strange.rewrite('/GetTrade', withoutSettlement, 1_000);
    await worker.poll(scene.orderNo);
    await market.advanceClock(7 * DAY_MS + HOUR_MS);
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
    await market.advanceClock(DAY_MS);
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('completed');
  });

  const endsOf = async ({ orderNo }: { orderNo: string }) => {
    const { rows } = await market.owner.query<{ ours: Date; due: Date; steams: Date }>(
      `select o.settles_at as ours, o.deadline_at as due, date_trunc('second', s.settlement_at) as steams
       from market_order o join trade_offer t on t.order_id = o.id join sandbox.trade s on s.trade_id = t.steam_trade_id::bigint
       where o.order_no = $1`,
      [orderNo],
    );
    if (!rows[0]) throw new Error(`no trade for ${orderNo}`);
    return rows[0];
  };

  test.each([
    ['a new state of the trade', '"status":2'],
    ['the same state of the trade', '"status":3'],
  ])(
    'an end of the protection that Steam names late, with %s, is shown and waited for',
    async (_, status) => {
      const scene = await strange.accepted();
      strange.rewrite('/GetTrade', (text) => withoutSettlement(text).replaceAll('"status":3', status), 1_000);
      await worker.poll(scene.orderNo);
      const before = await endsOf(scene);
      expect(before.ours.getTime()).toBeLessThan(before.steams.getTime());
      front.clear();
      await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
      await worker.poll(scene.orderNo);
      const { ours, due, steams } = await endsOf(scene);
      expect([ours, due]).toEqual([steams, steams]);
      expect(await strange.phaseOf(scene)).toBe('protected');
    },
  );

  test('W-05 a time of the deal that was left out, and an end in the past, bring nothing forward', async () => {
    const scene = await strange.accepted();
    strange.rewrite(
      '/GetTrade',
      (text) => text.replaceAll(/"(time_settlement|settlement_date|time_init)":\d+/g, '"$1":1'),
      1_000,
    );
    await worker.poll(scene.orderNo);
    await worker.conclude(scene.orderNo);
    await market.advanceClock(7 * DAY_MS - HOUR_MS);
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
    await market.advanceClock(2 * HOUR_MS);
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('completed');
  });

  test('a trade that is complete while its offer still reads active is a delivery', async () => {
    const scene = await strange.accepted();
    strange.rewrite('/GetTradeOffer', (text) =>
      text.replaceAll('"trade_offer_state":3', '"trade_offer_state":2'),
    );
    await worker.poll(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
  });

  test('T-25 an accepted offer that shows the item under its new id: the trade has the old one', async () => {
    const scene = await strange.accepted();
    const { rows } = await market.owner.query<{ id: string }>(
      'select a.asset_id as id from asset a join market_order o on o.asset_id = a.id where o.order_no = $1',
      [scene.orderNo],
    );
    strange.rewrite('/GetTradeOffers/', (text) =>
      text.replaceAll(`"assetid":"${rows[0]?.id}"`, '"assetid":"777777777777"'),
    );
    await worker.poll(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
  });
});

describe('O-06 Steam carries the sending out twice', () => {
  async function sentTwice(behaviour: string) {
    const scene = await buyAs(market, behaviour);
    await sandbox(market, 'faults', { kind: 'twice', path: '/tradeoffer/new/send', count: 1 });
    await worker.send(scene.orderNo);
    const { rows } = await market.owner.query<{ known: string }>(
      'select t.steam_offer_id as known from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1',
      [scene.orderNo],
    );
    const known = rows[0]?.known ?? '';
    const offers = await steamOffersOf(market, scene.orderNo);
    const other = offers.find(({ offerId }) => offerId !== known)?.offerId ?? '';
    expect(offers).toHaveLength(2);
    await market.owner.query('update sandbox.trade_offer set state = 2 where offer_id = $1', [other]);
    return { scene, known, other };
  }

  test('the buyer accepts the other one: delivered and settled, not refunded', async () => {
    const { scene, other } = await sentTwice('ignore');
    await sandbox(market, `offers/${other}/accept`);
    await worker.poll(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
    expect((await readOrder(scene.buyer, scene.orderNo)).order.steamTradeOfferId).toBe(other);
  });

  test('the other one is taken back as soon as it is seen', async () => {
    const { scene, other } = await sentTwice('ignore');
    await worker.poll(scene.orderNo);
    const offers = await steamOffersOf(market, scene.orderNo);
    expect(offers.map(({ offerId, state }) => [offerId === other, state]).toSorted()).toEqual([
      [false, 2],
      [true, 6],
    ]);
  });

  test('the buyer declines the one that we know: the other is taken back before the money goes', async () => {
    const { scene, known } = await sentTwice('ignore');
    await sandbox(market, `offers/${known}/decline`);
    front.add({ pathContains: '/cancel', times: 1, isLost: true, answer: () => null });
    await worker.poll(scene.orderNo).catch(() => {});
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
    await worker.poll(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('failed');
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state).toSorted()).toEqual([6, 7]);
  });

  test('an offer that Steam makes after its order failed as one without an offer is taken back', async () => {
    const scene = await buyAs(market, 'ignore');
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, answer: () => null });
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(31 * 60_000);
    await worker.conclude(scene.orderNo);
    // An empty list is asked for again before it is believed.
    strange.rewrite('/GetTradeOffers/', () => JSON.stringify({ response: { next_cursor: 0 } }), 2);
    strange.rewrite('/mobileconf/getlist', () => JSON.stringify({ success: true, conf: [] }));
    await worker.verify(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('failed');
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state)).toEqual([9]);
    await worker.poll(scene.orderNo);
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state)).toEqual([6]);
  });
});

describe('O-06 a cancel whose time is over', () => {
  async function unverified() {
    const scene = await buyAs(market, 'ignore');
    await worker.send(scene.orderNo);
    await market.advanceClock(12 * HOUR_MS + 1_000);
    await worker.conclude(scene.orderNo);
    await sandbox(market, `offers/${await strange.offerIdOf(scene.orderNo)}/accept`);
    await market.advanceClock(15 * DAY_MS + 1_000);
    return scene;
  }

  test('Steam is asked once more: what was delivered is not refunded', async () => {
    const scene = await unverified();
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
  });

  test('Steam does not work at that moment: it is asked again when it does', async () => {
    const scene = await unverified();
    front.add({ pathContains: '/', times: 1, answer: () => null });
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('verifying');
    await market.advanceClock(61_000);
    await worker.conclude(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('protected');
  });
});
