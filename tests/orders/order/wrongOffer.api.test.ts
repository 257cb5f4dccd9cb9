import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCounteredOrderIds } from '../../../api/orders/tradeOffer/offerPolls.store.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyersSteamId, otherAssetOf, setOffer, swapItem } from './playedSteam.ts';

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

/** The offer exists at Steam and waits for the robot's confirmation. The response to its creation was lost. */
async function sentUnconfirmed() {
  const scene = await buyAs(market, 'accept');
  await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
  await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
  return scene;
}

async function confirmedStates(orderNo: string): Promise<number[]> {
  const { rows } = await market.owner.query<{ state: number }>(
    `select s.state from sandbox.trade_offer_state s join sandbox.trade_offer o on o.offer_id = s.offer_id
     join trade_offer t on t.tag = o.message join market_order m on m.id = t.order_id where m.order_no = $1 order by s.id`,
    [orderNo],
  );
  return rows.map((row) => row.state);
}

async function itemOf(orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    `select i.offer_id::text as id from sandbox.trade_offer_item i join sandbox.trade_offer o on o.offer_id = i.offer_id
     join trade_offer t on t.tag = o.message join market_order m on m.id = t.order_id where m.order_no = $1`,
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

describe('T-25 an offer that is not what was ordered', () => {
  test.each([
    ['asset', async (orderNo: string) => swapItem(market, orderNo, await otherAssetOf(market, orderNo))],
    [
      'extraGiven',
      async (orderNo: string) => {
        await market.owner.query(
          `insert into sandbox.trade_offer_item (offer_id, position, giver_id, asset_id, class_id, instance_id)
           select offer_id, 9, giver_id, $2, class_id, instance_id from sandbox.trade_offer_item where offer_id = $1`,
          [await itemOf(orderNo), await otherAssetOf(market, orderNo)],
        );
      },
    ],
    [
      'extraAsked',
      async (orderNo: string) => {
        await market.owner.query(
          `insert into sandbox.trade_offer_item (offer_id, position, giver_id, asset_id, class_id, instance_id)
           select offer_id, 9, $2, 777, class_id, instance_id from sandbox.trade_offer_item where offer_id = $1`,
          [await itemOf(orderNo), await buyersSteamId(market, orderNo)],
        );
      },
    ],
    [
      'partner',
      async (orderNo: string) => {
        const other = await buyAs(market, 'ignore');
        await market.owner.query('update sandbox.trade_offer set recipient_id = $2 where offer_id = $1', [
          await itemOf(orderNo),
          await buyersSteamId(market, other.orderNo),
        ]);
      },
    ],
  ] as const)(
    'T-24 %s: never confirmed, taken back, the difference in the history, the money back',
    async (difference, change) => {
      const { buyer, orderNo } = await sentUnconfirmed();
      await change(orderNo);
      await worker.send(orderNo);
      const { order, wallet } = await readOrder(buyer, orderNo);
      expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SYSTEM_CANCELLED' } });
      expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
      expect(await confirmedStates(orderNo)).toEqual([9, 6]);
      const stopped = order.events.find((event) => event.cause === 'OFFER_DIFFERS');
      expect(stopped?.statusText).toBe('SYSTEM_CANCEL_VERIFYING');
      expect(
        Object.fromEntries(stopped?.evidence.map(({ name, value }) => [name, value]) ?? []),
      ).toMatchObject({
        difference,
        steamOfferId: expect.stringMatching(/^\d+$/),
        orderedAssetId: expect.stringMatching(/^\d+$/),
      });
    },
  );

  test('changed after it was confirmed: taken back by the next look', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    await swapItem(market, orderNo, await otherAssetOf(market, orderNo));
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'SYSTEM_CANCELLED' },
    });
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
  });

  test('O-02 it cannot be taken back at once: the system’s cancel is being verified until it is', async () => {
    const { buyer, orderNo } = await sentUnconfirmed();
    await swapItem(market, orderNo, await otherAssetOf(market, orderNo));
    await sandbox(market, 'faults', { path: '/cancel', count: 1, status: 500, withEffect: false });
    await worker.send(orderNo);
    const { order } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'VERIFYING', display: { statusText: 'SYSTEM_CANCEL_VERIFYING' } });
    await worker.send(orderNo);
    expect(await confirmedStates(orderNo)).toEqual([9]);
    await worker.verify(orderNo);
    expect((await readOrder(buyer, orderNo)).order.display.statusText).toBe('SYSTEM_CANCELLED');
  });

  test('of two offers with the tag the ordered one counts', async () => {
    const { buyer, orderNo } = await sentUnconfirmed();
    const { rows } = await market.owner.query<{ id: string }>(
      `with copy as (insert into sandbox.trade_offer (sender_id, recipient_id, message, state, created_at, updated_at, expires_at)
         select sender_id, recipient_id, message, 9, created_at, updated_at, expires_at from sandbox.trade_offer where offer_id = $1 returning offer_id)
       insert into sandbox.trade_offer_item (offer_id, position, giver_id, asset_id, class_id, instance_id)
       select copy.offer_id, 0, i.giver_id, $2, i.class_id, i.instance_id from copy, sandbox.trade_offer_item i where i.offer_id = $1
       returning offer_id::text as id`,
      [await itemOf(orderNo), await otherAssetOf(market, orderNo)],
    );
    await worker.send(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    await market.owner.query('delete from sandbox.trade_offer_item where offer_id = $1', [rows[0]?.id]);
    await market.owner.query('delete from sandbox.trade_offer where offer_id = $1', [rows[0]?.id]);
  });
});

