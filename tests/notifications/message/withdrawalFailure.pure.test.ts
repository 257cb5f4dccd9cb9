import { expect, test } from 'vitest';
import { wordsOf } from '../../../api/notifications/message/message.ts';
import {
  WITHDRAWAL_FAILURE_WORDS,
  WITHDRAWAL_FAILURES,
  withdrawalFailureOf,
} from '../../../api/notifications/message/withdrawalFailure.ts';
import en from '../../../web/payments/wallet/locales/en.json' with { type: 'json' };
import zh from '../../../web/payments/wallet/locales/zh.json' with { type: 'json' };

test.each([
  ['PAYEE_NOT_EXIST', 'accountMissing'],
  ['PAYEE_ACCOUNT_NOT_EXSIT', 'accountMissing'],
  ['PAYEE_USERINFO_ERROR', 'nameDiffers'],
  ['PAYEE_USER_INFO_ERROR', 'nameDiffers'],
  ['PAYEE_CERTIFY_LEVEL_LIMIT', 'accountUnverified'],
  ['EXCEED_LIMIT_UNRN_DM_AMOUNT', 'accountUnverified'],
  ['BLOCK_USER_FORBBIDEN_RECIEVE', 'accountStopped'],
  ['PAYEE_STATUS_ERROR', 'accountStopped'],
  ['EXCEED_LIMIT_SM_AMOUNT', 'limitReached'],
  ['REFUND', 'sentBack'],
  ['PAYEE_ACC_OCUPIED', 'other'],
  ['FAIL', 'other'],
  [null, 'other'],
] as const)('W-07 the payment app’s %s means %s', (code, failure) => {
  expect(withdrawalFailureOf(code)).toBe(failure);
});

test('W-07 each reason has words in the message and in the history, in both languages', () => {
  for (const failure of WITHDRAWAL_FAILURES) {
    const params = { amount: '10.00', accountName: '138****0000', failure };
    expect(wordsOf('withdrawalFailed', params, 'zh').body).toContain(WITHDRAWAL_FAILURE_WORDS[failure].zh);
    expect(wordsOf('withdrawalFailed', params, 'en').body).toContain(WITHDRAWAL_FAILURE_WORDS[failure].en);
    const key = `failure_${failure.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
    expect((zh as Record<string, string>)[key], key).toMatch(/\S/);
    expect((en as Record<string, string>)[key], key).toMatch(/\S/);
  }
  // A message of before has no reason.
  expect(wordsOf('withdrawalFailed', { amount: '1.00', accountName: 'x' }, 'zh').body).not.toContain('：。');
});
