/** The heights of the rows of one list, as they were measured at one width of it. */
export interface RowHeights {
  /** Of the list, in px. */
  widthPx: number;
  /** In px, of a row that was never measured. */
  typicalPx: number;
  /** In px, by the row's index. */
  readonly byRow: Map<number, number>;
}

const ENTRY_COUNT_MAX = 50;
const kept = new Map<string, RowHeights>();

/**
 * The heights that the list of a history entry had when it was left, so that Back finds every row at its place; none if
 * it was not kept.
 */
export function keptHeights(entry: string): RowHeights {
  return structuredClone(kept.get(entry)) ?? { widthPx: 0, typicalPx: 0, byRow: new Map() };
}

/** Keeps the heights of the list of a history entry while the document stands, and forgets the oldest. */
export function keepHeights(entry: string, heights: RowHeights): void {
  kept.delete(entry);
  kept.set(entry, heights);
  for (const oldest of [...kept.keys()].slice(0, -ENTRY_COUNT_MAX)) {
    kept.delete(oldest);
  }
}

/**
 * Takes over the measured heights of rows in a list of a certain width, at another width in place of all others. True if
 * one was not known before.
 */
export function noteHeights(
  heights: RowHeights,
  widthPx: number,
  measured: ReadonlyMap<number, number>,
): boolean {
  if (heights.widthPx !== widthPx) {
    heights.widthPx = widthPx;
    heights.typicalPx = [...measured.values()].reduce((sum, px) => sum + px, 0) / measured.size;
    heights.byRow.clear();
  }
  const changed = [...measured].filter(([row, px]) => heights.byRow.get(row) !== px);
  for (const [row, px] of changed) {
    heights.byRow.set(row, px);
  }
  return changed.length > 0;
}
