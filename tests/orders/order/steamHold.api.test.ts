import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { cancelByOperator } from '../../../api/orders/order/cancelOrder.ts';
import { findTradeOffer } from '../../../api/orders/order/tradeOffer.store.ts';
import { recordSteamFact } from '../../../api/orders/tradeOffer/recordSteamFact.ts';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyersSteamId } from './playedSteam.ts';

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

/** What an earlier test arranged is known before an offer is sent. */
async function endHolds(): Promise<void> {
  await market.owner.query(
    "update sandbox.steam_account set hold_days = 0; update steam_account set status = 'normal'",
  );
}

/** Buys, with accounts for which Steam holds trades for 15 days; accepted at once. */
async function hold(sides: readonly ('buyer' | 'seller')[]) {
  await endHolds();
  const scene = await buyAs(market, 'ignore');
  await worker.send(scene.orderNo);
  const buyerId = await buyersSteamId(market, scene.orderNo);
  const { rows } = await market.owner.query<{ id: string }>(
    `select a.steam_id as id from market_order o join trade_offer t on t.order_id = o.id
     join steam_account a on a.id = t.steam_account_id where o.order_no = $1`,
    [scene.orderNo],
  );
  const ids = { buyer: buyerId, seller: rows[0]?.id ?? '' };
  for (const side of sides) await sandbox(market, `accounts/${ids[side]}`, { holdDays: 15 });
  const [offer] = await steamOffersOf(market, scene.orderNo);
  await sandbox(market, `offers/${offer?.offerId}/accept`);
  await untilOffer(market, scene.orderNo, [11]);
  await worker.poll(scene.orderNo);
  return { ...scene, ids };
}

async function clock(): Promise<number> {
  const { rows } = await market.owner.query<{ now: Date }>('select clock_now() as now');
  return rows[0]?.now.getTime() ?? 0;
}

const proofsOf = async ({ buyer, orderNo }: Pick<Awaited<ReturnType<typeof hold>>, 'buyer' | 'orderNo'>) => {
  const { order } = await readOrder(buyer, orderNo);
  const { rows } = await market.owner.query<{ cause: string; evidence: Record<string, string> }>(
    `select e.cause, e.evidence from order_event e join market_order o on o.id = e.order_id
     where o.order_no = $1 order by e.sequence desc limit 1`,
    [orderNo],
  );
  return { phase: order.phase, ...rows[0] };
};

test.each([
  [['buyer'], 'buyer'],
  [['seller'], 'seller'],
  [['buyer', 'seller'], 'both'],
] as const)('a hold of 15 days says whose account causes it: %s', async (sides, holdCausedBy) => {
  const scene = await hold(sides);
  expect(await proofsOf(scene)).toMatchObject({ phase: 'ON_HOLD', evidence: { holdCausedBy } });
});

test('where Steam does not say whose account causes a hold, the order is on hold all the same', async () => {
  await sandbox(market, 'faults', {
    // Steam is asked before the offer is sent, and again once it is held: the second time it says nothing.
    everyNth: 2,
    path: '/GetTradeHoldDurations/',
    count: 0,
    status: 500,
    withEffect: false,
  });
  const scene = await hold(['buyer']);
  await sandbox(market, 'faults/off');
  const { phase, evidence } = await proofsOf(scene);
  expect(phase).toBe('ON_HOLD');
  expect(evidence).not.toHaveProperty('holdCausedBy');
});

describe('a hold that is known before the offer is sent', () => {
  async function buyHeld(side: 'buyer' | 'seller') {
    await endHolds();
    const scene = await buyAs(market, 'accept');
    const { rows } = await market.owner.query<{ buyer: string; seller: string; accountId: string }>(
      `select partner.steam_id::text as buyer, a.steam_id as seller, a.id as "accountId" from market_order o
       join trade_offer t on t.order_id = o.id join steam_account a on a.id = t.steam_account_id
       join sandbox.steam_account partner on o.buyer_trade_url like '%token=' || partner.trade_token
       where o.order_no = $1`,
      [scene.orderNo],
    );
    await sandbox(market, `accounts/${rows[0]?.[side]}`, { holdDays: 15 });
    await worker.send(scene.orderNo);
    return { ...scene, accountId: rows[0]?.accountId };
  }

  test('S-08 S-12 sends nothing, locks no item, and asks the buyer for another link', async () => {
    const { buyer, orderNo } = await buyHeld('buyer');
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
    const { order } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'AWAITING_OFFER', deliveryIssue: 'TRADE_HOLD' });
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
  });

  test("S-08 S-12 of the seller's own account ends the order, gives the money back, and stops its sales", async () => {
    const { buyer, orderNo, accountId } = await buyHeld('seller');
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED' });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    const { rows } = await market.owner.query('select status from steam_account where id = $1', [accountId]);
    expect(rows).toEqual([{ status: 'notSellable' }]);
  });

  test("S-04 a sync of tradable items does not end a hold of the seller's own account; Steam's word does", async () => {
    const { accountId = '' } = await buyHeld('seller');
    const statusAfterSync = async () => {
      await market.owner.query('update steam_account set inventory_due_at = null where id = $1', [accountId]);
      await syncInventory(market.worker, accountId);
      const { rows } = await market.owner.query<{ status: string; synced: string }>(
        'select status, inventory_status as synced from steam_account where id = $1',
        [accountId],
      );
      return rows[0];
    };
    expect(await statusAfterSync()).toEqual({ status: 'notSellable', synced: 'synced' });
    await market.owner.query('update sandbox.steam_account set hold_days = 0');
    expect(await statusAfterSync()).toEqual({ status: 'normal', synced: 'synced' });
  });
});

