import { expect, test } from 'vitest';
import { listTitles } from '../listRequirements.ts';

/** The threats, loads and fuzz runs that have an id. */
const PROMISES = [
  ...Array.from({ length: 35 }, (_, index) => `T-${index + 1}`),
  ...Array.from({ length: 14 }, (_, index) => `L${index + 1}`),
  ...['P1', 'P2', 'P3', 'F1', 'F2', 'F3'],
];

test('every threat has a test that attacks it, and every load and fault one that makes it', () => {
  const named = new Set(
    listTitles().flatMap((title) => title.match(/\b(?:T-\d{1,2}|[LPF]\d{1,2})\b/g) ?? []),
  );
  expect(PROMISES.filter((promise) => !named.has(promise))).toEqual([]);
});
