import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitOf } from '../../../web/selling/desk/deskFact.ts';
import {
  distinctSubjects,
  type PriceContext,
  placeOf,
  priceOfBasis,
  pricesTogether,
  sellingTimeAt,
} from '../../../web/selling/desk/priceContext.ts';

/** Asks on sale as pairs of price and owner; the ladder holds the cheapest prices up to `shown`. */
function contextOf(asks: readonly (readonly [cents: number, isOwn: boolean])[], shown = 1_000): PriceContext {
  const levels = [...new Set(asks.map(([cents]) => cents))].toSorted((one, other) => one - other);
  const countOf = (price: number, isMeant: (isOwn: boolean) => boolean) =>
    asks.filter(([cents, isOwn]) => cents === price && isMeant(isOwn)).length;
  const told = levels.slice(0, shown);
  return {
    listingCount: asks.length,
    ownListingCount: asks.filter(([, isOwn]) => isOwn).length,
    lowestOtherAskCents: levels.find((cents) => countOf(cents, (isOwn) => !isOwn) > 0) ?? null,
    askCents: told,
    askCounts: told.map((cents) => countOf(cents, () => true)),
    ownAskCounts: told.map((cents) => countOf(cents, (isOwn) => isOwn)),
    lastSales: [{ priceCents: 1_150, soldAt: '2026-11-24T00:00:00.000Z' }],
    reference: null,
    feeBasisPoints: 250,
    minCents: 1,
    sellingTimes: [{ fromCents: 1_000, belowCents: 1_100, medianSeconds: 7_200, saleCount: 6 }],
  };
}

const OTHERS = [
  [1_000, false],
  [1_000, false],
  [1_100, false],
  [1_200, false],
] as const;

test('a new copy comes after all copies that ask less or the same', () => {
  const context = contextOf(OTHERS);
  const placeAt = (cents: number) => placeOf(context, { priceCents: cents, ownAskCents: null }).first;
  expect([999, 1_000, 1_050, 1_100, 1_200, 9_999].map(placeAt)).toEqual([1, 3, 3, 4, 5, 5]);
  expect(placeOf(context, { priceCents: 1_050, ownAskCents: null })).toEqual({
    first: 3,
    last: 3,
    isBeyond: false,
    total: 5,
    ownCount: 0,
  });
});

test('a copy on sale does not compete with itself, and shares its place with equal asks of others', () => {
  const context = contextOf([...OTHERS, [1_000, true], [1_100, true]]);
  expect(placeOf(context, { priceCents: 1_100, ownAskCents: 1_100 })).toEqual({
    first: 4,
    last: 5,
    isBeyond: false,
    total: 6,
    ownCount: 1,
  });
  expect(placeOf(context, { priceCents: 900, ownAskCents: 1_100 })).toMatchObject({
    first: 1,
    last: 1,
    total: 6,
    ownCount: 1,
  });
  expect(placeOf(context, { priceCents: 5_000, ownAskCents: 1_000 })).toMatchObject({
    first: 6,
    last: 6,
    total: 6,
    ownCount: 1,
  });
  // A paused copy is not among the asks.
  expect(placeOf(context, { priceCents: 900, ownAskCents: null })).toMatchObject({
    first: 1,
    total: 7,
    ownCount: 2,
  });
});

test('above the part of the asks that is known, the place is a lower bound and says so', () => {
  const context = contextOf([...OTHERS, [1_300, false], [1_400, true]], 3);
  expect(placeOf(context, { priceCents: 1_200, ownAskCents: null })).toMatchObject({
    first: 5,
    isBeyond: false,
    total: 7,
  });
  expect(placeOf(context, { priceCents: 1_201, ownAskCents: null })).toMatchObject({
    first: 5,
    isBeyond: true,
    total: 7,
  });
  expect(placeOf(context, { priceCents: 1_350, ownAskCents: 1_400 })).toMatchObject({
    first: 5,
    isBeyond: true,
    total: 6,
    ownCount: 0,
  });
  expect(placeOf(contextOf([]), { priceCents: 1, ownAskCents: null })).toMatchObject({
    first: 1,
    isBeyond: false,
    total: 1,
  });
});

test('copies of one form compete with each other at their new prices, and no more at their current asks', () => {
  const context = contextOf([...OTHERS, [1_000, true], [1_000, true]]);
  const fresh = (priceCents: number | null) => ({ priceCents, ownAskCents: null });
  // Three new copies at one price share the places behind the others.
  expect(placeOf(context, { priceCents: 1_100, ownAskCents: null }, [fresh(1_100), fresh(1_100)])).toEqual({
    first: 6,
    last: 8,
    isBeyond: false,
    total: 9,
    ownCount: 4,
  });
  expect(placeOf(context, { priceCents: 1_100, ownAskCents: null }, [fresh(900), fresh(null)])).toMatchObject(
    {
      first: 7,
      last: 7,
      total: 8,
      ownCount: 3,
    },
  );
  // Both own copies are repriced: neither stands at 1,000 any more.
  const mate = { priceCents: 950, ownAskCents: 1_000 };
  expect(placeOf(context, { priceCents: 900, ownAskCents: 1_000 }, [mate])).toMatchObject({
    first: 1,
    last: 1,
    total: 6,
    ownCount: 1,
  });
  expect(placeOf(context, { priceCents: 1_150, ownAskCents: 1_000 }, [mate])).toMatchObject({
    first: 5,
    total: 6,
  });
});

test('an ask that changed since the asks were read is taken away from nowhere', () => {
  const context = contextOf([...OTHERS, [1_000, true]]);
  const stale = { priceCents: 1_300, ownAskCents: 1_050 };
  expect(placeOf(context, stale)).toMatchObject({ first: 6, total: 6, ownCount: 1 });
  expect(
    placeOf(context, { ...stale, ownAskCents: 1_000 }, [{ priceCents: null, ownAskCents: 1_000 }]),
  ).toMatchObject({ first: 5, total: 5, ownCount: 0 });
});

