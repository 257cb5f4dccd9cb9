import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { reportOverdue } from '../../../api/payments/withdrawal/reportOverdue.ts';
import {
  countAttempt,
  findWithdrawal,
  listDueWithdrawalIds,
} from '../../../api/payments/withdrawal/withdrawal.store.ts';
import { holdWithdrawals } from '../../accounts/user/holdScene.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox } from '../../kit/rounds.ts';
import { someOf } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import {
  goRounds,
  HISTORY,
  openWithdrawer,
  transfersOf,
  type Withdrawer,
  withdraw,
} from './withdrawalScene.ts';

const TRANSFER = 'alipay.fund.trans.uni.transfer';
const QUERY = 'alipay.fund.trans.common.query';
const lines: string[] = [];
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ ALIPAY_TIMEOUT_MS: '700' }, null, {
    write: (line) => void lines.push(line),
  });
});
afterAll(() => market.close());
afterEach(async () => {
  await market.owner.query('delete from sandbox.fault_switch');
});

const fault = (path: string, input: Record<string, unknown>, times = 1) =>
  sandbox(market, 'faults', { service: 'alipay', path, count: times, ...input });

async function walletOf(person: Withdrawer) {
  const { viewer } = await person.client.must(HISTORY, {});
  if (!viewer) throw new Error('nobody');
  const [row] = viewer.withdrawals?.edges.map(({ node }) => node) ?? [];
  const messages = viewer.messages?.edges.map(({ node }) => node) ?? [];
  const told = messages.map(({ titleZh }) => titleZh);
  return { ...viewer.wallet, row, told, said: messages.map(({ bodyZh, bodyEn }) => [bodyZh, bodyEn]) };
}

test('T-23 who is held is paid nothing until the review is over, and then what they asked for', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const { id, serialNo } = await withdraw(market, person, 10_000);
  const hold = (isHeld: boolean) =>
    market.owner.query(
      'update app_user set is_blocked = $2 where id = (select user_id from withdrawal where id = $1)',
      [id, isHeld],
    );
  await hold(true);
  expect(await goRounds(market, id, 3)).toBe('processing');
  expect(await transfersOf(market, serialNo)).toEqual([]);
  await hold(false);
  await market.owner.query(
    `insert into account_hold (id, user_id, scope, cause) select gen_random_uuid(), user_id, 'withdrawals', 'operator'
     from withdrawal where id = $1`,
    [id],
  );
  expect(await goRounds(market, id, 3)).toBe('processing');
  expect(await transfersOf(market, serialNo)).toEqual([]);
  await market.owner.query('update account_hold set ended_at = clock_now()');
  expect(await goRounds(market, id, 3)).toBe('success');
  expect(await transfersOf(market, serialNo)).toEqual([{ cents: '9900', status: 'SUCCESS' }]);
  await expectInvariantsHold(market);
});

test('T-23 a hold or a block placed after the withdrawal was read lets no attempt be counted', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const { id, serialNo } = await withdraw(market, person, 10_000);
  const { db } = market.worker;
  const found = await findWithdrawal(db, id);
  if (!found) throw new Error('no withdrawal');
  const attempts = async () => (await findWithdrawal(db, id))?.attempts;
  await holdWithdrawals(market, found.userId);
  expect(await countAttempt(db, found)).toBe(false);
  expect(await attempts()).toBe(0);
  await market.owner.query('update account_hold set ended_at = clock_now() where user_id = $1', [
    found.userId,
  ]);
  await market.owner.query('update app_user set is_blocked = true where id = $1', [found.userId]);
  expect(await countAttempt(db, found)).toBe(false);
  await market.owner.query('update app_user set is_blocked = false where id = $1', [found.userId]);
  // Of two workers one counts.
  const both = await Promise.all([countAttempt(db, found), countAttempt(db, found)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await attempts()).toBe(1);
  await market.advanceClock(2_000);
  expect(await goRounds(market, id, 3)).toBe('success');
  expect(await transfersOf(market, serialNo)).toEqual([{ cents: '9900', status: 'SUCCESS' }]);
});

