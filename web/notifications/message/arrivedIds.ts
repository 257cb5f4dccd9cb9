/**
 * Messages of a list's newest page that are not shown yet, in its order. Null when messages may be missing in
 * between, because the page is full and contains none of the shown rows; the list must then be fetched again.
 */
export function arrivedIds(
  newest: readonly string[],
  shown: readonly string[],
  pageSize: number,
): readonly string[] | null {
  const known = new Set(shown);
  const arrived = newest.filter((id) => !known.has(id));
  return arrived.length === newest.length && newest.length >= pageSize ? null : arrived;
}
