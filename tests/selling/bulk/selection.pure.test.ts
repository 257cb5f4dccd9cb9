import { expect, test } from 'vitest';
import {
  type Chosen,
  chosenCount,
  isChosen,
  NOTHING,
  pressRows,
  rangeOf,
  selectionIds,
  shareOf,
  withIds,
} from '../../../web/selling/bulk/selection.ts';

const named = (...ids: string[]): Chosen => ({ isAll: false, ids: new Set(ids) });
const allBut = (...ids: string[]): Chosen => ({ isAll: true, ids: new Set(ids) });

test('rows and their shares', () => {
  const chosen = withIds(named('a'), ['b', 'c'], true);
  expect(withIds(chosen, ['a'], false)).toEqual(named('b', 'c'));
  expect([['a', 'b'], ['a', 'x'], ['x'], []].map((ids) => shareOf(chosen, ids))).toEqual([
    'all',
    'some',
    'none',
    'none',
  ]);
});

test('I-10 what is dropped from everything that matches is an exception, and no id is needed for the rest', () => {
  const chosen = withIds(withIds(allBut(), ['a', 'b'], false), ['b'], true);
  expect(chosen).toEqual(allBut('a'));
  expect([isChosen(chosen, 'a'), isChosen(chosen, 'b'), isChosen(chosen, 'never loaded')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([chosenCount(chosen, 10_000), chosenCount(named('a', 'b'), 10_000)]).toEqual([9_999, 2]);
  expect(selectionIds(chosen)).toEqual({ exceptIds: ['a'] });
  expect(selectionIds(named('a'))).toEqual({ onlyIds: ['a'] });
});

test('a range runs either way; without a row pressed before it is the row itself', () => {
  const rows = [0, 1, 2, 3, 4];
  expect(rangeOf(rows, 1, 3)).toEqual([1, 2, 3]);
  expect(rangeOf(rows, 4, 2)).toEqual([2, 3, 4]);
  expect(rangeOf(rows, null, 2)).toEqual([2]);
  expect(rangeOf(rows, 9, 2)).toEqual([2]);
});

test('a press selects one row, and with Shift all between', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ itemIds: [id] }));
  const one = pressRows(NOTHING, rows, { index: 1, anchor: null });
  expect(one).toEqual(named('b'));
  expect(pressRows(one, rows, { index: 3, anchor: 1 })).toEqual(named('b', 'c', 'd'));
  expect(pressRows(named('a', 'b', 'c', 'd'), rows, { index: 0, anchor: 2 })).toEqual(named('d'));
  expect(pressRows(one, rows, { index: 0, anchor: 9 })).toEqual(named('b', 'a'));
  expect(pressRows(allBut(), rows, { index: 0, anchor: 1 })).toEqual(allBut('a', 'b'));
});
