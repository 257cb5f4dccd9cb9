/** Adds or removes ids. */
export function withIds(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  isAdded: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (isAdded) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Whether none, a part or all of the copies of one or more rows are selected. */
export function shareOf(selected: ReadonlySet<string>, ids: readonly string[]): 'none' | 'some' | 'all' {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Rows from the previously pressed one to the one pressed now, both included. */
export function rangeOf<Row>(rows: readonly Row[], anchor: number | null, index: number): readonly Row[] {
  const from = anchor === null || anchor >= rows.length ? index : anchor;
  return rows.slice(Math.min(from, index), Math.max(from, index) + 1);
}
