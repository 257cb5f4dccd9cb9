/** The least of some times that a share of them do not exceed (nearest rank). NaN if there are none. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = Float64Array.from(times).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
