import { describe, expect, test } from 'vitest';
import { accountIdOf, agreementQuery, tradeQuery } from '../../../api/payments/provider/alipayCalls.ts';

const TRADE = { tradeNo: '1', outTradeNo: 'RC1', tradeStatus: 'TRADE_SUCCESS', totalAmount: '1.00' };
const AGREEMENT = { agreementNo: '1', status: 'NORMAL', personalProductCode: 'P' };

describe('T-22 which account paid or signed', () => {
  test('is its user id, else its open id, else nobody knows', () => {
    expect(accountIdOf('2088102122524333', '074a1CcTG1Lelx')).toBe('2088102122524333');
    expect(accountIdOf('', '074a1CcTG1Lelx')).toBe('074a1CcTG1Lelx');
    expect(accountIdOf(undefined, undefined)).toBeNull();
    expect(accountIdOf('', '')).toBeNull();
  });

  test.each([
    [{ buyerUserId: '2088102122524333', buyerLogonId: '159****5620' }, '2088102122524333'],
    [{ buyerOpenId: '074a1CcTG1Lelx' }, '074a1CcTG1Lelx'],
    [{}, null],
    [{ buyerUserId: '', buyerOpenId: null }, null],
    [{ buyerUserId: 2088, buyerOpenId: {} }, null],
  ])('%j of a trade means %j and spoils no answer', (fields, payerId) => {
    expect(tradeQuery.answer.parse({ ...TRADE, ...fields })).toEqual({ ...TRADE, payerId });
  });

  test.each([
    [{ principalId: '2088102122524333' }, '2088102122524333'],
    [{ principalOpenId: '074a1CcTG1Lelx' }, '074a1CcTG1Lelx'],
    [{ principalId: 5 }, null],
  ])('%j of a contract means %j', (fields, signerId) => {
    expect(agreementQuery.answer.parse({ ...AGREEMENT, ...fields })).toEqual({ ...AGREEMENT, signerId });
  });
});
