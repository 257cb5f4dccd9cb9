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

/** How a list lays out its items: in rows, each of as many items as the list has columns. */
export interface ListShape {
  readonly columns: number;
  /** Space between two rows in px, which a gap element has around itself too. */
  readonly spacePx: number;
  /** From the top of the page to the top and to the bottom of the list, in px. */
  readonly topPx: number;
  readonly bottomPx: number;
}

/** A row and its edges, in px from the top of the page. */
export interface RowPlace {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** The items of certain rows, in ascending order, of a list of `count` items. */
export function nearItems(rows: readonly RowPlace[], shape: ListShape, count: number): NearItems {
  const { columns, spacePx, topPx, bottomPx } = shape;
  const spans: ItemSpan[] = [];
  let nextRow = 0;
  // Where the next row, or a gap, begins.
  let nextPx = topPx;
  for (const { index, start, end } of rows) {
    const last = spans.at(-1);
    const to = Math.min((index + 1) * columns, count);
    if (last !== undefined && index === nextRow) {
      spans[spans.length - 1] = { ...last, to };
    } else {
      spans.push({ gapPx: index === nextRow ? 0 : start - spacePx - nextPx, from: index * columns, to });
    }
    nextRow = index + 1;
    nextPx = end + spacePx;
  }
  return { spans, afterPx: nextRow * columns >= count ? 0 : bottomPx - nextPx };
}

/**
 * Rows to render, in ascending order: those near the window, those that the user opened, and the row with the focus
 * with its neighbours, so that Tab leads on from it.
 */
export function withHeldRows(
  near: readonly number[],
  held: { readonly focused: number | null; readonly opened: readonly number[] },
  rowCount: number,
): number[] {
  const { focused, opened } = held;
  const around = focused === null ? [] : [focused - 1, focused, focused + 1];
  const all = new Set([...near, ...[...around, ...opened].filter((row) => row >= 0 && row < rowCount)]);
  return [...all].sort((a, b) => a - b);
}
