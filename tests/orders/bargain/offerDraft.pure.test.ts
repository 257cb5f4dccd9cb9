import { expect, test } from 'vitest';
import { judgeOffer, readPercent } from '../../../web/orders/bargain/offerDraft.ts';

test('K-01 the form judges a price before it is sent', () => {
  const bounds = { leastCents: 7_000, askCents: 10_000 };
  expect([null, 0, 6_999, 7_000, 9_999, 10_000].map((cents) => judgeOffer(cents, bounds))).toEqual([
    'unreadable',
    'unreadable',
    'low',
    null,
    null,
    'high',
  ]);
});

test('K-04 shares of the ask are whole percents from 1 to 99, or left out', () => {
  expect(['', ' ', '1', ' 99 ', '0', '100', '07', '9.5', '-1', 'x'].map(readPercent)).toEqual([
    null,
    null,
    1,
    99,
    ...Array.from({ length: 6 }, () => undefined),
  ]);
});
