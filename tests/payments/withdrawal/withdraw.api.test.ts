import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { openPerson, type Person, SET_ACCOUNT } from '../../accounts/verification/verificationScene.ts';
import { PREPARE } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { goRounds, HISTORY, openWithdrawer, transfersOf, WITHDRAW, withdraw } from './withdrawalScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
afterEach(async () => {
  await expectInvariantsHold(market);
});

const ask = async (
  person: Person,
  amountCents: number,
  code: string,
  clientRequestId: string = crypto.randomUUID(),
) => (await person.client.must(WITHDRAW, { input: { amountCents, code, clientRequestId } })).withdraw;
const read = async (person: Person, filter = {}) => {
  const { viewer } = await person.client.must(HISTORY, filter);
  if (!viewer) throw new Error('nobody');
  return { ...viewer, rows: viewer.withdrawals?.edges.map(({ node }) => node) ?? [] };
};

describe('a withdrawal', () => {
  test('W-03 W-06 W-07 leaves the proceeds at once, is paid out with the fee, and is told', async () => {
    const person = await openWithdrawer(market, 500_000n);
    const { id, serialNo } = await withdraw(market, person, 100_000);
    const before = await read(person);
    expect(before.wallet).toMatchObject({
      proceedsCents: 400_000,
      withdrawingCents: 100_000,
      totalCents: 500_000,
    });
    expect(before.rows).toMatchObject([
      {
        status: 'PROCESSING',
        amountCents: 100_000,
        feeCents: 1_000,
        receivedCents: 99_000,
        finishedAt: null,
      },
    ]);
    expect(await goRounds(market, id)).toBe('success');
    expect(await transfersOf(market, serialNo)).toEqual([{ cents: '99000', status: 'SUCCESS' }]);
    const after = await read(person);
    expect(after.wallet).toMatchObject({ proceedsCents: 400_000, withdrawingCents: 0, totalCents: 400_000 });
    expect(after.rows).toMatchObject([{ serialNo, status: 'SUCCESS', refusalCode: null }]);
    expect(after.messages?.edges[0]?.node).toMatchObject({ titleZh: '提现成功', titleEn: 'Withdrawal paid' });
    expect(after.messages?.edges[0]?.node.bodyZh).toContain('¥990.00');
    // Done is done: another job of the same row does nothing.
    await goRounds(market, id, 2);
    expect(await transfersOf(market, serialNo)).toHaveLength(1);
  });

  test('W-04 is refused by the rule that it breaks, without using the code up', async () => {
    const person = await openWithdrawer(market, 200_000n);
    const code = await person.code();
    expect(await ask(person, 999, code)).toMatchObject({ code: 'WITHDRAWAL_AMOUNT_INVALID' });
    expect(await ask(person, 5_000_001, code)).toMatchObject({ code: 'WITHDRAWAL_AMOUNT_INVALID' });
    expect(await ask(person, -1_000, code)).toMatchObject({ code: 'WITHDRAWAL_AMOUNT_INVALID' });
    expect(await ask(person, 200_001, code)).toMatchObject({
      code: 'WITHDRAWABLE_INSUFFICIENT',
      withdrawableCents: 200_000,
      message: '可用金额不足，请重新输入',
    });
    expect((await ask(person, 200_000, code)).__typename).toBe('WithdrawPayload');
    const poor = await openWithdrawer(market, 999n);
    expect(await ask(poor, 1_000, '123456')).toMatchObject({ code: 'WITHDRAWABLE_TOO_LOW' });
  });

  test('T-29 who says it was not them: session, code, address and device are kept with it, in a chain that shows every change', async () => {
    const person = await openWithdrawer(market, 500_000n);
    const { id, serialNo } = await withdraw(market, person, 100_000);
    await withdraw(market, person, 50_000);
    const { rows } = await market.owner.query(
      `select a.sequence, a.kind, a.details, a.address, a.user_agent as device, s.user_id as owner, c.purpose, a.subject_id = $2 as isfirst
       from account_action a left join session s on s.id = a.session_id left join sign_in_challenge c on c.id = a.challenge_id
       where a.user_id = $1 and a.kind = 'withdraw' order by a.sequence`,
      [person.userId, id],
    );
    expect(rows).toMatchObject([
      {
        details: { serialNo, amountCents: '100000' },
        owner: person.userId,
        purpose: 'stepUp',
        isfirst: true,
      },
      { details: { amountCents: '50000' }, owner: person.userId, purpose: 'stepUp', isfirst: false },
    ]);
    expect(rows[0].address).toMatch(/127\.0\.0\.1$/);
    expect(rows[0].device).not.toBe('');
    const broken = async () =>
      (await auditInvariants(market.ownerUrl)).find(({ id: name }) => name === 'I4')?.offenderCount;
    expect(await broken()).toBe(0);
    await expect(
      market.owner.query('delete from account_action where user_id = $1', [person.userId]),
    ).rejects.toThrow(/append-only/);
    // The owner of the tables can disable the trigger, and the audit detects it all the same.
    const rewrite = (details: object) =>
      market.owner.query(`begin; alter table account_action disable trigger account_action_append_only;
        update account_action set details = '${JSON.stringify(details)}' where subject_id = '${id}';
        alter table account_action enable trigger account_action_append_only; commit`);
    await rewrite({});
    expect(await broken()).toBe(1);
    await rewrite(rows[0].details);
  });

  test('W-05 deposits never leave', async () => {
    const person = await openWithdrawer(market, 1_000n);
    await person.client.must(PREPARE, { amountCents: 1_000_000, request: crypto.randomUUID() });
    expect((await read(person)).wallet).toMatchObject({ depositCents: 1_000_000 });
    expect(await ask(person, 1_001, await person.code())).toMatchObject({
      code: 'WITHDRAWABLE_INSUFFICIENT',
    });
  });

  test('W-06 asks for the verification at the first one, and waits a day after a change of the account', async () => {
    const stranger = await openPerson(market);
    expect(await ask(stranger, 1_000, '123456')).toMatchObject({ code: 'VERIFICATION_MISSING' });
    const person = await openWithdrawer(market, 100_000n);
    const input = { paymentAccount: 'other@example.com', code: await person.code() };
    await person.client.must(SET_ACCOUNT, { input });
    const refused = await ask(person, 1_000, '123456');
    expect(refused).toMatchObject({ code: 'WITHDRAWALS_FROZEN' });
    await market.advanceClock(DAY_MS);
    expect((await ask(person, 1_000, await person.code())).__typename).toBe('WithdrawPayload');
  });

  test('W-07 a wrong code and a blocked account withdraw nothing', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const code = await person.code();
    expect(await ask(person, 1_000, code === '000000' ? '000001' : '000000')).toMatchObject({
      code: 'STEP_UP_CODE_WRONG',
    });
    await market.owner.query('update app_user set is_blocked = true where id = $1', [person.userId]);
    expect(await ask(person, 1_000, code)).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
    expect((await read(person)).rows).toEqual([]);
  });

  test('T-21 passes no daily cap, which begins anew at midnight in China; failures give room back', async () => {
    const person = await openWithdrawer(market, 30_000_000n);
    const choice = { userId: person.userId, amountCents: 5_000_000n };
    for (let count = 0; count < 4; count += 1)
      await beginWithdrawal(market.platform, { ...choice, clientRequestId: crypto.randomUUID() }, null);
    expect(await ask(person, 1_000, '123456')).toMatchObject({
      code: 'WITHDRAWAL_CAP_REACHED',
      capCents: 20_000_000,
      remainingCents: 0,
    });
    expect((await read(person)).withdrawalRules).toMatchObject({ remainingTodayCents: 0, minCents: 1_000 });
    await market.advanceClock(DAY_MS);
    expect((await ask(person, 1_000, await person.code())).__typename).toBe('WithdrawPayload');
  });

  test('W-07 the same request again answers the first, without a code; another amount under it is refused', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const [code, request] = [await person.code(), crypto.randomUUID()];
    const first = await ask(person, 1_000, code, request);
    const again = await ask(person, 1_000, code, request);
    if (first.__typename !== 'WithdrawPayload' || again.__typename !== 'WithdrawPayload')
      throw new Error('refused');
    expect(again.withdrawal.serialNo).toBe(first.withdrawal.serialNo);
    expect(await ask(person, 2_000, code, request)).toMatchObject({ code: 'REQUEST_ID_REUSED' });
    expect((await read(person)).rows).toHaveLength(1);
  });

  test('W-03 the history is narrowed by state and time', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const paid = await withdraw(market, person, 1_000);
    await goRounds(market, paid.id);
    await market.advanceClock(10 * DAY_MS);
    const open = await withdraw(market, person, 2_000);
    expect((await read(person, { range: 'LAST_WEEK' })).rows.map(({ serialNo }) => serialNo)).toEqual([
      open.serialNo,
    ]);
    expect((await read(person, { range: 'LAST_MONTH' })).rows.map(({ serialNo }) => serialNo)).toEqual([
      open.serialNo,
      paid.serialNo,
    ]);
    expect((await read(person, { month: '2020-01' })).rows).toEqual([]);
    expect((await read(person, { status: 'SUCCESS' })).rows).toHaveLength(1);
    expect((await read(person, { status: 'FAILURE' })).rows).toEqual([]);
  });
});