describe('the payment app in doubt', () => {
  test.each([
    ['silent, with effect', { kind: 'timeout', status: 504, delayMs: 1_500, withEffect: true }],
    ['silent, without effect', { kind: 'timeout', status: 504, delayMs: 1_500 }],
    ['cut off after its effect', { kind: 'cut', withEffect: true }],
    ['failing by SYSTEM_ERROR, with effect', { kind: 'refusal', code: 'SYSTEM_ERROR', withEffect: true }],
    ['failing by SYSTEM_ERROR, without', { kind: 'refusal', code: 'SYSTEM_ERROR' }],
    ['answering 502', { kind: 'status', status: 502 }],
    ['answering a page', { kind: 'html', withEffect: true }],
  ])('W-07 L8 %s: it is asked, then paid exactly once', async (_, input) => {
    const person = await openWithdrawer(market, 50_000n);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, input);
    expect(await goRounds(market, id, 8)).toBe('success');
    expect(await transfersOf(market, serialNo)).toEqual([{ cents: '9900', status: 'SUCCESS' }]);
    await expectInvariantsHold(market);
  });

  test('W-07 "not found" soon after a doubt sends nothing again, and gives nothing back', async () => {
    const person = await openWithdrawer(market, 50_000n);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, { kind: 'timeout', status: 504, delayMs: 1_500 });
    expect(await goRounds(market, id, 3, 100)).toBe('processing');
    expect(await transfersOf(market, serialNo)).toEqual([]);
    expect(await walletOf(person)).toMatchObject({ proceedsCents: 40_000, withdrawingCents: 10_000 });
    await market.advanceClock(2_000);
    expect(await goRounds(market, id, 3)).toBe('success');
  });

  test('W-07 queries that fail freeze it in sight of its owner, until one is answered', async () => {
    const person = await openWithdrawer(market, 50_000n);
    const { id } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, { kind: 'refusal', code: 'SYSTEM_ERROR', withEffect: true });
    await fault(QUERY, { kind: 'refusal', code: 'SYSTEM_ERROR' }, 4);
    expect(await goRounds(market, id, 5)).toBe('processing');
    expect((await walletOf(person)).row).toMatchObject({ status: 'PROCESSING', isFrozen: true });
    expect(lines.join('')).toContain('a withdrawal is frozen');
    await market.owner.query('delete from sandbox.fault_switch');
    expect(await goRounds(market, id, 2)).toBe('success');
    expect((await walletOf(person)).row).toMatchObject({ status: 'SUCCESS', isFrozen: false });
  });
});

