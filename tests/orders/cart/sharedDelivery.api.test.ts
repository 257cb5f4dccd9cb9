import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelByOperator, cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { untilOffer } from '../order/deliveryScene.ts';
import { setOffer } from '../order/playedSteam.ts';
import { endsOf, loseCopy, offersOf, type PressScene, pressTogether, swapCopy } from './deliveryScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await operator.close();
  await market.close();
});

const first = ({ orderNos }: PressScene): string => orderNos[0] ?? '';

async function offerIds({ orderNos }: PressScene): Promise<(string | null)[]> {
  const { rows } = await market.owner.query<{ id: string | null }>(
    `select t.steam_offer_id as id from trade_offer t join market_order o on o.id = t.order_id
     where o.order_no = any($1) order by array_position($1, o.order_no)`,
    [orderNos],
  );
  return rows.map(({ id }) => id);
}

/** Makes every copy's offer as far as the buyer's turn. */
async function sendAll({ orderNos }: PressScene): Promise<void> {
  for (const orderNo of orderNos) await worker.send(orderNo);
}

describe('one press, one account, one offer', () => {
  test('C-04 C-07 three copies come in one offer, and each order is delivered, with its own money', async () => {
    const scene = await pressTogether(market, 3);
    await worker.send(first(scene));
    const [offer, ...others] = await offersOf(market, scene);
    expect(others).toEqual([]);
    expect(offer?.assetIds).toEqual(scene.assetIds.toSorted((a, b) => Number(BigInt(a) - BigInt(b))));
    expect(await endsOf(market, scene)).toEqual(Array(3).fill('awaitingAccept'));
    expect(await offerIds(scene)).toEqual(Array(3).fill(offer?.offerId));
    const { data } = await scene.buyer.query<{ viewer: { order: { offerOrders: { orderNo: string }[] } } }>(
      `{ viewer { order(orderNo: "${first(scene)}") { offerOrders { orderNo } } } }`,
    );
    const companions = data?.viewer.order.offerOrders.map(({ orderNo }) => orderNo);
    expect(companions).toEqual(scene.orderNos.slice(1));
    // The jobs of the others find nothing to do.
    await sendAll(scene);
    expect(await offersOf(market, scene)).toHaveLength(1);
    await untilOffer(market, first(scene), [3]);
    await worker.poll(first(scene));
    expect(await endsOf(market, scene)).toEqual(Array(3).fill('protected'));
    const { rows } = await market.owner.query(
      `select count(distinct t.key)::int as count from ledger_transfer t join market_order o on o.id = t.order_id
       where o.order_no = any($1) and t.reason = 'settle'`,
      [scene.orderNos],
    );
    expect(rows).toEqual([{ count: 3 }]);
  });

  test('C-07 more copies than an offer takes come in two, of at most twenty', async () => {
    const scene = await pressTogether(market, 23, 'ignore');
    await sendAll(scene);
    const offers = await offersOf(market, scene);
    expect(offers.map(({ assetIds }) => assetIds.length).toSorted((a, b) => a - b)).toEqual([3, 20]);
  });

  test.each([
    ['declined', 'decline', 'buyerDeclined'],
    ['cancelled by the owner of the account', 'cancel', 'sellerRevoked'],
  ])('C-07 an offer that was %s ends each of its orders for that', async (_how, move, reason) => {
    const scene = await pressTogether(market, 3, 'ignore');
    await worker.send(first(scene));
    const [offerId] = await offerIds(scene);
    await sandbox(market, `offers/${offerId}/${move}`);
    await worker.poll(first(scene));
    expect(await endsOf(market, scene)).toEqual(Array(3).fill(reason));
  });

  test('C-07 the deadline of the first ends all of them for the same reason, and the offer is cancelled', async () => {
    const scene = await pressTogether(market, 3, 'ignore');
    await worker.send(first(scene));
    await market.owner.query(
      `update market_order set deadline_at = clock_now() - interval '1 second' where order_no = $1`,
      [first(scene)],
    );
    await worker.conclude(first(scene));
    for (const orderNo of scene.orderNos) await worker.verify(orderNo);
    expect(await endsOf(market, scene)).toEqual(Array(3).fill('buyerReceiveTimeout'));
    expect((await steamOffersOf(market, first(scene))).map(({ state }) => state)).toEqual([6]);
  });
});

/** The offer exists at Steam and waits for the robot's confirmation: the answer to its creation was lost. */
async function sentUnconfirmed(count = 3, behaviour = 'accept'): Promise<PressScene> {
  const scene = await pressTogether(market, count, behaviour);
  await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
  await expect(worker.send(first(scene))).rejects.toMatchObject({ kind: 'ambiguous' });
  return scene;
}

/** Lets the worker do what it does every few seconds, several times. */
async function settleDown(scene: PressScene): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await sendAll(scene);
    for (const orderNo of scene.orderNos) await worker.verify(orderNo);
    await worker.poll(first(scene));
  }
}

