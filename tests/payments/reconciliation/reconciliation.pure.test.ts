import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparableDays,
  compareFlows,
  dayStart,
  type Flow,
  isInDay,
  nightStart,
  windowOf,
} from '../../../api/payments/reconciliation/reconciliation.ts';

const flow = (number: string, cents: bigint, isOfDay = true): Flow => ({ number, cents, isOfDay });

test('alike on both sides is no difference, whatever is split, in which order, on which side of midnight', () => {
  const flows = fc.array(
    fc.record({
      number: fc.constantFrom('R1', 'R2', 'W1', 'W2'),
      cents: fc.bigInt({ min: -500n, max: 500n }),
      isOfDay: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(flows, (ours) => {
      const theirs = ours
        .toReversed()
        .flatMap(({ number, cents }) => [flow(number, cents - 7n, false), flow(number, 7n, false)]);
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
      flow('yesterday', 5n, false),
    ],
    [
      flow('same', 500n, false),
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

test("days are Beijing's; yesterday is compared from four in the morning on", () => {
  expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z');
  expect(isInDay('2026-11-21', new Date('2026-11-21T15:59:59.999Z'))).toBe(true);
  expect(isInDay('2026-11-21', new Date('2026-11-21T16:00:00Z'))).toBe(false);
  const [beforeFour, afterFour] = [new Date('2026-11-21T19:59:00Z'), new Date('2026-11-21T20:00:00Z')];
  expect(comparableDays(beforeFour).at(-1)).toBe('2026-11-20');
  expect(comparableDays(afterFour)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`));
  expect(nightStart(afterFour)).toEqual(afterFour);
  expect(nightStart(beforeFour)).toEqual(new Date('2026-11-20T20:00:00Z'));
});

test('the other half of a payment is looked for until now, never beyond a week', () => {
  const now = new Date('2026-11-22T20:00:00Z');
  expect(windowOf('2026-11-21', now)).toEqual({ from: new Date('2026-11-20T15:00:00Z'), until: now });
  const longAfter = new Date('2027-11-22T20:00:00Z');
  expect(windowOf('2026-11-21', longAfter).until).toEqual(new Date('2026-11-28T16:00:00Z'));
});