describe('withdrawals at one moment', () => {
  test('T-21 a hundred of a tenth of the money: exactly ten', async () => {
    const person = await openWithdrawer(market, 10_000n);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        beginWithdrawal(
          market.platform,
          { userId: person.userId, amountCents: 1_000n, clientRequestId: crypto.randomUUID() },
          null,
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['withdrawableTooLow']));
    const { wallet, rows } = await read(person);
    expect([wallet.proceedsCents, wallet.withdrawingCents, rows.length]).toEqual([0, 10_000, 10]);
  });

  test('T-21 twenty with one code: exactly one', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const code = await person.code();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(person, 1_000, code)));
    expect(answers.filter(({ __typename }) => __typename === 'WithdrawPayload')).toHaveLength(1);
  });

  test('T-34 twenty copies of one request: one withdrawal', async () => {
    const person = await openWithdrawer(market, 100_000n);
    const choice = { userId: person.userId, amountCents: 1_000n, clientRequestId: crypto.randomUUID() };
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => beginWithdrawal(market.platform, choice, null)),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test('nobody reads another’s withdrawals', async () => {
    const [one, other] = [await openWithdrawer(market, 100_000n), await openPerson(market)];
    await withdraw(market, one, 1_000);
    const id = (await read(one)).rows[0]?.id;
    const { data } = await other.client.query<{ node: unknown }>(`{ node(id: "${id}") { id } }`);
    expect(data?.node).toBeNull();
    expect((await read(other)).rows).toEqual([]);
  });
});
