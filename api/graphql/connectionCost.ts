/** Rows of a page where none are asked for, and at most. */
const SIZE_DEFAULT = 20;
const SIZE_MAX = 100;
/** The complexity plugin counts every list ten times; a connection's `edges` is one. */
const LIST_MULTIPLIER = 10;

/** The cost of a connection by the size of the page that is asked for (T-7). */
export function connectionCost({
  first,
  last,
}: {
  first?: number | null | undefined;
  last?: number | null | undefined;
}): { field: number; multiplier: number } {
  const size = Math.min(Math.max(first ?? last ?? SIZE_DEFAULT, 1), SIZE_MAX);
  return { field: 1, multiplier: size / LIST_MULTIPLIER };
}
