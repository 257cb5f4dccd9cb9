/** What is selected in a list: the named ones, or everything that matches its filter but the named ones. */
export interface Chosen {
  readonly isAll: boolean;
  /** The selected ones; with `isAll` the exceptions. */
  readonly ids: ReadonlySet<string>;
}

/** Nothing is selected. */
export const NOTHING: Chosen = { isAll: false, ids: new Set() };

/** The largest selection that opens a form with a row for each copy. A larger one opens the form in sums. */
export const FORM_MAX = 500;

/** Whether one copy or listing is selected. */
export function isChosen({ isAll, ids }: Chosen, id: string): boolean {
  return ids.has(id) !== isAll;
}

/** Number of selected ones among those that match. */
export function chosenCount({ isAll, ids }: Chosen, totalCount: number): number {
  return isAll ? Math.max(0, totalCount - ids.size) : ids.size;
}

/** Selects or deselects some. */
export function withIds({ isAll, ids }: Chosen, changed: readonly string[], isAdded: boolean): Chosen {
  const next = new Set(ids);
  for (const id of changed) {
    if (isAdded === isAll) next.delete(id);
    else next.add(id);
  }
  return { isAll, ids: next };
}

/** Whether none, a part or all of the copies of one or more rows are selected. */
export function shareOf(chosen: Chosen, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => isChosen(chosen, id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Rows from the previously pressed one to the one pressed now, both included. */
export function rangeOf<Row>(rows: readonly Row[], anchor: number | null, index: number): readonly Row[] {
  const from = anchor === null || anchor >= rows.length ? index : anchor;
  return rows.slice(Math.min(from, index), Math.max(from, index) + 1);
}

/**
 * The selection after a press on a row: the row, or every row from `anchor` to it, takes the state that it has not.
 * @param anchor index of the row pressed before; null without shift.
 */
export function pressRows(
  before: Chosen,
  rows: readonly { readonly itemIds: readonly string[] }[],
  { index, anchor }: { index: number; anchor: number | null },
): Chosen {
  const isAdded = shareOf(before, rows[index]?.itemIds ?? []) !== 'all';
  return withIds(
    before,
    rangeOf(rows, anchor, index).flatMap((row) => row.itemIds),
    isAdded,
  );
}

/** The selection in the form that the API accepts, for everything that a list shows or the named ones of it. */
export function selectionIds({ isAll, ids }: Chosen): { exceptIds: string[] } | { onlyIds: string[] } {
  return isAll ? { exceptIds: [...ids] } : { onlyIds: [...ids] };
}
