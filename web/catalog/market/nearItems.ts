/** Consecutive items that are rendered, after a gap in the place of others. */
export interface ItemSpan {
  /** Height of the gap before them in px; 0 for none. */
  readonly gapPx: number;
  /** Index of the first item, and the index after the last one. */
  readonly from: number;
  readonly to: number;
}

/** The items near the window, and the height of the gap after them in px. */
export interface NearItems {
  readonly spans: readonly ItemSpan[];
  readonly afterPx: number;
}

/** How a list lays out its items: rows of one height, each of as many items as the list has columns. */
export interface ListShape {
  readonly columns: number;
  /** From the top of one row to the top of the next, in px. */
  readonly pitchPx: number;
  /** Space between two rows in px, which a gap element has around itself too. */
  readonly spacePx: number;
  /** From the top of the page to the top of the list, in px. */
  readonly topPx: number;
}

/** The items of certain rows, in ascending order, of a list of `count` items. */
export function nearItems(rows: readonly number[], shape: ListShape, count: number): NearItems {
  const { columns } = shape;
  const spans: ItemSpan[] = [];
  let nextRow = 0;
  for (const row of rows) {
    const last = spans.at(-1);
    const to = Math.min((row + 1) * columns, count);
    if (last !== undefined && row === nextRow) {
      spans[spans.length - 1] = { ...last, to };
    } else {
      spans.push({ gapPx: gapOf(row - nextRow, shape), from: row * columns, to });
    }
    nextRow = row + 1;
  }
  return { spans, afterPx: gapOf(Math.ceil(count / columns) - nextRow, shape) };
}

/** Rows to render with those near the window: the row with the focus and its neighbours, so that Tab leads on from it. */
export function withFocusedRow(rows: readonly number[], focused: number | null, rowCount: number): number[] {
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  const all = new Set([...rows, ...around.filter((row) => row >= 0 && row < rowCount)]);
  return [...all].sort((a, b) => a - b);
}

function gapOf(rowCount: number, { pitchPx, spacePx }: ListShape): number {
  return rowCount <= 0 ? 0 : rowCount * pitchPx - spacePx;
}
