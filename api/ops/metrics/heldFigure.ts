const HELD_MS = 15_000;

/** A figure of the whole market, asked of the database every fifteen seconds at most, however often somebody reads the metrics. */
export function heldFigure<T>(read: () => Promise<T>, heldMs = HELD_MS): () => Promise<T> {
  let held: Promise<T> | null = null;
  let untilMs = 0;
  return () => {
    if (held && performance.now() < untilMs) return held;
    const reading = read();
    held = reading;
    untilMs = performance.now() + heldMs;
    // What failed is not held.
    reading.catch(() => {
      if (held === reading) held = null;
    });
    return reading;
  };
}
