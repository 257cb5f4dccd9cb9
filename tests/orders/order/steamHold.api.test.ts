import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from './deliveryScene.ts';
import { buyersSteamId } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  const found = await auditInvariants(market.ownerUrl);
  expect(found.filter(({ offenderCount }) => offenderCount > 0)).toEqual([]);
  await market.close();
});

/** Buys, with accounts for which Steam holds trades for 15 days; accepted at once. */
async function hold(sides: readonly ('buyer' | 'seller')[]) {
  const scene = await buyAs(market, 'ignore');
  await worker.send(scene.orderNo);
  const buyerId = await buyersSteamId(market, scene.orderNo);
  const { rows } = await market.owner.query<{ id: string }>(
    `select a.steam_id as id from market_order o join trade_offer t on t.order_id = o.id
     join steam_account a on a.id = t.steam_account_id where o.order_no = $1`,
    [scene.orderNo],
  );
  const ids = { buyer: buyerId, seller: rows[0]?.id ?? '' };
  await market.owner.query(
    "update sandbox.steam_account set hold_days = 0; update steam_account set status = 'normal'",
  );
  for (const side of sides) await sandbox(market, `accounts/${ids[side]}`, { holdDays: 15 });
  const [offer] = await steamOffersOf(market, scene.orderNo);
  await sandbox(market, `offers/${offer?.offerId}/accept`);
  await untilOffer(market, scene.orderNo, [11]);
  await worker.poll(scene.orderNo);
  return { ...scene, ids };
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
