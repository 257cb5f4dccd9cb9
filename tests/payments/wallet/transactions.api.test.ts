import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { cancelByOperator } from '../../../api/orders/order/cancelOrder.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { listTransactionIds } from '../../../api/payments/wallet/entry.store.ts';
import { graphql } from '../../generated/gql.ts';
import { missedByMs } from '../../kit/bestTime.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { paymentsIn } from '../../orders/order/paymentScene.ts';
import { lead, openTrader, sell, userIdOf } from '../statistics/statisticsScene.ts';
import { goRounds, withdraw } from '../withdrawal/withdrawalScene.ts';
import { expectChained, readTransactions } from './transactionScene.ts';

const FUND_ORDERS = graphql(`
  query FundOrders($fund: WalletOrderFund!, $day: Date, $zone: String!, $first: Int, $after: String, $last: Int, $before: String) {
    viewer {
      releaseCalendar(timeZone: $zone) { days { day amountCents count } laterCents laterCount }
      fundOrders(fund: $fund, day: $day, timeZone: $zone, first: $first, after: $after, last: $last, before: $before) {
        totalCount
        edges { cursor node { orderNo terminalPriceCents settlesAt } }
        pageInfo { hasNextPage hasPreviousPage }
      }
    }
  }
`);
const ZONE = 'Asia/Shanghai';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('W-02 a sale, its release and a purchase are a row each, with the item and the balance that they changed', async () => {
  const trader = await openTrader(market, 10_000n);
  const buyer = await openBuyer(market, 300_000);
  const buyerId = await userIdOf(buyer);
  const orderId = await sell(market, trader, buyerId, { priceCents: 20_000n, costCents: null });
  const countHeld = async () => {
    const { viewer } = await buyer.must(FUND_ORDERS, { fund: 'ESCROW', zone: ZONE, first: 5 });
    expect(viewer?.fundOrders?.edges).toHaveLength(viewer?.fundOrders?.totalCount ?? -1);
    return viewer?.fundOrders?.totalCount;
  };
  expect(await countHeld()).toBe(1);
  expect((await readTransactions(buyer)).rows[0]).toMatchObject({ reason: 'HOLD', outcome: null });
  await lead(market, orderId, { to: 'protected' });
  expect(await countHeld()).toBe(0);
  const bought = (await readTransactions(buyer)).rows[0];
  expect(bought).toMatchObject({
    type: 'BUY',
    reason: 'HOLD',
    amountCents: -20_000,
    feeCents: null,
    isPaidByApp: false,
    outcome: 'SETTLE',
    balances: [{ fund: 'AVAILABLE', changeCents: -20_000, balanceCents: 280_000 }],
  });
  expect(bought?.marketItem?.nameEn).toBeTruthy();
  const [sold] = (await readTransactions(trader.client)).rows;
  expect(sold).toMatchObject({
    reason: 'SETTLE',
    amountCents: 19_500,
    feeCents: 500,
    outcome: null,
    orderNo: bought?.orderNo,
    balances: [{ fund: 'SETTLING', balanceCents: 19_500 }],
  });
  await lead(market, orderId, { to: 'completed' });
  const { rows } = await readTransactions(trader.client);
  expect(rows.slice(0, 2)).toMatchObject([
    {
      reason: 'RELEASE',
      amountCents: 19_500,
      balances: [
        { fund: 'AVAILABLE', changeCents: 19_500, balanceCents: 29_500 },
        { fund: 'SETTLING', changeCents: -19_500, balanceCents: 0 },
      ],
    },
    { reason: 'SETTLE', outcome: 'RELEASE' },
  ]);
  for (const client of [buyer, trader.client]) expectChained(await readTransactions(client));
});

