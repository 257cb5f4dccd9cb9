/** One day with a sale. Price in cents. */
export interface SparkDay {
  /** ISO 8601, midnight of UTC. */
  readonly day: string;
  readonly medianCents: number;
}

/** A price over some weeks as a line in a box of `SPARK_WIDTH` by `SPARK_HEIGHT`. */
export interface Sparkline {
  readonly line: string;
  readonly area: string;
  /** From the first day to the last, in tenths of a percent. */
  readonly change: number;
  readonly lastCents: number;
}

export const SPARK_WIDTH = 320;
export const SPARK_HEIGHT = 48;
/** Space for the stroke, which also keeps a constant price off the edge. */
const MARGIN = 6;
/** The smallest relative price range that the height represents, so that a small change is not exaggerated. */
const SPREAD_MIN = 0.06;

/** Computes the line of a history, oldest day first. Null when fewer than two days had a sale. */
export function sparklineOf(days: readonly SparkDay[]): Sparkline | null {
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined || days.length < 2) {
    return null;
  }
  const prices = days.map(({ medianCents }) => medianCents);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const spread = Math.max(high - low, high * SPREAD_MIN, 1);
  const middle = (low + high) / 2;
  const [start, end] = [Date.parse(first.day), Date.parse(last.day)];
  const points = days.map(({ day, medianCents }) => {
    const x = ((Date.parse(day) - start) / (end - start)) * SPARK_WIDTH;
    const y = SPARK_HEIGHT / 2 - ((medianCents - middle) / spread) * (SPARK_HEIGHT - 2 * MARGIN);
    return `${round(x)} ${round(y)}`;
  });
  const line = `M${points.join('L')}`;
  return {
    line,
    area: `${line}V${SPARK_HEIGHT}H0Z`,
    change: Math.round(((last.medianCents - first.medianCents) / first.medianCents) * 1000),
    lastCents: last.medianCents,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