describe('the payment app says no', () => {
  test('W-07 an account that is nobody’s: the money comes back, once the books say so too, and the owner reads why', async () => {
    const person = await openWithdrawer(market, 50_000n, `nobody${Date.now()}@example.com`);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    expect(await goRounds(market, id, 5)).toBe('failure');
    expect(await transfersOf(market, serialNo)).toEqual([]);
    const wallet = await walletOf(person);
    expect(wallet).toMatchObject({ proceedsCents: 50_000, withdrawingCents: 0 });
    const failed = { status: 'FAILURE', refusalCode: 'PAYEE_NOT_EXIST', failure: 'ACCOUNT_MISSING' };
    expect(wallet.row).toMatchObject({ ...failed, receivedCents: 0 });
    expect(wallet.told[0]).toBe('提现失败');
    expect(wallet.said[0]?.[0]).toContain(
      '：这个支付宝账号不存在，请核对或更换提现账号。¥100.00 已退回可提现余额',
    );
    expect(wallet.said[0]?.[1]).toContain(': there is no such Alipay account; check it, or bind another.');
    await expectInvariantsHold(market);
  });

  test('W-07 a "no" after an attempt whose worker was killed is not believed before the doubt has rested', async () => {
    const person = await openWithdrawer(market, 50_000n, `nobody${Date.now()}@example.com`);
    const { id } = await withdraw(market, person, 10_000);
    const found = await findWithdrawal(market.worker.db, id);
    if (!found) throw new Error('no withdrawal');
    // All that such a worker leaves behind. Its transfer may still be under way.
    expect(await countAttempt(market.worker.db, found)).toBe(true);
    await market.advanceClock(30_000);
    expect(await goRounds(market, id, 4)).toBe('processing');
    expect((await findWithdrawal(market.worker.db, id))?.refusalCode).toBe('PAYEE_NOT_EXIST');
    await market.advanceClock(10 * 60_000);
    expect(await goRounds(market, id)).toBe('failure');
    await expectInvariantsHold(market);
  });

  test('W-06 an account in another name is refused', async () => {
    const account = `theirs${Date.now()}@example.com`;
    await market.owner.query(`insert into sandbox.alipay_account values ($1, '李四')`, [account]);
    const person = await openWithdrawer(market, 50_000n, account);
    const { id } = await withdraw(market, person, 10_000);
    expect(await goRounds(market, id, 5)).toBe('failure');
    expect((await walletOf(person)).row).toMatchObject({ failure: 'NAME_DIFFERS' });
  });

  test('W-07 a "no" that lies with our own account is waited out, and told to operators', async () => {
    const person = await openWithdrawer(market, 50_000n);
    const { id } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, { kind: 'refusal', code: 'PAYER_BALANCE_NOT_ENOUGH' }, 2);
    expect(await goRounds(market, id, 8)).toBe('success');
    expect(lines.join('')).toContain('for a reason of ours');
    await expectInvariantsHold(market);
  });

  test('W-07 a transfer that waits there is waited for; its end is taken as it comes', async () => {
    for (const [status, end] of [
      ['SUCCESS', 'success'],
      ['FAIL', 'failure'],
      ['REFUND', 'failure'],
    ] as const) {
      const person = await openWithdrawer(market, 50_000n, `slow${Math.random()}@example.com`);
      const { id, serialNo } = await withdraw(market, person, 10_000);
      expect(await goRounds(market, id, 3)).toBe('processing');
      await sandbox(market, 'transfers', { outBizNo: serialNo, status, errorCode: 'PAYEE_ACC_OCUPIED' });
      expect(await goRounds(market, id, 2)).toBe(end);
    }
    await expectInvariantsHold(market);
  });
});

describe('the payment app contradicts itself', () => {
  test('W-07 "no" to the call, "success" in its books: frozen, and paid after it stays with that', async () => {
    const person = await openWithdrawer(market, 50_000n);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, { kind: 'refusal', code: 'PAYEE_NOT_EXIST', withEffect: true });
    expect(await goRounds(market, id, 2)).toBe('processing');
    expect((await walletOf(person)).row).toMatchObject({ isFrozen: true });
    expect(await goRounds(market, id, 4)).toBe('success');
    expect(await transfersOf(market, serialNo)).toHaveLength(1);
    await expectInvariantsHold(market);
  });

  test('W-07 "success" in its books, then "failed": frozen, never refunded', async () => {
    const person = await openWithdrawer(market, 50_000n);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, { kind: 'refusal', code: 'PAYEE_NOT_EXIST', withEffect: true });
    expect(await goRounds(market, id, 2)).toBe('processing');
    await sandbox(market, 'transfers', { outBizNo: serialNo, status: 'FAIL' });
    expect(await goRounds(market, id, 6, DAY_MS)).toBe('processing');
    expect(await walletOf(person)).toMatchObject({ withdrawingCents: 10_000, row: { isFrozen: true } });
  });

  test('W-07 an answer about another amount means nothing', async () => {
    const person = await openWithdrawer(market, 50_000n);
    const { id, serialNo } = await withdraw(market, person, 10_000);
    await fault(TRANSFER, { kind: 'refusal', code: 'SYSTEM_ERROR', withEffect: true });
    await goRounds(market, id);
    await market.owner.query('update sandbox.alipay_transfer set cents = 1 where out_biz_no = $1', [
      serialNo,
    ]);
    expect(await goRounds(market, id, 5)).toBe('processing');
    expect((await walletOf(person)).row).toMatchObject({ isFrozen: true });
    await market.owner.query('update sandbox.alipay_transfer set cents = 9900 where out_biz_no = $1', [
      serialNo,
    ]);
    expect(await goRounds(market, id, 2)).toBe('success');
  });
});