test('the place counts what a count of every single ask gives, however many of them are known', () => {
  const cents = fc.integer({ min: 1, max: 12 });
  const asks = fc.array(fc.tuple(cents, fc.boolean()), { maxLength: 30 });
  const typed = fc.array(cents, { maxLength: 5 });
  fc.assert(
    fc.property(asks, cents, fc.boolean(), typed, cents, (all, price, isOnSale, more, shown) => {
      const own = all.flatMap(([, isOwn], at) => (isOwn ? [at] : []));
      const [chosen, ...rest] = isOnSale ? own : [];
      // The own copies on sale are all in the form, the last of them with no new price.
      const mates = [
        ...rest.map((at, index) => ({ priceCents: more[index] ?? null, ownAskCents: all[at]?.[0] ?? null })),
        ...more.slice(rest.length).map((priceCents) => ({ priceCents, ownAskCents: null })),
      ];
      const gone = new Set([chosen, ...rest]);
      const standing = all.filter((_, at) => !gone.has(at));
      const added = mates.flatMap(({ priceCents }) => priceCents ?? []);
      const others = [...standing.map(([ask]) => ask), ...added];
      const countOthers = (isMeant: (ask: number) => boolean) => others.filter(isMeant).length;
      const equal = standing.filter(([ask]) => ask === price).length;
      const ownAskCents = chosen === undefined ? null : (all[chosen]?.[0] ?? null);
      const context = contextOf(all, shown);
      const place = placeOf(context, { priceCents: price, ownAskCents }, mates);
      const isCut = new Set(all.map(([ask]) => ask)).size > shown;
      expect(place).toMatchObject({
        isBeyond: isCut && price > (context.askCents.at(-1) ?? 0),
        total: others.length + 1,
        ownCount: standing.filter(([, isOwn]) => isOwn).length + added.length,
      });
      const first = 1 + countOthers((ask) => ask < price) + (ownAskCents === null ? equal : 0);
      const last = 1 + countOthers((ask) => ask <= price);
      if (place.isBeyond) expect(place.first).toBeLessThanOrEqual(first);
      else expect([place.first, place.last]).toEqual([first, last]);
    }),
  );
});

test('the lowest ask less a cent is that of others, and never below the lowest price', () => {
  const context = contextOf([...OTHERS, [500, true]]);
  const facts = { context, referenceCents: 1_234, minCents: 1 };
  expect(priceOfBasis('match', facts)).toBe(1_000);
  expect(priceOfBasis('undercut', facts)).toBe(999);
  expect(priceOfBasis('reference', facts)).toBe(1_234);
  expect(priceOfBasis('lastSale', facts)).toBe(1_150);
  const cheap = { ...facts, context: contextOf([[1, false]]) };
  expect(priceOfBasis('match', cheap)).toBe(1);
  expect(priceOfBasis('undercut', cheap)).toBe(null);
  expect(priceOfBasis('undercut', { ...facts, context: contextOf([[2, false]]) })).toBe(1);
  expect(priceOfBasis('undercut', { ...facts, context: contextOf([[500, true]]) })).toBe(null);
  const unsold = { ...facts, context: { ...context, lastSales: [] } };
  expect(priceOfBasis('lastSale', unsold)).toBe(null);
  const unknown = { context: null, referenceCents: null, minCents: 1 };
  expect(
    (['match', 'undercut', 'reference', 'lastSale'] as const).map((basis) => priceOfBasis(basis, unknown)),
  ).toEqual([null, null, null, null]);
});

test('a selling time is told inside its band alone', () => {
  const context = contextOf(OTHERS);
  expect([999, 1_000, 1_099, 1_100].map((cents) => sellingTimeAt(context, cents)?.saleCount)).toEqual([
    undefined,
    6,
    6,
    undefined,
  ]);
});

test('a wait is said in hours up to two days, then in days', () => {
  expect([3_599, 3_600, 5_400, 172_799, 172_800, 302_400].map(waitOf)).toEqual([
    { unit: 'underHour', count: 0 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 2 },
    { unit: 'hours', count: 48 },
    { unit: 'days', count: 2 },
    { unit: 'days', count: 4 },
  ]);
});

test('an item is asked for once, and each phase of it by itself', () => {
  const plain = { marketItemId: 'a', phase: null };
  const ruby = { marketItemId: 'a', phase: 'Ruby' };
  expect(distinctSubjects([plain, null, ruby, { ...plain }, { ...ruby }])).toEqual([plain, ruby]);
});

test('copies that get one price together: new ones join the asks, all own ones leave them, some of the own are unknown', () => {
  const context = contextOf([...OTHERS, [1_000, true], [1_150, true]]);
  const placeAt = (priceCents: number, count: number, areOnSale: boolean) => {
    const [first, ...mates] = pricesTogether(context, { priceCents, count, areOnSale }) ?? [];
    return first && placeOf(context, { priceCents, ownAskCents: first.ownAskCents }, mates);
  };
  expect(placeAt(1_050, 3, false)).toEqual({ first: 4, last: 6, isBeyond: false, total: 9, ownCount: 4 });
  expect(placeAt(1_050, 2, true)).toEqual({ first: 3, last: 4, isBeyond: false, total: 6, ownCount: 1 });
  expect(placeAt(1_050, 1, true)).toBeUndefined();
  expect(
    pricesTogether(contextOf([...OTHERS, [1_000, true]], 1), { priceCents: 900, count: 1, areOnSale: true }),
  ).toBeNull();
});
