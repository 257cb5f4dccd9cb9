import {
  CHART_WIDTH,
  datesOf,
  pathOf,
  roundPlace as round,
  ticksOf,
} from '../../catalog/items/chartPlaces.ts';

const DAY_MS = 86_400_000;

/** A recorded day. Amounts in cents. */
export interface ValueDay {
  /** ISO 8601, midnight of UTC. */
  readonly day: string;
  readonly copies: number;
  readonly pricedCopies: number;
  readonly referenceCents: number;
  readonly costedCopies: number;
  readonly costCents: number;
}

/** A day with its position in the drawing, which is `CHART_WIDTH` by `VALUE_HEIGHT`. */
export interface ValuePoint extends ValueDay {
  readonly x: number;
  readonly y: number;
}

/** The data of the chart. */
export interface ValueChart {
  readonly points: readonly ValuePoint[];
  /** A line for each run of days without a gap. */
  readonly lines: readonly string[];
  readonly areas: readonly string[];
  readonly ticks: readonly { readonly y: number; readonly cents: number }[];
  readonly dates: readonly { readonly share: number; readonly day: string }[];
  /** Days within the range, from the first recorded one on, that have no record. */
  readonly missedDays: number;
}

export const VALUE_HEIGHT = 160;
const TOP = 10;
const BOTTOM = 150;

/**
 * Computes the chart of the last `range` days.
 * @param endDay the current day, ISO 8601.
 */
export function placeValues(days: readonly ValueDay[], endDay: string, range: number, rate = 1): ValueChart {
  const end = Date.parse(endDay);
  const start = end - (range - 1) * DAY_MS;
  const shown = days.filter(({ day }) => Date.parse(day) >= start && Date.parse(day) <= end);
  const values = shown.map(({ referenceCents }) => referenceCents);
  const ticks = ticksOf(Math.min(...values), Math.max(...values), rate);
  const [low, high] = [ticks.at(0) ?? 0, ticks.at(-1) ?? 1];
  const yOf = (cents: number) => round(BOTTOM - ((cents - low) / Math.max(high - low, 1)) * (BOTTOM - TOP));
  const points = shown.map((each) => ({
    ...each,
    x: round(((Date.parse(each.day) - start + DAY_MS / 2) / (range * DAY_MS)) * CHART_WIDTH),
    y: yOf(each.referenceCents),
  }));
  const runs = runsOf(points);
  const lines = runs.map((run) => pathOf(run.map(({ x, y }) => [x, y])));
  const first = points.at(0);
  return {
    points,
    lines,
    areas: runs.map(
      (run, index) => `${lines[index]}L${run.at(-1)?.x ?? 0} ${BOTTOM}L${run.at(0)?.x ?? 0} ${BOTTOM}Z`,
    ),
    ticks: ticks.map((cents) => ({ y: yOf(cents), cents })),
    dates: datesOf(start, range),
    missedDays: first === undefined ? 0 : (end - Date.parse(first.day)) / DAY_MS + 1 - points.length,
  };
}

/** Points in runs of days that follow each other: a missed day is a gap, nothing is drawn across it. */
function runsOf(points: readonly ValuePoint[]): ValuePoint[][] {
  const runs: ValuePoint[][] = [];
  let last = Number.NaN;
  for (const point of points) {
    const ms = Date.parse(point.day);
    if (ms - last === DAY_MS) {
      runs.at(-1)?.push(point);
    } else {
      runs.push([point]);
    }
    last = ms;
  }
  return runs;
}

/** Index of the point nearest to a share of the width; -1 when there is none. */
export function nearestValue(points: readonly ValuePoint[], share: number): number {
  const distances = points.map(({ x }) => Math.abs(x - share * CHART_WIDTH));
  return distances.indexOf(Math.min(...distances));
}
