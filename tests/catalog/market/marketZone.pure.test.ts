import { expect, test } from 'vitest';
import { isInZone } from '../../../api/catalog/market/marketFilter.ts';
import type { MarketItemRow } from '../../../api/catalog/market/marketItem.store.ts';
import { sortValueOf } from '../../../api/catalog/market/marketOrder.ts';

const row = (fields: Partial<MarketItemRow>) => fields as MarketItemRow;

test('H-02 a bargain costs at most 90 % of the reference price, to the cent', () => {
  const isBargain = (lowestAskCents: bigint | null, referencePriceCents: bigint | null) =>
    isInZone('isBargain', row({ lowestAskCents, referencePriceCents }));
  expect([isBargain(900n, 1_000n), isBargain(901n, 1_000n)]).toEqual([true, false]);
  expect([isBargain(904n, 1_005n), isBargain(905n, 1_005n)]).toEqual([true, false]);
  expect([isBargain(null, 1_000n), isBargain(900n, null)]).toEqual([false, false]);
});

test('H-02 an item worth more than the highest allowed ask is not a bargain at that ask', () => {
  const isBargain = (referencePriceCents: bigint) =>
    isInZone('isBargain', row({ lowestAskCents: 9_000_000n, referencePriceCents }));
  expect([isBargain(10_000_000n), isBargain(10_000_001n), isBargain(50_000_000n)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('H-02 nor does it stand before the bargains in the order by discount', () => {
  const sortedBy = (lowestAskCents: bigint, referencePriceCents: bigint) =>
    sortValueOf('discount', row({ lowestAskCents, referencePriceCents }));
  expect(sortedBy(10_000_000n, 48_000_000n)).toBeGreaterThan(sortedBy(1_000n, 1_000n));
  expect(sortedBy(9_000_000n, 10_000_000n)).toBeLessThan(sortedBy(1_000n, 1_000n));
});

test('H-01 low stock is one to three copies', () => {
  const counts = [0, 1, 2, 3, 4].map((listingCount) => isInZone('isLowStock', row({ listingCount })));
  expect(counts).toEqual([false, true, true, true, false]);
});

test('H-01 automatic and hot ask for one copy at least', () => {
  expect([0, 1].map((automaticCount) => isInZone('isAutomatic', row({ automaticCount })))).toEqual([
    false,
    true,
  ]);
  expect([0, 1].map((salesPerDay) => isInZone('isHot', row({ salesPerDay })))).toEqual([false, true]);
});