test('W-07 withdrawals whose seals do not open are put off, uncounted, and keep nothing else from being paid', async () => {
  const people = await Promise.all([1, 2].map(() => openWithdrawer(market, 50_000n)));
  const ids: string[] = [];
  for (const person of people) ids.push((await withdraw(market, person, 10_000)).id);
  const [broken = '', sound = ''] = ids;
  const { rows } = await market.owner.query<{ sealed: string }>(
    `update payment_account account set sealed_account = 'bm90IGEgc2VhbA==' from payment_account old, withdrawal
     where old.id = account.id and account.id = withdrawal.payment_account_id and withdrawal.id = $1 returning old.sealed_account as sealed`,
    [broken],
  );
  await expect(goRounds(market, broken)).rejects.toThrow();
  const due = await listDueWithdrawalIds(market.worker.db, 100);
  expect([due.includes(broken), due.includes(sound)]).toEqual([false, true]);
  expect(await findWithdrawal(market.worker.db, broken)).toMatchObject({ attempts: 0, doubtedAt: null });
  expect(await goRounds(market, sound, 2)).toBe('success');
  // Mended, it is paid at the next try.
  await market.owner.query(
    `update payment_account set sealed_account = $2 where id = (select payment_account_id from withdrawal where id = $1)`,
    [broken, rows[0]?.sealed],
  );
  await market.advanceClock(30_000);
  expect(await listDueWithdrawalIds(market.worker.db, 100)).toContain(broken);
  expect(await goRounds(market, broken, 2)).toBe('success');
  await expectInvariantsHold(market);
});

test('W-07 what is processing for more than a day is told to operators, once a day', async () => {
  await market.owner.query("update withdrawal set alerted_at = clock_now() where status = 'processing'");
  const person = await openWithdrawer(market, 50_000n);
  const { serialNo } = await withdraw(market, person, 10_000);
  expect(await reportOverdue(market.worker)).toBe(0);
  await market.advanceClock(DAY_MS + 60_000);
  await reportOverdue(market.worker);
  expect(lines.join('')).toContain(serialNo);
  expect(await reportOverdue(market.worker)).toBe(0);
});

describe('a worker killed while it pays out', () => {
  const PLACES = ['payOut.found', 'payOut.begun', 'payOut.sent', 'payOut.moved', 'payOut.completed'];
  test('W-07 at each place, and again while it recovers: paid once, told once', async () => {
    // Left over from the tests above. They must not be paid besides the crash, and must not trigger the crash in place of the tested one.
    await market.owner.query(`update withdrawal set due_at = 'infinity' where status = 'processing'`);
    await market.owner.query(`delete from pgboss.job where name = 'withdrawal-pay-out'`);
    for (const place of someOf(PLACES, 2)) {
      const person = await openWithdrawer(market, 50_000n);
      const { id, serialNo } = await withdraw(market, person, 10_000);
      expect(await startWorkerProcess(market, place).died, place).toBe('SIGKILL');
      await market.advanceClock(5_000);
      if (['payOut.begun', 'payOut.sent'].includes(place)) {
        expect(await startWorkerProcess(market, 'payOut.queried').died, place).toBe('SIGKILL');
        await market.advanceClock(5_000);
      }
      // The lock of a killed worker ends when the database notices that its connection is gone. Until then each run skips the row.
      await expect.poll(() => goRounds(market, id, 6), { timeout: 10_000, message: place }).toBe('success');
      expect(await transfersOf(market, serialNo), place).toEqual([{ cents: '9900', status: 'SUCCESS' }]);
      expect((await walletOf(person)).told.filter((title) => title === '提现成功')).toHaveLength(1);
    }
    await market.owner.query(`update withdrawal set due_at = clock_now() where status = 'processing'`);
  }, 120_000);
});
