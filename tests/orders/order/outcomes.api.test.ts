import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, listingStatus } from './deliveryScene.ts';
import { setOffer, setTrade } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  // I12 compares with Steam's books, which these tests write themselves.
  const found = (await auditInvariants(market.ownerUrl)).filter(({ id }) => id !== 'I12');
  expect(found.filter(({ offenderCount }) => offenderCount > 0)).toEqual([]);
  await market.close();
});

type Start = 'delivering' | 'awaitingAccept' | 'onHold' | 'protected';

async function start(at: Start) {
  const scene = await buyAs(market, 'ignore');
  if (at === 'delivering') {
    await sandbox(market, 'faults', {
      path: '/mobileconf/getlist',
      count: 1,
      status: 500,
      withEffect: false,
    });
    await expect(worker.send(scene.orderNo)).rejects.toMatchObject({ kind: 'transient' });
  } else await worker.send(scene.orderNo);
  if (at === 'onHold') {
    await setTrade(market, scene.orderNo, 10);
    await setOffer(market, scene.orderNo, 11);
  }
  if (at === 'protected') await setTrade(market, scene.orderNo, 3);
  await worker.poll(scene.orderNo);
  const phase = {
    delivering: 'DELIVERING',
    awaitingAccept: 'AWAITING_ACCEPT',
    onHold: 'ON_HOLD',
    protected: 'PROTECTED',
  };
  expect((await readOrder(scene.buyer, scene.orderNo)).order.phase).toBe(phase[at]);
  return scene;
}

const FAILED: Record<number, string> = {
  4: 'BUYER_COUNTER_OFFER',
  5: 'BUYER_RECEIVE_TIMEOUT',
  6: 'SELLER_REVOKED',
  7: 'BUYER_DECLINED',
  8: 'ITEM_GONE',
  10: 'SELLER_REVOKED',
};
const BUYER_CAUSED = ['BUYER_COUNTER_OFFER', 'BUYER_RECEIVE_TIMEOUT', 'BUYER_DECLINED'];

describe('O-06 an offer that ends at Steam', () => {
  const cases = (['delivering', 'awaitingAccept'] as const).flatMap((from) =>
    Object.entries(FAILED).map(([state, text]) => {
      // What its seller never confirmed was never the buyer's to accept (O-10).
      const isUnconfirmed = from === 'delivering' && state === '5';
      return [from, Number(state), isUnconfirmed ? 'SELLER_SHIPMENT_TIMEOUT' : text] as const;
    }),
  );
  test.each(cases)('from %s by state %i: %s, once, and the money back', async (from, state, text) => {
    const { buyer, orderNo } = await start(from);
    await setOffer(market, orderNo, state);
    await worker.poll(orderNo);
    await worker.poll(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: text } });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    expect(await listingStatus(market, orderNo)).toBe(BUYER_CAUSED.includes(text) ? 'active' : 'withdrawn');
    expect(order.events.filter((event) => event.phase === 'FAILED')).toHaveLength(1);
  });
});

describe('O-06 a trade that ends at Steam', () => {
  const cases = (['awaitingAccept', 'onHold'] as const).flatMap((from) =>
    [4, 5, 6, 7, 8, 9, 11].map((status) => [from, status] as const),
  );
  test.each(cases)(
    'from %s by trade status %i: cancelled by the system, the money back',
    async (from, status) => {
      const { buyer, orderNo } = await start(from);
      await setTrade(market, orderNo, status);
      await worker.poll(orderNo);
      const { order, wallet } = await readOrder(buyer, orderNo);
      expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SYSTEM_CANCELLED' } });
      expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    },
  );

  test.each([4, 5, 6, 7, 8, 9, 11, 12])(
    'S-08 after delivery by trade status %i: reversed, and nobody is held',
    async (status) => {
      const { buyer, orderNo } = await start('protected');
      await setTrade(market, orderNo, status);
      await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
      await worker.poll(orderNo);
      const { order, wallet } = await readOrder(buyer, orderNo);
      expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'REVERSED' } });
      expect(wallet).toMatchObject({ spendableCents: 5_000_000, settlingCents: 0 });
      const { rows } = await market.owner.query(
        `select (select count(*) from account_hold)::int as holds, (select count(*) from app_user where is_blocked)::int as blocked`,
      );
      expect(rows).toEqual([{ holds: 0, blocked: 0 }]);
    },
  );
});

