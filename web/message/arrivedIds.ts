/**
 * What a newest page of a list has that the shown rows lack, in its order; null where messages may be missing between the two, since the
 * page is full and knows none of the rows: then the list has to be asked for anew.
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