const cancelledAlone = async (
  { orderNos: [orderNo] }: PressScene,
  who: 'buyer' | 'operator',
): Promise<void> => {
  if (who === 'operator') {
    await cancelByOperator(operator, { orderNo: orderNo ?? '', reason: 'a test', operator: 'tester' });
    return;
  }
  const { rows } = await market.owner.query<{ id: string; userId: string }>(
    `update market_order set created_at = created_at - interval '1 day' where order_no = $1 returning id, buyer_id as "userId"`,
    [orderNo],
  );
  await cancelOrder(market.platform, { userId: rows[0]?.userId ?? '', orderId: rows[0]?.id ?? '' });
};

describe('an order that ends alone takes no other with it', () => {
  test('C-04 a wrong copy in the offer fails its order alone: the offer is never confirmed, and the others are sent again', async () => {
    const scene = await sentUnconfirmed();
    await swapCopy(market, scene, scene.assetIds[1] ?? '');
    await settleDown(scene);
    expect(await endsOf(market, scene)).toEqual(['awaitingAccept', 'systemCancelled', 'awaitingAccept']);
    const [wrong, right] = await offersOf(market, scene);
    expect(wrong?.state).toBe(6);
    expect(right).toMatchObject({ state: 2 });
    expect(right?.assetIds).toHaveLength(2);
    const { rows } = await market.owner.query(
      'select count(*)::int as count from sandbox.trade_offer_state where offer_id = $1 and state = 2',
      [wrong?.offerId],
    );
    expect(rows).toEqual([{ count: 0 }]);
    await untilOffer(market, first(scene), [3]);
    await worker.poll(first(scene));
    expect(await endsOf(market, scene)).toEqual(['protected', 'systemCancelled', 'protected']);
  });

  test('C-07 a wrong copy that the buyer has accepted all the same stops its order alone', async () => {
    const scene = await pressTogether(market, 3);
    await worker.send(first(scene));
    await swapCopy(market, scene, scene.assetIds[1] ?? '');
    await untilOffer(market, first(scene), [3]);
    await worker.poll(first(scene));
    expect(await endsOf(market, scene)).toEqual(['protected', 'systemCancelled', 'protected']);
  });

  test('C-07 an order that is cancelled before the offer is sent leaves it, and the others go', async () => {
    const scene = await pressTogether(market, 3, 'ignore');
    await cancelledAlone(scene, 'buyer');
    await sendAll(scene);
    expect(await endsOf(market, scene)).toEqual(['buyerCancelled', 'awaitingAccept', 'awaitingAccept']);
    expect((await offersOf(market, scene)).map(({ assetIds }) => assetIds.length)).toEqual([2]);
  });

  test.each(['buyer', 'operator'] as const)(
    'C-04 cancelled by the %s while the offer is on its way: it alone is refunded, and the others are sent again',
    async (who) => {
      const scene = await sentUnconfirmed(3, 'ignore');
      await cancelledAlone(scene, who);
      await settleDown(scene);
      const reason = who === 'buyer' ? 'buyerCancelled' : 'systemCancelled';
      expect(await endsOf(market, scene)).toEqual([reason, 'awaitingAccept', 'awaitingAccept']);
      expect((await offersOf(market, scene)).map(({ state }) => state)).toEqual([6, 2]);
    },
  );

  test('C-04 refunded by an operator while the buyer could accept: the others come in another offer, which is told', async () => {
    const scene = await pressTogether(market, 3);
    await worker.send(first(scene));
    expect(await endsOf(market, scene)).toEqual(Array(3).fill('awaitingAccept'));
    await cancelledAlone(scene, 'operator');
    await settleDown(scene);
    expect(await endsOf(market, scene)).toEqual(['systemCancelled', 'awaitingAccept', 'awaitingAccept']);
    const { order } = await readOrder(scene.buyer, scene.orderNos[1] ?? '');
    expect(order.events.map(({ cause }) => cause)).toContain('OFFER_WITHDRAWN');
    await untilOffer(market, scene.orderNos[1] ?? '', [3]);
    await worker.poll(first(scene));
    expect(await endsOf(market, scene)).toEqual(['systemCancelled', 'protected', 'protected']);
  });

  test('C-07 a copy that is gone before the offer is sent leaves it, and the others go', async () => {
    const scene = await pressTogether(market, 3, 'ignore');
    await loseCopy(market, scene.assetIds[2] ?? '');
    await settleDown(scene);
    expect(await endsOf(market, scene)).toEqual(['awaitingAccept', 'awaitingAccept', 'itemGone']);
    expect((await offersOf(market, scene)).map(({ assetIds, state }) => [assetIds.length, state])).toEqual([
      [2, 2],
    ]);
  });

  test('C-07 a copy that is gone while the offer is open ends its order alone', async () => {
    const scene = await pressTogether(market, 3, 'ignore');
    await worker.send(first(scene));
    await loseCopy(market, scene.assetIds[0] ?? '');
    await setOffer(market, first(scene), 8);
    await worker.poll(first(scene));
    await settleDown(scene);
    expect(await endsOf(market, scene)).toEqual(['itemGone', 'awaitingAccept', 'awaitingAccept']);
  });
});
