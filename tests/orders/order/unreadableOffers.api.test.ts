import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf } from '../../kit/rounds.ts';
import type { SteamFront } from '../../kit/steamFront.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { otherAssetOf } from './playedSteam.ts';
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

interface Row {
  tradeofferid: string;
  [field: string]: unknown;
}

/** Steam shows an offer without a state, and without these fields too: in its lists, and where `alone` on its own page. */
function spoilRow(offerId: string, lost: readonly string[], { alone }: { alone: boolean }): void {
  const spoil = (row: Row): Row =>
    row.tradeofferid === offerId
      ? { ...row, trade_offer_state: null, ...Object.fromEntries(lost.map((field) => [field, null])) }
      : row;
  const change = (text: string): string => {
    const { response } = JSON.parse(text) as { response: Record<string, Row | Row[] | unknown> };
    for (const list of ['trade_offers_sent', 'trade_offers_received'])
      if (response[list]) response[list] = (response[list] as Row[]).map(spoil);
    if (alone && response.offer) response.offer = spoil(response.offer as Row);
    return JSON.stringify({ response });
  };
  strange.rewrite('/GetTradeOffer', change, 1_000);
}

async function accountOf(orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select t.steam_account_id as id from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1',
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

/** Two orders whose items one robot gives. */
async function twoOfOneRobot(behaviour: string) {
  const scenes = new Map<string, Awaited<ReturnType<typeof buyAs>>>();
  for (;;) {
    const scene = await buyAs(market, behaviour);
    const robot = await accountOf(scene.orderNo);
    const other = scenes.get(robot);
    if (other) return [other, scene] as const;
    scenes.set(robot, scene);
  }
}

/** An order whose offer Steam created although the response was lost, long enough ago for a missing offer to count as absent. */
async function lost({ withEffect }: { withEffect: boolean }) {
  const scene = await buyAs(market, 'ignore');
  front.add({ pathContains: '/tradeoffer/new/send', times: 1, isLost: !withEffect, answer: () => null });
  await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
  await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
  return scene;
}

/** An open offer of the robot that holds an order's copy, with a tag that no order has. */
async function makeForgotten(orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ steamId: string; tradeUrl: string }>(
    `select a.steam_id as "steamId", o.buyer_trade_url as "tradeUrl" from market_order o
     join trade_offer t on t.order_id = o.id join steam_account a on a.id = t.steam_account_id where o.order_no = $1`,
    [orderNo],
  );
  const answer = await sandbox(market, `accounts/${rows[0]?.steamId}/offers`, {
    tradeUrl: rows[0]?.tradeUrl,
    assetIds: await otherAssetOf(market, orderNo),
    message: `SJ-${randomUUID()}`,
  });
  return (answer as { offerId: string }).offerId;
}

async function stateOf(offerId: string): Promise<number | undefined> {
  const { rows } = await market.owner.query<{ state: number }>(
    'select state from sandbox.trade_offer where offer_id = $1',
    [offerId],
  );
  return rows[0]?.state;
}

const noConfirmations = () => JSON.stringify({ success: true, conf: [] });

