import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { graphql } from '../../generated/gql.ts';
import { workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { goRounds, openWithdrawer, withdraw } from '../withdrawal/withdrawalScene.ts';

const ENTRIES = graphql(`
  query Statement($type: WalletEntryType, $number: String, $range: HistoryRange, $month: String) {
    viewer {
      wallet { points }
      walletEntries(first: 50, type: $type, number: $number, range: $range, month: $month) {
        edges { node { id type reason account amountCents orderNo serialNo rechargeNo legs { account isOwn amountCents } } }
      }
    }
  }
`);

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function read(client: TestClient, filter = {}) {
  const { viewer } = await client.must(ENTRIES, filter);
  if (!viewer) throw new Error('nobody');
  return { points: viewer.wallet.points, lines: viewer.walletEntries?.edges.map(({ node }) => node) ?? [] };
}

describe('the statement', () => {
  test('W-02 is searched by order and by withdrawal number, and each line opens to its double entry', async () => {
    const buyer = await openBuyer(market);
    const [one, other] = await takeListings(buyer, 2);
    if (!one || !other) throw new Error('nothing on sale');
    const order = await buyOne(buyer, one);
    await buyOne(buyer, other);
    const { lines } = await read(buyer, { number: order.orderNo });
    expect(lines).toMatchObject([{ type: 'BUY', reason: 'HOLD', orderNo: order.orderNo }]);
    expect(lines[0]?.legs).toEqual([
      { account: 'DEPOSIT', isOwn: true, amountCents: -order.priceCents },
      { account: 'ESCROW', isOwn: false, amountCents: order.priceCents },
    ]);
    expect((await read(buyer, { number: order.orderNo.slice(3, 18) })).lines).toHaveLength(1);
    expect((await read(buyer, { number: '%' })).lines).toEqual([]);
    expect((await read(buyer, { number: order.orderNo, type: 'SELL' })).lines).toEqual([]);
    const stranger = await openBuyer(market);
    expect((await read(stranger, { number: order.orderNo })).lines).toEqual([]);
  });

  test('W-02 finds a recharge by its number, however that is typed, and names it', async () => {
    const buyer = await openBuyer(market);
    const userId = await userIdOf(buyer);
    await inTransaction(market.worker.db, (tx) =>
      transfer(
        tx,
        { key: 'recharge:RC20261123A', reason: 'recharge', orderId: null, actor: 'platform', cause: 'test' },
        [platformLeg('clearing', userId, -500n), { kind: 'deposit', ownerId: userId, amountCents: 500n }],
      ),
    );
    expect((await read(buyer, { number: 'rc20261123' })).lines).toMatchObject([
      { reason: 'RECHARGE', amountCents: 500, rechargeNo: 'RC20261123A', orderNo: null },
    ]);
    const csv = await (await buyer.fetch('/web/wallet/statement.csv?number=rc2026')).text();
    expect(csv).toContain('RC20261123A');
  });

  test('W-02 shows a withdrawal with its fee, and is narrowed by time', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    await goRounds(market, id);
    const { lines } = await read(person.client, { number: serialNo });
    expect(lines.map(({ reason }) => reason)).toEqual(['PAY_OUT', 'WITHDRAW', 'WITHDRAW']);
    expect(lines[0]?.legs).toEqual([
      { account: 'WITHDRAWING', isOwn: true, amountCents: -10_000 },
      { account: 'OUTSIDE', isOwn: false, amountCents: 9_900 },
      { account: 'FEE', isOwn: false, amountCents: 100 },
    ]);
    await market.advanceClock(8 * DAY_MS);
    expect((await read(person.client, { range: 'LAST_WEEK' })).lines).toEqual([]);
    expect((await read(person.client, { range: 'LAST_MONTH' })).lines.length).toBeGreaterThan(2);
    expect((await read(person.client, { month: '2020-01' })).lines).toEqual([]);
    const { errors } = await person.client.run(ENTRIES, { month: 'x' });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'month' });
  });

  test('W-01 a completed purchase gives a point for each whole yuan, once', async () => {
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const { orderNo, priceCents } = await buyOne(buyer, listing);
    expect((await read(buyer)).points).toBe(0);
    const worker = workerFor(market);
    await worker.send(orderNo);
    for (let tries = 0; tries < 30; tries += 1) {
      await worker.poll(orderNo);
      const { rows } = await market.owner.query('select phase from market_order where order_no = $1', [
        orderNo,
      ]);
      if (rows[0].phase === 'protected') break;
      await market.advanceClock(3_000);
      await new Promise((done) => setTimeout(done, 150));
    }
    await market.advanceClock(9 * DAY_MS);
    await worker.conclude(orderNo);
    await worker.conclude(orderNo);
    expect((await read(buyer)).points).toBe(Math.floor(priceCents / 100));
  });
});

describe('the statement as a file', () => {
  test('W-02 has every line that the filter lets through, in the reader’s language', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const { serialNo } = await withdraw(market, person, 10_000);
    const response = await person.client.fetch('/web/wallet/statement.csv?type=rechargeWithdraw', {
      headers: {
        cookie: `${[...person.client.cookies].map(([n, v]) => `${n}=${v}`).join('; ')}; language=en`,
      },
    });
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines[0]).toContain('Time (Beijing),Type,Reason');
    expect(lines.slice(1)).toHaveLength(2);
    expect(lines[1]).toContain(serialNo);
    expect(lines.join()).toContain('-100.00');
  });

  test('W-02 has every line once, newest first, however many there are', async () => {
    const buyer = await openBuyer(market);
    const userId = await userIdOf(buyer);
    // Two at each moment, so that pages end between lines of the same time.
    await market.owner.query(`begin; set local session_replication_role = replica;
      create temporary table made on commit drop as
        select gen_random_uuid() as id, n, clock_now() - (n / 2) * interval '1 minute' as at from generate_series(1, 20500) n;
      insert into ledger_transfer (id, key, reason, actor, cause, created_at)
        select id, 'recharge:MADE' || n, 'recharge', 'platform', 'test', at from made;
      insert into ledger_posting (id, transfer_id, account_id, amount_cents, balance_after_cents, created_at)
        select gen_random_uuid(), made.id, account.id, 1, n, at from made, ledger_account account
        where account.kind = 'deposit' and account.owner_id = '${userId}'::uuid; commit`);
    await market.owner.query('analyze ledger_posting, ledger_transfer, ledger_account');
    const text = await (await buyer.fetch('/web/wallet/statement.csv?type=rechargeWithdraw')).text();
    const rows = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
      .filter(([, , , , , , number]) => number?.startsWith('MADE'));
    const numbers = rows.map((cells) => Number(cells[6]?.slice('MADE'.length)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20_500 }, (_, index) => index + 1),
    );
    const times = rows.map(([at = '']) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('W-02 belongs to a session, and names what it does not understand', async () => {
    expect((await market.visitor().rest('GET', '/web/wallet/statement.csv')).body.code).toBe(401);
    const person = await openWithdrawer(market, 1n);
    for (const query of ['type=gold', 'range=ever', 'month=2026-13', 'number=a&number=b'])
      expect((await person.client.rest('GET', `/web/wallet/statement.csv?${query}`)).status, query).toBe(400);
  });
});
