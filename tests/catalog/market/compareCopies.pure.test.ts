import { expect, test } from 'vitest';
import { bestOf, togglePick } from '../../../web/catalog/market/compareCopies.ts';

test('C3 copies are picked in their order, at most four, and a second press removes one', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(four.reduce<readonly { id: string }[]>(togglePick, [])).toEqual(four);
  expect(togglePick(four, { id: 'e' })).toEqual(four);
  expect(togglePick(four, { id: 'b' })).toEqual(['a', 'c', 'd'].map((id) => ({ id })));
});

test('C3 the best value of a row is marked, with its equals, unless all are alike or one alone is known', () => {
  expect(bestOf([3, 1, 2], 'lowest')).toEqual([false, true, false]);
  expect(bestOf([3, 1, 3], 'highest')).toEqual([true, false, true]);
  expect(bestOf([2, 2], 'lowest')).toEqual([false, false]);
  expect(bestOf([null, 1], 'lowest')).toEqual([false, false]);
  expect(bestOf([null, 1, 1], 'highest')).toEqual([false, true, true]);
  expect(bestOf([null, null], 'highest')).toEqual([false, false]);
});
