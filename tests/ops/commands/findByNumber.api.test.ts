import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { findByNumber } from '../../../api/ops/commands/findByNumber.ts';
import { listOrders } from '../../../api/ops/commands/orderFile.store.ts';
import { viewUserMoney } from '../../../api/ops/commands/viewUserFile.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { actionsOn, command, openOperator, runScript } from './operateScene.ts';

const NOBODY = '0190a0a0-0000-7000-8000-000000000001';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

const findHere = (text: string) => findByNumber(operator.db, { text, operator: '小王' });
/** By the command, in a process of its own. */
const find = (number: string) => command(market, 'runFind.ts', number);

async function bought() {
  const buyer = await openBuyer(market);
  const userId = await userIdOf(buyer);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  const order = await buyOne(buyer, listing);
  const { rows } = await market.owner.query(
    `select o.id, o.listing_id as "listingId", a.asset_id as "assetId", p.number as recharge from market_order o join asset a on a.id = o.asset_id
       left join lateral (select number from recharge limit 1) p on true where o.order_no = $1`,
    [order.orderNo],
  );
  return { buyer, userId, globalId: order.id, orderNo: order.orderNo, ...rows[0] };
}

describe('npm run find', () => {
  test('finds orders, listings, copies, users, recharges, withdrawals, messages and letters by any of their numbers', async () => {
    const { userId, orderNo, id, globalId, listingId, assetId } = await bought();
    const [rechargeId, withdrawalId, letterId, accountId] = [newId(), newId(), newId(), newId()];
    await market.owner.query(
      `insert into recharge (id, number, user_id, amount_cents, status, trade_no, expires_at, query_at, ended_at)
       values ($1, 'R-1', $2, 10000, 'finished', '2026112422001', clock_now(), clock_now(), clock_now())`,
      [rechargeId, userId],
    );
    await market.owner.query(
      `insert into payment_account (id, user_id, sealed_account, account_hash, masked_account) values ($1, $2, '', $1::uuid::text, '')`,
      [accountId, userId],
    );
    await market.owner.query(`insert into letter (id, user_id, text) values ($1, $2, '你好')`, [
      letterId,
      userId,
    ]);
    await market.owner.query(
      `insert into withdrawal (id, serial_no, user_id, payment_account_id, amount_cents, fee_cents, status, due_at, finished_at)
       values ($1, 'W-1', $2, $3, 10000, 0, 'failure', clock_now(), clock_now())`,
      [withdrawalId, userId, accountId],
    );
    for (const [number, line] of [
      [orderNo, `order -- show ${orderNo}`],
      [id, `order -- show ${orderNo}`],
      [globalId, `order -- show ${orderNo}`],
      [listingId, `listing -- show ${listingId}`],
      [assetId, `listing -- show ${listingId}`],
      [userId, `user -- show ${userId}`],
      ['R-1', `user -- money ${userId}`],
      ['2026112422001', `user -- money ${userId}`],
      ['W-1', `user -- money ${userId}`],
    ] as const)
      expect(await findHere(number), number).toContainEqual(expect.objectContaining({ show: line }));
    expect(await findHere(letterId)).toContainEqual(expect.objectContaining({ kind: 'letter' }));
    const text = expect.stringContaining(`npm run order -- show ${orderNo}`);
    expect(await find(orderNo)).toMatchObject({ code: 0, text });
    expect((await actionsOn(market, userId)).map(({ command: words }) => words)).toContain('find');
  });

  test('says where nothing has the number, and takes a number for no other thing', async () => {
    for (const number of [NOBODY, '99999999', "'; drop table app_user", '%'])
      expect(await findHere(number), number).toEqual([]);
    expect(await find('%')).toMatchObject({ code: 1, text: expect.stringContaining('没有找到') });
  });
});