test('W-02 the balances of the rows follow each other, whichever of the accounts behind them moved', async () => {
  const trader = await openTrader(market, 30_000n);
  const buyerId = await userIdOf(await openBuyer(market));
  await market.owner.query(
    'update app_user set trade_url = (select trade_url from app_user where id = $2) where id = $1',
    [trader.userId, buyerId],
  );
  const seller = await openTrader(market);
  await inTransaction(market.worker.db, (tx) =>
    transfer(
      tx,
      {
        key: `recharge:R${trader.userId}`,
        reason: 'recharge',
        orderId: null,
        actor: 'platform',
        cause: 'test',
      },
      [
        platformLeg('clearing', trader.userId, -5_000n),
        { kind: 'deposit', ownerId: trader.userId, amountCents: 5_000n },
      ],
    ),
  );
  // Of the deposit alone, of both accounts, of the proceeds alone.
  for (const priceCents of [2_000n, 4_000n, 3_000n]) {
    const orderId = await sell(market, seller, trader.userId, { priceCents, costCents: null });
    if (priceCents === 4_000n) await lead(market, orderId, { to: 'failed', reason: 'systemCancelled' });
    const soldId = await sell(market, trader, buyerId, { priceCents, costCents: null });
    await lead(market, soldId, { to: 'protected' });
    if (priceCents === 2_000n) await lead(market, soldId, { to: 'failed', reason: 'reversed' });
    if (priceCents === 4_000n) await lead(market, soldId, { to: 'completed' });
  }
  await goRounds(market, (await withdraw(market, trader, 2_000)).id);
  const reversedId = await sell(market, seller, trader.userId, { priceCents: 1_000n, costCents: null });
  await lead(market, reversedId, { to: 'protected' });
  await lead(market, reversedId, { to: 'failed', reason: 'reversed' });
  const found = await readTransactions(trader.client);
  expect(found.rows.flatMap(({ reason, outcome }) => (reason === 'HOLD' ? [outcome] : []))).toEqual([
    'REVERSE',
    null,
    'REFUND',
    null,
  ]);
  expect(found.rows.length).toBeGreaterThan(9);
  expectChained(found);
});

test('W-02 a withdrawal is one row from its request to its end, with both transfers inside', async () => {
  const person = await openTrader(market, 100_000n);
  const { id, serialNo } = await withdraw(market, person, 10_000);
  expect((await readTransactions(person.client)).rows[0]).toMatchObject({
    reason: 'WITHDRAW',
    serialNo,
    outcome: null,
    feeCents: null,
  });
  await goRounds(market, id);
  const { rows } = await readTransactions(person.client, { number: serialNo });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    amountCents: -10_000,
    feeCents: 100,
    outcome: 'PAY_OUT',
    balances: [
      { fund: 'AVAILABLE', changeCents: -10_000, balanceCents: 90_000 },
      { fund: 'WITHDRAWING', changeCents: 10_000, balanceCents: 10_000 },
    ],
  });
  expect(rows[0]?.transfers.map(({ reason }) => reason)).toEqual(['WITHDRAW', 'PAY_OUT']);
  for (const { legs } of rows[0]?.transfers ?? [])
    expect(legs.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
});

test('W-02 a purchase that the payment app paid is one row and leaves the balance; so is its way back', async () => {
  const scene = paymentsIn(market);
  const buyer = await scene.buyer(700);
  const unpaid = await scene.begin(buyer);
  await scene.pay(unpaid.number);
  await scene.refresh(unpaid.number);
  const [bought] = (await readTransactions(buyer)).rows;
  expect(bought).toMatchObject({
    reason: 'HOLD',
    isPaidByApp: true,
    amountCents: -unpaid.askCents,
    balances: [{ fund: 'AVAILABLE', balanceCents: 700 }],
  });
  expect(bought?.transfers.map(({ reason }) => reason)).toEqual(['PAYMENT', 'HOLD']);
  const operator = await openOperator(market);
  try {
    const input = { orderNo: unpaid.orderNo, reason: 'test', operator: 'test' };
    await cancelByOperator(operator, input);
  } finally {
    await operator.close();
  }
  const orders = await buyer.must(FUND_ORDERS, { fund: 'RETURNING', zone: ZONE, first: 5 });
  expect(orders.viewer?.fundOrders?.edges.map(({ node }) => node.orderNo)).toEqual([unpaid.orderNo]);
  expect(orders.viewer?.fundOrders?.totalCount).toBe(1);
  expect((await readTransactions(buyer)).rows[0]).toMatchObject({
    reason: 'REFUND',
    outcome: null,
    amountCents: unpaid.askCents,
    balances: [{ fund: 'RETURNING', balanceCents: unpaid.askCents }],
  });
  await scene.refresh(unpaid.number);
  await scene.refresh(unpaid.number);
  const { rows } = await readTransactions(buyer, { number: unpaid.orderNo });
  expect(rows.map(({ reason, outcome }) => [reason, outcome])).toEqual([
    ['REFUND', 'PAY_BACK'],
    ['HOLD', 'REFUND'],
  ]);
});

