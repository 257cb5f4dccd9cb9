const UNITS = [
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1_000],
] as const;

/** A delivery time in the largest unit of which it has two or more, rounded; null for none. */
export function deliveryTimeParts(
  ms: number | null,
): { readonly unit: 'hours' | 'minutes' | 'seconds'; readonly count: number } | null {
  if (ms === null) {
    return null;
  }
  for (const [unit, unitMs] of UNITS) {
    if (ms >= 2 * unitMs) {
      return { unit, count: Math.round(ms / unitMs) };
    }
  }
  return { unit: 'seconds', count: Math.max(1, Math.round(ms / 1_000)) };
}
