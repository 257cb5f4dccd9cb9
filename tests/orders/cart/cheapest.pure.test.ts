import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseCheapest } from '../../../api/orders/cart/cart.ts';
import { seedOf } from '../../kit/someOf.ts';

const cents = (most: number) => fc.bigInt({ min: 1n, max: BigInt(most) });
const bounds = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  priceLimitCents: cents(50),
  sumCents: fc.option(cents(300)),
  spendableCents: fc.option(cents(300)),
});

test('C-08 the cheapest are taken one by one, to the first bound that the next one breaks', () => {
  fc.assert(
    fc.property(fc.array(cents(60), { maxLength: 15 }), bounds, (asks, limits) => {
      const sorted = asks.toSorted((one, other) => Number(one - other));
      const copies = sorted.map((askCents, index) => ({ id: String(index), askCents }));
      const { lines, stopReason } = chooseCheapest(copies, limits);
      const sum = lines.reduce((total, { priceCents }) => total + priceCents, 0n);
      const { quantity, priceLimitCents, sumCents, spendableCents } = limits;
      expect(lines.map(({ listingId }) => listingId)).toEqual(
        copies.slice(0, lines.length).map(({ id }) => id),
      );
      expect(lines.every(({ priceCents }) => priceCents <= priceLimitCents)).toBe(true);
      if (sumCents !== null) expect(sum).toBeLessThanOrEqual(sumCents);
      if (spendableCents !== null) expect(sum).toBeLessThanOrEqual(spendableCents);
      const next = sorted[lines.length];
      const broken = [
        ...(lines.length === quantity ? [null] : []),
        ...(next === undefined ? ['noMoreCopies'] : []),
        ...(next !== undefined && next > priceLimitCents ? ['priceLimit'] : []),
        ...(next !== undefined && sumCents !== null && sum + next > sumCents ? ['sumLimit'] : []),
        ...(next !== undefined && spendableCents !== null && sum + next > spendableCents
          ? ['insufficientFunds']
          : []),
      ];
      expect(stopReason).toBe(broken[0]);
    }),
    { seed: seedOf('CHEAPEST_SEED'), numRuns: 2_000 },
  );
});