test('W-01 a payment that came too late is on its way back without ever having been in a balance', async () => {
  const scene = paymentsIn(market);
  const buyer = await scene.buyer();
  const unpaid = await scene.begin(buyer);
  await scene.keepOpen(unpaid.number);
  await market.advanceClock(31 * 60_000);
  await scene.fault('alipay.trade.query', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
  await scene.expire(unpaid.number);
  await scene.control('/sandbox/faults/off');
  await scene.pay(unpaid.number);
  await scene.refresh(unpaid.number);
  const { rows } = await market.owner.query('select status, is_taken from order_payment where number = $1', [
    unpaid.number,
  ]);
  expect(rows).toEqual([{ status: 'refunding', is_taken: false }]);
  const { viewer } = await buyer.must(FUND_ORDERS, { fund: 'RETURNING', zone: ZONE, first: 5 });
  expect(viewer?.fundOrders).toMatchObject({ edges: [], totalCount: 0 });
  expect((await readTransactions(buyer, { number: unpaid.orderNo })).rows).toEqual([]);
});

test('W-02 a movement of an unknown kind and an order whose item is gone are rows like others', async () => {
  const buyer = await openBuyer(market, 500_000);
  const userId = await userIdOf(buyer);
  const trader = await openTrader(market);
  const orderId = await sell(market, trader, userId, { priceCents: 1_000n, costCents: null });
  const client = await market.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update market_order set market_item_id = $2 where id = $1', [orderId, newId()]);
    await client.query('commit');
  } finally {
    client.release();
  }
  await inTransaction(market.worker.db, (tx) =>
    transfer(
      tx,
      { key: `adjust:${userId}`, reason: 'adjustment', orderId: null, actor: 'platform', cause: 'test' },
      [platformLeg('clearing', userId, 300n), { kind: 'deposit', ownerId: userId, amountCents: -300n }],
    ),
  );
  const { rows } = await readTransactions(buyer);
  expect(rows.slice(0, 2)).toMatchObject([
    {
      type: 'PLATFORM',
      reason: 'OTHER',
      amountCents: -300,
      balances: [{ fund: 'AVAILABLE', balanceCents: 498_700 }],
    },
    { reason: 'HOLD', marketItem: null },
  ]);
  expect(rows[1]?.orderNo).toMatch(/^\d+$/);
});