describe('O-06 looks that see odd things', () => {
  test.each([
    ['flapping 2, 9, 2', [2, 9, 2], 'AWAITING_ACCEPT'],
    ['an invalid offer', [1], 'AWAITING_ACCEPT'],
    ['accepted without a trade yet', [3], 'AWAITING_ACCEPT'],
    ['an older state after a newer one', [11, 2, 9], 'ON_HOLD'],
  ] as const)('%s moves nothing back', async (_title, states, phase) => {
    const { buyer, orderNo } = await start('awaitingAccept');
    for (const state of states) {
      await setOffer(market, orderNo, state);
      await worker.poll(orderNo);
    }
    expect((await readOrder(buyer, orderNo)).order.phase).toBe(phase);
  });

  test('a trade that has begun and is not committed says nothing yet', async () => {
    const { buyer, orderNo } = await start('awaitingAccept');
    for (const status of [0, 1]) {
      await setTrade(market, orderNo, status);
      await worker.poll(orderNo);
      expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
    }
    await setTrade(market, orderNo, 2);
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
  });

  test('accepted before anybody looked at all: the phases between are passed', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    await sandbox(market, 'faults', {
      path: '/tradeoffer/new/send',
      count: 1,
      status: 500,
      withEffect: true,
    });
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await setTrade(market, orderNo, 3);
    await worker.send(orderNo);
    const { order } = await readOrder(buyer, orderNo);
    expect(order.events.map((event) => event.phase)).toEqual([
      'CREATING',
      'AWAITING_OFFER',
      'AWAITING_ACCEPT',
      'PROTECTED',
    ]);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });
});

describe('hold', () => {
  async function held() {
    const scene = await buyAs(market, 'ignore');
    // Sent before there is a reason for a hold: Steam is asked first.
    await worker.send(scene.orderNo);
    const { rows } = await market.owner.query<{ id: string }>(
      `select partner.steam_id::text as id from sandbox.steam_account partner join market_order o on o.order_no = $1
       where o.buyer_trade_url like '%token=' || partner.trade_token`,
      [scene.orderNo],
    );
    await sandbox(market, `accounts/${rows[0]?.id}`, { holdDays: 10 });
    const [offer] = await steamOffersOf(market, scene.orderNo);
    await sandbox(market, `offers/${offer?.offerId}/accept`);
    await until(scene.orderNo, 11);
    await worker.poll(scene.orderNo);
    return scene;
  }
  async function until(orderNo: string, state: number): Promise<void> {
    for (let tries = 0; tries < 60; tries += 1) {
      if ((await steamOffersOf(market, orderNo))[0]?.state === state) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`the offer did not become ${state}`);
  }

  test('O-02 a held trade shows when Steam ends the hold; then it is delivered, settled from there', async () => {
    const { buyer, orderNo } = await held();
    const { order } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'ON_HOLD', actor: 'STEAM', deadlineAt: null });
    const heldMs = Date.parse(order.holdEndsAt ?? '') - Date.now();
    expect(heldMs).toBeGreaterThan(9 * 86_400_000);
    await market.advanceClock(10 * 86_400_000 + 60_000);
    await until(orderNo, 3);
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({ phase: 'PROTECTED' });
  });

  test('cancelled while on hold: Steam gives the item back, and we the money', async () => {
    const { buyer, orderNo } = await held();
    await setTrade(market, orderNo, 11);
    await setOffer(market, orderNo, 6);
    await worker.poll(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SYSTEM_CANCELLED' } });
    expect(wallet.spendableCents).toBe(5_000_000);
  });
});
