import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyStepUpCode } from '../../../api/accounts/session/stepUp.ts';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { beginWithdrawal } from '../../../api/payments/withdrawal/beginWithdrawal.ts';
import { requestWithdrawal } from '../../../api/payments/withdrawal/requestWithdrawal.ts';
import { SET_ACCOUNT } from '../../accounts/verification/verificationScene.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { HISTORY, openWithdrawer, WITHDRAW } from './withdrawalScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  expect((await auditInvariants(market.ownerUrl)).filter((finding) => finding.offenderCount > 0)).toEqual([]);
  await market.close();
});

const twenty = <Answer>(ask: () => Promise<Answer>) => Promise.all(Array.from({ length: 20 }, ask));

test('T-34 twenty copies of one withdrawal with one code at a time: all get the one answer, and money moves once', async () => {
  const person = await openWithdrawer(market, 100_000n);
  const input = { amountCents: 40_000, code: await person.code(), clientRequestId: crypto.randomUUID() };
  const answers = await twenty(async () => (await person.client.must(WITHDRAW, { input })).withdraw);
  expect(new Set(answers.map((answer) => answer.__typename))).toEqual(new Set(['WithdrawPayload']));
  const numbers = answers.map((answer) => 'withdrawal' in answer && answer.withdrawal.serialNo);
  expect(new Set(numbers).size).toBe(1);
  const { viewer } = await person.client.must(HISTORY, {});
  expect(viewer?.wallet).toMatchObject({ proceedsCents: 60_000 });
  // Long afterwards, and with a code that is already used, the response is the same. Another amount under the same id is an error.
  expect((await person.client.must(WITHDRAW, { input })).withdraw.__typename).toBe('WithdrawPayload');
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

test('T-34 twenty copies of a change of the payment account with one code: all get the one answer', async () => {
  const person = await openWithdrawer(market, 1_000n);
  const input = { paymentAccount: 'other@example.com', code: await person.code() };
  const change = async () => (await person.client.must(SET_ACCOUNT, { input })).setPaymentAccount;
  const answers = await twenty(change);
  expect(new Set(answers.map((answer) => answer.__typename))).toEqual(new Set(['SetPaymentAccountPayload']));
});
