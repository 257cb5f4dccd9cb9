import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { findFault } from '../../../api/orders/tradeOffer/findFault.ts';
import { countLiveOrders } from '../../../api/steam/account/steamAccount.store.ts';
import { graphql } from '../../generated/gql.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { pollOrdersOnce } from '../../kit/pollOrdersOnce.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, type Scene, untilOffer } from './deliveryScene.ts';
import { buyersSteamId, setTrade } from './playedSteam.ts';

const STEPS = `query ($orderNo: String!) {
  viewer { order(orderNo: $orderNo) { display { step steps { step state } } } }
}`;
const RULES = graphql(`
  query ReversalWithdrawalRules {
    viewer { withdrawalRules { withdrawableCents waitingCents waitingUntil } }
  }
`);
let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
beforeEach(async () => {
  // What one test does to the seed's sellers must not speak in the next one's history.
  await market.owner.query('update account_hold set ended_at = clock_now() where ended_at is null');
  await market.owner.query('update sandbox.steam_account set trade_banned_until = null');
  await market.owner.query("update sandbox.trade set settlement_at = clock_now() - interval '1 day'");
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

async function deliver(): Promise<Scene> {
  const scene = await buyAs(market, 'accept');
  await worker.send(scene.orderNo);
  await untilOffer(market, scene.orderNo, [3]);
  await worker.poll(scene.orderNo);
  return scene;
}

/** One party reverses all its protected trades, as Steam's trade history lets it. */
async function reverse(orderNo: string, by: 'buyer' | 'seller'): Promise<void> {
  const [offer] = await steamOffersOf(market, orderNo);
  const { rows } = await market.owner.query<{ id: string }>(
    'select sender_id::text as id from sandbox.trade where trade_id = $1',
    [offer?.tradeId],
  );
  const bySteamId = by === 'buyer' ? await buyersSteamId(market, orderNo) : (rows[0]?.id ?? '');
  await sandbox(market, `trades/${offer?.tradeId}/reverse`, { bySteamId });
}

/** The slow poll runs and finds the reversal. */
async function hear({ orderNo }: Scene): Promise<void> {
  await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
  await worker.poll(orderNo);
}

interface Held {
  side: string;
  scope: string;
  cause: string;
  hours: number;
}

async function rowIdOf({ orderNo }: Scene): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

async function stateOf({ orderNo }: Scene) {
  const { rows: holds } = await market.owner.query<Held>(
    `select case when h.user_id = o.buyer_id then 'buyer' else 'seller' end as side, h.scope, h.cause,
       (extract(epoch from h.ends_at - h.started_at) / 3600)::int as hours
     from account_hold h join market_order o on h.user_id in (o.buyer_id, o.seller_id) and h.order_id = o.id
     where o.order_no = $1 and h.ended_at is null`,
    [orderNo],
  );
  const { rows } = await market.owner.query<{ fault: string; isOpen: boolean }>(
    `select fault, d.ended_at is null as "isOpen" from order_dispute d join market_order o on o.id = d.order_id where o.order_no = $1`,
    [orderNo],
  );
  return { holds, dispute: rows[0] };
}

/** The number of orders that keep the seller's account of an order from being unbound. */
async function ordersThatKeep(scene: Scene): Promise<number> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select steam_account_id as id from trade_offer where order_id = $1',
    [await rowIdOf(scene)],
  );
  return countLiveOrders(market.platform.db, rows[0]?.id ?? '');
}

const shown = async () =>
  (await market.owner.query('select sum(listing_count)::int as n from market_item')).rows[0].n;

/** Every posting of an order by movement, account and side, in fen. */
async function ledgerOf({ orderNo }: Scene) {
  const { rows } = await market.owner.query<{ what: string; cents: number }>(
    `select t.reason || ' ' || a.kind as what, sum(p.amount_cents)::int as cents from market_order o
     join ledger_transfer t on t.order_id = o.id join ledger_posting p on p.transfer_id = t.id
     join ledger_account a on a.id = p.account_id where o.order_no = $1 group by 1 order by 1`,
    [orderNo],
  );
  return Object.fromEntries(rows.map(({ what, cents }) => [what, cents]));
}