describe('O-06 one offer of Steam’s that cannot be read', () => {
  test('does not delay other orders of its account, and is not an outage', async () => {
    const [broken, whole] = await twoOfOneRobot('accept');
    for (const { orderNo } of [broken, whole]) {
      await worker.send(orderNo);
      await untilOffer(market, orderNo, [3]);
    }
    spoilRow(await strange.offerIdOf(broken.orderNo), ['message'], { alone: true });
    market.worker.watch.take('offers');
    await expect(worker.poll(broken.orderNo)).rejects.toMatchObject({ kind: 'transient', isOutage: false });
    expect(market.worker.watch.take('offers')).toMatchObject({ failures: 0 });
    expect(await strange.phaseOf(whole)).toBe('protected');
    expect(await strange.phaseOf(broken)).toBe('awaitingAccept');
    front.clear();
    await worker.poll(broken.orderNo);
    expect(await strange.phaseOf(broken)).toBe('protected');
  });

  test('that no order has any more keeps no order of its account waiting, and is cancelled once it can be read', async () => {
    const [scene, other] = await twoOfOneRobot('ignore');
    for (const { orderNo } of [scene, other]) await worker.send(orderNo);
    await sandbox(market, `offers/${await strange.offerIdOf(scene.orderNo)}/accept`);
    const forgottenId = await makeForgotten(scene.orderNo);
    for (const pathContains of [`tradeofferid=${forgottenId}`, `/tradeoffer/${forgottenId}/cancel`])
      front.add({ pathContains, times: 1_000, isLost: true, answer: () => ({ status: 500, body: '' }) });
    await expect(worker.poll(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await strange.phaseOf(scene)).toBe('protected');
    expect(await stateOf(forgottenId)).toBe(2);
    front.clear();
    await worker.poll(scene.orderNo);
    expect(await stateOf(forgottenId)).toBe(6);
  });

  test.each([
    ['its message, the order’s tag', ['tradeofferid']],
    ['its number', ['message']],
    ['nothing', ['tradeofferid', 'message', 'accountid_other']],
  ])('I12 of which %s is left: nothing counts as absent, no second offer', async (_title, fields) => {
    const scene = await lost({ withEffect: true });
    spoilRow(await strange.offerIdOf(scene.orderNo), fields, { alone: true });
    strange.rewrite('/mobileconf/getlist', noConfirmations, 1_000);
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
    front.clear();
    await worker.send(scene.orderNo);
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });

  test('I12 in a list alone: its own page tells that it is the order’s', async () => {
    const scene = await lost({ withEffect: true });
    const offerId = await strange.offerIdOf(scene.orderNo);
    await sandbox(market, 'faults', { kind: 'garbled', path: 'GetTradeOffers/', offerId, count: 1 });
    strange.rewrite('/mobileconf/getlist', noConfirmations);
    await expect(worker.send(scene.orderNo)).rejects.toThrow('not confirmed yet');
    await worker.send(scene.orderNo);
    expect(await steamOffersOf(market, scene.orderNo)).toHaveLength(1);
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });

  test('of another order, by its message: this one’s offer is made', async () => {
    const [other, scene] = await twoOfOneRobot('ignore');
    await worker.send(other.orderNo);
    front.add({ pathContains: '/tradeoffer/new/send', times: 1, isLost: true, answer: () => null });
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    spoilRow(await strange.offerIdOf(other.orderNo), [], { alone: true });
    await worker.send(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
  });
});

describe('O-06 an order’s end and an offer that cannot be read', () => {
  /** Two offers with the order's tag, both active; the buyer declined the one that the order knows. */
  async function declinedTwin() {
    const scene = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', { kind: 'twice', path: '/tradeoffer/new/send', count: 1 });
    await worker.send(scene.orderNo);
    const { rows } = await market.owner.query<{ known: string }>(
      'select t.steam_offer_id as known from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1',
      [scene.orderNo],
    );
    const known = rows[0]?.known ?? '';
    const offers = await steamOffersOf(market, scene.orderNo);
    const twin = offers.find(({ offerId }) => offerId !== known)?.offerId ?? '';
    await market.owner.query('update sandbox.trade_offer set state = 2 where offer_id = $1', [twin]);
    await sandbox(market, `offers/${known}/decline`);
    return { scene, known, twin };
  }

  test('it may be the order’s twin: the money waits until it is taken back', async () => {
    const { scene, twin } = await declinedTwin();
    spoilRow(twin, ['message'], { alone: true });
    await expect(worker.poll(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await strange.phaseOf(scene)).toBe('awaitingAccept');
    front.clear();
    await worker.poll(scene.orderNo);
    expect(await strange.phaseOf(scene)).toBe('failed');
    expect((await steamOffersOf(market, scene.orderNo)).map(({ state }) => state).toSorted()).toEqual([6, 7]);
  });

  test('it is another order’s, by its message: this order ends', async () => {
    const [other, scene] = await twoOfOneRobot('ignore');
    for (const { orderNo } of [other, scene]) await worker.send(orderNo);
    await sandbox(market, `offers/${await strange.offerIdOf(scene.orderNo)}/decline`);
    spoilRow(await strange.offerIdOf(other.orderNo), [], { alone: true });
    await worker.poll(scene.orderNo).catch(() => {});
    expect(await strange.phaseOf(scene)).toBe('failed');
  });

  test.each([
    ['says who made it', []],
    ['does not say who made it', ['accountid_other']],
  ])('it may be the counter-offer and %s: not noted as refused', async (_title, fields) => {
    const scene = await buyAs(market, 'counter');
    await worker.send(scene.orderNo);
    await untilOffer(market, scene.orderNo, [4]);
    await worker.poll(scene.orderNo);
    const declined = async () => {
      const { rows } = await market.owner.query<{ isNoted: boolean; counterId: string; state: number }>(
        `select t.counter_declined_at is not null as "isNoted", c.offer_id::text as "counterId", c.state
         from market_order o join trade_offer t on t.order_id = o.id
         join sandbox.trade_offer s on s.message = t.tag join sandbox.trade_offer c on c.countered_offer_id = s.offer_id
         where o.order_no = $1`,
        [scene.orderNo],
      );
      return rows[0];
    };
    spoilRow((await declined())?.counterId ?? '', fields, { alone: true });
    await expect(worker.decline(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await declined()).toMatchObject({ isNoted: false, state: 2 });
    front.clear();
    await worker.decline(scene.orderNo);
    expect(await declined()).toMatchObject({ isNoted: true, state: 7 });
  });
});
