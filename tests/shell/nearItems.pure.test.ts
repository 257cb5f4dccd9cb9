import { describe, expect, test } from 'vitest';
import { nearItems, type RowPlace, withHeldRows } from '../../web/shell/nearItems.ts';
import { keepHeights, keptHeights, noteHeights } from '../../web/shell/rowHeights.ts';

const TOP = 190;

/** The places of all rows of a list whose rows have certain heights, and its shape. */
function listOf(heights: readonly number[], columns: number, spacePx: number) {
  const places: RowPlace[] = [];
  for (const [index, height] of heights.entries()) {
    const start = index === 0 ? TOP : (places[index - 1]?.end ?? 0) + spacePx;
    places.push({ index, start, end: start + height });
  }
  return { places, shape: { columns, spacePx, topPx: TOP, bottomPx: places.at(-1)?.end ?? TOP } };
}

const near = (list: ReturnType<typeof listOf>, rows: readonly number[], count: number) =>
  nearItems(
    rows.map((row) => list.places[row]).filter((place) => place !== undefined),
    list.shape,
    count,
  );

describe('the items near the window', () => {
  const grid = listOf(Array(6).fill(278), 5, 14);

  test('rows in the middle of a grid stand between two gaps of the height of the others', () => {
    expect(near(grid, [2, 3], 28)).toEqual({
      spans: [{ gapPx: 2 * 292 - 14, from: 10, to: 20 }],
      // Six rows, the last of three items.
      afterPx: 2 * 292 - 14,
    });
  });

  test('rows at the start and at the end have no gap before or after them', () => {
    expect(near(listOf([278, 278], 5, 14), [0, 1], 10)).toEqual({
      spans: [{ gapPx: 0, from: 0, to: 10 }],
      afterPx: 0,
    });
    expect(near(grid, [4, 5], 28)).toEqual({
      spans: [{ gapPx: 4 * 292 - 14, from: 20, to: 28 }],
      afterPx: 0,
    });
  });

  test('a row far from the others has a gap of its own, as high as the rows that it stands for', () => {
    expect(near(listOf([10, 20, 30, 40, 50, 60, 70, 80, 90], 1, 0), [1, 5, 6], 9)).toEqual({
      spans: [
        { gapPx: 10, from: 1, to: 2 },
        { gapPx: 30 + 40 + 50, from: 5, to: 7 },
      ],
      afterPx: 80 + 90,
    });
  });

  test('gaps and rows together are as high as the whole list', () => {
    const list = listOf([60, 76, 60, 210, 60, 60, 98, 60, 60, 120], 5, 14);
    for (const rows of [[0], [3, 4], [0, 7, 8, 9], [9], [1, 3, 5]]) {
      const { spans, afterPx } = near(list, rows, 50);
      const gaps = [...spans.map(({ gapPx }) => gapPx), afterPx].filter((gap) => gap > 0);
      const rendered = rows.map((row) => list.places[row]).filter((place) => place !== undefined);
      const parts = [...gaps, ...rendered.map(({ start, end }) => end - start)];
      const height = parts.reduce((sum, part) => sum + part, 0) + (parts.length - 1) * 14;
      expect(height, rows.join()).toBe(list.shape.bottomPx - TOP);
    }
  });
});

test('the row with the focus and its neighbours stay, and so do opened rows, within the list', () => {
  const held = (focused: number | null, opened: number[] = []) => ({ focused, opened });
  expect(withHeldRows([10, 11], held(null), 20)).toEqual([10, 11]);
  expect(withHeldRows([10, 11], held(2), 20)).toEqual([1, 2, 3, 10, 11]);
  expect(withHeldRows([10, 11], held(0), 20)).toEqual([0, 1, 10, 11]);
  expect(withHeldRows([3, 4], held(19), 20)).toEqual([3, 4, 18, 19]);
  expect(withHeldRows([3, 4], held(4), 20)).toEqual([3, 4, 5]);
  expect(withHeldRows([10, 11], held(null, [4, 30]), 20)).toEqual([4, 10, 11]);
});

describe('the heights of rows', () => {
  test('are known once they were measured, and forgotten at another width of the list', () => {
    const heights = keptHeights('new');
    expect(noteHeights(heights, 900, new Map([...[60, 80].entries()]))).toBe(true);
    expect(heights.typicalPx).toBe(70);
    expect(noteHeights(heights, 900, new Map([[1, 80]]))).toBe(false);
    expect(noteHeights(heights, 900, new Map([[1, 200]]))).toBe(true);
    // A row that the user opened does not change what others are expected to have.
    expect(heights.typicalPx).toBe(70);
    expect([...heights.byRow.values()]).toEqual([60, 200]);
    expect(noteHeights(heights, 390, new Map([[1, 144]]))).toBe(true);
    expect([...heights.byRow]).toEqual([[1, 144]]);
  });

  test('are kept for a history entry, for the last 50 of them', () => {
    for (let entry = 0; entry < 51; entry += 1)
      keepHeights(`entry ${entry}`, { widthPx: entry, typicalPx: 1, byRow: new Map() });
    expect(keptHeights('entry 50').widthPx).toBe(50);
    expect(keptHeights('entry 1').widthPx).toBe(1);
    expect(keptHeights('entry 0').byRow.size).toBe(0);
    expect(keptHeights('entry 0').widthPx).toBe(0);
  });
});
