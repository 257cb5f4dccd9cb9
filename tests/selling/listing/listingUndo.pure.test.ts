import { expect, test } from 'vitest';
import { outcomeWith } from '../../../api/selling/listing/listingOutcome.ts';
import { type PreviousListing, planUndo } from '../../../api/selling/listing/listingUndo.ts';

const listed = (listingId: string) => outcomeWith(0, null, { listingId, askCents: 100n });
const repriced = (listingId: string) =>
  outcomeWith(0, null, { listingId, formerAskCents: 100n, askCents: 90n });
const standing = (rows: Record<string, [PreviousListing['status'], bigint]>) =>
  new Map(Object.entries(rows).map(([id, [status, askCents]]) => [id, { status, askCents }]));
const reasonsOf = (plan: ReturnType<typeof planUndo>) => plan.outcomes.map(({ reason }) => reason);

test('what was listed is withdrawn, unless somebody bought it', () => {
  const batch = { kind: 'list', outcomes: ['a', 'b', 'c', 'd'].map(listed), isUndone: false } as const;
  const plan = planUndo(
    batch,
    standing({ a: ['active', 100n], b: ['reserved', 100n], c: ['sold', 100n], d: ['withdrawn', 100n] }),
  );
  expect(plan.withdrawnIds).toEqual(['a']);
  expect(plan.asks).toEqual([]);
  expect(reasonsOf(plan)).toEqual([null, 'orderUnderWay', 'gone', null]);
});

test('what was listed and has another price by now stays on sale', () => {
  const batch = { kind: 'list', outcomes: ['a', 'b', 'c'].map(listed), isUndone: false } as const;
  const plan = planUndo(batch, standing({ a: ['active', 100n], b: ['active', 90n], c: ['withdrawn', 90n] }));
  expect(plan.withdrawnIds).toEqual(['a']);
  expect(reasonsOf(plan)).toEqual([null, 'changedSince', null]);
});

test('what was listed and repriced is withdrawn where both are undone, though the price may not rise', () => {
  const batch = { kind: 'list', outcomes: ['a', 'b'].map(listed), isUndone: false } as const;
  const laterAsks = new Map([['a', new Set([90n])]]);
  const plan = planUndo({ ...batch, laterAsks }, standing({ a: ['active', 90n], b: ['active', 90n] }), true);
  expect(plan.withdrawnIds).toEqual(['a']);
  expect(reasonsOf(plan)).toEqual([null, 'changedSince']);
});

test('what was repriced has its former price again, unless it was changed since', () => {
  const batch = { kind: 'reprice', outcomes: ['a', 'b', 'c'].map(repriced), isUndone: false } as const;
  const plan = planUndo(batch, standing({ a: ['active', 90n], b: ['active', 80n], c: ['active', 100n] }));
  expect(plan.asks).toEqual([{ id: 'a', askCents: 100n }]);
  expect(reasonsOf(plan)).toEqual([null, 'changedSince', null]);
});

test('while listing is closed a former price comes back only where it is lower', () => {
  const raised = outcomeWith(1, null, { listingId: 'b', formerAskCents: 80n, askCents: 90n });
  const batch = { kind: 'reprice', outcomes: [repriced('a'), raised], isUndone: false } as const;
  const plan = planUndo(batch, standing({ a: ['active', 90n], b: ['active', 90n] }), true);
  expect(plan.asks).toEqual([{ id: 'b', askCents: 80n }]);
  expect(reasonsOf(plan)).toEqual(['listingsClosed', null]);
});

test('an undo that comes again changes nothing: what was repriced anew meanwhile keeps that', () => {
  const batch = { kind: 'reprice', outcomes: [repriced('a')], isUndone: true } as const;
  expect(planUndo(batch, standing({ a: ['active', 90n] }))).toMatchObject({ withdrawnIds: [], asks: [] });
  expect(reasonsOf(planUndo(batch, standing({ a: ['active', 100n] })))).toEqual([null]);
});

test('what the batch itself refused is left alone', () => {
  const refused = outcomeWith(0, 'alreadyListed', { listingId: 'a' });
  const plan = planUndo(
    { kind: 'list', outcomes: [refused], isUndone: false },
    standing({ a: ['active', 1n] }),
  );
  expect(plan).toEqual({ outcomes: [], withdrawnIds: [], asks: [] });
});