describe('a counter-offer', () => {
  async function countered() {
    const scene = await buyAs(market, 'counter');
    await worker.send(scene.orderNo);
    await untilOffer(market, scene.orderNo, [4]);
    await worker.poll(scene.orderNo);
    return scene;
  }
  async function counters(orderNo: string): Promise<{ state: number; states: number[] }[]> {
    const { rows } = await market.owner.query<{ state: number; states: number[] }>(
      `select c.state, (select array_agg(s.state order by s.id) from sandbox.trade_offer_state s where s.offer_id = c.offer_id) as states
       from sandbox.trade_offer c where c.sender_id = $1`,
      [await buyersSteamId(market, orderNo)],
    );
    return rows;
  }

  test('O-02 is refused by the robot and never accepted; the buyer has the money, the listing is on sale', async () => {
    const { buyer, orderNo } = await countered();
    expect((await readOrder(buyer, orderNo)).order.display.statusText).toBe('BUYER_COUNTER_OFFER');
    await worker.decline(orderNo);
    expect(await counters(orderNo)).toEqual([{ state: 7, states: [2, 7] }]);
    await worker.decline(orderNo);
    expect(await counters(orderNo)).toHaveLength(1);
  });

  test.each([
    ['lost with effect', true],
    ['lost without effect', false],
  ])('the answer to the refusal %s: it is refused all the same', async (_title, withEffect) => {
    const { orderNo } = await countered();
    await sandbox(market, 'faults', { path: '/decline', count: 1, status: 0, withEffect });
    await worker.decline(orderNo).catch(() => {});
    await worker.decline(orderNo);
    expect(await counters(orderNo)).toEqual([{ state: 7, states: [2, 7] }]);
  });

  test('the robot’s round asks for the refusal until it is done', async () => {
    const { orderNo } = await countered();
    const { rows } = await market.owner.query(
      `select 1 from pgboss.job j join market_order o on o.id::text = j.singleton_key where j.name = 'trade-offer-decline' and o.order_no = $1`,
      [orderNo],
    );
    expect(rows.length).toBeGreaterThan(0);
    // Not for an account that is bound no more: nobody could refuse it.
    const isListed = async () => (await listCounteredOrderIds(market.platform.db)).length > 0;
    expect(await isListed()).toBe(true);
    const change = (unboundAt: string) =>
      market.owner.query(
        `update steam_account set unbound_at = ${unboundAt} where id =
           (select t.steam_account_id from trade_offer t join market_order o on o.id = t.order_id where o.order_no = $1)`,
        [orderNo],
      );
    await change('clock_now()');
    expect(await isListed()).toBe(false);
    await change('null');
    await worker.decline(orderNo);
    const { rows: left } = await market.owner.query(
      'select 1 from trade_offer where state = 4 and counter_declined_at is null and order_id = (select id from market_order where order_no = $1)',
      [orderNo],
    );
    expect(left).toEqual([]);
  });
});

test('T-25 a wrong item that was accepted settles nothing: the money stays, and nobody is held', async () => {
  const { buyer, orderNo } = await buyAs(market, 'ignore');
  await worker.send(orderNo);
  await swapItem(market, orderNo, await otherAssetOf(market, orderNo));
  await setOffer(market, orderNo, 3);
  await worker.poll(orderNo);
  const { order, wallet } = await readOrder(buyer, orderNo);
  expect(order).toMatchObject({ phase: 'VERIFYING', display: { statusText: 'SYSTEM_CANCEL_VERIFYING' } });
  expect(wallet.escrowCents).toBe(order.priceCents);
  const { rows } = await market.owner.query(
    `select (u.is_blocked or exists (select from account_hold h where h.user_id = u.id)) as held, d.cause
     from market_order o join app_user u on u.id in (o.buyer_id, o.seller_id) join order_dispute d on d.order_id = o.id where o.order_no = $1`,
    [orderNo],
  );
  expect(rows).toEqual([
    { held: false, cause: 'wrongItem' },
    { held: false, cause: 'wrongItem' },
  ]);
});
