import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { isReaderActing, STATUS_TEXTS, statusTextKey } from '../../web/order/orderState.ts';
import { orderTone } from '../../web/order/orderTone.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const valuesOf = (name: string) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
const words = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`web/order/locales/${language}.json`, 'utf8'));

test('every status text of the contract has words in both languages', () => {
  expect([...STATUS_TEXTS].sort()).toEqual(valuesOf('OrderStatusText').sort());
  for (const text of valuesOf('OrderStatusText')) {
    expect(words('zh')[statusTextKey(text)], text).toMatch(/\S/);
    expect(words('en')[statusTextKey(text)], text).toMatch(/\S/);
  }
});

test('O-01 an unknown status reads 获取失败 and looks like a failure', () => {
  expect(words('zh')[statusTextKey('SOMETHING_NEW')]).toBe('获取失败');
  expect(orderTone({ statusText: 'SOMETHING_NEW', actor: 'NOBODY', direction: 'BUY' })).toBe('neg');
});

test('every failure text is red, and nothing else is', () => {
  const red = valuesOf('OrderStatusText').filter(
    (statusText) => orderTone({ statusText, actor: 'NOBODY', direction: 'BUY' }) === 'neg',
  );
  expect(red.sort()).toEqual([
    'BUYER_CANCELLED',
    'BUYER_COUNTER_OFFER',
    'BUYER_DECLINED',
    'BUYER_RECEIVE_TIMEOUT',
    'ITEM_GONE',
    'PAYMENT_TIMEOUT',
    'REVERSED',
    'SELLER_CANCELLED',
    'SELLER_REVOKED',
    'SELLER_SHIPMENT_TIMEOUT',
    'SYSTEM_CANCELLED',
    'WRONG_DELIVERY',
  ]);
});

test('a running clock is accent for the one who must act and warn for the other', () => {
  const waiting = { statusText: 'AWAITING_ACCEPT', actor: 'BUYER' };
  expect(orderTone({ ...waiting, direction: 'BUY' })).toBe('accent');
  expect(orderTone({ ...waiting, direction: 'SELL' })).toBe('warn');
  expect(orderTone({ statusText: 'PROTECTED', actor: 'NOBODY', direction: 'BUY' })).toBe('info');
  expect(orderTone({ statusText: 'COMPLETED', actor: 'NOBODY', direction: 'SELL' })).toBe('pos');
});

test('only the side that must act is told that it must', () => {
  expect(isReaderActing({ actor: 'SELLER', direction: 'SELL' })).toBe(true);
  expect(isReaderActing({ actor: 'SELLER', direction: 'BUY' })).toBe(false);
  expect(isReaderActing({ actor: 'STEAM', direction: 'BUY' })).toBe(false);
});