describe('all of a user’s orders and money', () => {
  test('come a page at a time, each once, and the look is kept', async () => {
    const { userId, orderNo } = await bought();
    await market.owner.query(
      `insert into market_order select copy.* from market_order o, generate_series(1, 230) n, jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
         'order_no', '20260101' || lpad(n::text, 12, '0'), 'phase', 'failed', 'reason', 'buyerCancelled', 'deadline_at', null)) copy where o.order_no = $1`,
      [orderNo],
    );
    const seen: string[] = [];
    for (let before: string | null = null; ; ) {
      const input = { phase: null, userId, isOverdue: false, before };
      const page = await listOrders(operator.db, input);
      seen.push(...page.map((order) => order.orderNo));
      before = page.at(-1)?.orderNo ?? null;
      if (page.length < 100) break;
    }
    expect([seen.length, new Set(seen).size]).toEqual([231, 231]);
    const { rows } = await market.owner.query<{ count: number }>(
      'select count(*)::int as count from ledger_posting p join ledger_account a on a.id = p.account_id where a.owner_id = $1',
      [userId],
    );
    const movements: string[] = [];
    for (let before: string | null = null; ; ) {
      const page = await viewUserMoney(operator.db, { userId, before, operator: '小王' });
      movements.push(...(page ?? []).map(({ id }) => id));
      before = page?.at(-1)?.id ?? null;
      if ((page?.length ?? 0) < 50) break;
    }
    expect(new Set(movements).size).toBe(rows[0]?.count);
    const text = (await command(market, 'runUser.ts', 'money', userId)).text;
    expect(text).toMatch(/deposit {2}hold {2}-/);
    expect((await actionsOn(market, userId)).map(({ command: words }) => words)).toContain('user money');
    expect(await command(market, 'runUser.ts', 'money', NOBODY)).toMatchObject({ code: 1 });
  });
});

describe('npm run journal', () => {
  test('lists what operators did across everything, by whom, about what, by which command, page by page', async () => {
    const { userId } = await bought();
    await command(market, 'runUser.ts', 'hold', userId, '--reason', '核查');
    await runScript(market, 'runUser.ts', ['show', userId, '--operator', '老李']);
    const lines = async (...words: string[]) =>
      (await runScript(market, 'runJournal.ts', ['list', ...words])).text.trim().split('\n');
    expect((await lines('--about', userId)).map((line) => line.split('  ').slice(1, 3).join(' '))).toEqual([
      '老李 user show',
      '小王 user hold',
    ]);
    expect(await lines('--by', '老李')).toHaveLength(1);
    expect((await lines('--command', 'user hold'))[0]).toContain('核查');
    await market.owner.query(
      `insert into operator_action (id, operator, command, subject_kind, subject_id, outcome, at)
       select gen_random_uuid(), '机器', 'notice publish', 'notice', n::text, 'done', '2026-01-01'
       from generate_series(1, 150) n`,
    );
    const first = await lines('--by', '机器');
    const more = /--before (\S+)$/.exec(first.at(-1) ?? '')?.[1] ?? '';
    const second = await lines('--by', '机器', '--before', more);
    const subjects = [...first.slice(0, -1), ...second].map((line) => line.split('  ')[3]);
    expect([first.length, second.length, new Set(subjects).size]).toEqual([101, 50, 150]);
  });
});

describe('every command', () => {
  test.each([
    ['runFind.ts', []],
    ['runJournal.ts', ['show']],
    ['runJournal.ts', ['list', '--before', 'yesterday']],
    ['runListing.ts', ['take-down', NOBODY]],
    ['runUser.ts', []],
    ['runOrder.ts', ['show']],
    ['runNotice.ts', ['publish', '--title-zh', 'x']],
    ['runPartner.ts', ['approve']],
    ['runService.ts', ['close']],
    ['runJob.ts', ['cancel']],
    ['rotateSecrets.ts', []],
    ['runBackup.ts', []],
    ['runRestore.ts', ['/nowhere']],
    ['audit.ts', ['now']],
    ['printReconciliation.ts', ['--all']],
    ['migrate.ts', ['--force']],
    ['runPrices.ts', []],
    ['runPrices.ts', ['import']],
    ['runPrices.ts', ['take-back', NOBODY]],
  ])('%s %j ends with 1, without a stack', async (script, words) => {
    const { code, text } = await runScript(market, script, words);
    expect(code).toBe(1);
    expect(text).toMatch(/npm run/);
    expect(text).not.toMatch(/^\s+at .+:\d+/m);
  });

  test.each([
    ['runJournal.ts', ['list']],
    ['printReconciliation.ts', []],
    ['audit.ts', []],
    ['migrate.ts', []],
    ['migrate.ts', [], 'localhost'],
  ])(
    'that cannot reach the database says so in a line: %s %j %s',
    async (script, words, host = '127.0.0.1') => {
      const DATABASE_URL = `postgresql://nobody@${host}:1/nothing`;
      const { code, text } = await runScript(market, script, words, { DATABASE_URL });
      expect(code).toBe(1);
      expect(text).toMatch(/^✖ .*(?:ECONNREFUSED|Can't reach database server)/m);
      expect(text).not.toMatch(/^\s+at .+:\d+/m);
    },
  );

  test('db:migrate tells how it is called, and nothing is migrated by asking', async () => {
    const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/nothing';
    const { code, text } = await runScript(market, 'migrate.ts', ['--help'], { DATABASE_URL });
    expect([code, text.split('\n')[0]]).toEqual([0, 'npm run db:migrate']);
  });
});