describe('a hold that Steam is asked about in vain before the offer is sent', () => {
  test.each([
    ['fails', { status: 500 }],
    ['refuses to say', { kind: 'refusal', code: 15 }],
    ['answers with something else', { kind: 'broken' }],
  ])('where Steam %s, the offer is sent all the same', async (_title, fault) => {
    await endHolds();
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', { ...fault, path: '/GetTradeHoldDurations/', everyNth: 1, count: 0 });
    await worker.send(orderNo);
    await sandbox(market, 'faults/off');
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });

  async function sendRefused(fault: object) {
    await endHolds();
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', { kind: 'refusal', code: 15, path: '/tradeoffer/new/send', count: 1 });
    await sandbox(market, 'faults', { ...fault, path: '/GetTradeHoldDurations/', everyNth: 1, count: 0 });
    const sent = await worker.send(orderNo).catch((error: unknown) => error);
    await sandbox(market, 'faults/off');
    const { rows } = await market.owner.query<{ status: string }>(
      `select a.status from steam_account a join trade_offer t on t.steam_account_id = a.id
       join market_order o on o.id = t.order_id where o.order_no = $1`,
      [orderNo],
    );
    const { phase, deliveryIssue } = (await readOrder(buyer, orderNo)).order;
    return { orderNo, sent, phase, deliveryIssue, status: rows[0]?.status };
  }

  test('where Steam refuses an offer and this question, the buyer is asked for another link', async () => {
    expect(await sendRefused({ kind: 'refusal', code: 15 })).toMatchObject({
      phase: 'AWAITING_OFFER',
      deliveryIssue: 'TRADE_LINK',
      status: 'normal',
    });
  });

  test('where Steam refuses an offer and does not answer this question, the offer is sent again, and nobody is blamed', async () => {
    const { orderNo, sent, ...left } = await sendRefused({ status: 500 });
    expect(sent).toBeInstanceOf(Error);
    expect(left).toMatchObject({ deliveryIssue: null, status: 'normal' });
    await market.owner.query("update trade_offer set attempted_at = attempted_at - interval '2 minutes'");
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });
});

test('W-05 the seven days of a trade that Steam held count from its delivery, also where Steam does not say', async () => {
  const scene = await hold(['buyer']);
  const accepted = await clock();
  await market.advanceClock(15 * DAY_MS + 3_600_000);
  const { rows: orders } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [scene.orderNo],
  );
  const offer = await findTradeOffer(market.worker.db, orders[0]?.id ?? '');
  if (!offer?.steamOfferId) throw new Error('no offer');
  const { steamOfferId } = offer;
  await recordSteamFact(market.worker, offer, {
    fact: 'trade:3',
    steamOfferId,
    offerState: 3,
    steamTradeId: '1',
    copies: [],
    tradedAtSeconds: Math.floor(accepted / 1_000),
  });
  const { rows } = await market.owner.query<{ phase: string; daysAfterDelivery: number }>(
    `select phase, extract(epoch from settles_at - hold_ends_at)::float8 / 86400 as "daysAfterDelivery" from market_order where order_no = $1`,
    [scene.orderNo],
  );
  expect(rows[0]?.phase).toBe('protected');
  expect(rows[0]?.daysAfterDelivery).toBeGreaterThanOrEqual(7);
});

test.each(['buyer', 'seller'] as const)(
  'a hold that the %s cancels at Steam names them in the history; the money is back',
  async (side) => {
    const scene = await hold(['buyer']);
    const [offer] = await steamOffersOf(market, scene.orderNo);
    await sandbox(market, `offers/${offer?.offerId}/cancelHold`, { steamId: scene.ids[side] });
    await worker.poll(scene.orderNo);
    expect(await proofsOf(scene)).toMatchObject({
      phase: 'FAILED',
      cause: 'trade:11',
      evidence: { holdCancelledBy: side },
    });
    expect((await readOrder(scene.buyer, scene.orderNo)).wallet).toMatchObject({
      spendableCents: 5_000_000,
      escrowCents: 0,
    });
  },
);

test("an operator's refund of a trade that Steam holds is answered at once: the order is on hold again, as often as it is asked", async () => {
  const scene = await hold(['buyer']);
  const by = { orderNo: scene.orderNo, reason: 'a test', operator: 'tester' };
  for (const _ of [1, 2]) {
    expect(await cancelByOperator(operator, by)).toBe('verify');
    await worker.verify(scene.orderNo);
    expect(await proofsOf(scene)).toMatchObject({ phase: 'ON_HOLD', cause: 'trade:10' });
  }
});