describe('a reversal does not take down the innocent side', () => {
  test("X-03 T-23 the buyer reverses: nobody's shop leaves the market, and once Steam shows it, the buyer alone is held", async () => {
    const scene = await deliver();
    const before = await shown();
    await reverse(scene.orderNo, 'buyer');
    await hear(scene);
    expect((await readOrder(scene.buyer, scene.orderNo)).order).toMatchObject({
      display: { statusText: 'REVERSED' },
    });
    expect(await shown()).toBe(before);
    await pollOrdersOnce(market.worker);
    const { rows: asked } = await market.owner.query(
      "select 1 from pgboss.job where name = 'order-fault' and singleton_key = $1",
      [await rowIdOf(scene)],
    );
    expect(asked.length).toBeGreaterThan(0);
    await findFault(market.worker, await rowIdOf(scene));
    expect(await stateOf(scene)).toEqual({
      holds: [{ side: 'buyer', scope: 'withdrawals', cause: 'reversedTrade', hours: 72 }],
      dispute: { fault: 'buyer', isOpen: false },
    });
    expect(await shown()).toBe(before);
    const { order } = await readOrder(scene.buyer, scene.orderNo);
    expect(order.events.filter(({ cause }) => cause === 'FAULT_FOUND')).toHaveLength(1);
  });

  test('X-01 the seller reverses: the ban of its account shows it, and the seller alone is held; the shop stays', async () => {
    const scene = await deliver();
    const before = await shown();
    await reverse(scene.orderNo, 'seller');
    await hear(scene);
    await findFault(market.worker, await rowIdOf(scene));
    expect(await stateOf(scene)).toEqual({
      holds: [{ side: 'seller', scope: 'withdrawals', cause: 'reversedTrade', hours: 72 }],
      dispute: { fault: 'seller', isOpen: false },
    });
    expect(await shown()).toBe(before);
  });

  test('once Steam shows who reversed a delivered trade, the order has still failed at its receipt', async () => {
    const scene = await deliver();
    await reverse(scene.orderNo, 'buyer');
    await hear(scene);
    await findFault(market.worker, await rowIdOf(scene));
    const { data } = await scene.buyer.query(STEPS, { orderNo: scene.orderNo });
    expect(data).toMatchObject({
      viewer: {
        order: {
          display: {
            step: 'RECEIPT',
            steps: [
              { step: 'ORDER', state: 'DONE' },
              { step: 'PAYMENT', state: 'DONE' },
              { step: 'SHIPMENT', state: 'DONE' },
              { step: 'RECEIPT', state: 'FAILED' },
            ],
          },
        },
      },
    });
  });

  test('X-01 where a trade of the seller with somebody else stood, the buyer did it, whatever its inventory shows', async () => {
    const scene = await deliver();
    await market.owner.query(
      `insert into sandbox.trade (sender_id, recipient_id, status, init_at, modified_at, settlement_at)
       select sender_id, (select max(steam_id) from sandbox.steam_account where steam_id not in (sender_id, recipient_id)), 3,
         clock_now(), clock_now(), clock_now() + interval '7 days' from sandbox.trade_offer where message = $1`,
      [`SJ-${await rowIdOf(scene)}`],
    );
    await reverse(scene.orderNo, 'buyer');
    await market.owner.query(
      'update sandbox.steam_account set is_inventory_private = true, hides_from_itself = true',
    );
    await hear(scene);
    await findFault(market.worker, await rowIdOf(scene));
    await market.owner.query(
      'update sandbox.steam_account set is_inventory_private = false, hides_from_itself = false',
    );
    expect((await stateOf(scene)).dispute).toEqual({ fault: 'buyer', isOpen: false });
  });

  test('X-01 the trade is found however many came after it, page by page', async () => {
    const scene = await deliver();
    await reverse(scene.orderNo, 'seller');
    await hear(scene);
    const { steam } = market.worker;
    const pages: (string | null)[] = [];
    // As an account with hundreds of later trades shows it: nothing but the return on its first page.
    const listTrades: typeof steam.listTrades = async (session, after) => {
      pages.push(after?.tradeId ?? null);
      const { trades } = await steam.listTrades(session);
      const isReturn = ({ rollbackTrade }: (typeof trades)[number]) => rollbackTrade !== null;
      const next = { timeSeconds: 1, tradeId: 'first page' };
      return after
        ? { trades: trades.filter((trade) => !isReturn(trade)), next: null }
        : { trades: trades.filter(isReturn), next };
    };
    await findFault({ ...market.worker, steam: { ...steam, listTrades } }, await rowIdOf(scene));
    expect(pages.slice(0, 2)).toEqual([null, 'first page']);
    expect((await stateOf(scene)).dispute).toEqual({ fault: 'seller', isOpen: false });
  });

  test('X-03 where Steam shows nothing, nobody is held: this trade’s money waits, for 72 hours at most', async () => {
    const scene = await deliver();
    // As if the price had been paid from proceeds: then what comes back could leave.
    await market.owner.query(
      'update market_order set held_from_proceeds_cents = price_cents, held_from_deposit_cents = 0 where order_no = $1',
      [scene.orderNo],
    );
    const rules = async () =>
      (await scene.buyer.must(RULES, {})).viewer?.withdrawalRules as {
        withdrawableCents: number;
        waitingCents: number;
        waitingUntil: string | null;
      };
    await reverse(scene.orderNo, 'seller');
    await market.owner.query(
      'update sandbox.steam_account set is_inventory_private = true, hides_from_itself = true',
    );
    await hear(scene);
    const id = await rowIdOf(scene);
    for (let look = 0; look < 3; look += 1) {
      await findFault(market.worker, id);
      await market.advanceClock(HOUR_MS);
    }
    expect(await stateOf(scene)).toEqual({ holds: [], dispute: { fault: 'unknown', isOpen: true } });
    // As long as its account is asked, nobody unbinds it.
    expect(await ordersThatKeep(scene)).toBe(1);
    expect(await rules()).toMatchObject({
      withdrawableCents: 0,
      waitingCents: scene.askCents,
      waitingUntil: expect.any(String),
    });
    await market.advanceClock(72 * HOUR_MS);
    expect(await ordersThatKeep(scene)).toBe(0);
    expect(await rules()).toEqual({ withdrawableCents: scene.askCents, waitingCents: 0, waitingUntil: null });
    await market.owner.query(
      'update sandbox.steam_account set is_inventory_private = false, hides_from_itself = false',
    );
    await findFault(market.worker, id);
    expect((await stateOf(scene)).holds).toEqual([]);
  });

  test('X-01 an account that is bound no more is not asked, and again once somebody binds it', async () => {
    const scene = await deliver();
    await reverse(scene.orderNo, 'seller');
    await hear(scene);
    const id = await rowIdOf(scene);
    const { rows: secrets } = await market.owner.query<{ id: string; secret: string }>(
      `select account.id, account.sealed_secret as secret from trade_offer offer
       join steam_account account on account.id = offer.steam_account_id where offer.order_id = $1`,
      [id],
    );
    const [{ id: accountId, secret } = { id: '', secret: '' }] = secrets;
    const change = (set: string) =>
      market.owner.query(`update steam_account set ${set} where id = $1`, [accountId]);
    await change(`unbound_at = clock_now(), sealed_secret = ''`);
    await findFault(market.worker, id);
    expect((await stateOf(scene)).dispute).toEqual({ fault: 'unknown', isOpen: true });
    await change(`unbound_at = null, sealed_secret = '${secret}'`);
    await market.advanceClock(HOUR_MS);
    await findFault(market.worker, id);
    expect((await stateOf(scene)).dispute).toEqual({ fault: 'seller', isOpen: false });
    expect(await ordersThatKeep(scene)).toBe(0);
  });

  test("a rollback by Steam's support holds nobody and looks for nobody", async () => {
    const scene = await deliver();
    await setTrade(market, scene.orderNo, 6);
    await hear(scene);
    await findFault(market.worker, await rowIdOf(scene));
    expect(await stateOf(scene)).toEqual({ holds: [], dispute: { fault: 'unknown', isOpen: true } });
  });

  test.each(['buyer', 'seller'] as const)(
    'X-02 the %s reverses, heard of twice and late: the price is back to the fen, fee and settling money are mirrored once',
    async (by) => {
      const scene = await deliver();
      const settled = await ledgerOf(scene);
      await market.advanceClock(165 * HOUR_MS);
      await reverse(scene.orderNo, by);
      for (const _ of [1, 2]) await hear(scene);
      const id = await rowIdOf(scene);
      await Promise.all([findFault(market.worker, id), findFault(market.worker, id)]);
      const { order, wallet } = await readOrder(scene.buyer, scene.orderNo);
      expect(order.display.statusText).toBe('REVERSED');
      expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0, settlingCents: 0 });
      const after = await ledgerOf(scene);
      expect(after['reverse settling']).toBe(-(settled['settle settling'] ?? 0));
      expect(after['reverse fee'] ?? 0).toBe(-(settled['settle fee'] ?? 0));
      expect((after['reverse deposit'] ?? 0) + (after['reverse proceeds'] ?? 0)).toBe(scene.askCents);
      expect((await stateOf(scene)).holds.map(({ side }) => side)).toEqual([by]);
    },
  );
});
