/** The largest number of copies that are compared side by side. */
export const COMPARED_MAX = 4;

/** Adds a copy to those picked for the comparison, or removes it. Beyond the largest number nothing changes. */
export function togglePick<TCopy extends { readonly id: string }>(
  picked: readonly TCopy[],
  copy: TCopy,
): readonly TCopy[] {
  const others = picked.filter(({ id }) => id !== copy.id);
  if (others.length < picked.length) {
    return others;
  }
  return picked.length < COMPARED_MAX ? [...picked, copy] : picked;
}

/**
 * Which values of a row are the best: the lowest or the highest of those that are known. None where all copies are
 * alike, or fewer than two values are known.
 */
export function bestOf(values: readonly (number | null)[], best: 'lowest' | 'highest'): readonly boolean[] {
  const known = values.filter((value) => value !== null);
  const top = best === 'lowest' ? Math.min(...known) : Math.max(...known);
  const isSame = known.length === values.length && known.every((value) => value === top);
  return values.map((value) => known.length > 1 && !isSame && value === top);
}
