import { expect, test } from 'vitest';
import { parseListingSort } from '../../../web/catalog/market/goodsChoice.ts';
import { purchaseStep, usualWay } from '../../../web/orders/order/purchaseStep.ts';

test('a purchase asks for the trade link, then for the missing money, then for the last word', () => {
  const price = { priceCents: 29850, way: 'BALANCE' } as const;
  expect(purchaseStep({ hasTradeUrl: false, spendableCents: 0, ...price })).toBe('tradeUrl');
  expect(purchaseStep({ hasTradeUrl: true, spendableCents: 29849, ...price })).toBe('balance');
  expect(purchaseStep({ hasTradeUrl: true, spendableCents: 29850, ...price })).toBe('confirm');
  const byApp = { ...price, way: 'PAYMENT_APP', spendableCents: 0 } as const;
  expect(purchaseStep({ hasTradeUrl: false, ...byApp })).toBe('tradeUrl');
  expect(purchaseStep({ hasTradeUrl: true, ...byApp })).toBe('confirm');
});

test('the payment app is chosen beforehand only where the balance does not reach and the app is open', () => {
  const price = { priceCents: 29850 };
  expect(usualWay({ ...price, spendableCents: 29850, isPaymentAppOpen: true })).toBe('BALANCE');
  expect(usualWay({ ...price, spendableCents: 29849, isPaymentAppOpen: true })).toBe('PAYMENT_APP');
  expect(usualWay({ ...price, spendableCents: 29849, isPaymentAppOpen: false })).toBe('BALANCE');
});

test('the order of the listings comes from the address, the cheapest first unless told', () => {
  expect(['price', '-price', 'float', '-float', 'newest', null, 'constructor'].map(parseListingSort)).toEqual(
    [
      'PRICE_ASCENDING',
      'PRICE_DESCENDING',
      'FLOAT_ASCENDING',
      'FLOAT_DESCENDING',
      'NEWEST',
      'PRICE_ASCENDING',
      'PRICE_ASCENDING',
    ],
  );
});
