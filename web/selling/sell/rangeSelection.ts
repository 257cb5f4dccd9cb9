/**
 * The selection after a press on one row. With shift, every row between the previously pressed one and this one takes
 * this one's state.
 * @param order the rows in display order.
 */
export function pressRow(
  selected: ReadonlySet<string>,
  order: readonly string[],
  { key, anchor, isShift }: { key: string; anchor: string | null; isShift: boolean },
): Set<string> {
  const next = new Set(selected);
  const isOn = !selected.has(key);
  const [from, to] = [order.indexOf(anchor ?? key), order.indexOf(key)];
  const range =
    isShift && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  for (const one of range) {
    if (isOn) {
      next.add(one);
    } else {
      next.delete(one);
    }
  }
  return next;
}
