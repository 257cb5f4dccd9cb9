import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actionsOf,
  isAcceptedAtOnce,
  leastOffer,
  OFFER_MS,
  type Terms,
  USUAL_TERMS,
  withdrawableFrom,
} from '../../../api/orders/bargain/bargain.ts';

const terms = (some: Partial<Terms>): Terms => ({ ...USUAL_TERMS, ...some });

describe('K-01 the smallest offer', () => {
  test.each([
    // ask, terms, best buy order, smallest offer, what it follows from
    [10_000n, {}, null, 7_000n, 'share'],
    [9_999n, {}, null, 7_000n, 'share'],
    [1n, {}, null, 1n, 'share'],
    [10_000n, { leastCents: 9_000n }, null, 9_000n, 'floor'],
    [10_000n, { leastPercent: 85 }, null, 8_500n, 'floor'],
    [10_000n, { leastPercent: 50 }, null, 7_000n, 'share'],
    [10_000n, { leastCents: 7_000n }, null, 7_000n, 'share'],
    [10_000n, {}, 8_000n, 8_100n, 'bid'],
    [10_000n, {}, 6_900n, 7_000n, 'share'],
    [3_000n, {}, 2_500n, 2_510n, 'bid'],
    [90n, {}, 80n, 81n, 'bid'],
    [10_000n, { leastCents: 9_000n }, 8_000n, 9_000n, 'floor'],
    [10_000n, { leastPercent: 81 }, 8_100n, 8_200n, 'bid'],
  ] as const)(
    'of an ask of %s with %o and a buy order of %s is %s by %s',
    (ask, some, bid, leastCents, bound) => {
      expect(leastOffer(ask, terms(some), bid)).toEqual({ leastCents, bound });
    },
  );

  test('is never under 70 % of the ask', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(cents, fc.option(cents), fc.option(cents), (ask, leastCents, bid) => {
        const least = leastOffer(ask, terms({ leastCents }), bid);
        expect(least.leastCents * 100n).toBeGreaterThanOrEqual(ask * 70n);
        expect(least.leastCents).toBeGreaterThanOrEqual(leastCents ?? 0n);
        expect(least.leastCents).toBeGreaterThan(bid ?? 0n);
      }),
    );
  });
});

test('K-04 an offer is accepted by itself from the amount or the share on, and never without one', () => {
  const isAccepted = (some: Partial<Terms>, price: bigint) => isAcceptedAtOnce(10_000n, terms(some), price);
  expect(isAccepted({}, 9_999n)).toBe(false);
  expect(isAccepted({ acceptCents: 9_000n }, 8_999n)).toBe(false);
  expect(isAccepted({ acceptCents: 9_000n }, 9_000n)).toBe(true);
  // Set for the present ask, and for a lower one.
  expect(isAccepted({ acceptCents: 9_000n, acceptAskCents: 10_000n }, 9_000n)).toBe(true);
  expect(isAccepted({ acceptCents: 9_000n, acceptAskCents: 9_999n }, 9_999n)).toBe(false);
  expect(isAccepted({ acceptPercent: 95 }, 9_499n)).toBe(false);
  expect(isAccepted({ acceptPercent: 95 }, 9_500n)).toBe(true);
});

describe('K-07 what each side may do', () => {
  const createdAt = new Date('2026-11-26T08:00:00Z');
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  test.each([
    ['open', 'seller', 0, ['accept', 'counter', 'decline']],
    ['open', 'buyer', 9, []],
    ['open', 'buyer', 10, ['withdraw']],
    ['countered', 'seller', 1, ['decline']],
    ['countered', 'buyer', 1, ['accept', 'decline', 'withdraw']],
    ['accepted', 'buyer', 60, []],
    ['ended', 'seller', 60, []],
    ['open', 'seller', 1_440, []],
  ] as const)('with an offer that is %s as the %s after %s minutes', (state, side, minutes, actions) => {
    expect(actionsOf({ state, createdAt, expiresAt: at(1_440) }, side, at(minutes))).toEqual(actions);
  });
  test('withdrawing waits for ten minutes, but not after a counter-offer', () => {
    expect(withdrawableFrom({ state: 'open', createdAt })).toEqual(at(10));
    expect(withdrawableFrom({ state: 'countered', createdAt })).toBeNull();
    expect(OFFER_MS).toBe(86_400_000);
  });
});
