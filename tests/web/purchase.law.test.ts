import { expect, test } from 'vitest';
import { parseListingSort } from '../../web/market/listingSort.ts';
import { purchaseStep } from '../../web/order/purchaseStep.ts';

test('a purchase asks for the trade link, then for the missing money, then for the last word', () => {
  const price = { priceCents: 29850 };
  expect(purchaseStep({ hasTradeUrl: false, spendableCents: 0, ...price })).toBe('tradeUrl');
  expect(purchaseStep({ hasTradeUrl: true, spendableCents: 29849, ...price })).toBe('balance');
  expect(purchaseStep({ hasTradeUrl: true, spendableCents: 29850, ...price })).toBe('confirm');
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
