import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCurrencyStore } from '../../web/shell/currencyStore.ts';
import {
  amountsInText,
  type Currency,
  moneyText,
  paidText,
  parseYuan,
  YUAN,
  yuanText,
} from '../../web/ui/money.ts';

const DOLLARS: Currency = { code: 'USD', usdPerCny: 0.1403 };

test.each([
  [0, '¥0.00'],
  [1, '¥0.01'],
  [29850, '¥298.50'],
  [1284620, '¥12,846.20'],
  [123456789000, '¥1,234,567,890.00'],
  [-5000, '−¥50.00'],
  [0.25, '¥0.0025'],
  [-0.4, '−¥0.0040'],
  [0.99, '¥0.0099'],
])('W-10 %s cents read %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text);
});

test('W-10 every whole amount shows two decimals and loses nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const text = moneyText(cents);
      expect(text).toMatch(/^−?¥\d{1,3}(,\d{3})*\.\d\d$/);
      expect(Number(text.replace(/[¥,]/g, '').replace('−', '-')) * 100).toBeCloseTo(cents, 0);
    }),
  );
});

test.each([
  [0, '$0.00'],
  [1, '$0.0014'],
  [7, '$0.0098'],
  [8, '$0.01'],
  [29850, '$41.88'],
  [1284620, '$1,802.32'],
  [-5000, '−$7.02'],
  [0.25, '$0.0004'],
])('W-10, W-12 %s cents read %s in dollars', (cents, text) => {
  expect(moneyText(cents, false, DOLLARS)).toBe(text);
});

test('R-11 what is paid reads in yuan, with the dollar value beside for a reader of dollars', () => {
  expect(paidText(29850, YUAN)).toBe('¥298.50');
  expect(paidText(29850, DOLLARS)).toBe('¥298.50 (≈ $41.88)');
});

test('R-11 the amounts in a text of the server are shown in the reader’s currency, and nothing else of it changes', () => {
  const text = 'AK-47 ¥12: ¥1298.50 is in escrow, ¥0.05 fee';
  expect(amountsInText(text, YUAN)).toBe('AK-47 ¥12: ¥1,298.50 is in escrow, ¥0.05 fee');
  expect(amountsInText(text, DOLLARS)).toBe('AK-47 ¥12: $182.18 is in escrow, $0.0070 fee');
});

test('R-11 of two choices of a currency the later one stands, whichever answer comes first', async () => {
  const store = createCurrencyStore(YUAN);
  const slow = Promise.withResolvers<Currency>();
  const dollars = store.newest(slow.promise);
  expect(await store.newest(Promise.resolve(YUAN))).toBe(YUAN);
  slow.resolve(DOLLARS);
  expect(await dollars).toBeNull();
});

test('income carries a plus only when asked for', () => {
  expect([moneyText(100, true), moneyText(0, true), moneyText(-100, true)]).toEqual([
    '+¥1.00',
    '¥0.00',
    '−¥1.00',
  ]);
});

test('W-11 a typed price becomes whole cents', () => {
  expect(['4', '4.5', '4.05', '0.01', '99999'].map(parseYuan)).toEqual([400, 450, 405, 1, 9999900]);
});

test.each(['', '1.234', '-1', '+1', '1e3', ' 1', '1 ', '１', '1,000', '.5', '5.', '99999999999'])(
  'W-11 %j is refused',
  (text) => {
    expect(parseYuan(text)).toBeNull();
  },
);

test('a price in an address reads back as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
      expect(parseYuan(yuanText(cents))).toBe(cents);
    }),
  );
});
