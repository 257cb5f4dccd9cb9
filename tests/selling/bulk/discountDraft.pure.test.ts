import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../api/kernel/durations.ts';
import { changeOf, discountProblem, firstDraft } from '../../../web/selling/bulk/bulkDraft.ts';

const inMs = (ms: number | null): string => (ms === null ? '' : new Date(Date.now() + ms).toISOString());

test.each([
  ['at once', null, DAY_MS, null],
  ['a start that has passed counts as now', -10 * DAY_MS, 25 * DAY_MS, null],
  ['a start that has passed does not make it longer', -10 * HOUR_MS, HOUR_MS / 2, 'endsAt'],
  ['too long', null, 30 * DAY_MS + HOUR_MS, 'endsAt'],
  ['a start within 30 days', 29 * DAY_MS, 31 * DAY_MS, null],
  ['a start after 30 days', 31 * DAY_MS, 32 * DAY_MS, 'startsAt'],
  ['no end', null, null, 'endsAt'],
] as const)('I-21 the form of a discount: %s', (_name, start, end, problem) => {
  const draft = { ...firstDraft('DISCOUNT'), startsAt: inMs(start), endsAt: inMs(end) };
  expect(discountProblem(draft)).toBe(problem);
  expect(changeOf(draft) === null).toBe(problem !== null);
});

test('I-21 an action removes costs and ends discounts only where it says so', () => {
  expect(changeOf({ ...firstDraft('COST'), basis: 'NO_COST' })).toEqual({ kind: 'COST', clearsCost: true });
  expect(changeOf({ ...firstDraft('DISCOUNT'), basis: 'NO_DISCOUNT' })).toEqual({
    kind: 'DISCOUNT',
    endsDiscounts: true,
  });
});
