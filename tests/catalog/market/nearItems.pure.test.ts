import { describe, expect, test } from 'vitest';
import { type ListShape, nearItems, withFocusedRow } from '../../../web/catalog/market/nearItems.ts';

const GRID: ListShape = { columns: 5, pitchPx: 292, spacePx: 14, topPx: 190 };

describe('the items near the window', () => {
  test('rows in the middle of a grid stand between two gaps of the height of the others', () => {
    expect(nearItems([2, 3], GRID, 28)).toEqual({
      spans: [{ gapPx: 2 * 292 - 14, from: 10, to: 20 }],
      // Six rows, the last of three items.
      afterPx: 2 * 292 - 14,
    });
  });

  test('rows at the start and at the end have no gap before or after them', () => {
    expect(nearItems([0, 1], GRID, 10)).toEqual({ spans: [{ gapPx: 0, from: 0, to: 10 }], afterPx: 0 });
    expect(nearItems([4, 5], GRID, 28)).toEqual({
      spans: [{ gapPx: 4 * 292 - 14, from: 20, to: 28 }],
      afterPx: 0,
    });
  });

  test('a row far from the others has a gap of its own', () => {
    expect(nearItems([1, 5, 6], { ...GRID, columns: 1, spacePx: 0 }, 9)).toEqual({
      spans: [
        { gapPx: 292, from: 1, to: 2 },
        { gapPx: 3 * 292, from: 5, to: 7 },
      ],
      afterPx: 2 * 292,
    });
  });

  test('gaps and rows together are as high as the whole list', () => {
    for (const rows of [[0], [3, 4], [0, 7, 8, 9], [9], [1, 3, 5]]) {
      const { spans, afterPx } = nearItems(rows, GRID, 50);
      const gaps = [...spans.map(({ gapPx }) => gapPx), afterPx].filter((gap) => gap > 0);
      const parts = rows.length + gaps.length;
      const height = gaps.reduce((sum, gap) => sum + gap, 0) + rows.length * (292 - 14) + (parts - 1) * 14;
      expect(height, rows.join()).toBe(10 * 292 - 14);
    }
  });
});

test('the row with the focus and its neighbours stay, within the list', () => {
  expect(withFocusedRow([10, 11], null, 20)).toEqual([10, 11]);
  expect(withFocusedRow([10, 11], 2, 20)).toEqual([1, 2, 3, 10, 11]);
  expect(withFocusedRow([10, 11], 0, 20)).toEqual([0, 1, 10, 11]);
  expect(withFocusedRow([3, 4], 19, 20)).toEqual([3, 4, 18, 19]);
  expect(withFocusedRow([3, 4], 4, 20)).toEqual([3, 4, 5]);
});
