/** Share of the running time that is left, 0 to 1. All three values in milliseconds since 1970. */
export function clockShare({
  startMs,
  endMs,
  nowMs,
}: {
  startMs: number;
  endMs: number;
  nowMs: number;
}): number {
  if (endMs <= startMs) {
    return 0;
  }
  return Math.max(0, Math.min(1, (endMs - nowMs) / (endMs - startMs)));
}
