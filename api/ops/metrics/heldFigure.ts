const HELD_MS = 15_000;

/** Caches a metric of the whole market, so that the database is queried at most every fifteen seconds. */
export function heldFigure<T>(read: () => Promise<T>, heldMs = HELD_MS): () => Promise<T> {
  let held: Promise<T> | null = null;
  let untilMs = 0;
  return () => {
    if (held && performance.now() < untilMs) return held;
    const reading = read();
    held = reading;
    untilMs = performance.now() + heldMs;
    // Errors are not cached.
    reading.catch(() => {
      if (held === reading) held = null;
    });
    return reading;
  };
}