test('W-05 settling sales are listed by their release, by day and in pages, as the calendar counts them', async () => {
  const trader = await openTrader(market);
  const buyerId = await userIdOf(await openBuyer(market));
  const sold: string[] = [];
  for (const priceCents of [1_000n, 2_000n, 4_000n, 8_000n]) {
    const orderId = await sell(market, trader, buyerId, { priceCents, costCents: null });
    await lead(market, orderId, { to: 'protected' });
    sold.push(orderId);
  }
  // On to the next noon in China, so that no day ends while this runs.
  const NOON = `select extract(epoch from noon - clock_now()) * 1000 as wait, noon from (
    select (date_trunc('day', clock_now() at time zone $1) + interval '36 hours') at time zone $1 as noon) next`;
  const { rows: clock } = await market.owner.query<{ wait: string; noon: Date }>(NOON, [ZONE]);
  await market.advanceClock(Math.ceil(Number(clock[0]?.wait)));
  const noon = clock[0]?.noon.getTime() ?? 0;
  const at = (days: number): Date => new Date(noon + days * DAY_MS);
  for (const [index, settlesAt] of [at(2), at(-1), at(2), at(30)].entries())
    await market.owner.query('update market_order set settles_at = $2 where id = $1', [
      sold[index],
      settlesAt,
    ]);
  const ask = async (variables: {
    day?: string;
    first?: number;
    after?: string;
    last?: number;
    before?: string;
  }) => {
    const { viewer } = await trader.client.must(FUND_ORDERS, { fund: 'SETTLING', zone: ZONE, ...variables });
    if (!viewer?.fundOrders || !viewer.releaseCalendar) throw new Error('nothing read');
    return { calendar: viewer.releaseCalendar, ...viewer.fundOrders };
  };
  const centsOf = ({ edges }: Awaited<ReturnType<typeof ask>>) =>
    edges.map(({ node }) => node.terminalPriceCents);
  const all = await ask({ first: 10 });
  expect(centsOf(all)).toEqual([1_950, 975, 3_900, 7_800]);
  const { days, laterCents, laterCount } = all.calendar;
  expect(days.map(({ amountCents, count }) => [amountCents, count])).toEqual([
    [1_950, 1],
    [0, 0],
    [4_875, 2],
    ...Array.from({ length: 6 }, () => [0, 0]),
  ]);
  expect([laterCents, laterCount]).toEqual([7_800, 1]);
  for (const { day, amountCents, count } of days) {
    const page = await ask({ day, first: 10 });
    expect(centsOf(page).reduce((sum, cents) => sum + cents, 0)).toBe(amountCents);
    expect(page.totalCount).toBe(count);
  }
  expect(all.totalCount).toBe(4);
  const escrow = await trader.client.must(FUND_ORDERS, { fund: 'ESCROW', zone: ZONE, first: 1 });
  expect(escrow.viewer?.fundOrders).toMatchObject({ edges: [], totalCount: 0 });
  const first = await ask({ first: 3 });
  expect([centsOf(first), first.pageInfo.hasNextPage]).toEqual([[1_950, 975, 3_900], true]);
  const rest = await ask({ first: 3, after: first.edges.at(-1)?.cursor ?? '' });
  expect([centsOf(rest), rest.pageInfo.hasNextPage]).toEqual([[7_800], false]);
  const back = await ask({ last: 2, before: rest.edges[0]?.cursor ?? '' });
  expect([centsOf(back), back.pageInfo.hasPreviousPage]).toEqual([[975, 3_900], true]);
  // The last of a page is released before the next page is read.
  const { edges } = await ask({ first: 1 });
  await lead(market, sold[1] ?? '', { to: 'completed' });
  expect(centsOf(await ask({ first: 3, after: edges[0]?.cursor ?? '' }))).toEqual([975, 3_900, 7_800]);
  // Nor does a page begin elsewhere if the release of its edge becomes unknown, or known.
  const settle = (settlesAt: Date | null) =>
    market.owner.query('update market_order set settles_at = $2 where id = $1', [sold[0], settlesAt]);
  const dated = await ask({ first: 1 });
  await settle(null);
  const undated = await ask({ first: 3, after: dated.edges[0]?.cursor ?? '' });
  expect(centsOf(undated)).toEqual([3_900, 7_800, 975]);
  await settle(at(2));
  expect(centsOf(await ask({ first: 3, after: undated.edges.at(-1)?.cursor ?? '' }))).toEqual([]);
  for (const variables of [
    { day: '2026-02-30', zone: ZONE },
    { day: 'x', zone: ZONE },
    { zone: 'Nowhere/Here' },
  ]) {
    const { errors } = await trader.client.run(FUND_ORDERS, { fund: 'SETTLING', first: 1, ...variables });
    expect(errors[0]?.extensions?.code, JSON.stringify(variables)).toBe('BAD_USER_INPUT');
  }
});

test('W-02 a page of ten thousand transactions is read as fast from its middle as from its head', async () => {
  const userId = await userIdOf(await openBuyer(market, 100));
  const client = await market.owner.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica;
      create temporary table made on commit drop as
        select gen_random_uuid() as id, n, clock_now() - n * interval '1 minute' as at from generate_series(1, 10000) n;
      insert into ledger_transfer (id, key, reason, actor, cause, created_at)
        select id, 'made:' || id, 'settle', 'steam', 'test', at from made;
      insert into ledger_account (id, kind, owner_id) select gen_random_uuid(), 'settling', '${userId}'::uuid
        on conflict (kind, owner_id) do nothing;
      insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
        select gen_random_uuid(), made.id, account.id, 1, 10001 - n, at from made, ledger_account account
        where account.kind = 'settling' and account.owner_id = '${userId}'::uuid; commit`);
    await client.query('analyze ledger_posting, ledger_transfer, ledger_account');
    const { db } = market.platform;
    const page = { edgeId: null as string | null, isBackward: false, count: 21 };
    const ids = await listTransactionIds(db, userId, {}, { ...page, count: 5_000 });
    expect(ids).toHaveLength(5_000);
    for (const edgeId of [null, ids.at(-1) ?? null]) {
      const list = () => listTransactionIds(db, userId, {}, { ...page, edgeId });
      expect(await list()).toHaveLength(21);
      expect(await missedByMs(30, list)).toBe(0);
    }
  } finally {
    client.release();
  }
});
