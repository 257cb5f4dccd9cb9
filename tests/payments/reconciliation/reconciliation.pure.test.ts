import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparableDays,
  compareFlows,
  dayStart,
  type Flow,
  nightStart,
  type Place,
  placeOf,
  windowOf,
} from '../../../api/payments/reconciliation/reconciliation.ts';

const flow = (number: string, cents: bigint, place: Place = 'on'): Flow => ({ number, cents, place });
const places = fc.constantFrom<Place>('before', 'on', 'after');

test('the same amounts on both sides are not a difference, whatever is split, in which order, on which side of midnight', () => {
  const flows = fc.array(
    fc.record({
      number: fc.constantFrom('R1', 'R2', 'W1', 'W2'),
      cents: fc.bigInt({ min: -500n, max: 500n }),
      place: places,
      theirPlace: places,
    }),
  );
  fc.assert(
    fc.property(flows, (ours) => {
      const theirs = ours
        .toReversed()
        .flatMap(({ number, cents, theirPlace }) => [
          flow(number, cents - 7n, theirPlace),
          flow(number, 7n, 'after'),
        ]);
      expect(compareFlows(ours, theirs).differences).toEqual([]);
    }),
  );
});

test('each way to differ is told by number and both amounts', () => {
  const found = compareFlows(
    [
      flow('same', 500n),
      flow('less', 300n),
      flow('ours', 900n),
      flow('out', -200n),
      flow('yesterday', 5n, 'before'),
    ],
    [
      flow('same', 500n, 'after'),
      flow('less', 400n),
      flow('theirs', 100n),
      flow('out', -200n),
      flow('back', 70n),
      flow('back', -70n),
    ],
  );
  expect(found).toEqual({
    matchedCount: 3,
    inCents: 500n,
    outCents: 200n,
    differences: [
      { number: 'less', kind: 'otherAmount', ourCents: 300n, theirCents: 400n },
      { number: 'ours', kind: 'missingThere', ourCents: 900n, theirCents: 0n },
      { number: 'theirs', kind: 'missingHere', ourCents: 0n, theirCents: 100n },
    ],
  });
});

test('what the app took before the day and gave back on it is not a difference if our ledger never had it', () => {
  // A payment for an order that had failed: neither it nor its refund is ever posted here.
  expect(compareFlows([], [flow('late', 70n, 'before'), flow('late', -70n)]).differences).toEqual([]);
  // What the app kept of it is one, and so is a refund of money that our ledger still holds.
  const [kept, held] = [
    compareFlows([], [flow('kept', 70n, 'before'), flow('kept', -40n)]).differences,
    compareFlows([flow('held', 70n, 'before')], [flow('held', 70n, 'before'), flow('held', -70n)])
      .differences,
  ];
  expect(kept).toEqual([{ number: 'kept', kind: 'missingHere', ourCents: 0n, theirCents: 30n }]);
  expect(held).toEqual([{ number: 'held', kind: 'missingHere', ourCents: 0n, theirCents: -70n }]);
});

test("days are Beijing's; yesterday is compared from four in the morning on", () => {
  expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(placeOf('2026-11-21', new Date('2026-11-20T15:59:59.999Z'))).toBe('before');
  expect(placeOf('2026-11-21', new Date('2026-11-20T16:00:00Z'))).toBe('on');
  expect(placeOf('2026-11-21', new Date('2026-11-21T15:59:59.999Z'))).toBe('on');
  expect(placeOf('2026-11-21', new Date('2026-11-21T16:00:00Z'))).toBe('after');
  const [beforeFour, afterFour] = [new Date('2026-11-21T19:59:00Z'), new Date('2026-11-21T20:00:00Z')];
  expect(comparableDays(beforeFour).at(-1)).toBe('2026-11-20');
  expect(comparableDays(afterFour)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`));
  expect(nightStart(afterFour)).toEqual(afterFour);
  expect(nightStart(beforeFour)).toEqual(new Date('2026-11-20T20:00:00Z'));
});

test('what began before the day is counted on its own day, and differs on this one only if it differs as a whole', () => {
  const found = compareFlows(
    [
      flow('late', -500n),
      flow('otherAmount', 100n),
      flow('refunded', 700n, 'before'),
      flow('refunded', -700n),
      flow('refundLost', 700n, 'before'),
      flow('refundLost', -700n),
      flow('refundLate', 300n, 'before'),
      flow('refundLate', -300n),
      flow('known', 700n, 'before'),
      flow('known', -700n),
      flow('longAgo', 700n, 'before'),
      flow('longAgo', -700n),
    ],
    [
      flow('late', -500n, 'before'),
      flow('otherAmount', 90n, 'before'),
      flow('refunded', 700n, 'before'),
      flow('refunded', -700n),
      flow('refundLost', 700n, 'before'),
      flow('refundLate', 300n, 'before'),
      flow('refundLate', -300n, 'before'),
      flow('known', 750n, 'before'),
      flow('known', -700n),
    ],
  );
  expect(found).toEqual({
    matchedCount: 2,
    inCents: 0n,
    outCents: 1_400n,
    differences: [
      { number: 'otherAmount', kind: 'otherAmount', ourCents: 100n, theirCents: 90n },
      { number: 'refundLost', kind: 'missingThere', ourCents: -700n, theirCents: 0n },
      { number: 'longAgo', kind: 'missingThere', ourCents: -700n, theirCents: 0n },
    ],
  });
});

test('the other half of a payment is looked for from a week before until now, never beyond a week', () => {
  const now = new Date('2026-11-22T20:00:00Z');
  expect(windowOf('2026-11-21', now)).toEqual({ from: new Date('2026-11-13T16:00:00Z'), until: now });
  const longAfter = new Date('2027-11-22T20:00:00Z');
  expect(windowOf('2026-11-21', longAfter).until).toEqual(new Date('2026-11-28T16:00:00Z'));
});
