import { afterAll, beforeAll, expect, test } from 'vitest';
import { CODE_LIFE_MS } from '../../../api/accounts/session/session.ts';
import { verifyStepUpCode } from '../../../api/accounts/session/stepUp.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { requestWithdrawal } from '../../../api/payments/withdrawal/requestWithdrawal.ts';
import { SET_ACCOUNT } from '../../accounts/verification/verificationScene.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { HISTORY, openWithdrawer, WITHDRAW } from './withdrawalScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

const twenty = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, ask));

test('T-34 twenty simultaneous copies of one withdrawal with one code get the same answer, and money moves once', async () => {
  const person = await openWithdrawer(market, 100_000n);
  const input = { amountCents: 40_000, code: await person.code(), clientRequestId: crypto.randomUUID() };
  const answers = await twenty(async () => (await person.client.must(WITHDRAW, { input })).withdraw);
  expect(new Set(answers.map((answer) => answer.__typename))).toEqual(new Set(['WithdrawPayload']));
  const numbers = answers.map((answer) => 'withdrawal' in answer && answer.withdrawal.serialNo);
  expect(new Set(numbers).size).toBe(1);
  const { viewer } = await person.client.must(HISTORY, {});
  expect(viewer?.wallet).toMatchObject({ proceedsCents: 60_000 });
  await market.advanceClock(CODE_LIFE_MS + 1_000);
  // With a code that is used up and long over, the response is the same. Another amount under the same id is an error.
  const late = (await person.client.must(WITHDRAW, { input })).withdraw;
  expect('withdrawal' in late && late.withdrawal.serialNo).toBe(numbers[0]);
  expect((await person.client.must(HISTORY, {})).viewer?.wallet).toMatchObject({ proceedsCents: 60_000 });
  const other = { ...input, amountCents: 1_000 };
  expect((await person.client.must(WITHDRAW, { input: other })).withdraw).toMatchObject({
    code: 'REQUEST_ID_REUSED',
  });
});

test('T-34 a copy that was let through beside the first, by another process, is answered as the first was', async () => {
  const person = await openWithdrawer(market, 50_000n);
  const { userId } = person;
  const origin = { sessionId: null, address: '127.0.0.1', userAgent: 'test' };
  const choice = { userId, amountCents: 20_000n, clientRequestId: crypto.randomUUID() };
  const code = await person.code();
  const stepUp = await verifyStepUpCode(market.platform, { userId, code, origin });
  const firstId = await requestWithdrawal(market.platform, { ...choice, code, origin });
  expect(await beginWithdrawal(market.platform, choice, stepUp)).toBe(firstId);
  // The same code is already used when it comes with another request.
  const another = { ...choice, clientRequestId: crypto.randomUUID() };
  await expect(beginWithdrawal(market.platform, another, stepUp)).rejects.toMatchObject({
    code: 'stepUpCodeWrong',
  });
});

test('T-34 twenty simultaneous copies of a change of the payment account with one code get the same answer, and it changes once', async () => {
  const person = await openWithdrawer(market, 1_000n);
  const input = { paymentAccount: 'other@example.com', code: await person.code() };
  const change = async () => (await person.client.must(SET_ACCOUNT, { input })).setPaymentAccount;
  const [first, ...others] = await twenty(change);
  expect(first).toMatchObject({
    __typename: 'SetPaymentAccountPayload',
    viewer: { verification: { paymentAccount: expect.stringMatching(/^o.*@example\.com$/) } },
  });
  expect(others).toEqual(others.map(() => first));
  const kept = await market.owner.query('select from payment_account where user_id = $1', [person.userId]);
  // The one of the verification, and the new one.
  expect(kept.rowCount).toBe(2);
});
